import { type CountryLanguage, findCountryBy } from '../country/find-country.ts'
import { WORLD_COUNTRY_NAMES } from '../country/world-country-names.ts'

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
export function findCountry(name: string | undefined, languages: readonly CountryLanguage[] = []): string | null {
	return findCountryBy(WORLD_COUNTRY_NAMES, name, languages)
}
