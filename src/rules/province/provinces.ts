import { foldName, foldWords, isSplitCode } from '../text/fold.ts'
import { MAX_NAME_LENGTH } from '../text/longest-name.ts'
import { countEdits, nearest } from '../text/nearest.ts'
import { isWholeCode } from './names-abroad.ts'
import { resolveProvinceCode } from './province-codes.ts'
import type { CountryProvinces } from './province-facts.ts'
import {
	BETWEEN_DASHED,
	BETWEEN_NAMES,
	isKindAlone,
	keysOf,
	LATIN_LETTER,
	mayBe,
	type ProvinceText,
	provinceKeys,
	provinceText,
	withoutKind,
} from './province-key.ts'
import type { Province } from './province-table.ts'
import type { ZipPlace } from './zip-place.ts'

/** Matches separators between two names that contain no hyphen: `Álava-Araba`, but not `Massa-Carrara (MS)`. */
const HYPHEN = /-/g
/** Matches a text that can contain only one name. Such a text isn't split. */
const ONE_NAME = /^[\w ]*$/
/** The most parts into which a text is split. */
const MAX_NAMES = 5

/**
 * Returns the province with this name in English, in the local language and, where addresses require a province, in French or Spanish. Case,
 * accents, punctuation and the word for the kind of province don't matter.
 *
 * - The text may also be a code, even with full stops, or several names and codes of the same province.
 * - For a county of a British nation, the result has the county's name. A county of US or CN isn't a province.
 * - `beside` is the province in the field of the code. Without the word for its kind, the name of `beside` means this province, even if the name
 *   alone means another one: `Maputo` next to MZ-MPM is the city.
 */
export function resolveProvinceName(
	of: CountryProvinces,
	text: string,
	beside: Province | null = null,
): Province | null {
	return findNamedProvince(of, provinceText(text), beside)
}

/** Works like `resolveProvinceName`, for a text whose keys other functions also need. */
export function findNamedProvince(of: CountryProvinces, name: ProvinceText, beside: Province | null): Province | null {
	const { text } = name
	const exact = of.byCode.get(text) ?? of.names().byText.get(text)
	if (beside !== null && exact !== beside && isNameOf(beside, name)) return beside
	if (exact !== undefined) return exact
	if (text.length > MAX_NAME_LENGTH || of.provinces.length === 0) return null
	const whole = findName(of, name)
	if (whole !== null) return whole
	const together = ONE_NAME.test(text)
		? null
		: (findTogether(of, text, BETWEEN_NAMES) ??
			findTogether(of, text, BETWEEN_DASHED) ??
			findTogether(of, text, HYPHEN))
	return together ?? findBesideCode(of, text)
}

/** Returns the province of a name with the province's code before or after it: `Texas TX`, but not `Texas CA`. */
function findBesideCode(of: CountryProvinces, text: string): Province | null {
	const [first, last] = [text.indexOf(' '), text.lastIndexOf(' ')]
	if (first < 0) return null
	const pairs = [
		[text.slice(last + 1), text.slice(0, last)],
		[text.slice(0, first), text.slice(first + 1)],
	] as const
	for (const [code, name] of pairs) {
		const province = of.byCode.get(code.toUpperCase())
		if (province !== undefined && findName(of, provinceText(name))?.code === province.code) return province
	}
	return null
}

/** Matches words that distinguish two provinces with the same name. Without a code next to the name, these words belong to the name. */
const TELLING_KIND = /^cidadede|(?:city|islands)$/

/** Returns whether a text is the shown name of the province, with or without the words for its kind. */
function isNameOf({ name: shown }: Province, name: ProvinceText): boolean {
	if (name.text === shown) return true
	if (name.text.length > MAX_NAME_LENGTH) return false
	const [, bare] = provinceKeys(shown)
	return [bare, bare.replace(TELLING_KIND, '')].includes(keysOf(name)[1])
}

/** A letter between signs isn't a word for the kind: `D/F` isn't the code F. */
const ONE_LETTER = /^[a-z]$/i

/** Returns the province that all names and codes in a text mean; null if they mean different provinces. */
function findTogether(of: CountryProvinces, text: string, sign: RegExp): Province | null {
	const parts = text.split(sign, MAX_NAMES + 1)
	if (parts.length === 1 || parts.length > MAX_NAMES) return null
	const meant: Province[] = []
	const counties: ProvinceText[] = []
	for (const [at, part] of parts.map((text) => provinceText(text.trim())).entries()) {
		const isCountry = at === 0 && part.text === of.country
		const isKind = sign !== HYPHEN && isKindAlone(part.text) && !ONE_LETTER.test(part.text)
		if (isCountry || isKind) continue
		const found = findName(of, part)
		if (found !== null) meant.push(found)
		else if (isCounty(of, part.text)) counties.push(part)
		else return null
	}
	const [province = null] = meant
	const isOne = province !== null && meant.every(({ code }) => code === province.code)
	return isOne && counties.every((county) => isNameOf(province, county)) ? province : null
}

/** Returns the province of one name or code, with or without a word for its kind. */
function findName(of: CountryProvinces, name: ProvinceText): Province | null {
	if (isSplitCode(name.text)) return resolveProvinceCode(of, name.text)
	const bare = withoutKind(name.text, of.country)
	const isWhole = bare === name.text || isWholeCode(name.text) // `US` isn't a kind in `US-CA`
	const found = findPlain(of, name) ?? (isWhole ? null : findPlain(of, provinceText(bare)))
	return found !== null && endsInOtherCode(of, name, found) ? null : found
}

