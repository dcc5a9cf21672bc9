import { describe, expect, it } from 'vitest'
import { checkProvince, validateAddress } from '../../../src/rules/built-in/address.ts'
import { provincesOf } from '../../../src/rules/built-in/places.ts'
import { byName } from './known.ts'

const US = { address1: '1 Main St', city: 'Springfield', countryCode: 'US', phone: '+12125550123' }

describe('D-115: a county is no province', () => {
	it('of its name, in US and CN', () => {
		for (const { code, name } of provincesOf('US'))
			for (const kind of ['County', 'Parish', 'Co.', 'District', 'county USA']) {
				const province = `${name} ${kind}`
				expect(byName('US', province), province).toBeNull()
				expect(checkProvince({ province }, 'US').issues[0]?.suggestion, province).toBeUndefined()
				if (kind !== 'county USA')
					expect(checkProvince({ province, provinceCode: code }, 'US').issues, province).toEqual([])
			}
		for (const name of ['河南', '河北', '湖南', '海南', 'Henan', 'Hainan'])
			for (const kind of ['县', '縣', ' County']) expect(byName('CN', name + kind), name + kind).toBeNull()
	})

	it.each([
		['New York County', '10001', 'NY'],
		['Hawaii County', '96720', 'HI'],
		['Utah County', '84601', 'UT'],
		['Oklahoma County', '73102', 'OK'],
		['New York County, NY', '10001', 'NY'],
		['District of Columbia', '20001', 'DC'],
	])('%s with %s is in %s, as the zip says', (province, zip, code) =>
		expect(validateAddress({ ...US, province, zip })).toMatchObject({ value: { provinceCode: code }, issues: [] }),
	)

	it('of the zip’s province otherwise, which is suggested', () =>
		expect(validateAddress({ ...US, province: 'Delaware County', zip: '43015' }).issues).toMatchObject([
			{ code: 'address.province.unknown', suggestion: [{ value: 'Ohio' }] },
		]))

	it('in other countries it is the province, as each name is without the word', () => {
		const kinds = {
			IE: ['County', 'Co.'],
			RO: ['County', 'judet'],
			EE: ['County'],
			JM: ['Parish'],
			BB: ['Parish'],
		}
		for (const [country, words] of Object.entries(kinds))
			for (const { code, name } of provincesOf(country))
				for (const word of words) {
					const text = country === 'IE' ? `${word} ${name}` : `${name} ${word}`
					if (!/city|county/i.test(name)) expect(byName(country, text)?.code, text).toBe(code)
				}
		for (const text of ['District of Columbia', 'Washington DC', 'Washington, D.C.', 'State of Delaware'])
			expect(byName('US', text), text).not.toBeNull()
		for (const text of ['Nantou County', 'Changhua County', '彰化縣']) expect(byName('TW', text), text).not.toBeNull()
	})
})
