import { type FactTable, factOf } from '../country/fact-table.ts'
import { PROVINCE_USES } from './data/province-uses.ts'

/**
 * How a country's addresses use provinces: `required` by every source, `used` more often than not by one, `optional` (a source lists
 * them, and none needs one), `hidden` (the country has provinces, but its addresses omit them) or `none`.
 */
export type ProvinceUse = 'required' | 'used' | 'optional' | 'hidden' | 'none'

/** Countries that are also a province of a larger one in ISO 3166-2, with that one. */
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

/** Returns the code of a destination that is both a country and a province (PR and US-PR), however it is written; null for any other. */
export function territoryOf(country: string, province: string): string | null {
	if (parentOf(country) !== null) return country
	return parentOf(province) === country ? province : null
}

/** Returns the larger country that lists this country as a province (D-12): US for PR. Returns null for any other country. */
export function parentOf(code: string): string | null {
	return factOf(PARENTS, code) || null
}

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
export function provinceUse(countryCode: string): ProvinceUse {
	return Object.hasOwn(PROVINCE_USES, countryCode) ? (PROVINCE_USES[countryCode] as ProvinceUse) : 'none'
}

/** Returns whether a province is part of an address in this country: required, used or optional. */
export function isNamedIn(countryCode: string): boolean {
	const use = provinceUse(countryCode)
	return use !== 'hidden' && use !== 'none'
}
