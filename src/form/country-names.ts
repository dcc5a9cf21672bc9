import { allCountries } from '../rules/built-in/places.ts'
import { readField } from '../rules/core/read.ts'
import { BUILT_IN_COUNTRIES } from '../rules/country/built-in-countries.ts'
import { type Country, readCountryCode } from '../rules/country/countries.ts'
import { nameInList } from '../rules/country/country-lists.ts'
import { type CountryLanguage, MAX_LIST_LENGTH } from '../rules/country/find-country.ts'
import { inReaderOrder } from './place-names.ts'

/**
 * Returns all countries with their names in a language, for the options of a select. The list is sorted for readers of that language. Without a
 * language or with a tag, names are in English, and so is a name that the language doesn't have.
 *
 * @example
 * countryNames({ countries: 'DEDeutschland;EGÄgypten' }).find(({ code }) => code === 'DE')?.name // => 'Deutschland'
 * countryNames({ countries: 'EGÄgypten' })[1] // => { code: 'EG', alpha3: 'EGY', name: 'Ägypten' }
 * countryNames()[0] // => { code: 'AF', alpha3: 'AFG', name: 'Afghanistan' }
 */
export function countryNames(language?: CountryLanguage | null): readonly Country[] {
	const names = namesOf(language)
	const named = allCountries().map((country) => ({ ...country, name: nameInList(names, country.code) ?? country.name }))
	return inReaderOrder(named, ({ name }) => name)
}

/**
 * Returns the name of a country in a language by its alpha-2 code. The name is in English without a language, with a tag, or if the language doesn't
 * have it. Returns null if the text isn't a code.
 *
 * @example
 * countryName('DE', { countries: 'DEDeutschland;EGÄgypten' }) // => 'Deutschland'
 * countryName('de') // => 'Germany'
 * countryName('XX') // => null
 */
export function countryName(countryCode: string | null | undefined, language?: CountryLanguage | null): string | null {
	const code = readCountryCode(countryCode)
	if (code === null) return null
	return nameInList(namesOf(language), code) ?? BUILT_IN_COUNTRIES.countryByCode(code)?.name ?? null
}

function namesOf(language: unknown): string {
	const given = readField(language, 'countries')
	return typeof given === 'string' && given.length <= MAX_LIST_LENGTH ? given : ''
}
