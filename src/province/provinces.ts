import { foldName } from '../text/fold.ts'
import { LONGEST_NAME } from '../text/longest-name.ts'
import { nearest, type Spelling, spellingsOf } from '../text/nearest.ts'
import { BETWEEN_NAMES, countyPrint, LATIN_LETTER, provinceKeys, provincePrint } from './province-key.ts'
import { otherCodes, otherNames, type ProvinceNames, provinceNames } from './province-names.ts'
import { type Province, provinceByCode, provinceTable } from './province-table.ts'

export { type Province, provinceByCode, provincesOf } from './province-table.ts'
export { type ProvinceUse, provinceUse } from './province-use.ts'

/** The same in names that have none within: `Álava-Araba`, and not `Massa-Carrara (MS)`. */
const HYPHEN = /-/g
/** A text that can hold one name alone, so that it need not be cut. */
const ONE_NAME = /^[\w ]*$/
/** No more names and ends of texts than these are read together. */
const MOST_NAMES = 5

/** Whether ISO 3166-2 divides a country, into what its addresses name or not. */
export function isDivided(countryCode: string): boolean {
	return provinceTable(countryCode).rows.length > 0 || otherCodes(countryCode).size > 0
}

/**
 * The province that a code means, in any case: the ISO 3166-2 suffix, bare or after the country's code, the storefront's own
 * code, or a retired one. After the country's code it is ISO's, where ISO has it; a code of ISO that addresses do not use is null.
 *
 * @example
 * resolveProvinceCode('US', 'us-ca')?.name // => 'California'
 * resolveProvinceCode('VN', 'VN-22')?.name // => 'Nghệ An'
 * resolveProvinceCode('VN', '22')?.name // => 'Quảng Ninh'
 * resolveProvinceCode('MX', 'DF')?.code // => 'CMX'
 * resolveProvinceCode('US', 'California') // => null
 */
export function resolveProvinceCode(countryCode: string, text: string): Province | null {
	const { byCode } = provinceTable(countryCode)
	const known = byCode.get(text)
	if (known !== undefined) return known
	if (text.length > LONGEST_NAME) return null
	const code = text.trim().toUpperCase()
	const found = code === text ? undefined : byCode.get(code)
	if (found !== undefined) return found
	const bare = withoutCountry(countryCode, code)
	const isWhole = bare !== code
	return findCode(countryCode, bare, isWhole) ?? (bare < ':' ? findCode(countryCode, `0${bare}`, isWhole) : null) // codes with a 0 before them are digits
}

/** The province with this code; ISO's alone, where it stood after the country's code and ISO has it. */
function findCode(countryCode: string, code: string, isWhole: boolean): Province | null {
	const { byCode, byIso } = provinceTable(countryCode)
	if (!isWhole) return byCode.get(code) ?? null
	return byIso.get(code) ?? (otherCodes(countryCode).has(code) ? null : (byCode.get(code) ?? null))
}

/**
 * The suffix of a code of ISO 3166-2 that stands for a subdivision which the country's addresses do not name; null for any
 * other text.
 *
 * @example
 * readOtherCode('IT', 'it-25') // => '25'
 * readOtherCode('IT', 'MI') // => null
 */
export function readOtherCode(countryCode: string, text: string): string | null {
	if (text.length > LONGEST_NAME) return null
	const code = withoutCountry(countryCode, text.trim().toUpperCase())
	return otherCodes(countryCode).has(code) ? code : null
}

/**
 * The suffix of the code of ISO 3166-2 of a subdivision which the country's addresses do not name, by its name, in English or the
 * local language; null for any other text, and where addresses write no province at all.
 *
 * @example
 * readOtherName('ES', 'Catalunya') // => 'CT'
 * readOtherName('IT', 'lombardy') // => '25'
 * readOtherName('IT', 'Milano') // => null
 */
export function readOtherName(countryCode: string, text: string): string | null {
	if (text.length > LONGEST_NAME) return null
	return otherNames(countryCode).get(countyPrint(provinceKeys(text)[1])) ?? null
}

