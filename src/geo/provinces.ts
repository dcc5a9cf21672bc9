import { foldName, LONGEST_NAME } from '../text/fold.ts'
import { nearest, type Spelling, spellingsOf } from '../text/nearest.ts'
import { readCountryCode } from './countries.ts'
import { BETWEEN_NAMES, countyPrint, LATIN_LETTER, provinceKeys, provincePrint } from './province-key.ts'
import { otherCodes, type Province, type ProvinceNames, provinceNames, provinceTable } from './province-table.ts'

export type { Province } from './province-table.ts'
export { type ProvinceUse, provinceUse } from './province-use.ts'

/** The same in names that have none within: `Álava-Araba`, and not `Massa-Carrara (MS)`. */
const HYPHEN = /-/g
/** No more names and ends of texts than these are read together. */
const MOST_NAMES = 5

/** The provinces that the country's addresses name, in the order of their codes; none for what is no country. */
export function provincesOf(countryCode: string): readonly Province[] {
	const code = readCountryCode(countryCode)
	return code === null ? [] : provinceTable(code).provinces
}

/** The province with exactly this code, in capitals: the ISO 3166-2 suffix, or another one in circulation. */
export function provinceByCode(countryCode: string, code: string): Province | null {
	return provinceTable(countryCode).byCode.get(code) ?? null
}

/**
 * The province that a code means, in any case: the ISO 3166-2 suffix, bare or after the country's code, the storefront's own
 * code, or a retired one.
 *
 * @example
 * resolveProvinceCode('US', 'us-ca')?.name // => 'California'
 * resolveProvinceCode('MX', 'DF')?.code // => 'CMX'
 * resolveProvinceCode('US', 'California') // => null
 */
export function resolveProvinceCode(countryCode: string, text: string): Province | null {
	const { byCode } = provinceTable(countryCode)
	const known = byCode.get(text)
	if (known !== undefined) return known
	if (text.length > LONGEST_NAME) return null
	const code = text.trim().toUpperCase()
	const bare = withoutCountry(countryCode, code)
	const found = (code === text ? undefined : byCode.get(code)) ?? (bare === code ? undefined : byCode.get(bare))
	if (found !== undefined) return found
	return bare < ':' ? (byCode.get(`0${bare}`) ?? null) : null // codes with a 0 before them are digits
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
 * The province that a name means, in English or the local language, whatever its case, diacritics and punctuation, with or
 * without the word for its kind. A code does for a name, also with full stops; so do several of its names and codes together.
 * A county of a British nation keeps its name.
 *
 * @example
 * resolveProvinceName('CA', 'QUEBEC')?.code // => 'QC'
 * resolveProvinceName('JP', '東京都')?.code // => '13'
 * resolveProvinceName('GB', 'Kent') // => { code: 'ENG', name: 'Kent', isoCode: 'GB-ENG' }
 * resolveProvinceName('ES', 'Lleida/Lérida')?.code // => 'L'
 * resolveProvinceName('US', 'Californa') // => null
 */
export function resolveProvinceName(countryCode: string, text: string): Province | null {
	const names = provinceNames(countryCode)
	const shown = names.byShown.get(text)
	if (shown !== undefined) return shown
	if (text.length > LONGEST_NAME || names.byShown.size === 0) return null
	const whole = findName(countryCode, text, names)
	if (whole !== null) return whole
	return findTogether(countryCode, text, names, BETWEEN_NAMES) ?? findTogether(countryCode, text, names, HYPHEN)
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
