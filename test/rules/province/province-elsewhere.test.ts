import { describe, expect, it } from 'vitest'
import { findElsewhere } from '../../../src/rules/province/province-elsewhere.ts'
import { WORLD_PROVINCES } from '../../../src/rules/province/world-provinces.ts'

describe('D-11: the other countries that have a province', () => {
	it.each([
		['California', 'AR', ['US']],
		['california', 'AR', ['US']],
		['State of California', 'AR', ['US']],
		['La Rioja', 'DE', ['AR', 'ES']],
		['La Rioja', 'PE', []],
		['Portland', 'US', []],
		['Portland', 'DE', ['JM']],
		['Newfoundland & Labrador', 'US', ['CA']],
		['Newfoundland Labrador', 'US', ['CA']],
		["L'Aquila", 'US', ['IT']],
		['Emilia', 'US', []],
		['São Paulo', 'AR', ['BR']],
		['SAO PAULO', 'AR', ['BR']],
		['Kırıkkale', 'AR', ['TR']],
		['Kirikkale', 'AR', ['TR']],
		['東京都', 'KR', []],
		['Tokyo', 'KR', ['JP']],
		['Rome', 'US', []],
		['Utah', 'AR', ['US']],
		['Goa', 'AR', ['IN']],
		['Canillo', 'AR', ['AD']],
		['Đồng Nai', 'AR', ['VN']],
		['Tawi-Tawi', 'US', ['PH']],
		['Al-Qādisiyyah', 'US', ['IQ']],
		['Missouri', 'AR', ['US']],
		['Modena', 'MO', ['IT']],
		['Ohio', 'AR', ['US']],
		// A county, a town and a hamlet of the country itself.
		['St. Mary Parish', 'US', []],
		['Wellington County', 'CA', []],
		['Otago', 'AU', ['NZ']],
		['Chongming', 'CN', []],
		['Cordoba', 'PH', []],
		['La Valle', 'IT', []],
		['Texas', 'MX', ['US']],
		// A country's name means the country.
		['Georgia', 'DE', []],
		['Georgia', 'GE', []],
		['Niger', 'FR', []],
		['Virgin Islands', 'VG', []],
		['Puerto Rico', 'DE', ['US']],
	])('by the name %s, for %s: %j', (name, country, countries) => {
		expect(findElsewhere(WORLD_PROVINCES, name, country)).toEqual(countries)
	})

	it.each([
		['us-ca', 'AR', ['US']],
		['US-CA', 'AR', ['US']],
		['US-CA', 'US', []],
		['US-XX', 'AR', []],
		['QQ-CA', 'AR', []],
		['DE-BY', 'AR', ['DE']],
		['USCA', 'AR', []],
		['US-CAAAA', 'AR', []],
		['xUS-CA', 'AR', []],
		['IT-25', 'AR', ['IT']],
	])('by the code %s, for %s: %j', (code, country, countries) => {
		expect(findElsewhere(WORLD_PROVINCES, code, country)).toEqual(countries)
	})

	it.each([
		['CN-HK', 'HK', []],
		['CN-HK', 'AR', ['HK']],
		['Hong Kong', 'AR', ['HK']],
		['Hong Kong', 'HK', []],
		['CN-TW', 'TW', []],
		['CN-MO', 'MO', []],
		['CN-MO', 'AR', ['MO']],
		['US-MO', 'AR', ['US']],
		['US-MO', 'MO', ['US']],
		['IT-MO', 'MO', ['IT']],
		['CN-TW', 'HK', ['TW']],
		['US-PR', 'PR', []],
		['US-PR', 'AR', ['US']],
		['Puerto Rico', 'PR', []],
		['Puerto Rico', 'JP', ['US']],
		['Puerto Rico', 'AR', []],
		['Guam', 'GU', []],
		['US-GU', 'PR', ['US']],
		['Palau', 'PW', []],
		['US-AR', 'AR', ['US']],
		['CN-CQ', 'CQ', ['CN']],
	])('D-12: %s is this country itself, or one of two: for %s %j', (text, country, countries) => {
		expect(findElsewhere(WORLD_PROVINCES, text, country)).toEqual(countries)
	})

	it.each(['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI'])('D-12: US-%s is this country itself, for %s', (country) => {
		expect(findElsewhere(WORLD_PROVINCES, `US-${country}`, country)).toEqual([])
		expect(findElsewhere(WORLD_PROVINCES, `US-${country}`, 'AR')).toEqual(['US'])
	})

	it.each(['', 'CA', 'de', 'of', '-', "'-'", 'the of', `California${' '.repeat(51)}`])(
		'none for %j, too short or too long for a name',
		(text) => {
			expect(findElsewhere(WORLD_PROVINCES, text, 'AR')).toEqual([])
		},
	)
	it('reads up to 60 characters', () => {
		expect(findElsewhere(WORLD_PROVINCES, `California${' '.repeat(50)}`, 'AR')).toEqual(['US'])
	})
})
