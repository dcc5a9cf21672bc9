import { describe, expect, it } from 'vitest'
import { zipPattern } from './zip-pattern.ts'

/** Returns the texts that a country's pattern matches. */
const matched = (country: string, texts: readonly string[]): readonly string[] => {
	const pattern = new RegExp(zipPattern(country) ?? '(?!)')
	return texts.filter((text) => pattern.test(text))
}

describe('zipPattern', () => {
	it.each([
		['JP', '^(?:[0-9][0-9][0-9][ -]?[0-9][0-9][0-9][0-9])$'],
		['LV', '^(?:(?:LV[ -]?)?[0-9][0-9][0-9][0-9])$'],
		['GI', '^(?:GX11[ -]?1AA)$'],
		['GG', '^(?:GY(?:[0-9]|[1-9][0-9])[ -]?[0-9][ABD-HJLNP-UW-Z][ABD-HJLNP-UW-Z])$'],
		['AI', '^(?:(?:AI[ -]?)?2640)$'],
		['JM', '^(?:[0-9][0-9]|JM[A-Z][A-Z][A-Z][0-9][0-9])$'],
		['MU', '^(?:[0-9AR][0-9][0-9][0-9][0-9]|[0-9][0-9][0-9][A-Z][A-Z][0-9][0-9][0-9])$'],
		['NI', '^(?:[0-9][0-9][0-9][0-9][0-9]|[0-9][0-9][0-9]-[0-9][0-9][0-9]-[0-9])$'],
	])('of %s is %s', (country, pattern) => {
		expect(zipPattern(country)).toBe(pattern)
	})

	it.each([
		['US', ['94103', '94103-1234', '94103 1234', '941031234'], ['9410', '00100', '94103-', '94103-123', ' 94103']],
		['GB', ['M1 1AA', 'EC1Y8SY', 'GIR 0AA', 'BFPO 57', 'BFPO1234'], ['M1 1AC', 'QQ1 1AA', 'BFPO', 'm1 1aa']],
		['IE', ['D02 AF30', 'D6WF302'], ['D02 AF3O', 'D19 AF30', 'D02 AFB0']],
		['VE', ['1010', '1010-A', '1010A'], ['1010-', '1010-1', '101']],
		['PS', ['600', 'P600', 'P1234567'], ['P12', '1234567']],
	])('of %s matches capitals, with or without separators', (country, codes, others) => {
		expect(matched(country, codes)).toEqual(codes)
		expect(matched(country, others)).toEqual([])
	})

	it('is null where there are no postal codes, and for an unknown country', () => {
		for (const country of ['HK', 'XX', '', 'USA']) expect(zipPattern(country), country).toBeNull()
	})
})
