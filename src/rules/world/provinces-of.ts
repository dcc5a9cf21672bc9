import { listProvinces, type Province } from '../province/province-table.ts'
import { WORLD_PROVINCE_LIST } from '../province/world-province-list.ts'

/**
 * Returns the provinces that the country's addresses name, sorted by code; an empty list for an unknown country.
 *
 * @example
 * provincesOf('CA')[0] // => { code: 'AB', name: 'Alberta', isoCode: 'CA-AB' }
 */
export function provincesOf(countryCode: string | null | undefined): readonly Province[] {
	return listProvinces(WORLD_PROVINCE_LIST, countryCode)
}
