import { countryCache, countryIndex } from '../country/country-index.ts'
import { LONGEST_NAME } from '../text/longest-name.ts'
import { SHOP_CODES } from './data/shop-codes.ts'
import { type Province, provinceByCode } from './province-table.ts'

/** Cache by `countryIndex`: our code of each province by the shop's. */
const decoded = /* @__PURE__ */ countryCache<ReadonlyMap<string, string>>()

/**
 * Returns the province that a widely used shop system gives to a code, if ISO 3166-2 has no such code (D-11). Only the field of the
 * code may hold one: in the field of the name, two letters may be the start of a word.
 *
 * @example
 * provinceByShopCode('MX', 'JA')?.name // => 'Jalisco'
 * provinceByShopCode('MX', 'JAL') // => null
 */
export function provinceByShopCode(countryCode: string, text: string): Province | null {
	const index = countryIndex(countryCode)
	if (index < 0 || text.length > LONGEST_NAME) return null
	decoded[index] ??= decode(countryCode)
	const code = decoded[index].get(text.trim().toUpperCase())
	return code === undefined ? null : provinceByCode(countryCode, code)
}

function decode(countryCode: string): ReadonlyMap<string, string> {
	const start = SHOP_CODES.indexOf(`;${countryCode} `)
	if (start < 0) return new Map()
	const [line = ''] = SHOP_CODES.slice(start + 4).split(';', 1)
	return new Map(line.split(' ').map((entry) => entry.split('=') as [string, string]))
}
