import { iso31662 } from 'iso-3166'
import { describe, expect, it } from 'vitest'
import { provinceUse } from '../../../src/rules/province/province-use.ts'
import {
	isDivided,
	provinceByCode,
	readOtherCode,
	readOtherName,
	resolveProvinceCode,
	resolveProvinceName,
	suggestProvince,
} from '../../../src/rules/province/provinces.ts'
import { otherSubdivisions, subdivisionName } from '../../../src/rules/province/subdivisions.ts'
import { WORLD_PROVINCES } from '../../../src/rules/province/world-provinces.ts'
import { allCountries } from '../../../src/rules/world/all-countries.ts'
import { checkProvince } from '../../../src/rules/world/check-province.ts'
import { provincesOf } from '../../../src/rules/world/provinces-of.ts'

describe('how addresses use provinces', () => {
	it.each([
		['US', 'required'],
		['AE', 'required'],
		['IE', 'used'],
		['KR', 'used'],
		['NZ', 'optional'],
		['AD', 'optional'],
		['ZW', 'optional'],
		['FR', 'hidden'],
		['GB', 'hidden'],
		['DE', 'none'],
		['QQ', 'none'],
		['', 'none'],
		['usa', 'none'],
	])('%s: %s', (country, use) => {
		expect(provinceUse(country)).toBe(use)
	})

	it.each(['US', 'DE', 'FR', 'MC'])('%s is divided by ISO 3166-2', (country) => {
		expect(isDivided(WORLD_PROVINCES, country)).toBe(true)
	})

	it('every other country is divided if iso-3166 lists subdivisions of it', () => {
		const listed = new Set(iso31662.map(({ code }) => code.slice(0, 2)))
		const others = allCountries().filter(({ code }) => provincesOf(code).length === 0)
		expect(others.filter(({ code }) => isDivided(WORLD_PROVINCES, code) !== listed.has(code))).toEqual([])
		expect(others.filter(({ code }) => isDivided(WORLD_PROVINCES, code)).length).toBeGreaterThan(50)
		expect(others.filter(({ code }) => !isDivided(WORLD_PROVINCES, code)).length).toBeGreaterThan(30)
		expect(isDivided(WORLD_PROVINCES, 'QQ')).toBe(false)
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
		expect(provinceByCode(WORLD_PROVINCES, 'US', 'CA')?.name).toBe('California')
		for (const code of ['ca', 'US-CA', ' CA', '']) expect(provinceByCode(WORLD_PROVINCES, 'US', code), code).toBeNull()
		expect(provinceByCode(WORLD_PROVINCES, 'QQ', 'CA')).toBeNull()
	})

	it.each([
		['US', 'AE', null],
		['CA', 'ON', 'CA-ON'],
		['VN', '40', 'VN-22'],
	])('%s %s has the whole code %s', (country, code, isoCode) => {
		expect(provinceByCode(WORLD_PROVINCES, country, code)?.isoCode).toBe(isoCode)
	})
})

describe('a code', () => {
	it.each([
		['US', 'ca', 'CA'],
		['US', 'US-CA', 'CA'],
		['US', 'us.ca', 'CA'],
		['US', 'US_CA', 'CA'],
		['US', 'US CA', 'CA'],
		['US', 'USCA', 'CA'],
		['JP', '1', '01'],
		['JP', 'JP1', undefined],
		['JP', 'JP-1', '01'],
		['JP', 'JP01', '01'],
		['US', 'US', undefined],
		['US', 'USA', undefined],
		['US', 'US/CA', undefined],
		['AE', 'AEZ', undefined],
		['US', `CA${' '.repeat(118)}`, 'CA'],
		['US', `CA${' '.repeat(119)}`, undefined],
		['IE', 'IE-C', undefined],
		['QQ', 'CA', undefined],
		['MX', 'DF', 'CMX'],
		['US', 'A', undefined],
		['US', 'MX-CA', undefined],
		['US', 'MXCA', undefined],
		['VN', '1', '01'],
		['VN', 'VN-01', '12'],
	])('of %s: %s is %s', (country, text, code) => {
		expect(resolveProvinceCode(WORLD_PROVINCES, country, text)?.code).toBe(code)
	})

	it.each([
		['IT', '25', '25'],
		['IT', 'it-25', '25'],
		['IT', ' IT25 ', '25'],
		['IT', 'MI', null],
		['US', 'US', null],
		['LU', 'LU', 'LU'],
		['LU', ' lu ', 'LU'],
		['DE', `BY${' '.repeat(118)}`, 'BY'],
		['DE', `BY${' '.repeat(119)}`, null],
		['QQ', 'BY', null],
	])('of another level of %s: %s is %s', (country, text, code) => {
		expect(readOtherCode(WORLD_PROVINCES, country, text)).toBe(code)
	})
})

