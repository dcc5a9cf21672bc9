import { oncePerCountry } from '../country/once-per-country.ts'
import { canBeIn, NO_PLACE, type ZipPlace } from '../province/zip-place.ts'
import type { ZipFormFacts } from './zips.ts'

/**
 * What the codes of a country's provinces begin with, by the province's ISO 3166-2 suffix: beginnings without separators, and ranges
 * of beginnings. `{ AL: '350-352 354-369', AK: '995-999' }`
 */
export type ZipProvinces = Readonly<Record<string, string>>

/** Where the codes of a country are, by what they begin with: the longest beginning decides. */
type ZipPlaces = ReadonlyMap<string, ZipPlace>

/** What the rules know about postal codes: their forms, and the provinces that they are in. */
export interface ZipFacts extends ZipFormFacts {
	/** Returns where the codes of a country are; null if no table has them. */
	readonly zipPlaces: (countryCode: string) => ZipPlaces | null
}

/** Returns the forms with the provinces of a table by alpha-2 code. A country's provinces are read on their first use. */
export function createZipFacts(forms: ZipFormFacts, table: Readonly<Record<string, ZipProvinces>>): ZipFacts {
	return {
		...forms,
		zipPlaces: oncePerCountry((code) =>
			Object.hasOwn(table, code) ? readPlaces(code, table[code] as ZipProvinces) : null,
		),
	}
}

/** The longest code in the table, for countries whose longer codes follow another system: Cairo is 11511 and 4450113. */
const LONGEST: Readonly<Record<string, number>> = { AM: 4, EG: 5, NI: 5 }
/** Countries whose shared beginnings exclude all other provinces: a first digit of AR means the same regions in every list. */
const EXCLUSIVE: readonly string[] = ['AR']

function readPlaces(countryCode: string, table: ZipProvinces): ZipPlaces {
	const provincesBy = new Map<string, string[]>([['', []]])
	for (const [province, starts] of Object.entries(table)) {
		for (const start of starts.split(' ').flatMap(expand)) {
			const provinces = provincesBy.get(start) ?? []
			provinces.push(province)
			provincesBy.set(start, provinces)
		}
	}
	const listed = new Set(Object.keys(table))
	const isExclusive = EXCLUSIVE.includes(countryCode)
	const places = new Map<string, ZipPlace>()
	for (const [start, own] of provincesBy) {
		const shorter = Array.from(start, (_, length) => provincesBy.get(start.slice(0, length)) ?? [])
		places.set(start, { provinces: [...new Set([...own, ...shorter.flat()])].sort(), listed, isExclusive })
	}
	return places
}

/** Returns all beginnings of a range such as `995-999`; the beginning itself if it is none. */
function expand(range: string): readonly string[] {
	const [first = '', last = first] = range.split('-')
	if (first === last) return [first]
	const count = Number(last) - Number(first) + 1
	return Array.from({ length: count }, (_, at) => String(Number(first) + at).padStart(first.length, '0'))
}

/**
 * Returns where a zip is, by a code in its country's format and the country's alpha-2 code in capitals. Null, for a text that is no
 * code, is nowhere.
 */
export function placeOfZip(zips: ZipFacts, code: string | null, countryCode: string): ZipPlace {
	const places = code === null ? null : zips.zipPlaces(countryCode)
	if (code === null || places === null) return NO_PLACE
	if (Object.hasOwn(LONGEST, countryCode) && code.length > (LONGEST[countryCode] as number)) return NO_PLACE
	const characters = code.replace(/[ -]/g, '')
	for (let length = characters.length; length >= 0; length--) {
		const place = places.get(characters.slice(0, length))
		if (place !== undefined) return place
	}
	return NO_PLACE
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
