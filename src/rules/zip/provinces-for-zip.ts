import { type Province, type ProvinceList, provinceByCode } from '../province/province-table.ts'
import { findZip } from './read-zip.ts'
import { placeOfZip, type ZipFacts } from './zip-provinces.ts'

/** `provincesForZip` by the facts of the caller. */
export function provincesForZipBy(
	zips: ZipFacts,
	list: ProvinceList,
	zip: string | undefined,
	countryCode: string | undefined,
): readonly Province[] {
	const country = zips.zipForms(countryCode)?.countryCode
	if (country === undefined) return []
	const { provinces } = placeOfZip(zips, findZip(zips, zip, country), country)
	return provinces.flatMap((province) => provinceByCode(list, country, province) ?? [])
}
