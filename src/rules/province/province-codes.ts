import { isDigit } from '../text/digit.ts'
import { MAX_NAME_LENGTH } from '../text/longest-name.ts'
import type { CountryProvinces } from './province-facts.ts'
import type { Province } from './province-table.ts'

/**
 * Returns the province with a code, in any case: the ISO 3166-2 suffix with or without the country's code before it, the storefront's own code, or a
 * code that ended. If the text begins with the country's code, as in `US-CA`, the rest is read as an ISO 3166-2 code first. The result is then null
 * for an ISO code that addresses don't use.
 */
export function resolveProvinceCode(of: CountryProvinces, text: string): Province | null {
	const { byCode, country } = of
	const known = byCode.get(text)
	if (known !== undefined) return known
	if (text.length > MAX_NAME_LENGTH) return null
	const code = text.trim().toUpperCase()
	const found = code === text ? undefined : byCode.get(code)
	if (found !== undefined) return found
	const bare = withoutCountry(country, code)
	const isWhole = bare !== code
	return findCode(of, bare, isWhole) ?? (bare < ':' ? findCode(of, `0${bare}`, isWhole) : null) // only a code of digits can have lost a leading 0
}

/**
 * Returns the province with this code. If the text began with the country's code, as in `US-CA` (`isWhole`), the rest is read as an ISO 3166-2 code
 * first.
 */
function findCode(
	{ byCode, byIso, otherDivisions }: CountryProvinces,
	code: string,
	isWhole: boolean,
): Province | null {
	if (!isWhole) return byCode.get(code) ?? null
	return byIso.get(code) ?? (otherDivisions().codes.has(code) ? null : (byCode.get(code) ?? null))
}

/** Returns the suffix of an ISO 3166-2 code for a subdivision that addresses don't use; null for any other text. */
export function readOtherCode({ country, otherDivisions }: CountryProvinces, text: string): string | null {
	if (text.length > MAX_NAME_LENGTH) return null
	const code = withoutCountry(country, text.trim().toUpperCase())
	return otherDivisions().codes.has(code) ? code : null
}

/**
 * Removes the country's code at the start of a code: `US-CA` becomes CA, and `JP13` and `JP:JP13` become 13. A text of three letters, such as `ESP`,
 * stays, because it may mean the country itself.
 */
function withoutCountry(countryCode: string, code: string): string {
	if (!code.startsWith(countryCode)) return code
	if (code[2] === ':') return withoutCountry(countryCode, code.slice(3).trim())
	if ('-_. '.includes(code[2] ?? 'x')) return code.slice(3)
	return code.length > 3 ? code.slice(2) : code
}

/**
 * Returns the usual province of a code: in ISO 3166-2, as `resolveProvinceCode` reads it; otherwise in the list of a shop system (D-103). In CN,
 * `CN` directly before a number (`CN1`) is a code of WooCommerce. Only the field of the code may contain such a code. In the field of the name, two
 * letters may be the start of a word.
 */
export function provinceOfCode(of: CountryProvinces, text: string): Province | null {
	const isNumber = isDigit(text.charCodeAt(2)) && text.toUpperCase().startsWith(of.country)
	const listed = isNumber ? provinceInLists(of, text) : null
	return listed ?? resolveProvinceCode(of, text) ?? (isNumber ? null : provinceInLists(of, text))
}

/**
 * Returns the provinces other than `usual` that have the code in some list. The lists are ISO before it changed its numbers, ISO in countries whose
 * addresses use other codes (VN), and the lists of shop systems.
 */
export function otherMeanings(of: CountryProvinces, text: string, usual: Province | null): readonly Province[] {
	if (text.length > MAX_NAME_LENGTH) return []
	const code = text.trim().toUpperCase()
	const bare = code.startsWith(`${of.country}-`) ? code.slice(3) : code
	const { others } = of.alternativeCodes()
	const listed = others.get(bare) ?? others.get(`0${bare}`)
	const meanings = [
		resolveProvinceCode(of, code),
		resolveProvinceCode(of, `${of.country}-${bare}`),
		listed === undefined ? null : (of.byCode.get(listed) ?? null),
	]
	const different = new Set(meanings.filter((each) => each !== null && each.code !== usual?.code))
	return [...different] as Province[]
}

function provinceInLists(of: CountryProvinces, text: string): Province | null {
	if (text.length > MAX_NAME_LENGTH) return null
	const code = text.trim().toUpperCase()
	const { own } = of.alternativeCodes()
	const listed = own.get(code) ?? (code.startsWith(`${of.country}-`) ? own.get(code.slice(3)) : undefined)
	return listed === undefined ? null : (of.byCode.get(listed) ?? null)
}
