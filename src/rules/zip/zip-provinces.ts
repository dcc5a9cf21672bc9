import { countryCache, countryIndex } from '../country/country-index.ts'
import { type Prefix, type PrefixTree, readPrefixes } from '../packing/zip-province-pack.ts'
import { canBeIn, NO_PLACE, type ZipPlace } from '../province/zip-place.ts'
import { ZIP_PROVINCES } from './data/zip-provinces.ts'

/** Cache by `countryIndex`. Null if the tables don't have the country, undefined before the first use. */
const countries = /* @__PURE__ */ countryCache<PrefixTree | null>()
/** The longest code in the table, for countries whose longer codes follow another system: Cairo is 11511 and 4450113. */
const LONGEST: Readonly<Record<string, number>> = { AM: 4, EG: 5, NI: 5 }
/** Countries whose shared prefixes exclude all other provinces: a first digit of AR means the same regions in every list. */
const EXCLUSIVE: readonly string[] = ['AR']
/** The code of `0`, the first character of codes and prefixes; separators have lower codes. */
const FIRST_PLACE = 48

/**
 * Returns where a zip is, by a code in its country's format and the country's alpha-2 code in capitals. Null, for a text that is no
 * code, is nowhere.
 *
 * @example
 * placeOfZip('42223', 'US').provinces // => ['KY', 'TN']
 */
export function placeOfZip(code: string | null, countryCode: string): ZipPlace {
	const table = code === null ? null : zipProvinces(countryCode)
	if (code === null || table === null || code.length > (LONGEST[countryCode] ?? code.length)) return NO_PLACE
	let prefix: Prefix | undefined = table.root
	let provinces = table.root.codes
	for (let at = 0; prefix !== undefined; at++) {
		provinces = prefix.codes
		if (at === code.length) break
		const place = code.charCodeAt(at) - FIRST_PLACE
		// A place below 0 is a space or a hyphen.
		if (place >= 0) prefix = place < prefix.longer.length ? prefix.longer[place] : undefined
	}
	return { provinces, listed: table.provinces, isExclusive: EXCLUSIVE.includes(countryCode) }
}

/**
 * Returns the code that a wrong zip probably means, unless it is in another province than the address. A code with a zero in front
 * must be in a province of the table: the zero may have been put there (D-13).
 */
export function meantIn(meant: string | null, countryCode: string, province: string | null): string | null {
	if (province === null || meant === null) return meant
	const place = placeOfZip(meant, countryCode)
	const isNowhere = meant.startsWith('0') && place.provinces.length === 0 && place.listed.size > 0
	return !isNowhere && canBeIn(place, province) ? meant : null
}

function zipProvinces(countryCode: string): PrefixTree | null {
	const index = countryIndex(countryCode)
	const known = countries[index]
	if (known !== undefined || index < 0) return known ?? null
	const at = ZIP_PROVINCES.indexOf(countryCode)
	const found = at < 0 ? null : readPrefixes(ZIP_PROVINCES, at + 2)
	countries[index] = found
	return found
}
