import { PROVINCE_HIDDEN, PROVINCE_REQUIRED, PROVINCE_USED } from './data/province-use.ts'

/**
 * What a country's addresses do with provinces: `required` by every source, `used`, `hidden` (the country has provinces, its
 * addresses don't write them) or `none`.
 */
export type ProvinceUse = 'required' | 'used' | 'hidden' | 'none'

/**
 * What addresses of the country do with provinces.
 *
 * @example
 * provinceUse('US') // => 'required'
 * provinceUse('DE') // => 'none'
 */
export function provinceUse(countryCode: string): ProvinceUse {
	if (PROVINCE_REQUIRED.includes(countryCode)) return 'required'
	if (PROVINCE_USED.includes(countryCode)) return 'used'
	return PROVINCE_HIDDEN.includes(countryCode) ? 'hidden' : 'none'
}
