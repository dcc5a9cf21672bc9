import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import coverage from 'cldr-core/coverageLevels.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import * as languages from '../../../src/languages/generated/loaders.ts'
import { findCountry } from '../../../src/rules/built-in/address.ts'
import { allCountries } from '../../../src/rules/built-in/places.ts'
import { BUILT_IN_COUNTRIES } from '../../../src/rules/country/built-in-countries.ts'
import { BUILT_IN_COUNTRY_NAMES } from '../../../src/rules/country/built-in-country-names.ts'
import { nameInList } from '../../../src/rules/country/country-lists.ts'
import { suggestCountry } from '../../../src/rules/country/country-names.ts'
import { foldName } from '../../../src/rules/text/fold.ts'
import { nearest, spellingsOf } from '../../../src/rules/text/nearest.ts'

describe('D-10 findCountry', () => {
	it('reads the names of every language of the package, and each country has one name a language', async () => {
		const loaded = await Promise.all(Object.values(languages.LANGUAGES).map((load) => load()))
		expect(loaded.length).toBeGreaterThan(7)
		for (const language of loaded) {
			const missed = allCountries().filter(({ code }) => {
				const name = nameInList(language.countries, code)
				return name !== undefined && findCountry(name, [language]) !== code
			})
			expect(missed, language.language).toEqual([])
		}
	})

	it('is what the rules read without a language', () => {
		for (const name of ['Allemagne', 'us', 'USA', 'Côte d’Ivoire', 'Atlantis', '', ' '])
			expect(findCountry(name)).toBe(BUILT_IN_COUNTRY_NAMES.resolveCountryName(name)?.code ?? null)
	})

	it.each([
		[[{ countries: 'DEGalia' }, { countries: 'FRGalia' }], null],
		[[{ countries: 'DEGalia' }, { countries: 'DEGalia;FRGallia' }], 'DE'],
		[[{ countries: 'XXGalia' }], null],
		[[{ countries: 7 }, null, 'de', { countries: 'FRGalia' }], 'FR'],
		['de', null],
		[null, null],
	])('reads Galia with %j as %s', (given, code) => {
		expect(findCountry('Galia', given as unknown as [])).toBe(code)
	})

	it('returns null where a language gives the name to another country than the rules do', () => {
		expect(findCountry('Georgia', [{ countries: 'USGeorgia' }])).toBeNull()
	})

	it.each([undefined, null, 7, {}, 'x'.repeat(1_000_000)])('returns null for %s', (name) => {
		expect(findCountry(name as string, [])).toBeNull()
	})
})

describe('D-10 suggestCountry, for the names of countries in the languages that CLDR covers fully', () => {
	const root = join(import.meta.dirname, '../../../node_modules/cldr-localenames-full/main')
	const covered = readdirSync(root).filter(
		(language) => (coverage.coverageLevels as Readonly<Record<string, string>>)[language] === 'modern',
	)
	const spellings = spellingsOf(allCountries(), ({ name }) => foldName(name))
	const unread = covered.flatMap((language) => {
		const file = JSON.parse(readFileSync(join(root, language, 'territories.json'), 'utf8'))
		const names: Readonly<Record<string, string>> = file.main[language].localeDisplayNames.territories
		return Object.entries(names)
			.map(([key, name]) => ({ code: key.slice(0, 2), name }))
			.filter(
				({ code, name }) =>
					BUILT_IN_COUNTRIES.countryByCode(code) !== null && BUILT_IN_COUNTRY_NAMES.resolveCountryName(name) === null,
			)
	})

	it('never suggests another country', () => {
		const wrong = unread.filter(
			({ code, name }) => (suggestCountry(name, BUILT_IN_COUNTRY_NAMES)?.code ?? code) !== code,
		)
		expect(wrong).toEqual([])
	})

	it('still suggests every right country that its English name alone is near to', () => {
		const right = unread.filter(({ code, name }) => nearest(foldName(name), spellings)?.code === code)
		expect(right.length).toBeGreaterThan(2500)
		expect(right.filter(({ code, name }) => suggestCountry(name, BUILT_IN_COUNTRY_NAMES)?.code !== code)).toEqual([])
	})
})
