import { countryGroup, hasPair } from '../country/country-lists.ts'
import { isTwoCapitals, oncePerCountry } from '../country/once-per-country.ts'
import { PROVINCE_USES } from './data/province-uses.ts'

/**
 * How a country's addresses use provinces: `required` by every source, `used` more often than not by one, `optional` (a source lists
 * them, and none needs one), `hidden` (the country has provinces, but its addresses omit them) or `none`.
 */
export type ProvinceUse = 'required' | 'used' | 'optional' | 'hidden' | 'none'

/** The order of the lists in the table. */
const USES: readonly ProvinceUse[] = ['required', 'used', 'optional', 'hidden']

/** Countries that are also a province of a larger one in ISO 3166-2, each behind the code of that one. */
const PARENTS = 'US:ASFMGUMHMPPRPWVI;CN:HKMOTW'

/** Returns the code of a destination that is both a country and a province (PR and US-PR), however it is written; null for any other. */
export function territoryOf(country: string, province: string): string | null {
	if (parentOf(country) !== null) return country
	return parentOf(province) === country ? province : null
}

/** Returns the larger country that lists this country as a province (D-12): US for PR. Returns null for any other country. */
export const parentOf: (code: string) => string | null = /* @__PURE__ */ oncePerCountry((code) =>
	isTwoCapitals(code) ? countryGroup(PARENTS, code) : null,
)

/** Returns true for HK, MO and TW under CN, which the post treats as countries (D-12). */
export function isCountryUnderCn(country: string, province: string): boolean {
	return country === 'CN' && parentOf(province) === 'CN'
}

/**
 * Returns how addresses of the country use provinces.
 *
 * @example
 * provinceUse('US') // => 'required'
 * provinceUse('DE') // => 'none'
 */
export const provinceUse: (countryCode: string) => ProvinceUse = /* @__PURE__ */ oncePerCountry(findUse)

function findUse(countryCode: string): ProvinceUse {
	const lists = PROVINCE_USES.split(';')
	return USES.find((_, at) => hasPair(lists[at] ?? '', countryCode)) ?? 'none'
}

/** Returns whether addresses of the country name a province. */
export function isNamedIn(countryCode: string): boolean {
	const use = provinceUse(countryCode)
	return use !== 'hidden' && use !== 'none'
}
