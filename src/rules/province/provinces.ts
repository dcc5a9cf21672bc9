import { foldName, foldWords, LONGEST_NAME } from '../text/fold.ts'
import { countEdits, nearest } from '../text/nearest.ts'
import type { ProvinceFacts } from './province-facts.ts'
import {
	BETWEEN_DASHED,
	BETWEEN_NAMES,
	isKindAlone,
	LATIN_LETTER,
	mayBe,
	provinceKeys,
	withoutKind,
} from './province-key.ts'
import type { NamedProvinces, ProvinceNames } from './province-names.ts'
import { type Province, provinceByCode } from './province-table.ts'

export { type Province, provinceByCode } from './province-table.ts'
export { isNamedIn, provinceUse } from './province-use.ts'

/** Separates names that have no hyphen themselves: `Álava-Araba`, but not `Massa-Carrara (MS)`. */
const HYPHEN = /-/g
/** A text that can't be several names, so it isn't split. */
const ONE_NAME = /^[\w ]*$/
/** The most parts that a text is split into. */
const MOST_NAMES = 5

/** Returns whether ISO 3166-2 divides the country, even if its addresses don't name the divisions. */
export function isDivided(provinces: NamedProvinces, countryCode: string): boolean {
	return provinces.tableOf(countryCode).provinces.length > 0 || provinces.levelsOf(countryCode).codes.size > 0
}

/**
 * Returns the province that a code means, in any case: the ISO 3166-2 suffix, with or without the country's code before it, the
 * storefront's own code, or a retired one. With the country's code before it, ISO's meaning wins, and an ISO code that addresses
 * don't use returns null.
 */
export function resolveProvinceCode(provinces: NamedProvinces, countryCode: string, text: string): Province | null {
	const { byCode } = provinces.tableOf(countryCode)
	const known = byCode.get(text)
	if (known !== undefined) return known
	if (text.length > LONGEST_NAME) return null
	const code = text.trim().toUpperCase()
	const found = code === text ? undefined : byCode.get(code)
	if (found !== undefined) return found
	const bare = withoutCountry(countryCode, code)
	const isWhole = bare !== code
	return (
		findCode(provinces, countryCode, bare, isWhole) ??
		(bare < ':' ? findCode(provinces, countryCode, `0${bare}`, isWhole) : null)
	) // a leading 0 is only missing from codes of digits
}

/** Returns the province with this code. If the country's code preceded it (`isWhole`), ISO's meaning wins. */
function findCode(provinces: NamedProvinces, countryCode: string, code: string, isWhole: boolean): Province | null {
	const { byCode, byIso } = provinces.tableOf(countryCode)
	if (!isWhole) return byCode.get(code) ?? null
	return byIso.get(code) ?? (provinces.levelsOf(countryCode).codes.has(code) ? null : (byCode.get(code) ?? null))
}

/** Returns the suffix of an ISO 3166-2 code whose subdivision the country's addresses don't name; null for any other text. */
export function readOtherCode(provinces: NamedProvinces, countryCode: string, text: string): string | null {
	if (text.length > LONGEST_NAME) return null
	const code = withoutCountry(countryCode, text.trim().toUpperCase())
	return provinces.levelsOf(countryCode).codes.has(code) ? code : null
}

/**
 * Returns the ISO 3166-2 suffix of a subdivision that the country's addresses don't name, by its English or local name. Returns
 * null for any other text, and if the country's addresses write no province at all.
 */
export function readOtherName(provinces: NamedProvinces, countryCode: string, text: string): string | null {
	if (text.length > LONGEST_NAME) return null
	return provinces.levelsOf(countryCode).byName().get(provinceKeys(text)[1]) ?? null
}

/**
 * Returns the province that a name means: in English, the local language and, where addresses need a province, French and Spanish.
 * Ignores case, diacritics, punctuation and the word for the kind of province.
 *
 * - Also accepts a code, even with full stops, and several names and codes of the same province together.
 * - A county of a British nation keeps its name.
 * - `beside` is the province of the code field. Its name without the kind means this province, even if the name alone means
 *   another: `Maputo` beside MZ-MPM, the city.
 */
export function resolveProvinceName(
	provinces: NamedProvinces,
	countryCode: string,
	text: string,
	beside: Province | null = null,
): Province | null {
	if (beside !== null && isNameOf(beside, text)) return beside
	const names = provinces.namesOf(countryCode)
	const shown = names.byShown.get(text)
	if (shown !== undefined) return shown
	if (text.length > LONGEST_NAME || names.byShown.size === 0) return null
	const whole = findName(provinces, countryCode, text, names)
	if (whole !== null || ONE_NAME.test(text)) return whole
	return (
		findTogether(provinces, countryCode, text, names, BETWEEN_NAMES) ??
		findTogether(provinces, countryCode, text, names, BETWEEN_DASHED) ??
		findTogether(provinces, countryCode, text, names, HYPHEN)
	)
}

/** Words that distinguish two provinces of one name. They are part of the name, unless a code is given too. */
const TELLING_KIND = /^cidadede|(?:city|islands)$/

