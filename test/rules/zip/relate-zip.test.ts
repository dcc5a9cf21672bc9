import { describe, expect, it } from 'vitest'
import { checkZip, compareZipWithProvince } from '../../../src/rules/built-in/address.ts'
import { codesOf } from '../../codes-of.ts'
import CASES from './relate-zip.json' with { type: 'json' }

describe('D-14: the zip and the province', () => {
	it('names every province that a shared code of AR lies in, and suggests none', () => {
		const [issue] = checkZip('9410', 'AR', { provinceCode: 'C' }).issues
		expect(issue?.params).toEqual({ zip: '9410', country: 'AR', expected: 'R, U, V, Z', province: 'C' })
		expect(issue?.suggestion).toBeUndefined()
	})

	it('points at the field that the caller filled', () => {
		const [issue] = checkZip('90210', 'US', { provinceCode: 'NY', provinceField: 'province' }).issues
		expect(issue?.path).toEqual(['province'])
		expect(issue?.suggestion).toEqual([{ path: ['province'], value: 'CA' }])
	})

	it('takes the code in any case, with the country before it', () => {
		for (const provinceCode of ['ny', ' US-NY ', 'us-ny'])
			expect(codesOf(checkZip('90210', 'us', { provinceCode }))).toEqual(['address.zip.province-mismatch'])
	})

	it.each(CASES.related)('%s %s and %s: %s', (country, zip, province, relation) => {
		expect(compareZipWithProvince(zip, province, country)).toBe(relation)
		const warns = relation === 'mismatch' ? ['address.zip.province-mismatch'] : []
		expect(codesOf(checkZip(zip, country, { provinceCode: province }))).toEqual(warns)
	})

	it.each(CASES.asWritten)('%s and %s in %s, as written: %s', (zip, province, country, relation) => {
		expect(compareZipWithProvince(zip, province, country)).toBe(relation)
	})

	it('leaves hostile options alone', () => {
		for (const options of [null, 7, { provinceCode: 7 }, { provinceCode: {} }, { provinceCode: 'x'.repeat(1e6) }])
			expect(checkZip('90210', 'US', options as never).issues).toEqual([])
	})
})
