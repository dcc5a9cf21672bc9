import { iso31662 } from 'iso-3166'
import { describe, expect, it } from 'vitest'
import { checkProvince } from '../../../src/rules/built-in/address.ts'
import { allCountries, provincesOf } from '../../../src/rules/built-in/places.ts'
import { BUILT_IN_PROVINCES } from '../../../src/rules/province/built-in-provinces.ts'
import { isDivided } from '../../../src/rules/province/judge-province.ts'
import { provinceText } from '../../../src/rules/province/province-key.ts'
import { provinceByCode } from '../../../src/rules/province/province-table.ts'
import { provinceUse } from '../../../src/rules/province/province-use.ts'
import { suggestProvince } from '../../../src/rules/province/provinces.ts'
import { byAnswer, byCountry } from '../../rows.ts'
import { byCode, byName, otherCode, otherName } from './known.ts'

describe('how addresses use provinces', () => {
	it.each(byAnswer({ required: 'US|AE', used: 'IE|KR', optional: 'NZ|AD|ZW', hidden: 'FR|GB', none: 'DE|QQ||usa' }))(
		'%s: %s',
		(country, use) => {
			expect(provinceUse(country)).toBe(use)
		},
	)

	it.each(['US', 'DE', 'FR', 'MC'])('%s is divided by ISO 3166-2', (country) => {
		expect(isDivided(BUILT_IN_PROVINCES.of(country))).toBe(true)
	})

	it('every other country is divided if iso-3166 lists subdivisions of it', () => {
		const listed = new Set(iso31662.map(({ code }) => code.slice(0, 2)))
		const others = allCountries().filter(({ code }) => provincesOf(code).length === 0)
		expect(others.filter(({ code }) => isDivided(BUILT_IN_PROVINCES.of(code)) !== listed.has(code))).toEqual([])
		expect(others.filter(({ code }) => isDivided(BUILT_IN_PROVINCES.of(code))).length).toBeGreaterThan(50)
		expect(others.filter(({ code }) => !isDivided(BUILT_IN_PROVINCES.of(code))).length).toBeGreaterThan(30)
		expect(isDivided(BUILT_IN_PROVINCES.of('QQ'))).toBe(false)
	})

	it('D-11: a code is never refused in a country that nothing divides', () => {
		for (const shouldValidateProvinceCode of [false, true])
			expect(checkProvince({ provinceCode: 'XX' }, 'GI', { shouldValidateProvinceCode })).toMatchObject({
				status: 'valid',
				value: { code: 'XX' },
				issues: [],
			})
		expect(checkProvince({ provinceCode: 'XX' }, 'DE', { shouldValidateProvinceCode: true }).status).toBe('invalid')
	})
})

describe('the provinces of a country', () => {
	it('have codes, names and whole codes', () => {
		expect(provincesOf('CA').slice(0, 2)).toEqual([
			{ code: 'AB', name: 'Alberta', isoCode: 'CA-AB' },
			{ code: 'BC', name: 'British Columbia', isoCode: 'CA-BC' },
		])
		expect(provincesOf('us')).toBe(provincesOf('US'))
		for (const country of ['QQ', '', 'USA', 'DE']) expect(provincesOf(country), country).toEqual([])
	})

	it('are found by the exact code', () => {
		expect(provinceByCode(BUILT_IN_PROVINCES, 'US', 'CA')?.name).toBe('California')
		for (const code of ['ca', 'US-CA', ' CA', ''])
			expect(provinceByCode(BUILT_IN_PROVINCES, 'US', code), code).toBeNull()
		expect(provinceByCode(BUILT_IN_PROVINCES, 'QQ', 'CA')).toBeNull()
	})

	it.each([
		['US', 'AE', null],
		['CA', 'ON', 'CA-ON'],
		['VN', '40', 'VN-22'],
	])('%s %s has the whole code %s', (country, code, isoCode) => {
		expect(provinceByCode(BUILT_IN_PROVINCES, country, code)?.isoCode).toBe(isoCode)
	})
})

