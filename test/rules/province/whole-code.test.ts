import { describe, expect, it } from 'vitest'
import { checkProvince } from '../../../src/rules/built-in/address.ts'
import { allCountries, provincesOf } from '../../../src/rules/built-in/places.ts'
import { DOCUMENTED_POLICY } from '../../../src/rules/core/policy.ts'
import { parentOf } from '../../../src/rules/province/province-use.ts'

const COUNTRIES = allCountries().map(({ code }) => code)

describe('validate-order.1: a whole code of another country', () => {
	it.each(['US-CA', 'CA-ON', 'FR-75', 'JP-13', 'IN-GJ'])('%s is a mismatch in every other country', (provinceCode) => {
		for (const country of COUNTRIES.filter((code) => !provinceCode.startsWith(code))) {
			const [issue] = checkProvince({ provinceCode }, country).issues
			expect([issue?.severity, issue?.code], country).toEqual(['error', 'address.province.mismatch'])
		}
	})

	it('is none where it is the code of the place itself', () => {
		const own = COUNTRIES.flatMap((country) => {
			const parent = parentOf(country)
			return parent === null ? [] : [[`${parent}-${country}`, country] as const]
		})
		const others = [
			['SH-AC', 'AC'],
			['SH-TA', 'TA'],
			['RS-KM', 'XK'],
			['RS-28', 'XK'],
			['FR-973', 'GF'],
			['NL-AW', 'AW'],
			['NO-21', 'SJ'],
		]
		expect(own.length).toBeGreaterThan(5)
		for (const [provinceCode, country] of [...own, ...others]) {
			const { issues } = checkProvince({ provinceCode: `${provinceCode}` }, country)
			expect(
				issues.filter(({ code }) => code.endsWith('mismatch')),
				`${provinceCode} in ${country}`,
			).toEqual([])
		}
	})

	it('is none for a code of the country, nor for anything that looks like one', () => {
		for (const country of COUNTRIES)
			for (const { isoCode } of provincesOf(country))
				if (isoCode !== null) expect(checkProvince({ provinceCode: isoCode }, country).status, isoCode).toBe('valid')
		for (const country of ['DE', 'FR', 'GB', 'SG'])
			for (const province of ['A-1', 'ZZ-99', 'Baden-Baden', 'St-1', 'US', 'NW-3'])
				expect(checkProvince({ province }, country).issues, `${province} in ${country}`).toEqual([])
	})

	it.each([
		['MA-11', 'EH'],
		['IL-JM', 'PS'],
		['UA-43', 'RU'],
	])('D-106: %s in %s is held by the key of what is disputed', (provinceCode, country) => {
		expect(checkProvince({ provinceCode }, country).issues).toMatchObject([
			{ severity: 'error', policy: 'disputedAddress' },
		])
		expect(checkProvince({ provinceCode }, country, DOCUMENTED_POLICY).status).toBe('valid')
	})
})

describe('D-121: a missing province', () => {
	it.each([
		[{}, 'provinceCode'],
		[{ provinceCode: '' }, 'provinceCode'],
		[{ province: '', provinceCode: '' }, 'provinceCode'],
		[{ province: '' }, 'province'],
	])('of %j is reported at %s', (input, field) => {
		expect(checkProvince(input, 'US').issues.map(({ path }) => path)).toEqual([[field]])
	})
	it('is so in every country', () => {
		let told = 0
		for (const country of COUNTRIES) {
			const fieldOf = (input: object): string =>
				checkProvince(input, country)
					.issues.map(({ path }) => path[0])
					.join()
			if (fieldOf({}) === '') continue
			told++
			const given = [
				fieldOf({}),
				fieldOf({ provinceCode: null }),
				fieldOf({ provinceCode: '', province: '' }),
				fieldOf({ province: '' }),
			]
			expect(given, country).toEqual(['provinceCode', 'provinceCode', 'provinceCode', 'province'])
		}
		expect(told).toBeGreaterThan(50)
	})
})
