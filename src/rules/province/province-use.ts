import { type FactTable, factOf } from '../country/fact-table.ts'
import { PROVINCE_USES } from './data/province-uses.ts'

/**
 * How addresses of a country use provinces.
 *
 * - `required`: every source requires a province.
 * - `used`: one source shows a province in most addresses.
 * - `optional`: a source lists provinces, but no source requires a province.
 * - `hidden`: the country has provinces, but its addresses don't contain them.
 * - `none`: the country has no provinces.
 */
export type ProvinceUse = 'required' | 'used' | 'optional' | 'hidden' | 'none'

/** Countries that ISO 3166-2 also lists as a province of a larger country. Each has the larger country as its value. */
const PARENTS: FactTable = {
	AS: 'US',
	FM: 'US',
	GU: 'US',
	HK: 'CN',
	MH: 'US',
	MO: 'CN',
	MP: 'US',
	PR: 'US',
	PW: 'US',
	TW: 'CN',
	VI: 'US',
}

/** Returns the same code for both forms of a destination that is a country and a province (PR and US-PR); null for any other destination. */
export function territoryOf(country: string, province: string): string | null {
	if (parentOf(country) !== null) return country
	return parentOf(province) === country ? province : null
}

/** Returns the larger country in which this country is a province (D-12): US for PR. Returns null for any other country. */
export function parentOf(code: string): string | null {
	return factOf(PARENTS, code) || null
}

/** Returns true for HK, MO and TW as provinces of CN. The post treats them as countries (D-12). */
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
export function provinceUse(countryCode: string): ProvinceUse {
	return Object.hasOwn(PROVINCE_USES, countryCode) ? (PROVINCE_USES[countryCode] as ProvinceUse) : 'none'
}

/** Returns whether addresses in this country contain a province: required, used or optional. */
export function isNamedIn(countryCode: string): boolean {
	const use = provinceUse(countryCode)
	return use !== 'hidden' && use !== 'none'
}
