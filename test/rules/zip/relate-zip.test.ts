import { describe, expect, it } from 'vitest'
import { checkZip, relateZip } from '../../../src/rules/world/address.ts'
import { codesOf } from '../../codes-of.ts'

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

	it.each([
		['US', '42223', 'KY', 'shared'],
		['US', '42223', 'TN', 'shared'],
		['US', '42223', 'CA', 'shared'],
		['AU', '2620', 'ACT', 'shared'],
		['AU', '2620', 'NSW', 'shared'],
		['IE', 'H16 E2T4', 'CN', 'shared'],
		['IE', 'H16 E2T4', 'MN', 'shared'],
		['US', '90210', 'CA', 'match'],
		['CA', 'K1A 0C9', 'QC', 'match'],
		['CA', 'K1A 0C9', 'ON', 'mismatch'],
		['AR', 'C1070AAM', 'B', 'mismatch'],
		['AR', '1070', 'B', 'shared'],
		['AR', '9410', 'C', 'mismatch'],
		['AR', '9410', 'U', 'shared'],
		['ES', '22583', 'L', 'shared'],
		['ES', '22580', 'L', 'mismatch'],
		['CN', '624700', 'QH', 'shared'],
		['UA', '03027', '32', 'shared'],
		['AU', '2999', 'NSW', 'match'],
		['AU', '2920', 'ACT', 'match'],
		['AU', '9999', 'VIC', 'shared'],
		['PT', '4620-007', '13', 'match'],
		['PT', '4620-007', '03', 'mismatch'],
		['CO', '110111', 'DC', 'match'],
		['US', '90210', 'XX', 'unknown'],
		['TW', '999', 'TPE', 'unknown'],
		['AT', '1010', '9', 'unknown'],
	] as const)('%s %s and %s: %s', (country, zip, province, relation) => {
		expect(relateZip(zip, province, country)).toBe(relation)
		const warns = relation === 'mismatch' ? ['address.zip.province-mismatch'] : []
		expect(codesOf(checkZip(zip, country, { provinceCode: province }))).toEqual(warns)
	})

	it.each([
		['m5v 3l9', 'ontario', 'ca', 'match'],
		['１００-０００１', '東京都', 'JP', 'match'],
		['28013', 'ES-B', 'ES', 'mismatch'],
		['2620', 'Victoria', 'AU', 'shared'],
		['90210', 'Atlantis', 'US', 'unknown'],
		['9021', 'CA', 'US', 'unknown'],
		['', 'CA', 'US', 'unknown'],
		['90210', '', 'US', 'unknown'],
		['90210', 'CA', 'XX', 'unknown'],
		['D02 AF30', 'Dublin', 'IE', 'match'],
	] as const)('%s and %s in %s, as written: %s', (zip, province, country, relation) => {
		expect(relateZip(zip, province, country)).toBe(relation)
	})

	it('leaves hostile options alone', () => {
		for (const options of [null, 7, { provinceCode: 7 }, { provinceCode: {} }, { provinceCode: 'x'.repeat(1e6) }])
			expect(checkZip('90210', 'US', options as never).issues).toEqual([])
	})
})
