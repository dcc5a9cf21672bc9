import { describe, expect, it } from 'vitest'
import { zipDigits, zipFieldPattern } from '../../src/zip/zip-digits.ts'
import { zipExamples } from '../../src/zip/zip-examples.ts'
import { zipPattern } from '../../src/zip/zip-pattern.ts'

/** Returns the texts that a country's pattern matches. */
const matched = (country: string, texts: readonly string[]): readonly string[] => {
	const pattern = new RegExp(zipPattern(country) ?? '(?!)')
	return texts.filter((text) => pattern.test(text))
}

describe('zipPattern', () => {
	it.each([
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

describe('zipDigits', () => {
	it.each([
		['US', [5, 9]],
		['JP', [7]],
		['PL', [5]],
		['CZ', [5]],
		['BH', [3, 4]],
		['TW', [3, 5, 6]],
		['AM', [4, 6]],
		['LB', [4, 8]],
		['SJ', [4]],
		['IR', [10]],
	])('of %s are %j', (country, digits) => {
		expect(zipDigits(country)).toEqual(digits)
	})

	it.each(['CA', 'GB', 'KZ', 'VE', 'AI', 'LV', 'NI', 'CR', 'GH', 'BO', 'HK', 'XX', ''])(
		'of %j are none: letters, hyphens that count, doubtful codes or no codes',
		(country) => {
			expect(zipDigits(country)).toEqual([])
			expect(zipFieldPattern(country)).toBeNull()
		},
	)
})

describe('zipFieldPattern', () => {
	const field = (country: string): RegExp => new RegExp(`^(?:${zipFieldPattern(country)})$`, 'v')

	it.each(['94103', '94103-1234', 'US-94103', ' 94103 ', '９４１０３', '9.4.1.0.3', '941031234', '', '  '])(
		'of US lets %j pass',
		(text) => {
			expect(field('US').test(text)).toBe(true)
		},
	)

	it.each(['9410', '941031', '94103-123', '94103-12345', '９４１０', 'ABCDE', '-'])('stops %j in US', (text) => {
		expect(field('US').test(text)).toBe(false)
	})
})

describe('zipExamples', () => {
	it.each([
		['FR', ['75001', '33380']],
		['AD', ['AD500', 'AD100']],
		['GI', ['GX11 1AA']],
		['HK', []],
		['XX', []],
	])('of %s are %j', (country, examples) => {
		expect(zipExamples(country)).toEqual(examples)
	})
})
