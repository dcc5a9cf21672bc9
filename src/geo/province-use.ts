import { PROVINCE_HIDDEN, PROVINCE_REQUIRED, PROVINCE_USED } from './data/province-use.ts'

/**
 * What a country's addresses do with provinces: `required` by every source, `used`, `hidden` (the country has provinces, its
 * addresses don't write them) or `none`.
 */
export type ProvinceUse = 'required' | 'used' | 'hidden' | 'none'

const LISTS = [
	['required', PROVINCE_REQUIRED],
	['used', PROVINCE_USED],
	['hidden', PROVINCE_HIDDEN],
] as const

/** By country, decoded when the first is asked for. */
let uses: Map<string, ProvinceUse> | undefined

/**
 * What addresses of the country do with provinces.
 *
 * @example
 * provinceUse('US') // => 'required'
 * provinceUse('DE') // => 'none'
 */
export function provinceUse(countryCode: string): ProvinceUse {
	uses ??= new Map(LISTS.flatMap(([use, countries]) => countries.split(' ').map((country) => [country, use])))
	return uses.get(countryCode) ?? 'none'
}
