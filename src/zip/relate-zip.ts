import { resolveProvinceCode, resolveProvinceName } from '../province/provinces.ts'
import { findZip } from './check-zip-format.ts'
import { relateCodes, type ZipRelation } from './zip-provinces.ts'
import { zipForms } from './zips.ts'

/**
 * How a zip and a province go together (D-14): `match`; `mismatch`, the zip lies in one other province; `shared`, it lies in
 * several, and whether this is one of them is not held against it; `unknown` where the tables do not say, and for what is no
 * zip, no province or no country. The zip however it is written, the province by code or name. Covers the countries of
 * `provincesForZip`.
 *
 * @example
 * relateZip('90210', 'California', 'US') // => 'match'
 * relateZip('90210', 'US-NY', 'US') // => 'mismatch'
 * relateZip('42223', 'KY', 'US') // => 'shared'
 * relateZip('1010', 'Wien', 'AT') // => 'unknown'
 */
export function relateZip(zip: string, province: string, countryCode: string): ZipRelation {
	const country = zipForms(countryCode)?.countryCode
	const code = findZip(zip, countryCode)
	if (country === undefined || !code || typeof province !== 'string') return 'unknown'
	const known = resolveProvinceCode(country, province) ?? resolveProvinceName(country, province)
	return known === null ? 'unknown' : relateCodes(code, country, known.code)
}
