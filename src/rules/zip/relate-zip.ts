import type { NamedProvinces } from '../province/province-names.ts'
import { resolveProvinceCode, resolveProvinceName } from '../province/provinces.ts'
import { relatePlace, type ZipRelation } from '../province/zip-place.ts'
import { findZip } from './read-zip.ts'
import { placeOfZip, type ZipFacts } from './zip-provinces.ts'

/** `relateZip` by the facts of the caller. */
export function relateZipBy(
	zips: ZipFacts,
	provinces: NamedProvinces,
	zip: string,
	province: string,
	countryCode: string,
): ZipRelation {
	const country = zips.zipForms(countryCode)?.countryCode
	if (country === undefined || typeof province !== 'string') return 'unknown'
	const known = resolveProvinceCode(provinces, country, province) ?? resolveProvinceName(provinces, country, province)
	return known === null ? 'unknown' : relatePlace(placeOfZip(zips, findZip(zips, zip, country), country), known.code)
}
