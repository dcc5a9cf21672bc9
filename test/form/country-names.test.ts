import { describe, expect, it } from 'vitest'
import { de } from '../../src/entries/de.ts'
import { fr } from '../../src/entries/fr.ts'
import { allCountries, countryName, countryNames } from '../../src/entries/index.ts'
import { ja } from '../../src/entries/ja.ts'

const codes = (countries: readonly { readonly code: string }[]): string[] => countries.map(({ code }) => code).sort()

describe('countryNames', () => {
	it('has every country once, in each language', () => {
		for (const language of [undefined, null, de, fr, ja, {}])
			expect(codes(countryNames(language))).toEqual(codes(allCountries()))
	})

	it('names the countries in the language, and keeps their codes', () => {
		const german = new Map(countryNames(de).map((country) => [country.code, country]))
		expect(german.get('GR')).toEqual({ code: 'GR', alpha3: 'GRC', name: 'Griechenland' })
		expect(countryNames(ja).find(({ code }) => code === 'DE')?.name).toBe('ドイツ')
	})

	it('sorts as readers expect: a letter with a mark stands beside its letter', () => {
		const names = countryNames(de).map(({ name }) => name)
		expect(names.indexOf('Ägypten')).toBeLessThan(names.indexOf('Albanien'))
		expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Polen'))
		expect(countryNames(fr)[0]?.name).toBe('Afghanistan')
	})

	it('names a country in English that the language does not name, and ignores what is no language', () => {
		expect(countryNames({ countries: 'DEDeutschland' }).find(({ code }) => code === 'FR')?.name).toBe('France')
		for (const language of ['de', 7, [], { countries: 7 }, { countries: ';'.repeat(200_000) }])
			expect(countryNames(language as never)).toEqual(countryNames())
	})

	it('returns a new list and new countries at each call', () => {
		const [first] = countryNames() as unknown as { name: string }[]
		if (first !== undefined) first.name = 'Atlantis'
		expect(countryNames()[0]?.name).toBe('Afghanistan')
		expect(allCountries().some(({ name }) => name === 'Atlantis')).toBe(false)
	})
})

describe('countryName', () => {
	it('is the name that countryNames lists, for every country and language', () => {
		for (const language of [undefined, de, fr, ja])
			for (const { code, name } of countryNames(language)) expect(countryName(code, language)).toBe(name)
	})

	it('takes a code as people write it, and returns null for what is no country', () => {
		expect(countryName(' de ', de)).toBe('Deutschland')
		expect(['XX', 'DEU', '', null, 7].map((code) => countryName(code as string, de))).toEqual([
			null,
			null,
			null,
			null,
			null,
		])
	})
})
