import { countryCache, countryIndex } from '../country/country-index.ts'
import { LONGEST_NAME } from '../text/longest-name.ts'
import { NUMBERINGS } from './data/numberings.ts'
import { type Province, provinceByCode, resolveProvinceCode } from './provinces.ts'

/** The codes of a country in other numberings than the current ISO 3166-2: lists of shop systems, and ISO before a renumbering (D-103). */
interface Numberings {
	/** Our code of the province, by a code that ISO doesn't know. */
	readonly own: ReadonlyMap<string, string>
	/** Our codes of other provinces, by a code that ISO gives to one. */
	readonly others: ReadonlyMap<string, string>
}

/** Cache by `countryIndex`. */
const decoded = /* @__PURE__ */ countryCache<Numberings>()
const FIRST_DIGIT = 48
const LAST_DIGIT = 57

/**
 * Returns the province that a code means as a rule: in ISO 3166-2, as `resolveProvinceCode` reads it, or otherwise in a list of a shop system
 * (D-103). In CN, the country's letters and a number without a sign are WooCommerce's. Only the field of the code may hold such a code: in
 * the field of the name, two letters may be the start of a word.
 *
 * @example
 * provinceOfCode('MX', 'JA')?.name // => 'Jalisco'
 * provinceOfCode('CN', 'CN11')?.name // => 'Jiangsu'
 * provinceOfCode('CN', '11')?.name // => 'Beijing'
 */
export function provinceOfCode(countryCode: string, text: string): Province | null {
	const digit = text.charCodeAt(2)
	const isNumber = digit >= FIRST_DIGIT && digit <= LAST_DIGIT && text.toUpperCase().startsWith(countryCode)
	const listed = isNumber ? provinceInLists(countryCode, text) : null
	return listed ?? resolveProvinceCode(countryCode, text) ?? (isNumber ? null : provinceInLists(countryCode, text))
}

/**
 * Returns the other provinces that numberings in use give to a code, besides `usual`: ISO before a renumbering, ISO where addresses use other
 * codes (VN), and the lists of shop systems.
 *
 * @example
 * otherMeanings('IR', '07', null).map(({ name }) => name) // => ['Fars', 'Tehran']
 */
export function otherMeanings(countryCode: string, text: string, usual: Province | null): readonly Province[] {
	const index = countryIndex(countryCode)
	if (index < 0 || text.length > LONGEST_NAME) return []
	const code = text.trim().toUpperCase()
	const bare = code.startsWith(`${countryCode}-`) ? code.slice(3) : code
	const { others } = numberingsOf(index, countryCode)
	const listed = others.get(bare) ?? others.get(`0${bare}`)
	const meanings = [
		resolveProvinceCode(countryCode, code),
		resolveProvinceCode(countryCode, `${countryCode}-${bare}`),
		listed === undefined ? null : provinceByCode(countryCode, listed),
	]
	const different = new Set(meanings.filter((each) => each !== null && each.code !== usual?.code))
	return [...different] as Province[]
}

function provinceInLists(countryCode: string, text: string): Province | null {
	const index = countryIndex(countryCode)
	if (index < 0 || text.length > LONGEST_NAME) return null
	const code = numberingsOf(index, countryCode).own.get(text.trim().toUpperCase())
	return code === undefined ? null : provinceByCode(countryCode, code)
}

function numberingsOf(index: number, countryCode: string): Numberings {
	decoded[index] ??= decode(countryCode)
	return decoded[index]
}

function decode(countryCode: string): Numberings {
	const own = new Map<string, string>()
	const others = new Map<string, string>()
	const start = NUMBERINGS.indexOf(`;${countryCode} `)
	const [line = ''] = start < 0 ? [] : NUMBERINGS.slice(start + 4).split(';', 1)
	for (const entry of line.split(' ')) {
		const [code = '', province = ''] = entry.split(/[=~]/)
		const list = entry.includes('~') ? others : own
		list.set(code.replaceAll('_', ' '), province)
	}
	return { own, others }
}
