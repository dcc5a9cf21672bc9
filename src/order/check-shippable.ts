import type { Product, Variant } from '../contract/product.ts'
import { type Issue, makeIssue, type Path, type RuleId, type Severity } from '../core/issue.ts'
import { readField } from '../core/read.ts'
import { refuse, settle, type Verdict } from '../core/verdict.ts'
import { readCountryCode } from '../geo/countries.ts'
import { hasCountry } from '../geo/country-set.ts'
import { type UnknownCountryIssueCode, unknownCountry } from '../geo/unknown-country.ts'
import { type CatalogueEntry, findEntry, titleOf, type Unavailability } from './index-products.ts'
import { type Policy, type PolicyOptions, readPolicy } from './policy.ts'
import { provinceKeys, readShippingRule, type ShippingRule } from './shipping-rules.ts'

export const SHIPPABLE_MESSAGES = {
	'order.shipping.country-closed': 'Take {title} out of the order: it does not ship to {country}.',
	'order.shipping.province-closed': 'Take {title} out of the order: it does not ship to {province}, {country}.',
	'order.shipping.provinces-closed':
		'Check that {title} ships to this address: parts of {country} are closed ({provinces}).',
	'order.shipping.country-unlisted':
		'Check that {title} ships to {country}: its shipping regions do not list the country.',
	'order.variant.not-for-sale': 'Check that {title} can be ordered: this variant is not available for sale.',
	'order.product.draft': 'Check that {title} can be ordered: the product is a draft.',
	'order.product.discontinued': 'Check that {title} can be ordered: the product is discontinued.',
	'order.product.out-of-stock': 'Check that {title} can be ordered: the product is out of stock.',
} as const

export type ShippableCode = keyof typeof SHIPPABLE_MESSAGES

/** Where an order goes; the province by code or name, in any of the forms that `checkProvince` knows. */
export interface Destination {
	readonly countryCode: string
	readonly provinceCode?: string | undefined
	readonly province?: string | undefined
}

/** The keys of `Policy` that decide here. */
export type ShippablePolicy = Pick<Policy, 'unlistedRegion' | 'unavailable'>

const PATH = ['variantId'] as const

/** The code of each reason of D-31. */
const UNAVAILABLE_CODES: Readonly<Record<Unavailability, ShippableCode>> = {
	'not-for-sale': 'order.variant.not-for-sale',
	draft: 'order.product.draft',
	discontinued: 'order.product.discontinued',
	'out-of-stock': 'order.product.out-of-stock',
}

/**
 * Decides whether a variant can be shipped to a destination (validate-order.2), by its product's shipping regions (D-30); what
 * may be unavailable is a warning (D-31). The value is the variant. A variant that the product does not have: `unknown`, with
 * the product as the need (D-32).
 *
 * @example
 * const mug = { title: 'Mug', variants: [{ id: 'm1' }], shippingRegions: [{ countryCode: 'RU', isBlacklisted: true }] }
 * checkShippable({ variantId: 'm1' }, mug, { countryCode: 'FR' }).value // => { id: 'm1' }
 * checkShippable({ variantId: 'm1' }, mug, { countryCode: 'RU' }).issues[0].message
 * // => 'Take Mug out of the order: it does not ship to RU.'
 * checkShippable({ variantId: 'm2' }, mug, { countryCode: 'FR' }).needs // => [{ kind: 'product', variantId: 'm2' }]
 */
export function checkShippable(
	item: { readonly variantId: string },
	product: Product,
	destination: Destination,
	policy?: Pick<PolicyOptions, keyof ShippablePolicy>,
): Verdict<Variant, ShippableCode | UnknownCountryIssueCode> {
	const given = readField(destination, 'countryCode')
	const country = readCountryCode(given)
	if (country === null) return refuse(unknownCountry(given))
	const variantId = readField(item, 'variantId')
	const id = typeof variantId === 'string' ? variantId : ''
	const entry = findEntry([product], id)
	if (entry === undefined) return { status: 'unknown', needs: [{ kind: 'product', variantId: id }], issues: [] }
	const keys = provinceKeys(country, readField(destination, 'provinceCode'), readField(destination, 'province'))
	const issues: Issue<ShippableCode>[] = []
	noteShipping(issues, entry, country, keys, readPolicy(policy), PATH)
	return settle(entry.variant, issues)
}

/** The core of `checkShippable`: whether there is nothing at all to say. `country` is a canonical code. */
export function readShippable(entry: CatalogueEntry | undefined, country: string, policy: ShippablePolicy): boolean {
	if (entry === undefined) return false
	if (entry.unavailable.length > 0 && policy.unavailable !== 'ignored') return false
	if (entry.closed !== null && policy.unlistedRegion === 'ships') return !hasCountry(entry.closed, country)
	const rule = ruleOf(entry, country)
	if (rule === 'unstated') return true
	if (rule === null) return policy.unlistedRegion === 'ships'
	return !rule.isClosed && rule.closedProvinces.length === 0
}

/**
 * Adds what there is to say of an entry of the catalogue, whose id stands at `path`; `country` is a canonical code, `keys` the
 * `provinceKeys` of the destination.
 */
export function noteShipping(
	issues: Issue<ShippableCode>[],
	entry: CatalogueEntry,
	country: string,
	keys: readonly string[],
	policy: ShippablePolicy,
	path: Path,
): void {
	const title = titleOf(entry)
	const province = keys[0] ?? ''
	const note = (code: ShippableCode, severity: Severity, rule: RuleId, provinces: readonly string[] = []) => {
		const params = provinces.length > 0 ? { title, country, province, provinces } : { title, country, province }
		issues.push(makeIssue(SHIPPABLE_MESSAGES, code, { severity, path, rule, params }))
	}
	const rule = ruleOf(entry, country)
	if (rule === null) {
		const severity = policy.unlistedRegion
		if (severity !== 'ships') note('order.shipping.country-unlisted', severity, 'D-30')
	} else if (rule !== 'unstated') {
		if (rule.isClosed) note('order.shipping.country-closed', 'error', 'validate-order.2')
		else if (keys.some((key) => rule.closedKeys.includes(key)))
			note('order.shipping.province-closed', 'error', 'validate-order.2')
		else if (rule.closedProvinces.length > 0)
			note('order.shipping.provinces-closed', 'warning', 'D-30', rule.closedProvinces)
	}
	const severity = policy.unavailable
	if (severity !== 'ignored') for (const reason of entry.unavailable) note(UNAVAILABLE_CODES[reason], severity, 'D-31')
}

/** What the product says of a country: its rule, null when its regions leave the country out, `unstated` when it has no regions. */
function ruleOf(entry: CatalogueEntry, country: string): ShippingRule | null | 'unstated' {
	if (entry.shipping !== null) return entry.shipping.get(country) ?? null
	const regions = readField(entry.product, 'shippingRegions')
	return regions === undefined || regions === null ? 'unstated' : readShippingRule(regions, country)
}
