import { lengthOf, readField } from '../core/read.ts'
import { readCountryCode } from '../geo/countries.ts'
import { countryIndex } from '../geo/country-index.ts'
import { type CountrySet, countrySet } from '../geo/country-set.ts'
import { resolveProvinceCode, resolveProvinceName } from '../geo/provinces.ts'
import { foldName } from '../text/fold.ts'

/** What a product's shipping regions say of one country, all entries taken together (D-30). */
export interface ShippingRule {
	/** An entry closes the whole country. */
	readonly isClosed: boolean
	/** The provinces that entries close, as a message shows them: by code, or as written where the province is unknown. */
	readonly closedProvinces: readonly string[]
	/** What a destination's province is compared with: `provinceKeys` of each. */
	readonly closedKeys: readonly string[]
}

/** The rule of each country that the regions list. */
export type ShippingRules = ReadonlyMap<string, ShippingRule>

/** The most entries of a list that are read, far above what a world of 252 countries needs. */
const MOST_ENTRIES = 10_000

/** The longest code or name of a province that is read. */
const LONGEST_TEXT = 128

interface Draft {
	isClosed: boolean
	closedProvinces: string[]
	closedKeys: string[]
}

/**
 * The rule of one country; null when no entry is about it. An entry closes its country, or the provinces that it names, when
 * `isBlacklisted` or `denyCheckout` is true.
 *
 * @example
 * readShippingRule([{ countryCode: 'us', denyCheckout: true, provinces: [{ provinceCode: 'HI' }] }], 'US')
 * // => { isClosed: false, closedProvinces: ['HI'], closedKeys: ['HI'] }
 * readShippingRule([{ countryCode: 'US' }], 'FR') // => null
 */
export function readShippingRule(regions: unknown, countryCode: string): ShippingRule | null {
	let rule: Draft | null = null
	const length = Math.min(lengthOf(regions), MOST_ENTRIES)
	for (let at = 0; at < length; at++) {
		if (isOfAnother(regions, at, countryCode)) continue
		const region = readField(regions, at)
		if (region === undefined) break
		if (readCountryCode(readField(region, 'countryCode')) !== countryCode) continue
		rule ??= { isClosed: false, closedProvinces: [], closedKeys: [] }
		addRegion(rule, region, countryCode)
	}
	return rule
}

/** True for an entry that is surely about another country: read without ceremony, so what may be about this one is read again. */
function isOfAnother(regions: unknown, at: number, countryCode: string): boolean {
	try {
		const { countryCode: code } = (regions as readonly { readonly countryCode?: unknown }[])[at] ?? {}
		if (typeof code !== 'string' || code === countryCode) return false
		return countryIndex(code) >= 0 || readCountryCode(code) !== countryCode
	} catch {
		return false
	}
}

/** The countries that rules close, in whole or in part. */
export function closedCountries(rules: ShippingRules): CountrySet {
	const closing = [...rules].filter(([, { isClosed, closedProvinces }]) => isClosed || closedProvinces.length > 0)
	return countrySet(closing.map(([code]) => code))
}

/** The rules of all countries that the regions list, for a catalogue that is judged again and again. */
export function readShippingRules(regions: unknown): ShippingRules {
	const rules = new Map<string, Draft>()
	const length = Math.min(lengthOf(regions), MOST_ENTRIES)
	for (let at = 0; at < length; at++) {
		const region = readField(regions, at)
		if (region === undefined) break
		const country = readCountryCode(readField(region, 'countryCode'))
		if (country === null) continue
		const rule = rules.get(country) ?? { isClosed: false, closedProvinces: [], closedKeys: [] }
		rules.set(country, rule)
		addRegion(rule, region, country)
	}
	return rules
}

function addRegion(rule: Draft, region: unknown, country: string): void {
	if (readField(region, 'isBlacklisted') !== true && readField(region, 'denyCheckout') !== true) return
	const provinces = readField(region, 'provinces')
	const length = Math.min(lengthOf(provinces), MOST_ENTRIES)
	if (length === 0) rule.isClosed = true
	for (let at = 0; at < length; at++) {
		const entry = readField(provinces, at)
		if (entry === undefined) break
		const code = readField(entry, 'provinceCode')
		const name = readField(entry, 'provinceName')
		const keys = provinceKeys(country, code, name)
		rule.closedProvinces.push(keys[0] ?? '?')
		rule.closedKeys.push(...keys)
	}
}

/**
 * What identifies a province in a comparison: the code of one that is known; else the code as written, in capitals and without the
 * country before it, and the folded name.
 *
 * @example
 * provinceKeys('US', 'us-hi', undefined) // => ['HI']
 * provinceKeys('DE', 'DE-BY', 'Bayern') // => ['BY', 'bayern']
 */
export function provinceKeys(country: string, code: unknown, name: unknown): string[] {
	const codeText = typeof code === 'string' ? code.slice(0, LONGEST_TEXT).trim() : ''
	const nameText = typeof name === 'string' ? name.slice(0, LONGEST_TEXT).trim() : ''
	const province =
		(codeText === '' ? null : resolveProvinceCode(country, codeText)) ??
		(nameText === '' ? null : resolveProvinceName(country, nameText))
	if (province !== null) return [province.code]
	const capitals = codeText.toUpperCase()
	const keys = [capitals.startsWith(`${country}-`) ? capitals.slice(3) : capitals, foldName(nameText)]
	return keys.filter((key) => key !== '')
}
