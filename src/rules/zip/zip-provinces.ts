import { isTwoCapitals, oncePerCountry } from '../country/once-per-country.ts'
import { type Prefix, type PrefixTree, readPrefixes } from '../packing/zip-province-pack.ts'
import { canBeIn, NO_PLACE, type ZipPlace } from '../province/zip-place.ts'
import type { ZipFormFacts } from './zips.ts'

/** What the rules know about postal codes: their forms, and the provinces that they are in. */
export interface ZipFacts extends ZipFormFacts {
	/** Returns the prefixes of a country's codes with their provinces; null if no table has them. */
	readonly prefixesOf: (countryCode: string) => CountryPrefixes | null
}

interface CountryPrefixes extends PrefixTree {
	/** The most characters of a code in the table. */
	readonly longest: number
	/** True if a shared prefix excludes all other provinces. */
	readonly isExclusive: boolean
}

/** Returns the forms with the prefixes of a table, as `zip-province-pack.ts` describes it. A country's part is decoded on its first use. */
export function createZipFacts(forms: ZipFormFacts, table: string): ZipFacts {
	return {
		...forms,
		prefixesOf: oncePerCountry((countryCode) => {
			const at = isTwoCapitals(countryCode) ? table.indexOf(countryCode) : -1
			if (at < 0) return null
			const [longest, isExclusive] = [LONGEST[countryCode] ?? Number.POSITIVE_INFINITY, EXCLUSIVE.includes(countryCode)]
			return { ...readPrefixes(table, at + 2), longest, isExclusive }
		}),
	}
}

/** The longest code in the table, for countries whose longer codes follow another system: Cairo is 11511 and 4450113. */
const LONGEST: Readonly<Record<string, number>> = { AM: 4, EG: 5, NI: 5 }
/** Countries whose shared prefixes exclude all other provinces: a first digit of AR means the same regions in every list. */
const EXCLUSIVE: readonly string[] = ['AR']
/** The code of `0`, the first character of codes and prefixes; separators have lower codes. */
const FIRST_PLACE = 48

/**
 * Returns where a zip is, by a code in its country's format and the country's alpha-2 code in capitals. Null, for a text that is no
 * code, is nowhere.
 */
export function placeOfZip(zips: ZipFacts, code: string | null, countryCode: string): ZipPlace {
	const table = code === null ? null : zips.prefixesOf(countryCode)
	if (code === null || table === null || code.length > table.longest) return NO_PLACE
	let prefix: Prefix | undefined = table.root
	let provinces = table.root.codes
	for (let at = 0; prefix !== undefined; at++) {
		provinces = prefix.codes
		if (at === code.length) break
		const place = code.charCodeAt(at) - FIRST_PLACE
		// A place below 0 is a space or a hyphen.
		if (place >= 0) prefix = place < prefix.longer.length ? prefix.longer[place] : undefined
	}
	return { provinces, listed: table.provinces, isExclusive: table.isExclusive }
}

/**
 * Returns the code that a wrong zip probably means, unless it is in another province than the address. A code with a zero in front
 * must be in a province of the table: the zero may have been put there (D-13).
 */
export function meantIn(
	zips: ZipFacts,
	meant: string | null,
	countryCode: string,
	province: string | null,
): string | null {
	if (province === null || meant === null) return meant
	const place = placeOfZip(zips, meant, countryCode)
	const isNowhere = meant.startsWith('0') && place.provinces.length === 0 && place.listed.size > 0
	return !isNowhere && canBeIn(place, province) ? meant : null
}
