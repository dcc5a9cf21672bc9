import { readCountryCode } from '../country/countries.ts'
import { hasPair } from '../country/country-lists.ts'
import { PLACES_ABROAD } from './data/province-places.ts'
import { PROVINCES } from './data/provinces.ts'
import { blocksOf } from './province-codec.ts'
import { provinceKeys } from './province-key.ts'
import { COUNTRIES_UNDER_CN } from './province-use.ts'
import { readOtherCode, resolveProvinceCode, resolveProvinceName } from './provinces.ts'

/** A whole ISO 3166-2 code: country, hyphen, suffix. */
const WHOLE_CODE = /^([a-z]{2})-[a-z\d]{1,4}$/i
/**
 * Bounds on a name's length. Shorter texts are codes or abbreviations: no province in the table has a shorter name, and none has a
 * longer one.
 */
const SHORTEST = 3
const LONGEST = 60
/** Provinces of the US that are also countries, and that the US post serves (D-12). */
const COUNTRIES_UNDER_US: readonly string[] = ['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI']
/** What a lookup key omits: diacritics, spaces, signs, and the word `and`. */
const MARKS = '\\p{M}'
const BETWEEN_LETTERS = / (?:and|e|y) |[ '’.&()-]/g
/** What separates the folded names. */
const SEPARATORS = /\n/g

let folded: string | undefined
let triples: Int32Array | undefined
let shown: readonly ShownName[] | undefined

/** A name of the table, its country, and the countries in which a place has this name, too: pairs of letters, or `*` for many. */
type ShownName = readonly [name: string, country: string, bearers: string]

/** Returns whether a text is a whole ISO 3166-2 code, such as `US-CA`. Only such a code names its country. */
export function isWholeCode(text: string): boolean {
	return WHOLE_CODE.test(text)
}

/**
 * Returns the other countries that have this province: by a whole ISO 3166-2 code, or by its English or local name as in
 * `provincesOf`. Returns an empty list for a text that means this country itself (`CN-TW` in Taiwan), and for the name of a place in
 * this country: a city, a division of any level, the country.
 *
 * @example
 * findElsewhere('California', 'AR') // => ['US']
 * findElsewhere('us-ca', 'AR') // => ['US']
 * findElsewhere('State of California', 'AR') // => ['US']
 * findElsewhere('La Rioja', 'DE') // => ['AR', 'ES']
 * findElsewhere('Santa Cruz', 'PE') // => []
 * findElsewhere('CN-TW', 'TW') // => []
 */
export function findElsewhere(text: string, countryCode: string): readonly string[] {
	if (text.length < SHORTEST || text.length > LONGEST) return []
	const [, prefix] = WHOLE_CODE.exec(text) ?? []
	return prefix === undefined ? byName(text, countryCode) : byCode(text, prefix.toUpperCase(), countryCode)
}

function byCode(text: string, country: string, besides: string): readonly string[] {
	if (country === besides || readCountryCode(country) !== country) return []
	const code = resolveProvinceCode(country, text)?.code ?? readOtherCode(country, text)
	return code === null || isSame(country, code, besides) ? [] : [homeOf(country, code)]
}

/** Returns whether a province of `country` is the same place as the country `besides`. */
function isSame(country: string, code: string, besides: string): boolean {
	return (
		code === besides &&
		(country === 'US' ? COUNTRIES_UNDER_US : country === 'CN' ? COUNTRIES_UNDER_CN : []).includes(code)
	)
}

/**
 * Returns the country that a province belongs to. The provinces of CN that the post treats as countries are countries of their own
 * (D-12).
 */
function homeOf(country: string, code: string): string {
	return country === 'CN' && COUNTRIES_UNDER_CN.includes(code) ? code : country
}

/**
 * Searches the text of all names for the letters of one name, then compares the few matches by their keys. The search takes ten times
 * as long as a right province, so a text that has three letters in a row that no name has is left out of it: most misspelled and
 * made-up names are.
 */
function byName(text: string, besides: string): readonly string[] {
	const [whole, bare] = provinceKeys(text)
	const found: string[] = []
	shown ??= listShown()
	folded ??= foldNames(shown)
	triples ??= listTriples(folded)
	if (bare.length < SHORTEST || !hasTriples(triples, bare)) return found
	let index = 0
	let counted = 0
	for (let at = folded.indexOf(bare); at >= 0; at = folded.indexOf(bare, at + 1)) {
		index += folded.slice(counted, at).match(SEPARATORS)?.length ?? 0
		counted = at
		const [name, country, bearers] = shown[index] as ShownName
		const keys = provinceKeys(name)
		if (!keys.includes(whole) && !keys.includes(bare)) continue
		const code = resolveProvinceName(country, name)?.code ?? ''
		if (country === besides || bearers === '*' || hasPair(bearers, besides) || isSame(country, code, besides)) return []
		const home = homeOf(country, code)
		if (!found.includes(home)) found.push(home)
	}
	return found
}

/** Returns all names in one string, folded like the keys. */
function foldNames(names: readonly ShownName[]): string {
	const text = names.map(([name]) => name).join('\n')
	const letters = text.normalize('NFD').replace(new RegExp(MARKS, 'gu'), '').toLowerCase()
	return letters.replace(BETWEEN_LETTERS, '').replaceAll('ı', 'i').replaceAll('đ', 'd')
}

/** Returns a bit set of each three characters in a row of the text. Different characters may share a bit. */
function listTriples(text: string): Int32Array {
	const marks = new Int32Array(1 << 10)
	for (let at = 2; at < text.length; at++) {
		const triple = tripleAt(text, at)
		marks[triple >> 5] = (marks[triple >> 5] as number) | (1 << (triple & 31))
	}
	return marks
}

/** Returns whether the set has each three characters in a row. */
function hasTriples(marks: Int32Array, text: string): boolean {
	for (let at = 2; at < text.length; at++) {
		const triple = tripleAt(text, at)
		if ((((marks[triple >> 5] as number) >> (triple & 31)) & 1) === 0) return false
	}
	return true
}

/** Returns the place in the set of a character with the two before it. */
function tripleAt(text: string, at: number): number {
	return ((text.charCodeAt(at - 2) & 31) << 10) | ((text.charCodeAt(at - 1) & 31) << 5) | (text.charCodeAt(at) & 31)
}

function listShown(): readonly ShownName[] {
	const places = PLACES_ABROAD.slice(1).split('\n')
	return blocksOf(PROVINCES).flatMap(([country, ...rows], line) => {
		const bearers = places[line]?.split(';') ?? []
		return rows.map((row, i): ShownName => [row.split(',', 1).join(), country, bearers[i] ?? ''])
	})
}