const LETTERS_ALONE = /^[a-z]*$/i

/**
 * Returns whether a text is a word, although it begins with the country's letters like a code: `Cape` is a word in CA, but `CAPE` and `CA-PE` are
 * codes.
 */
function isWord(countryCode: string, text: string): boolean {
	const capitals = text.toUpperCase()
	return text.length > 3 && text !== capitals && capitals.startsWith(countryCode) && LETTERS_ALONE.test(text)
}

function findPlain(of: CountryProvinces, name: ProvinceText): Province | null {
	const { text } = name
	const { byWhole, byBare, byPart } = of.names()
	const keys = keysOf(name)
	const [whole, bare] = keys
	const code = isWord(of.country, text) ? null : resolveProvinceCode(of, text)
	const province = code ?? byWhole.get(whole) ?? byBare.get(whole) ?? null
	if (province !== null || isCounty(of, text)) return province
	const isCode =
		text.search(LATIN_LETTER) >= 0 && !isWholeCode(text) && (whole === bare || foldWords(text).includes(bare)) // `N.S.W.`, `NY State`, not `Cheska`
	const found = byBare.get(bare) ?? (isCode ? of.byCode.get(bare.toUpperCase()) : null)
	if (found && mayBe(keys, found.name, of.country)) return found
	const part = byPart.get(bare)
	return part === undefined ? null : { ...part, name: text.trim() }
}

/** Matches a text of one word, or the letters of a code: `C A`. */
const IS_SPACED = /^(?:\S*|\S(?: \S)*)$/
/** Articles come only before a name. In capitals after a name, they are a code. */
const BEFORE_NAMES = ' DA DE DEL DI DO DU OF '

/** Returns whether a text that isn't a name ends in the code of another province: `Texas DE`. */
function endsInOtherCode(of: CountryProvinces, name: ProvinceText, province: Province): boolean {
	const { text } = name
	const at = text.lastIndexOf(' ')
	const last = text.slice(at + 1)
	if (text === province.name || IS_SPACED.test(text)) return false
	const other = of.byCode.get(last)
	const isOther = other === undefined ? BEFORE_NAMES.includes(` ${last} `) : other.code !== province.code
	if (!isOther || resolveProvinceCode(of, text) !== null) return false
	if (foldWords(province.name).pop() === last.toLowerCase()) return false // `AGUSAN DEL SUR`
	return !of.names().byWhole.has(keysOf(name)[0]) && !of.names().byBare.has(keysOf(name)[0])
}

/**
 * Matches words for a division below the provinces. Such a division often has the name of another province: Delaware County is in six other states.
 */
const COUNTIES: Readonly<Record<string, RegExp>> = {
	CN: /^.*(?:县| county)$/,
	US: /^(?:.* (?:county|parish|co|district)(?: usa?)?|(?:county|parish) .*)$/,
}

/** Returns whether a text is a county, and not the province with the same name. */
function isCounty({ country }: CountryProvinces, text: string): boolean {
	return COUNTIES[country]?.test(foldName(text)) === true
}

/** If a text is the name of a county, returns the only province of the zip: `New York County` with 10001. */
export function findCountyProvince(of: CountryProvinces, name: ProvinceText, { provinces }: ZipPlace): Province | null {
	const [only = '', ...more] = provinces
	const province = more.length === 0 ? (of.byCode.get(only) ?? null) : null
	return province !== null && isCounty(of, name.text) && isNameOf(province, name) ? province : null
}

/** The fewest letters of a name that may have one wrong letter, and of a name that may have two. */
const ONE_SLIP = 6
const TWO_SLIPS = 10

/**
 * Returns the province whose name differs from a text by one mistake: a letter left out, added, replaced, or swapped with the next one. Names of ten
 * letters or more may have two mistakes. Names of fewer than six letters may have none. Another name of the province, in any script, may have one
 * mistake. Returns null if no name is near, or if names of several provinces are near.
 */
export function nearProvince(of: CountryProvinces, name: ProvinceText): Province | null {
	return nearShown(of, name.text) ?? nearOther(of, name)
}

function nearOther(of: CountryProvinces, name: ProvinceText): Province | null {
	const keys = keysOf(name)
	const province = nearest(keys[1], of.otherSpellings(), 1)
	return province !== null && mayBe(keys, province.name, of.country) ? province : null
}

function nearShown(of: CountryProvinces, text: string): Province | null {
	const given = foldName(text)
	const province = nearest(given, of.spellings())
	if (province === null) return null
	const name = foldName(province.name)
	const slips = name.length >= TWO_SLIPS ? 2 : name.length >= ONE_SLIP ? 1 : 0
	const isNear = Math.abs(given.length - name.length) <= slips && countEdits(given, name, slips) <= slips
	return isNear ? province : null
}

/** Returns the province whose name is misspelled (`nearProvince`). Returns null if the text is the name of a place in the country. */
export function suggestProvince(of: CountryProvinces, name: ProvinceText): Province | null {
	if (isCounty(of, name.text)) return null
	const places = of.nearPlaces()
	return keysOf(name).some((key) => places.has(key)) ? null : nearProvince(of, name)
}

/**
 * Returns the ISO 3166-2 suffix of a subdivision that addresses don't use, by its English or local name. Returns null for any other text, and if
 * addresses of the country don't contain a province.
 */
export function readOtherName(of: CountryProvinces, name: ProvinceText): string | null {
	if (name.text.length > MAX_NAME_LENGTH) return null
	return of.otherDivisions().byName.get(keysOf(name)[1]) ?? null
}