describe('a code', () => {
	it.each(
		byCountry({
			US: {
				CA: `ca|US-CA|us.ca|US_CA|US CA|USCA|CA${' '.repeat(118)}`,
				none: `US|USA|US/CA|A|MX-CA|MXCA|CA${' '.repeat(119)}`,
			},
			JP: { '01': '1|JP-1|JP01', none: 'JP1' },
			AE: { none: 'AEZ' },
			IE: { none: 'IE-C' },
			QQ: { none: 'CA' },
			MX: { CMX: 'DF' },
			VN: { '01': '1', 12: 'VN-01' },
		}),
	)('of %s: %s is %s', (country, text, code) => {
		expect(byCode(country, text)?.code ?? null).toBe(code)
	})

	it.each(
		byCountry({
			IT: { 25: '25|it-25| IT25 ', none: 'MI' },
			US: { none: 'US' },
			LU: { LU: 'LU| lu ' },
			DE: { BY: `BY${' '.repeat(118)}`, none: `BY${' '.repeat(119)}` },
			QQ: { none: 'BY' },
		}),
	)('of another level of %s: %s is %s', (country, text, code) => {
		expect(otherCode(country, text)).toBe(code)
	})
})

describe('a name', () => {
	it.each(
		byCountry({
			CA: { QC: 'QUEBEC|qc|Québec – QC' },
			ES: {
				L: 'Lleida/Lérida|(Lleida), L|Lleida/Lérida/L/Lleida/L|Lleida/Lérida/|Lleida/ /Lérida',
				VI: 'Álava-Araba',
				none: 'Lleida/Lérida/L/Lleida/L/L|Álava-Araba-Lleida',
			},
			JP: { 13: '東京都/東京', none: '東京都/大阪府' },
			US: {
				CA: `California/|California${' '.repeat(110)}`,
				NY: 'N.Y.|NY State',
				none: `California, Nowhere|Californa||California${' '.repeat(111)}`,
			},
			RU: { none: 'МО' },
			TW: { none: 'Hsinchu' },
			DE: { none: 'Bayern|BY' },
		}),
	)('of %s: %s is %s', (country, text, code) => {
		expect(byName(country, text)?.code ?? null).toBe(code)
	})

	it('keeps a county of a British nation as written', () => {
		expect(byName('GB', ' kent ')).toEqual({
			code: 'ENG',
			name: 'kent',
			isoCode: 'GB-ENG',
		})
		expect(byName('GB', 'England')).toEqual({
			code: 'ENG',
			name: 'England',
			isoCode: 'GB-ENG',
		})
	})

	it('means its province beside the code, with or without its kind', () => {
		const city = byCode('MZ', 'MZ-MPM')
		expect(byName('MZ', 'Maputo')?.code).toBe('L')
		expect(byName('MZ', 'Maputo', city)).toBe(city)
		expect(byName('MZ', city?.name ?? '', city)).toBe(city)
		expect(byName('MZ', 'Gaza', city)?.code).toBe('G')
		const long = `Maputo${' '.repeat(115)}`
		expect(byName('MZ', long, city)).toBeNull()
		expect(byName('MZ', long.slice(1), city)).toBeNull()
		expect(byName('MZ', long.slice(0, 120), city)).toBe(city)
	})

	it.each(
		byCountry({
			ES: { CT: 'Catalunya' },
			IT: { 25: `lombardy|lombardy${' '.repeat(112)}`, none: `Milano|lombardy${' '.repeat(113)}` },
			DE: { none: 'Bayern' },
			QQ: { none: 'Bayern' },
		}),
	)('of another level of %s: %s is %s', (country, text, code) => {
		expect(otherName(country, text)).toBe(code)
	})

	it.each(
		byCountry({
			US: { CA: 'Californa|CALIFORNAI', none: 'Xanadu' },
			TW: { none: 'Taiwan' },
			NG: { none: 'Nigeria' },
			PY: { none: 'Paraguay' },
			SV: { none: 'El Salvador' },
			DE: { none: 'Bayern' },
		}),
	)('of %s: a misspelled %s may be %s', (country, text, code) => {
		expect(suggestProvince(BUILT_IN_PROVINCES.of(country), provinceText(text))?.code ?? null).toBe(code)
	})
})
