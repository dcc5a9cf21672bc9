import type { ShippingRegion } from '../../contract/resources.ts'
import { clipParam } from '../../core/issue.ts'
import { MAX_REGION_ENTRIES, MAX_REGION_TEXT_LENGTH, MAX_SHOWN_PROVINCES } from '../../core/limits.ts'
import { judgeOrCopy, openFields, openItems, own } from '../../core/open.ts'
import { type Fields, isRecord, lengthOf, textOf } from '../../core/read.ts'
import { readCountryCode } from '../../country/countries.ts'
import type { CountryNameFacts } from '../../country/country-names.ts'
import { resolveProvinceCode } from '../../province/province-codes.ts'
import type { ProvinceFacts } from '../../province/province-facts.ts'
import { provinceByCode } from '../../province/province-table.ts'
import { resolveProvinceName } from '../../province/provinces.ts'
import { foldName } from '../../text/fold.ts'

/** The data about places in regions that the shipping rules need. */
export interface PlaceFacts {
	readonly countries: CountryNameFacts
	readonly provinces: ProvinceFacts
}

/** The shipping rule for one country, made from all regions of a product for this country (D-30). */
export interface ShippingRule {
	/** True if a region excludes the whole country. */
	readonly isClosed: boolean
	/** The provinces in the regions that exclude single provinces; null without such a region. `Policy.closedRegion` decides what they mean. */
	readonly closedProvinces: ClosedProvinces | null
}

/** The excluded provinces of a country, without duplicates. An entry of the list that has no province is skipped. */
export interface ClosedProvinces {
	/** The name of each province by all of its keys (`regionKeys`). An unknown province has the name that the region contains. */
	readonly names: ReadonlyMap<string, string>
	/** The first provinces, for a message: the code of each; for an unknown province, the text in the region. */
	readonly shown: readonly string[]
	/** The names of the first provinces, with an ellipsis if there are more. */
	readonly shownNames: readonly string[]
}

/** The shipping rules of a product for the countries in its regions. */
export interface ShippingRules {
	/** The rule of each country by its alpha-2 code. */
	readonly byCountry: ReadonlyMap<string, ShippingRule>
	/** False if a list was too long to be read completely. */
	readonly isWhole: boolean
	/** True if a region of any country is open. */
	readonly hasOpen: boolean
}

interface Draft {
	isClosed: boolean
	closedProvinces: { names: Map<string, string>; shown: string[]; shownNames: string[] } | null
}

type RegionProvince = NonNullable<ShippingRegion['provinces']>[number]

/**
 * Returns the rules of all countries in the regions, or only of the country `only`. If `isBlacklisted` or `denyCheckout` is true, a region excludes
 * the provinces that it lists; if it lists none, it excludes its whole country. If the `countryCode` of a region is missing or unknown, its
 * `countryName` counts. Each province is read only once, for all lines.
 */
export function readShippingRules(regions: unknown, places: PlaceFacts, only?: string): ShippingRules {
	return judgeOrCopy(regions, (given) => readRegions(given, places, only))
}

function readRegions(regions: unknown, places: PlaceFacts, only: string | undefined): ShippingRules {
	const byCountry = new Map<string, Draft>()
	let isWhole = isReadWhole(regions)
	let hasOpen = false
	for (const region of openItems(regions, MAX_REGION_ENTRIES)) {
		const fields: Fields<ShippingRegion> = isRecord(region) ? own(region) : {}
		const { isBlacklisted, denyCheckout, provinces } = fields
		const country = countryOf(fields, places.countries)
		if (country === null) continue
		const isOpen = isBlacklisted !== true && denyCheckout !== true
		hasOpen ||= isOpen
		if (only !== undefined && country !== only) continue
		const rule = byCountry.get(country) ?? { isClosed: false, closedProvinces: null }
		byCountry.set(country, rule)
		if (isOpen) continue
		closeRegion(rule, provinces, country, places.provinces)
		isWhole &&= isReadWhole(provinces)
	}
	return { byCountry, isWhole, hasOpen }
}

function isReadWhole(list: unknown): boolean {
	return lengthOf(list) <= MAX_REGION_ENTRIES
}

/** Returns the country of a region: by its code, otherwise by its name. Both fields also accept an alpha-3 code. */
function countryOf(
	{ countryCode, countryName }: Fields<ShippingRegion>,
	{ resolveCountryName }: CountryNameFacts,
): string | null {
	const code = readCountryCode(countryCode)
	if (code !== null) return code
	return (resolveCountryName(textOf(countryName)) ?? resolveCountryName(textOf(countryCode)))?.code ?? null
}

function closeRegion(rule: Draft, closed: unknown, country: string, provinces: ProvinceFacts): void {
	const entries = openItems(closed, MAX_REGION_ENTRIES)
	if (entries.length === 0) {
		rule.isClosed = true
		return
	}
	rule.closedProvinces ??= { names: new Map(), shown: [], shownNames: [] }
	const { names, shown, shownNames } = rule.closedProvinces
	for (const entry of entries) {
		const { provinceCode, provinceName } = openFields<RegionProvince>(entry, ['provinceCode', 'provinceName'])
		const keys = regionKeys(provinces, country, provinceCode, provinceName)
		const [first] = keys
		if (first === undefined || keys.every((key) => names.has(key))) continue
		const written = clipParam(textOf(provinceName).trim() || textOf(provinceCode).trim())
		const known = provinceByCode(provinces, country, first)?.name
		for (const key of keys) names.set(key, known ?? written)
		if (shown.length < MAX_SHOWN_PROVINCES) {
			shown.push(known === undefined ? written : first)
			shownNames.push(known ?? written)
		} else if (shownNames.length === MAX_SHOWN_PROVINCES) shownNames.push('…')
	}
}

/**
 * Returns the keys by which a province is recognized. A province with a known code or name, in either field, has one key: its code. An unknown
 * province has two keys. The first is its code in capitals, without the country before it. The second is the folded name.
 */
export function regionKeys(provinces: ProvinceFacts, country: string, code: unknown, name: unknown): string[] {
	const of = provinces.of(country)
	const codeText = typeof code === 'string' ? code.slice(0, MAX_REGION_TEXT_LENGTH).trim() : ''
	const nameText = typeof name === 'string' ? name.slice(0, MAX_REGION_TEXT_LENGTH).trim() : ''
	const province =
		(codeText === '' ? null : resolveProvinceCode(of, codeText)) ??
		(nameText === '' ? null : resolveProvinceName(of, nameText)) ??
		(codeText === '' ? null : resolveProvinceName(of, codeText))
	if (province !== null) return [province.code]
	const capitals = codeText.toUpperCase()
	const keys = [capitals.startsWith(`${country}-`) ? capitals.slice(3) : capitals, foldName(nameText)]
	return keys.filter((key) => key !== '')
}