describe('a name', () => {
	it.each([
		['CA', 'QUEBEC', 'QC'],
		['CA', 'qc', 'QC'],
		['ES', 'Lleida/Lérida', 'L'],
		['ES', '(Lleida), L', 'L'],
		['ES', 'Lleida/Lérida/L/Lleida/L', 'L'],
		['ES', 'Lleida/Lérida/L/Lleida/L/L', undefined],
		['ES', 'Álava-Araba', 'VI'],
		['ES', 'Lleida/Lérida/', 'L'],
		['ES', 'Lleida/ /Lérida', 'L'],
		['JP', '東京都/東京', '13'],
		['JP', '東京都/大阪府', undefined],
		['ES', 'Álava-Araba-Lleida', undefined],
		['CA', 'Québec – QC', 'QC'],
		['US', 'California/', 'CA'],
		['US', 'California, Nowhere', undefined],
		['US', 'N.Y.', 'NY'],
		['US', 'NY State', 'NY'],
		['RU', 'МО', undefined],
		['TW', 'Hsinchu', undefined],
		['US', `California${' '.repeat(110)}`, 'CA'],
		['US', `California${' '.repeat(111)}`, undefined],
		['US', 'Californa', undefined],
		['US', '', undefined],
		['DE', 'Bayern', undefined],
		['DE', 'BY', undefined],
	])('of %s: %s is %s', (country, text, code) => {
		expect(resolveProvinceName(WORLD_PROVINCES, country, text)?.code).toBe(code)
	})

	it('keeps a county of a British nation as written', () => {
		expect(resolveProvinceName(WORLD_PROVINCES, 'GB', ' kent ')).toEqual({
			code: 'ENG',
			name: 'kent',
			isoCode: 'GB-ENG',
		})
		expect(resolveProvinceName(WORLD_PROVINCES, 'GB', 'England')).toEqual({
			code: 'ENG',
			name: 'England',
			isoCode: 'GB-ENG',
		})
	})

	it('means its province beside the code, with or without its kind', () => {
		const city = resolveProvinceCode(WORLD_PROVINCES, 'MZ', 'MZ-MPM')
		expect(resolveProvinceName(WORLD_PROVINCES, 'MZ', 'Maputo')?.code).toBe('L')
		expect(resolveProvinceName(WORLD_PROVINCES, 'MZ', 'Maputo', city)).toBe(city)
		expect(resolveProvinceName(WORLD_PROVINCES, 'MZ', city?.name ?? '', city)).toBe(city)
		expect(resolveProvinceName(WORLD_PROVINCES, 'MZ', 'Gaza', city)?.code).toBe('G')
		const long = `Maputo${' '.repeat(115)}`
		expect(resolveProvinceName(WORLD_PROVINCES, 'MZ', long, city)).toBeNull()
		expect(resolveProvinceName(WORLD_PROVINCES, 'MZ', long.slice(1), city)).toBeNull()
		expect(resolveProvinceName(WORLD_PROVINCES, 'MZ', long.slice(0, 120), city)).toBe(city)
	})

	it.each([
		['ES', 'Catalunya', 'CT'],
		['IT', 'lombardy', '25'],
		['IT', 'Milano', null],
		['IT', `lombardy${' '.repeat(112)}`, '25'],
		['IT', `lombardy${' '.repeat(113)}`, null],
		['DE', 'Bayern', null],
		['QQ', 'Bayern', null],
	])('of another level of %s: %s is %s', (country, text, code) => {
		expect(readOtherName(WORLD_PROVINCES, country, text)).toBe(code)
	})

	it.each([
		['US', 'Californa', 'CA'],
		['US', 'CALIFORNAI', 'CA'],
		['US', 'Xanadu', undefined],
		['TW', 'Taiwan', undefined],
		['NG', 'Nigeria', undefined],
		['PY', 'Paraguay', undefined],
		['SV', 'El Salvador', undefined],
		['DE', 'Bayern', undefined],
	])('of %s: a misspelled %s may be %s', (country, text, code) => {
		expect(suggestProvince(WORLD_PROVINCES, country, text)?.code).toBe(code)
	})
})

describe('a subdivision that addresses do not name', () => {
	it('has a whole code and a name', () => {
		expect(otherSubdivisions('AF')[0]).toEqual({ isoCode: 'AF-BAL', name: 'Balkh' })
		expect(otherSubdivisions('IT')[0]).toEqual({ isoCode: 'IT-21', name: 'Piedmont' })
		expect(otherSubdivisions('IT')).toHaveLength(19) // of 20 regions; Valle d'Aosta is a province
		for (const country of ['QQ', 'it', 'ITA', 'DEBB', 'I', '', 'IT\n', null, 7, ['IT']])
			expect(otherSubdivisions(country as string), String(country)).toEqual([])
	})

	it.each([
		['DE-BY', 'Bavaria'],
		['GB-KEN', 'Kent'],
		['US-CA', null],
		['DE-XX', null],
		['de-by', null],
		['DE-BY ', null],
		['DE-BY:B', null],
		['DE', null],
		['', null],
		[7, null],
		[{ length: 5, slice: () => 'DE' }, null],
	])('%s is %s', (code, name) => {
		expect(subdivisionName(code as string)).toBe(name)
	})
})
