import { isDigit } from '../text/digit.ts'
import { MAX_NAME_LENGTH } from '../text/longest-name.ts'
import type { CountryProvinces } from './province-facts.ts'
import type { Province } from './province-table.ts'

/**
 * Returns the province that a code means, in any case: the ISO 3166-2 suffix, with or without the country's code before it, the
 * storefront's own code, or a retired one. With the country's code before it, ISO's meaning wins, and an ISO code that addresses
 * don't use returns null.
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
	return findCode(of, bare, isWhole) ?? (bare < ':' ? findCode(of, `0${bare}`, isWhole) : null) // a leading 0 is only missing from codes of digits
}

/** Returns the province with this code. If the country's code preceded it (`isWhole`), ISO's meaning wins. */
function findCode(
	{ byCode, byIso, otherDivisions }: CountryProvinces,
	code: string,
	isWhole: boolean,
): Province | null {
	if (!isWhole) return byCode.get(code) ?? null
	return byIso.get(code) ?? (otherDivisions().codes.has(code) ? null : (byCode.get(code) ?? null))
}

/** Returns the suffix of an ISO 3166-2 code whose subdivision the country's addresses don't name; null for any other text. */
export function readOtherCode({ country, otherDivisions }: CountryProvinces, text: string): string | null {
	if (text.length > MAX_NAME_LENGTH) return null
	const code = withoutCountry(country, text.trim().toUpperCase())
	return otherDivisions().codes.has(code) ? code : null
}

/**
 * Removes the country's code from the front of a code: `US-CA` is CA, `JP13` is 13, and so is `JP:JP13`. Three letters, such as `ESP`, may
 * mean the country itself and stay.
 */
function withoutCountry(countryCode: string, code: string): string {
	if (!code.startsWith(countryCode)) return code
	if (code[2] === ':') return withoutCountry(countryCode, code.slice(3).trim())
	if ('-_. '.includes(code[2] ?? 'x')) return code.slice(3)
	return code.length > 3 ? code.slice(2) : code
}

/**
 * Returns the province that a code means as a rule: in ISO 3166-2, as `resolveProvinceCode` reads it, or otherwise in a list of a shop
 * system (D-103). In CN, the country's letters and a number without a sign are WooCommerce's. Only the field of the code may contain such
 * a code: in the field of the name, two letters may be the start of a word.
 */
export function provinceOfCode(of: CountryProvinces, text: string): Province | null {
	const isNumber = isDigit(text.charCodeAt(2)) && text.toUpperCase().startsWith(of.country)
	const listed = isNumber ? provinceInLists(of, text) : null
	return listed ?? resolveProvinceCode(of, text) ?? (isNumber ? null : provinceInLists(of, text))
}

/**
 * Returns the other provinces that lists in use give to a code, in addition to `usual`: ISO before a renumbering, ISO where
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
