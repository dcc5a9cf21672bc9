import { BUILT_IN_COUNTRIES } from '../country/built-in-countries.ts'
import type { Country } from '../country/countries.ts'
import { BUILT_IN_PROVINCE_LIST } from '../province/built-in-province-list.ts'
import { listProvinces, type Province } from '../province/province-table.ts'

/**
 * Returns all countries that an address can name, sorted by code, for the options of a form.
 *
 * @example
 * allCountries().length // => 252
 * allCountries()[0] // => { code: 'AC', alpha3: 'ASC', name: 'Ascension Island' }
 */
export function allCountries(): readonly Country[] {
	return BUILT_IN_COUNTRIES.allCountries()
}

/**
 * Returns the provinces that addresses of the country name, sorted by code. Returns an empty list for an unknown country.
 *
 * @example
 * provincesOf('CA')[0] // => { code: 'AB', name: 'Alberta', isoCode: 'CA-AB' }
 */
export function provincesOf(countryCode: string | null | undefined): readonly Province[] {
	return listProvinces(BUILT_IN_PROVINCE_LIST, countryCode)
}
