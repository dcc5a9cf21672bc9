import { PROVINCE_USES } from './data/province-uses.ts'

/**
 * How a country's addresses use provinces: `required` by every source, `used` more often than not by one, `optional` (a source lists
 * them, and none needs one), `hidden` (the country has provinces, but its addresses omit them) or `none`.
 */
export type ProvinceUse = 'required' | 'used' | 'optional' | 'hidden' | 'none'

/** The order of the lists in the table. */
const USES: readonly ProvinceUse[] = ['required', 'used', 'optional', 'hidden']

/** Provinces of CN in ISO 3166-2 that the post treats as countries (D-12). */
export const COUNTRIES_UNDER_CN: readonly string[] = ['HK', 'MO', 'TW']
/** Countries that are also a province of a larger one, each with that one (D-12): PR and US. */
const PARENTS: ReadonlyMap<string, string> = /* @__PURE__ */ listParents()

function listParents(): ReadonlyMap<string, string> {
	const under = (parent: string, codes: readonly string[]) => codes.map((code) => [code, parent] as const)
	return new Map([...under('US', ['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI']), ...under('CN', COUNTRIES_UNDER_CN)])
}

/** Returns the code of a destination that is both a country and a province (PR and US-PR), however it is written; null for any other. */
export function territoryOf(country: string, province: string): string | null {
	if (parentOf(country) !== null) return country
	return parentOf(province) === country ? province : null
}

/** Returns the larger country of which this country is also a province; null for any other. */
export function parentOf(code: string): string | null {
	return PARENTS.get(code) ?? null
}

/** By country; decoded on first use. */
let uses: ReadonlyMap<string, ProvinceUse> | undefined

/**
 * Returns how addresses of the country use provinces.
 *
 * @example
 * provinceUse('US') // => 'required'
 * provinceUse('DE') // => 'none'
 */
export function provinceUse(countryCode: string): ProvinceUse {
	uses ??= decode()
	return uses.get(countryCode) ?? 'none'
}

/** Returns whether addresses of the country name a province. */
export function isNamedIn(countryCode: string): boolean {
	const use = provinceUse(countryCode)
	return use !== 'hidden' && use !== 'none'
}

function decode(): ReadonlyMap<string, ProvinceUse> {
	const lists = PROVINCE_USES.split(';')
	return new Map(USES.flatMap((use, i) => (lists[i]?.match(/../g) ?? []).map((code) => [code, use] as const)))
}
