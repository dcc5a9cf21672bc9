import { iso31661 } from 'iso-3166'
import { describe, expect, it } from 'vitest'
import { compileCountries } from '../../../scripts/build-countries.ts'
import { allCountries } from '../../../src/rules/built-in/places.ts'
import { BUILT_IN_COUNTRIES } from '../../../src/rules/country/built-in-countries.ts'
import { BUILT_IN_COUNTRY_NAMES } from '../../../src/rules/country/built-in-country-names.ts'
import { readCountryCode } from '../../../src/rules/country/countries.ts'
import { suggestCountry } from '../../../src/rules/country/country-names.ts'
import CASES from './countries.json' with { type: 'json' }

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const CODES = LETTERS.flatMap((a) => LETTERS.map((b) => a + b)).filter(
	(code) => BUILT_IN_COUNTRIES.countryByCode(code) !== null,
)

/** Short forms of Intl that are the code of another country (R.-U., RU) or of the Union (É.-U.). */
const SHORT_FORMS = ['R.-U.', 'RU', 'É.-U.']

describe('the countries', () => {
	it('are those of ISO 3166-1 with XK, AC and TA', () => {
		const iso = iso31661.filter(({ state }) => state === 'assigned').map(({ alpha2 }) => alpha2)
		expect(CODES).toStrictEqual([...iso, 'XK', 'AC', 'TA'].sort())
		expect(allCountries().map(({ code }) => code)).toStrictEqual(CODES)
		expect(CODES.filter((code) => readCountryCode(code.toLowerCase()) === code)).toStrictEqual(CODES)
		for (const { alpha2, alpha3, state } of iso31661) {
			if (state !== 'assigned') continue
			expect(BUILT_IN_COUNTRIES.countryByCode(alpha2)?.alpha3).toBe(alpha3)
			expect(BUILT_IN_COUNTRY_NAMES.resolveCountryName(alpha3)?.code).toBe(alpha2)
			expect(BUILT_IN_COUNTRY_NAMES.resolveCountryName(alpha2.toLowerCase())?.code).toBe(alpha2)
		}
	})

	it.each(['en', 'en-GB', 'fr', 'fr-CA', 'es', 'es-MX'])(
		'are found by their names in %s, as Intl has them',
		(language) => {
			const lost: string[] = []
			for (const style of ['long', 'short'] as const) {
				const names = new Intl.DisplayNames(language, { type: 'region', style })
				for (const code of CODES) {
					const name = names.of(code) ?? code
					if (SHORT_FORMS.includes(name)) continue
					for (const text of [name, name.toUpperCase(), ` ${name.normalize('NFD')} `])
						if (BUILT_IN_COUNTRY_NAMES.resolveCountryName(text)?.code !== code)
							lost.push(`${code} ${text}: ${BUILT_IN_COUNTRY_NAMES.resolveCountryName(text)?.code}`)
				}
			}
			expect(lost).toEqual([])
		},
	)

	it.each(CASES.found)('are found by their own names in %s, as Intl has them: %s', (language, codes) => {
		const names = new Intl.DisplayNames(language, { type: 'region' })
		for (const code of codes.split(' '))
			expect(BUILT_IN_COUNTRY_NAMES.resolveCountryName(names.of(code) ?? ''), names.of(code)).toBe(
				BUILT_IN_COUNTRIES.countryByCode(code),
			)
	})

	it('are found by each name that a source has for them alone, and by no other', () => {
		const owners = new Map<string, Set<string>>()
		for (const { code, name, names } of compileCountries())
			for (const text of [name, ...names]) owners.set(text, (owners.get(text) ?? new Set()).add(code))
		const astray = [...owners].filter(
			([name, codes]) => codes.size !== 1 || !codes.has(BUILT_IN_COUNTRY_NAMES.resolveCountryName(name)?.code ?? ''),
		)
		expect(astray.map(([name]) => name)).toEqual([])
		expect(owners.size).toBeGreaterThan(900)
	})
})

describe('official and former names of countries', () => {
	it.each([
		['Swiss Confederation', 'CH'],
		['Kingdom of the Netherlands', 'NL'],
		["République d'Haïti", 'HT'],
		['República de Angola', 'AO'],
		['Republika Hrvatska', 'HR'],
		['Kazakhstan, Republic of', 'KZ'],
		['Republic of the Congo', 'CG'],
		['Republic of China', 'TW'],
		['Upper Volta', 'BF'],
		["People's Democratic Republic of Korea", 'KP'],
		['State of Georgia', undefined],
		['Federal AR', undefined],
		['Islamic Republic', undefined],
		['Republic', undefined],
	])('%s: %s', (text, code) => expect(BUILT_IN_COUNTRY_NAMES.resolveCountryName(text)?.code).toBe(code))
})

describe('suggestCountry', () => {
	it.each([
		['Germny', 'DE'],
		['Untied Kingdom', 'GB'],
		['Swizerland', 'CH'],
		['Atlantis', undefined],
		['', undefined],
	])('%s: %s', (text, code) => expect(suggestCountry(text, BUILT_IN_COUNTRY_NAMES)?.code).toBe(code))
})
