import { countryCache, countryIndex } from '../country/country-index.ts'
import { type Prefix, type PrefixTree, readPrefixes } from '../packing/zip-province-pack.ts'
import { ZIP_PROVINCES } from './data/zip-provinces.ts'

/** How a zip and a province relate. `shared`: the zip is in several provinces. `unknown`: the tables don't list it. */
export type ZipRelation = 'match' | 'mismatch' | 'shared' | 'unknown'

/** A country's zip prefixes and their provinces. */
interface ZipProvinces extends PrefixTree {
	/** The length of the longest zip that the prefixes describe. */
	readonly longest: number
}

/** Cache by `countryIndex`. Null if the tables don't have the country, undefined before the first use. */
const countries = /* @__PURE__ */ countryCache<ZipProvinces | null>()
const NO_PROVINCES: readonly string[] = []
/** The longest code in the table, for countries whose longer codes follow another system: Cairo is 11511 and 4450113. */
const LONGEST: Readonly<Record<string, number>> = { AM: 4, EG: 5, NI: 5 }
/** Countries whose shared prefixes exclude all other provinces: a first digit of AR means the same regions in every list. */
const EXCLUSIVE: readonly string[] = ['AR']
/** The code of `0`, the first character of codes and prefixes; separators have lower codes. */
const FIRST_PLACE = 48

/**
 * Returns the provinces of a zip as ISO 3166-2 suffixes; an empty list if the tables don't list it. Needs the zip in canonical
 * form, and the country's alpha-2 code in capitals.
 */
export function provinceCodesForZip(zip: string, countryCode: string): readonly string[] {
	const table = zipProvinces(countryCode)
	let codes = NO_PROVINCES
	if (table === null || zip.length > table.longest) return codes
	let prefix: Prefix | undefined = table.root
	for (let at = 0; prefix !== undefined; at++) {
		codes = prefix.codes
		if (at === zip.length) break
		const place = zip.charCodeAt(at) - FIRST_PLACE
		// A place below 0 is a space or a hyphen.
		if (place >= 0) prefix = place < prefix.longer.length ? prefix.longer[place] : undefined
	}
	return codes
}

/**
 * Compares a zip in canonical form with a province, an ISO 3166-2 suffix (D-14). A province that the tables don't have is
 * `unknown`.
 *
 * @example
 * relateCodes('90210', 'US', 'CA') // => 'match'
 * relateCodes('90210', 'US', 'NY') // => 'mismatch'
 * relateCodes('42223', 'US', 'KY') // => 'shared'
 * relateCodes('42810', 'US', 'KY') // => 'unknown'
 * relateCodes('5500', 'AR', 'X') // => 'shared'
 * relateCodes('5500', 'AR', 'C') // => 'mismatch'
 */
export function relateCodes(zip: string, countryCode: string, provinceCode: string): ZipRelation {
	const provinces = provinceCodesForZip(zip, countryCode)
	if (provinces.length === 1 && provinces[0] === provinceCode) return 'match'
	if (provinces.length === 0 || !zipProvinces(countryCode)?.provinces.has(provinceCode)) return 'unknown'
	if (provinces.length === 1) return 'mismatch'
	return EXCLUSIVE.includes(countryCode) && !provinces.includes(provinceCode) ? 'mismatch' : 'shared'
}

function zipProvinces(countryCode: string): ZipProvinces | null {
	const index = countryIndex(countryCode)
	const known = countries[index]
	if (known !== undefined || index < 0) return known ?? null
	const at = ZIP_PROVINCES.indexOf(countryCode)
	const longest = LONGEST[countryCode] ?? Number.POSITIVE_INFINITY
	const found = at < 0 ? null : { ...readPrefixes(ZIP_PROVINCES, at + 2), longest }
	countries[index] = found
	return found
}
