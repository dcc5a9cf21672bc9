import type { Country } from '../country/countries.ts'
import { WORLD_COUNTRIES } from '../country/world-countries.ts'

/**
 * Returns all countries that an address can name, sorted by code: the options of a form.
 *
 * @example
 * allCountries().length // => 252
 * allCountries()[0] // => { code: 'AC', alpha3: 'ASC', name: 'Ascension Island' }
 */
export function allCountries(): readonly Country[] {
	return WORLD_COUNTRIES.allCountries()
}
