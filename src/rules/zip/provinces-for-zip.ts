import { type Province, provinceByCode } from '../province/provinces.ts'
import { findZip } from './read-zip.ts'
import { placeOfZip } from './zip-provinces.ts'
import { zipForms } from './zips.ts'

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
	const country = zipForms(countryCode)?.countryCode
	if (country === undefined) return []
	const { provinces } = placeOfZip(findZip(zip, country), country)
	return provinces.flatMap((province) => provinceByCode(country, province) ?? [])
}
