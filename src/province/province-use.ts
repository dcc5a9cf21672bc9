import { COUNTRY_PLACES, countryIndex } from '../country/country-index.ts'
import { PROVINCE_COUNTRIES, PROVINCE_USES } from './data/provinces.ts'

/**
 * How a country's addresses use provinces: `required` by every source, `used`, `hidden` (the country has provinces, but its
 * addresses omit them) or `none`.
 */
export type ProvinceUse = 'required' | 'used' | 'hidden' | 'none'

/** By the letter in the table. */
const USES: Readonly<Record<string, ProvinceUse>> = { r: 'required', u: 'used', h: 'hidden' }

/** Cache by `countryIndex`; decoded on first use. */
let uses: readonly ProvinceUse[] | undefined

/**
 * Returns how addresses of the country use provinces.
 *
 * @example
 * provinceUse('US') // => 'required'
 * provinceUse('DE') // => 'none'
 */
export function provinceUse(countryCode: string): ProvinceUse {
	uses ??= decode()
	return uses[countryIndex(countryCode)] ?? 'none'
}

/** Returns whether addresses of the country name a province. */
export function isNamedIn(countryCode: string): boolean {
	const use = provinceUse(countryCode)
	return use === 'required' || use === 'used'
}

function decode(): readonly ProvinceUse[] {
	const decoded: ProvinceUse[] = new Array(COUNTRY_PLACES).fill('none')
	for (const [i, sign] of [...PROVINCE_USES].entries())
		decoded[countryIndex(PROVINCE_COUNTRIES.slice(2 * i, 2 * i + 2))] = USES[sign] ?? 'none'
	return decoded
}
