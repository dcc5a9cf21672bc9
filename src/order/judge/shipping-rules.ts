import { textOf } from '../../contract/field-types.ts'
import type { ShippingRegion } from '../../contract/product.ts'
import { openFields, openItems } from '../../core/open.ts'
import { type Fields, lengthOf } from '../../core/read.ts'
import { readCountryCode } from '../../country/countries.ts'
import { resolveCountryName } from '../../country/country-names.ts'
import { resolveProvinceCode, resolveProvinceName } from '../../province/provinces.ts'
import { foldName } from '../../text/fold.ts'

/** What a product's shipping regions say of one country, all entries taken together (D-30). */
export interface ShippingRule {
	/** An entry closes the whole country. */
	readonly isClosed: boolean
	/** The provinces that entries close, as a message shows them: by code, or as written where the province is unknown. */
	readonly closedProvinces: readonly string[]
	/** What a destination's province is compared with: `regionKeys` of each. */
	readonly closedKeys: readonly string[]
}

/** What a product's shipping regions say of the countries that they list. */
export interface ShippingRules {
	/** The rule of each country. */
	readonly byCountry: ReadonlyMap<string, ShippingRule>
	/** False where a list was too long to be read to its end. */
	readonly isWhole: boolean
}

/** The most entries of a list that are read, far above what a world of 252 countries needs. */
export const MOST_ENTRIES = 10_000

/** The longest code or name of a province that is read. */
const LONGEST_TEXT = 128

interface Draft {
	isClosed: boolean
	closedProvinces: string[]
	closedKeys: string[]
}

type RegionProvince = NonNullable<ShippingRegion['provinces']>[number]

/** Opened for every entry of a product; the other fields only for the entry of the country in question. */
const countryFields = ({ countryCode, countryName }: Fields<ShippingRegion>): Fields<ShippingRegion> => ({
	countryCode,
	countryName,
})

const closingFields = (region: Fields<ShippingRegion>): Fields<ShippingRegion> => ({
	isBlacklisted: region.isBlacklisted,
	denyCheckout: region.denyCheckout,
	provinces: region.provinces,
})

const provinceFields = ({ provinceCode, provinceName }: Fields<RegionProvince>): Fields<RegionProvince> => ({
	provinceCode,
	provinceName,
})

/**
 * The rules of the countries that the regions list, or of one of them alone. An entry closes its country, or the provinces that it
 * names, where `isBlacklisted` or `denyCheckout` is true. An entry without a known `countryCode` counts by its `countryName`.
 *
 * @example
 * const regions = [{ countryCode: 'us', denyCheckout: true, provinces: [{ provinceCode: 'HI' }] }]
 * readShippingRules(regions).byCountry.get('US') // => { isClosed: false, closedProvinces: ['HI'], closedKeys: ['HI'] }
 * readShippingRules(regions).byCountry.get('FR') // => undefined
 */
export function readShippingRules(regions: unknown, only?: string): ShippingRules {
	const byCountry = new Map<string, Draft>()
	let isWhole = isReadWhole(regions)
	for (const region of openItems(regions, MOST_ENTRIES)) {
		const country = countryOf(openFields(region, countryFields))
		if (country === null || (only !== undefined && country !== only)) continue
		const rule = byCountry.get(country) ?? { isClosed: false, closedProvinces: [], closedKeys: [] }
		byCountry.set(country, rule)
		const { isBlacklisted, denyCheckout, provinces } = openFields(region, closingFields)
		if (isBlacklisted !== true && denyCheckout !== true) continue
		closeRegion(rule, provinces, country)
		isWhole &&= isReadWhole(provinces)
	}
	return { byCountry, isWhole }
}

function isReadWhole(list: unknown): boolean {
	return lengthOf(list) <= MOST_ENTRIES
}

/** The country of an entry: by its code; else by its name, for which an alpha-3 code does, in either field. */
function countryOf({ countryCode, countryName }: Fields<ShippingRegion>): string | null {
	const code = readCountryCode(countryCode)
	if (code !== null) return code
	return (resolveCountryName(textOf(countryName)) ?? resolveCountryName(textOf(countryCode)))?.code ?? null
}

function closeRegion(rule: Draft, provinces: unknown, country: string): void {
	const entries = openItems(provinces, MOST_ENTRIES)
	if (entries.length === 0) rule.isClosed = true
	for (const entry of entries) {
		const { provinceCode, provinceName } = openFields(entry, provinceFields)
		const keys = regionKeys(country, provinceCode, provinceName)
		rule.closedProvinces.push(keys[0] ?? '?')
		rule.closedKeys.push(...keys)
	}
}

/**
 * What identifies a province in a comparison: the code of a province that is known by its code or its name, in either field; else
 * the code as written, in capitals and without the country before it, and the folded name.
 *
 * @example
 * regionKeys('US', 'us-hi', undefined) // => ['HI']
 * regionKeys('US', 'Hawaii', undefined) // => ['HI']
 * regionKeys('DE', 'DE-BY', 'Bayern') // => ['BY', 'bayern']
 */
export function regionKeys(country: string, code: unknown, name: unknown): string[] {
	const codeText = typeof code === 'string' ? code.slice(0, LONGEST_TEXT).trim() : ''
	const nameText = typeof name === 'string' ? name.slice(0, LONGEST_TEXT).trim() : ''
	const province =
		(codeText === '' ? null : resolveProvinceCode(country, codeText)) ??
		(nameText === '' ? null : resolveProvinceName(country, nameText)) ??
		(codeText === '' ? null : resolveProvinceName(country, codeText))
	if (province !== null) return [province.code]
	const capitals = codeText.toUpperCase()
	const keys = [capitals.startsWith(`${country}-`) ? capitals.slice(3) : capitals, foldName(nameText)]
	return keys.filter((key) => key !== '')
}