/**
 * The province that a name means, in English or the local language, whatever its case, diacritics and punctuation, with or
 * without the word for its kind. A code does for a name, also with full stops; so do several of its names and codes together.
 * A county of a British nation keeps its name. Beside a province that a code stands for, its own name without the word for its kind
 * is that province's, though alone it is another's: `Maputo` beside MZ-MPM, the city.
 *
 * @example
 * resolveProvinceName('CA', 'QUEBEC')?.code // => 'QC'
 * resolveProvinceName('JP', '東京都')?.code // => '13'
 * resolveProvinceName('GB', 'Kent') // => { code: 'ENG', name: 'Kent', isoCode: 'GB-ENG' }
 * resolveProvinceName('ES', 'Lleida/Lérida')?.code // => 'L'
 * resolveProvinceName('US', 'Californa') // => null
 */
export function resolveProvinceName(
	countryCode: string,
	text: string,
	beside: Province | null = null,
): Province | null {
	if (beside !== null && isNameOf(beside, text)) return beside
	const names = provinceNames(countryCode)
	const shown = names.byShown.get(text)
	if (shown !== undefined) return shown
	if (text.length > LONGEST_NAME || names.byShown.size === 0) return null
	const whole = findName(countryCode, text, names)
	if (whole !== null || ONE_NAME.test(text)) return whole
	return findTogether(countryCode, text, names, BETWEEN_NAMES) ?? findTogether(countryCode, text, names, HYPHEN)
}

/** Kinds that tell provinces of one name apart, so that a name keeps them, unless a code tells them apart already. */
const TELLING_KIND = /^cidadede|(?:city|islands)$/

/** Whether a text is the name shown of a province, or what is left of it without the words for its kind. */
function isNameOf({ name }: Province, text: string): boolean {
	if (text === name) return true
	if (text.length > LONGEST_NAME) return false
	const [, bare] = provinceKeys(name)
	return provinceKeys(text)[1] === bare.replace(TELLING_KIND, '')
}

/** The province that all names and codes of a text mean, apart by a sign. */
function findTogether(countryCode: string, text: string, names: ProvinceNames, sign: RegExp): Province | null {
	const parts = text.split(sign, MOST_NAMES + 1)
	if (parts.length === 1 || parts.length > MOST_NAMES) return null
	let province: Province | null = null
	for (const part of parts) {
		if (part.trim() === '') continue
		const meant = findName(countryCode, part, names)
		if (meant === null || (province !== null && meant.code !== province.code)) return null
		province ??= meant
	}
	return province
}

/** The province that one name or code means. */
function findName(countryCode: string, text: string, names: ProvinceNames): Province | null {
	const [whole, bare] = provinceKeys(text)
	const wholePrint = provincePrint(whole)
	const province =
		resolveProvinceCode(countryCode, text) ??
		names.byWhole.get(wholePrint) ??
		names.byBare.get(wholePrint) ??
		names.byBare.get(provincePrint(bare)) ??
		(text.search(LATIN_LETTER) < 0 ? null : provinceByCode(countryCode, bare.toUpperCase())) // `N.S.W.`, `NY State`
	if (province) return province
	const county = names.byCounty.get(countyPrint(bare))
	return county === undefined ? null : { ...county, name: text.trim() }
}

/** Countries whose own name, where a province belongs, is near to that of a province: Nigeria is no Niger, Taiwan no Tainan. */
const NO_MISSPELLINGS: readonly string[] = ['taiwan', 'nigeria', 'paraguay', 'el salvador']

const spellingsByCountry = new Map<string, readonly Spelling<Province>[]>()

/** The province whose name is nearest to a misspelled one; null when none is near or several are. */
export function suggestProvince(countryCode: string, text: string): Province | null {
	const { provinces } = provinceTable(countryCode)
	let spellings = spellingsByCountry.get(countryCode)
	if (spellings === undefined) {
		spellings = spellingsOf(provinces, ({ name }) => foldName(name))
		if (provinces.length > 0) spellingsByCountry.set(countryCode, spellings)
	}
	const name = foldName(text)
	return NO_MISSPELLINGS.includes(name) ? null : nearest(name, spellings)
}

/** A code without its country before it: `US-CA` is CA, `JP13` is 13; three letters, such as `ESP`, may be the country itself. */
function withoutCountry(countryCode: string, code: string): string {
	if (!code.startsWith(countryCode)) return code
	if ('-_. '.includes(code[2] ?? 'x')) return code.slice(3)
	return code.length > 3 ? code.slice(2) : code
}
