import { COUNTRY_PLACES, countryIndex } from '../country/country-index.ts'
import { PROVINCE_COUNTRIES, PROVINCE_USES } from './data/provinces.ts'

/**
 * What a country's addresses do with provinces: `required` by every source, `used`, `hidden` (the country has provinces, its
 * addresses don't write them) or `none`.
 */
export type ProvinceUse = 'required' | 'used' | 'hidden' | 'none'

/** By what the table says. */
const USES: Readonly<Record<string, ProvinceUse>> = { r: 'required', u: 'used', h: 'hidden' }

/** By `countryIndex`, decoded when the first is asked for. */
let uses: readonly ProvinceUse[] | undefined

/**
 * What addresses of the country do with provinces.
 *
 * @example
 * provinceUse('US') // => 'required'
 * provinceUse('DE') // => 'none'
 */
export function provinceUse(countryCode: string): ProvinceUse {
	uses ??= decode()
	return uses[countryIndex(countryCode)] ?? 'none'
}

function decode(): readonly ProvinceUse[] {
	const decoded: ProvinceUse[] = new Array(COUNTRY_PLACES).fill('none')
	for (const [i, sign] of [...PROVINCE_USES].entries())
		decoded[countryIndex(PROVINCE_COUNTRIES.slice(2 * i, 2 * i + 2))] = USES[sign] ?? 'none'
	return decoded
}