/** Returns whether a text is the province's shown name, with or without the words for its kind. */
function isNameOf({ name }: Province, text: string): boolean {
	if (text === name) return true
	if (text.length > LONGEST_NAME) return false
	const [, bare] = provinceKeys(name)
	return provinceKeys(text)[1] === bare.replace(TELLING_KIND, '')
}

/** Returns the province that all names and codes in a text mean, if they mean the same one. */
function findTogether(
	provinces: NamedProvinces,
	countryCode: string,
	text: string,
	names: ProvinceNames,
	sign: RegExp,
): Province | null {
	const parts = text.split(sign, MOST_NAMES + 1)
	if (parts.length === 1 || parts.length > MOST_NAMES) return null
	let province: Province | null = null
	for (const part of parts) {
		if (isKindAlone(part)) continue
		const meant = findName(provinces, countryCode, part, names)
		if (meant === null || (province !== null && meant.code !== province.code)) return null
		province ??= meant
	}
	return province
}

/** Returns the province that one name or code means, with or without a word for its kind. */
function findName(provinces: NamedProvinces, countryCode: string, text: string, names: ProvinceNames): Province | null {
	const found = findPlain(provinces, countryCode, text, names)
	if (found !== null) return found
	const bare = withoutKind(text, countryCode)
	return bare === text ? null : findPlain(provinces, countryCode, bare, names)
}

const LETTERS_ALONE = /^[a-z]*$/i

/** Returns whether a name only looks like a code behind the country's: `Cape` is a word in CA, `CAPE` and `CA-PE` are codes. */
function isWord(countryCode: string, text: string): boolean {
	const capitals = text.toUpperCase()
	return text.length > 3 && text !== capitals && capitals.startsWith(countryCode) && LETTERS_ALONE.test(text)
}

function findPlain(
	provinces: NamedProvinces,
	countryCode: string,
	text: string,
	names: ProvinceNames,
): Province | null {
	const [whole, bare] = provinceKeys(text)
	const code = isWord(countryCode, text) ? null : resolveProvinceCode(provinces, countryCode, text)
	const province = code ?? names.byWhole.get(whole) ?? names.byBare.get(whole) ?? null
	if (province !== null) return province
	const isCode = text.search(LATIN_LETTER) >= 0 && (whole === bare || foldWords(text).includes(bare)) // `N.S.W.`, `NY State`, not `Cheska`
	const byBare = names.byBare.get(bare) ?? (isCode ? provinceByCode(provinces, countryCode, bare.toUpperCase()) : null)
	if (byBare && mayBe(text, byBare.name, countryCode)) return byBare
	const county = names.byCounty.get(bare)
	return county === undefined ? null : { ...county, name: text.trim() }
}

/** The fewest letters of a name of which one slip is a misspelling, and the fewest of which two slips are. */
const ONE_SLIP = 6
const TWO_SLIPS = 10

/**
 * Returns the province whose name differs from a text by one slip: a letter omitted, added, replaced or swapped with its neighbour.
 * Two slips count in names of ten letters and more; shorter names than six letters have no misspellings. One slip in another name of a
 * province, in any script, counts too. Returns null if no name is near, or those of several provinces are.
 */
export function nearProvince(provinces: ProvinceFacts, countryCode: string, text: string): Province | null {
	return nearShown(provinces, countryCode, text) ?? nearOther(provinces, countryCode, text)
}

function nearOther(provinces: ProvinceFacts, countryCode: string, text: string): Province | null {
	const province = nearest(provinceKeys(text)[1], provinces.otherSpellingsOf(countryCode), 1)
	return province !== null && mayBe(text, province.name, countryCode) ? province : null
}

function nearShown(provinces: ProvinceFacts, countryCode: string, text: string): Province | null {
	const given = foldName(text)
	const province = nearest(given, provinces.spellingsOf(countryCode))
	if (province === null) return null
	const name = foldName(province.name)
	const slips = name.length >= TWO_SLIPS ? 2 : name.length >= ONE_SLIP ? 1 : 0
	const isNear = Math.abs(given.length - name.length) <= slips && countEdits(given, name, slips) <= slips
	return isNear ? province : null
}

/** Returns the province that a misspelled name means (`nearProvince`); null for the name of a place in the country. */
export function suggestProvince(provinces: ProvinceFacts, countryCode: string, text: string): Province | null {
	const places = provinces.nearPlacesOf(countryCode)
	return provinceKeys(text).some((key) => places.has(key)) ? null : nearProvince(provinces, countryCode, text)
}

/**
 * Removes the country's code from the front of a code: `US-CA` is CA, `JP13` is 13. Three letters, such as `ESP`, may mean the
 * country itself and stay.
 */
function withoutCountry(countryCode: string, code: string): string {
	if (!code.startsWith(countryCode)) return code
	if ('-_. '.includes(code[2] ?? 'x')) return code.slice(3)
	return code.length > 3 ? code.slice(2) : code
}
