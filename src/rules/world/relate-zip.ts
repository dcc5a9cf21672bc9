import { WORLD_PROVINCE_NAMES } from '../province/world-province-names.ts'
import type { ZipRelation } from '../province/zip-place.ts'
import { relateZipBy } from '../zip/relate-zip.ts'
import { WORLD_ZIPS } from '../zip/world-zips.ts'

/**
 * Compares a zip and a province (D-14). Accepts a zip in any format, and a province by code or name. Covers the countries of
 * `provincesForZip`.
 *
 * - `match`: the zip is in this province.
 * - `mismatch`: the zip is in one other province.
 * - `shared`: the zip is in several provinces. This may or may not be one of them.
 * - `unknown`: the tables don't list the zip or the province, or one of the arguments is invalid.
 *
 * @example
 * relateZip('90210', 'US-NY', 'US') // => 'mismatch'
 * relateZip('42223', 'KY', 'US') // => 'shared'
 * relateZip('1010', 'Wien', 'AT') // => 'unknown'
 */
export function relateZip(zip: string, province: string, countryCode: string): ZipRelation {
	return relateZipBy(WORLD_ZIPS, WORLD_PROVINCE_NAMES, zip, province, countryCode)
}
