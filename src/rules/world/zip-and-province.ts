import { type Province, provinceByCode } from '../province/province-table.ts'
import { resolveProvinceCode, resolveProvinceName } from '../province/provinces.ts'
import { WORLD_PROVINCE_LIST } from '../province/world-province-list.ts'
import { WORLD_PROVINCE_NAMES } from '../province/world-province-names.ts'
import { relatePlace, type ZipRelation } from '../province/zip-place.ts'
import { readZip } from '../zip/read-zip.ts'
import { WORLD_ZIPS } from '../zip/world-zips.ts'

/**
 * Returns the provinces of a zip, sorted by code; several for a shared zip. Returns an empty list if the tables don't list the zip,
 * and for an invalid zip or country. Covers 32 countries.
 *
 * @example
 * provincesForZip('90210', 'US') // => [{ code: 'CA', name: 'California', isoCode: 'US-CA' }]
 * provincesForZip('42223', 'US').map((province) => province.code) // => ['KY', 'TN']
 * provincesForZip('1010', 'AT') // => []
 */
export function provincesForZip(
	zip: string | null | undefined,
	countryCode: string | null | undefined,
): readonly Province[] {
	const forms = WORLD_ZIPS.zipForms(countryCode)
	if (forms === null) return []
	const { provinces } = readZip(zip, forms).place
	return provinces.flatMap((province) => provinceByCode(WORLD_PROVINCE_LIST, forms.countryCode, province) ?? [])
}

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
export function relateZip(
	zip: string | null | undefined,
	province: string | null | undefined,
	countryCode: string | null | undefined,
): ZipRelation {
	const forms = WORLD_ZIPS.zipForms(countryCode)
	if (forms === null || typeof province !== 'string') return 'unknown'
	const { countryCode: country } = forms
	const provinces = WORLD_PROVINCE_NAMES
	const known = resolveProvinceCode(provinces, country, province) ?? resolveProvinceName(provinces, country, province)
	return known === null ? 'unknown' : relatePlace(readZip(zip, forms).place, known.code)
}
