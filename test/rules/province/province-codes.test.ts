import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkProvince, provincesOf, provincesOfZip, validateAddress } from '../../../src/entries/index.ts'
import { BUILT_IN_PROVINCES } from '../../../src/rules/province/built-in-provinces.ts'
import { otherMeanings, provinceOfCode } from '../../../src/rules/province/province-codes.ts'
import { zipExamples } from '../../../src/rules/zip/zip-examples.ts'
import { runs } from '../../fuzz.ts'
import { byCountry } from '../../rows.ts'
import { byCode } from './known.ts'
import CASES from './province-codes.json' with { type: 'json' }

const REST = { address1: 'x 1', city: 'X', phone: '+12133734253' }

/** Returns the province of an address, and the codes of the issues about provinces. */
function placed(
	countryCode: string,
	provinceCode: string,
	province: string,
	zip: string,
): readonly [string, ...string[]] {
	const verdict = validateAddress({ ...REST, countryCode, provinceCode, province, zip })
	const codes = verdict.issues
		.map(({ code }) => code.replace('address.', ''))
		.filter((code) => code.includes('province'))
	return [verdict.status === 'valid' ? verdict.value.provinceCode : '', ...codes]
}

describe('D-11: a code and a name in a known numbering', () => {
	it.each(CASES.agreeing)('in %s, %s and %s agree', (country, provinceCode, province, code) => {
		const verdict = checkProvince({ provinceCode, province }, country)
		expect(verdict).toMatchObject({ status: 'valid', value: { code }, issues: [] })
	})

	it.each([
		['US', 'CA', 'Texas', 'CA'],
		['IE', 'KE', 'Cork', 'KE'],
		['IR', '07', 'Gilan', '07'],
		['UA', '23', 'Lviv', '23'],
		['TH', '55', 'Bangkok', '55'],
	])('in %s, %s and %s agree in none: the code counts, with a warning', (country, provinceCode, province, code) => {
		const verdict = checkProvince({ provinceCode, province }, country)
		expect(verdict).toMatchObject({
			value: { code },
			issues: [{ code: 'address.province.conflict', severity: 'warning' }],
		})
	})

	it.each(CASES.beside)('in %s, %s beside %j and %s is doubted: %s is used', (country, code, name, zip, used) => {
		expect(placed(country, code, name, zip)).toEqual([used, 'province.code-doubted'])
	})

	it.each([
		['TH', '55', 'Mae Hong Son', '55000', ['55', 'province.conflict']],
		['US', 'CA', 'Texas', '90210', ['CA', 'province.conflict']],
		['US', 'CA', 'Texas', '10001', ['CA', 'province.conflict', 'zip.province-mismatch']],
		['US', 'CA', '', '10001', ['CA', 'zip.province-mismatch']],
		['CN', 'CN11', '', '210000', ['JS']],
		['CN', 'CN11', '', '', ['JS']],
		['CN', '11', '', '100000', ['BJ']],
	])('in %s, %s beside %j and %s keeps its usual meaning', (country, code, name, zip, told) => {
		const [value, ...codes] = placed(country, code, name, zip)
		expect(codes).toEqual(told.slice(1))
		expect([told[0], '']).toContain(value)
	})
})

describe('D-103: a code alone', () => {
	it('of ISO today, and of our own lists, never warns because of another list', () => {
		for (const country of ['CN', 'IE', 'IR', 'KZ', 'MX', 'PH', 'TH', 'UA', 'US', 'VN'])
			for (const { code } of provincesOf(country)) {
				const { issues } = checkProvince({ provinceCode: code }, country)
				expect(
					issues.filter((issue) => issue.code !== 'address.province.is-country'),
					`${country} ${code}`,
				).toEqual([])
				expect(provinceOfCode(BUILT_IN_PROVINCES.of(country), code)?.code).toBe(code)
			}
	})

	it.each(
		byCountry({
			CN: { JS: 'CN11', XJ: 'cn32', GD: 'CN20', BJ: '11|CN-11' },
			HK: { HK: 'HONG KONG', KL: 'KOWLOON' },
			MX: { JAL: 'JA' },
		}),
	)('of %s, %s is %s', (country, provinceCode, code) => {
		expect(checkProvince({ provinceCode }, country)).toMatchObject({ value: { code }, issues: [] })
	})

	it('has no other meaning in a country without lists, nor in none', () => {
		expect(otherMeanings(BUILT_IN_PROVINCES.of('FR'), '75', null)).toEqual([])
		expect(otherMeanings(BUILT_IN_PROVINCES.of(''), '75', null)).toEqual([])
		expect(otherMeanings(BUILT_IN_PROVINCES.of('IR'), '7', byCode('IR', '7')).map(({ code }) => code)).toEqual(['23'])
	})
})

it('D-11: a province is one that the name, the code or the zip supports', () => {
	const countries = ['CN', 'IE', 'IR', 'MX', 'PH', 'TH', 'UA', 'US', 'VN']
	const places = countries.flatMap((country) => provincesOf(country).map(({ code, name }) => ({ country, code, name })))
	const place = fc.constantFrom(...places)
	fc.assert(
		fc.property(place, place, fc.integer({ min: 0, max: 999_999 }), fc.boolean(), (a, b, digits, isWhole) => {
			const { country } = a
			const name = b.country === country ? b.name : a.name
			const provinceCode = isWhole ? `${country}-${a.code}` : a.code
			const zip = zipExamples(country)[0]?.replace(/\d+$/, (end) =>
				String(digits).padStart(end.length, '0').slice(0, end.length),
			)
			const given = { ...REST, countryCode: country, provinceCode, province: name, zip: zip ?? '' }
			const verdict = validateAddress(given)
			const usual = provinceOfCode(BUILT_IN_PROVINCES.of(country), provinceCode)
			const supported = [checkProvince({ province: name }, country)].flatMap(({ value }) => value?.code ?? [])
			const meanings = [
				usual,
				...otherMeanings(BUILT_IN_PROVINCES.of(country), provinceCode, usual),
				...provincesOfZip(given.zip, country),
			]
			supported.push(...meanings.flatMap((each) => each?.code ?? []))
			if (verdict.status === 'valid') expect(supported, JSON.stringify(given)).toContain(verdict.value.provinceCode)
			for (const { code, suggestion } of verdict.issues) {
				const change = suggestion?.find(({ path }) => path[0] === 'provinceCode')
				if (code !== 'address.province.code-doubted' || change === undefined) continue
				const mended = validateAddress({ ...given, provinceCode: change.value })
				expect(mended.issues.length, JSON.stringify(given)).toBeLessThan(verdict.issues.length)
			}
		}),
		{ numRuns: runs(20_000) },
	)
})
