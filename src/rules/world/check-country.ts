import type { PolicyCode } from '../core/note-policy.ts'
import type { PolicyOptions } from '../core/policy.ts'
import type { Verdict } from '../core/verdict.ts'
import { type CountryInput, type CountryIssueCode, checkCountryBy } from '../country/check-country.ts'
import type { Country } from '../country/countries.ts'
import { type CountryLanguage, findCountryBy } from '../country/find-country.ts'
import { WORLD_COUNTRY_NAMES } from '../country/world-country-names.ts'

/**
 * Returns the country of an address (D-10). Reads `countryCode` if it is given: alpha-2, in any case. Otherwise reads `country`: a
 * name in English, French, Spanish or the country's own language, or an alpha-2 or alpha-3 code.
 *
 * - A `country` that disagrees with the code is a warning.
 * - An unknown code or name is an error. Its suggestion is the country that is probably meant.
 * - A value that isn't a string is an unknown country.
 *
 * Names follow ISO 3166-1 and CLDR.
 *
 * @example
 * checkCountry({ country: 'Allemagne' })
 * // => { status: 'valid', value: { code: 'DE', alpha3: 'DEU', name: 'Germany' }, issues: [] }
 * checkCountry({ countryCode: 'us', country: 'Canada' }).issues[0].code // => 'address.country.conflict'
 * checkCountry({ country: 'Germny' }).issues[0].suggestion // => [{ path: ['country'], value: 'Germany' }]
 */
export function checkCountry(
	input: CountryInput | undefined,
	options?: PolicyOptions,
): Verdict<Country, CountryIssueCode | PolicyCode> {
	return checkCountryBy(WORLD_COUNTRY_NAMES, input, options)
}

/**
 * Returns the alpha-2 code of the country that a name means in English, French, Spanish or the country's own language, as
 * `checkCountry` reads it (D-10), or in one of the given languages. Also accepts an alpha-2 or alpha-3 code. Returns null for an
 * unknown name, and if the languages disagree.
 *
 * The rules read no other languages, so that a form and a server get one verdict for one input. Put the code that this function
 * finds into `countryCode` before you call them.
 *
 * @example
 * findCountry('Deutschland') // => 'DE'
 * findCountry('Griechenland') // => null
 * findCountry('Griechenland', [{ countries: 'ESSpanien;GRGriechenland' }]) // => 'GR'
 */
export function findCountry(
	name: string | null | undefined,
	languages: readonly CountryLanguage[] = [],
): string | null {
	return findCountryBy(WORLD_COUNTRY_NAMES, name, languages)
}
