import { isDigit } from '../text/digit.ts'
import { LONGEST_NAME } from '../text/fold.ts'
import type { ProvinceFacts } from './province-facts.ts'
import { type Province, provinceByCode, resolveProvinceCode } from './provinces.ts'

/**
 * Returns the province that a code means as a rule: in ISO 3166-2, as `resolveProvinceCode` reads it, or otherwise in a list of a shop system
 * (D-103). In CN, the country's letters and a number without a sign are WooCommerce's. Only the field of the code may hold such a code: in
 * the field of the name, two letters may be the start of a word.
 */
export function provinceOfCode(provinces: ProvinceFacts, countryCode: string, text: string): Province | null {
	const isNumber = isDigit(text.charCodeAt(2)) && text.toUpperCase().startsWith(countryCode)
	const listed = isNumber ? provinceInLists(provinces, countryCode, text) : null
	return (
		listed ??
		resolveProvinceCode(provinces, countryCode, text) ??
		(isNumber ? null : provinceInLists(provinces, countryCode, text))
	)
}

/**
 * Returns the other provinces that numberings in use give to a code, besides `usual`: ISO before a renumbering, ISO where addresses use other
 * codes (VN), and the lists of shop systems.
 */
export function otherMeanings(
	provinces: ProvinceFacts,
	countryCode: string,
	text: string,
	usual: Province | null,
): readonly Province[] {
	if (text.length > LONGEST_NAME) return []
	const code = text.trim().toUpperCase()
	const bare = code.startsWith(`${countryCode}-`) ? code.slice(3) : code
	const { others } = provinces.numberingsOf(countryCode)
	const listed = others.get(bare) ?? others.get(`0${bare}`)
	const meanings = [
		resolveProvinceCode(provinces, countryCode, code),
		resolveProvinceCode(provinces, countryCode, `${countryCode}-${bare}`),
		listed === undefined ? null : provinceByCode(provinces, countryCode, listed),
	]
	const different = new Set(meanings.filter((each) => each !== null && each.code !== usual?.code))
	return [...different] as Province[]
}

function provinceInLists(provinces: ProvinceFacts, countryCode: string, text: string): Province | null {
	if (text.length > LONGEST_NAME) return null
	const code = text.trim().toUpperCase()
	const { own } = provinces.numberingsOf(countryCode)
	const listed = own.get(code) ?? (code.startsWith(`${countryCode}-`) ? own.get(code.slice(3)) : undefined)
	return listed === undefined ? null : provinceByCode(provinces, countryCode, listed)
}
