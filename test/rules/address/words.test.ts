import { describe, expect, it } from 'vitest'
import {
	addressFormat,
	cityKind,
	labelLines,
	needsCity,
	provinceKind,
	zipKind,
} from '../../../src/rules/address/address-formats.ts'
import { BUILT_IN_ADDRESSES } from '../../../src/rules/address/built-in-addresses.ts'
import { allCountries } from '../../../src/rules/built-in/places.ts'

/** The countries that take an article, as newspapers write them. */
const WITH_ARTICLE =
	'AE AX BQ BS CC CD CF CG CK DO FK FO GB GM GS HM IM IO KM KY MH MP MV NL PH PN SB SC TC TF UM US VG VI'.split(' ')

describe('the name of a country in a sentence', () => {
	it('has the article that English gives it', () => {
		const found = allCountries().filter(
			({ code, name }) => BUILT_IN_ADDRESSES.formats.wordsOf(code).shown['country'] === `the ${name}`,
		)
		expect(found.map(({ code }) => code)).toEqual(WITH_ARTICLE)
		const bare = allCountries().filter(
			({ code, name }) => BUILT_IN_ADDRESSES.formats.wordsOf(code).shown['country'] === name,
		)
		expect(found.length + bare.length).toBe(allCountries().length)
	})

	it('is the code where no country has it', () => {
		expect(BUILT_IN_ADDRESSES.formats.wordsOf('QQ').shown).toEqual({
			country: 'QQ',
			cityField: 'city',
			provinceField: 'province',
			aProvinceField: 'a province',
			zipField: 'postal code',
		})
	})
})

describe('the words of a country', () => {
	it.each([
		['US', 'city', 'state', 'ZIP code'],
		['GB', 'town or city', 'province', 'postal code'],
		['IE', 'city', 'county', 'Eircode'],
		['IN', 'city', 'state', 'PIN code'],
		['AU', 'suburb', 'state', 'postal code'],
		['KR', 'city', 'province or city', 'postal code'],
		['JP', 'city', 'prefecture', 'postal code'],
	])('%s: %s, %s, %s', (country, cityField, provinceField, zipField) => {
		expect(BUILT_IN_ADDRESSES.formats.wordsOf(country).shown).toMatchObject({ cityField, provinceField, zipField })
		expect(BUILT_IN_ADDRESSES.formats.wordsOf(country)).toBe(BUILT_IN_ADDRESSES.formats.wordsOf(country))
	})

	it.each([
		['IE', 'a county'],
		['AE', 'an emirate'],
		['US', 'a state'],
	])('%s: with an article, %s', (country, aProvinceField) => {
		expect(BUILT_IN_ADDRESSES.formats.wordsOf(country).shown).toMatchObject({ aProvinceField })
	})
})

describe('the kinds of parts', () => {
	it.each([
		['US', 'city', 'state', 'zip'],
		['GB', 'post_town', 'province', 'postal'],
		['KR', 'city', 'do_si', 'postal'],
		['IE', 'city', 'county', 'eircode'],
		['ZZ', 'city', 'province', 'postal'],
		['', 'city', 'province', 'postal'],
		['U', 'city', 'province', 'postal'],
		['USA', 'city', 'province', 'postal'],
	])('%j: %s, %s, %s', (country, city, province, zip) => {
		expect([cityKind(country), provinceKind(country), zipKind(country)]).toEqual([city, province, zip])
		expect(addressFormat(country)).toMatchObject({ cityKind: city, provinceKind: province, zipKind: zip })
	})
})

describe('addressFormat', () => {
	it.each([
		['JP', 'ZS/C/A', true],
		['SG', 'A/CS/Z', false],
		['ZZ', 'A/CSZ', true],
	])('%s: %s', (country, lines, hasCity) => expect(addressFormat(country)).toMatchObject({ lines, hasCity }))
})

describe('labelLines', () => {
	it.each([
		['US', false, '%N/%O/%A/%C, %S %Z'],
		['US', true, '%N/%O/%A/%C, %S %Z'],
		['JP', false, '〒%Z/%S%C/%A/%O/%N'],
		['JP', true, '%N/%O/%A/%C, %S/%Z'],
		['ZZ', false, '%N/%O/%A/%C %S %Z'],
		['ZZ', true, '%N/%O/%A/%C %S %Z'],
	])('%s, Latin %j: %s', (country, isLatin, lines) => expect(labelLines(country, isLatin)).toBe(lines))
})

describe('needsCity', () => {
	it.each([
		['FR', true],
		['SG', false],
		['S', true],
		['', true],
	])('%j: %j', (country, needed) => expect(needsCity(country)).toBe(needed))
})
