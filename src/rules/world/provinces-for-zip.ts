import { type Province, provinceByCode } from '../province/province-table.ts'
import { WORLD_PROVINCE_LIST } from '../province/world-province-list.ts'
import { findZip } from '../zip/read-zip.ts'
import { WORLD_ZIPS } from '../zip/world-zips.ts'
import { placeOfZip } from '../zip/zip-provinces.ts'

/**
 * Returns the provinces of a zip, sorted by code; several for a shared zip. Returns an empty list if the tables don't list the zip,
 * and for an invalid zip or country. Covers 32 countries.
 *
 * @example
 * provincesForZip('90210', 'US') // => [{ code: 'CA', name: 'California', isoCode: 'US-CA' }]
 * provincesForZip('42223', 'US').map((province) => province.code) // => ['KY', 'TN']
 * provincesForZip('1010', 'AT') // => []
 */
export function provincesForZip(zip: string | undefined, countryCode: string | undefined): readonly Province[] {
	const country = WORLD_ZIPS.zipForms(countryCode)?.countryCode
	if (country === undefined) return []
	const { provinces } = placeOfZip(WORLD_ZIPS, findZip(WORLD_ZIPS, zip, country), country)
	return provinces.flatMap((province) => provinceByCode(WORLD_PROVINCE_LIST, country, province) ?? [])
}
