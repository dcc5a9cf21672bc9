import type { ProductInput, Variant } from '../../contract/resources.ts'
import { type Findings, note, noteNeed, toVerdict } from '../../core/finding.ts'
import type { About, Params, Path, PolicySeverity, RuleId } from '../../core/issue.ts'
import { MAX_REGION_ENTRIES } from '../../core/limits.ts'
import { openFindings, type PolicyCode } from '../../core/note-policy.ts'
import { openFields } from '../../core/open.ts'
import type { Policy, PolicyOptions } from '../../core/policy.ts'
import { textOf } from '../../core/read.ts'
import type { Verdict } from '../../core/verdict.ts'
import { readCountryCode } from '../../country/countries.ts'
import { isDisputedCountry, severityBy } from '../../country/disputed-country.ts'
import { noteUnknownCountry, type UnknownCountryIssueCode } from '../../country/unknown-country.ts'
import type { ProvinceFacts } from '../../province/province-facts.ts'
import { provinceByCode } from '../../province/province-table.ts'
import { parentOf, territoryOf } from '../../province/province-use.ts'
import { type CatalogueEntry, faultsOf, findEntry, shippingOf, titleOf, type Unavailability } from './index-products.ts'
import {
	type ClosedProvinces,
	type PlaceFacts,
	regionKeys,
	type ShippingRule,
	type ShippingRules,
} from './shipping-rules.ts'

export const SHIPPABLE_MESSAGES = {
	'order.shipping.country-closed': "{title} can't be shipped to {country}. Remove it from the order.",
	'order.shipping.province-closed': "{title} can't be shipped to {province}, {country}. Remove it from the order.",
	'order.shipping.provinces-closed':
		'{title} ships to {country}, but not to {provinces}. Check that it ships to this address.',
	'order.shipping.province-unknown':
		'{title} ships to {country}, but not to {provinces}. The province of the address decides: check it.',
	'order.shipping.country-unlisted': "The shipping regions of {title} don't list {country}. Check that it ships there.",
	'order.shipping.country-not-offered': "This store doesn't ship to {country}. Use an address in another country.",
	'order.shipping.too-many-regions':
		'Only the first {most} shipping regions or provinces of {title} were read. Check that it ships to {country}.',
	'order.variant.not-for-sale': "This variant of {title} isn't for sale. Ask the store if it can be ordered.",
	'order.product.draft': "{title} isn't for sale yet. Ask the store if it can be ordered.",
	'order.product.discontinued': '{title} is discontinued. Ask the store if it can be ordered.',
	'order.product.out-of-stock': '{title} is out of stock. Ask the store if it can be ordered.',
	'product.key.misspelled': '{key} of the product {title} is ignored, because the field is called {field}.',
	'product.value.invalid': '{field} of the product {title} is ignored, because it must be {expected}.',
} as const

/** The issue codes of `checkShippable`. */
export type ShippableCode = keyof typeof SHIPPABLE_MESSAGES

/**
 * The destination of an order: `countryCode`, and `provinceCode` or `province`. The province may be a code or a name, in any form that
 * `checkProvince` accepts.
 */
export interface Destination {
	readonly countryCode: string
	readonly provinceCode?: string | undefined
	readonly province?: string | undefined
}

/** For a list that is too long: the entries after the limit are ignored. */
const READ_IN_PART = { severity: 'warning', about: 'change', policy: undefined } as const

/** For a closed province that may be the destination's. */
const DOUBTED: PolicySeverity = { severity: 'warning', policy: undefined }

/** The issue code for each reason in D-31. */
const UNAVAILABLE_CODES: Readonly<Record<Unavailability, ShippableCode>> = {
	'not-for-sale': 'order.variant.not-for-sale',
	draft: 'order.product.draft',
	discontinued: 'order.product.discontinued',
	'out-of-stock': 'order.product.out-of-stock',
}

/** `checkShippable` with the caller's facts. */
export function checkShippableBy(
	places: PlaceFacts,
	item: { readonly variantId: string },
	product: ProductInput,
	destination: Destination,
	options?: PolicyOptions,
): Verdict<Variant, ShippableCode | UnknownCountryIssueCode | PolicyCode> {
	const findings = openFindings(options)
	const { countryCode, provinceCode, province } = openFields<Destination>(destination, [
		'countryCode',
		'provinceCode',
		'province',
	])
	const country = readCountryCode(countryCode)
	if (country === null) {
		noteUnknownCountry(findings, countryCode)
		return toVerdict<Variant, UnknownCountryIssueCode | PolicyCode>(undefined, findings)
	}
	noteNotOffered(country, ['countryCode'], findings)
	const variantId = textOf(openFields<{ variantId: string }>(item, ['variantId']).variantId)
	const entry = findEntry([product], variantId)
	const given = { provinceCode: textOf(provinceCode), province: textOf(province) }
	const [known = ''] = regionKeys(places.provinces, country, given.provinceCode, given.province)
	const to = { ...given, territory: territoryOf(country, known) }
	if (entry === undefined) noteNeed(findings, { kind: 'product', variantId })
	else noteFaults(entry, findings)
	if (entry !== undefined) judgeShipping(entry, shippingOf(entry, country, places), country, to, -1, places, findings)
	return toVerdict(entry?.variant, findings)
}

/** The destination's province as text. If the destination is a territory, also the territory itself. */
export interface GivenProvince {
	readonly provinceCode: string
	readonly province: string
	readonly territory: string | null
}

/** Adds a finding if the policy doesn't list the country (D-30). */
export function noteNotOffered(country: string, path: Path, to: Findings): void {
	const { countries } = to.policy
	if (countries === null || countries.includes(country)) return
	const params = { country, countries }
	const details = { severity: 'error', path, rule: 'D-30', policy: 'countries', params } as const
	note(to, SHIPPABLE_MESSAGES, 'order.shipping.country-not-offered', details)
}

/**
 * Checks whether a variant is available, and whether its product's `rules` (`shippingOf`) allow shipping to a country. The country is an alpha-2 code
 * in capitals. `at` is the index of the order item; -1 without an order.
 */
export function judgeShipping(
	entry: CatalogueEntry,
	rules: ShippingRules | null,
	country: string,
	given: GivenProvince,
	at: number,
	places: PlaceFacts,
	to: Findings,
): void {
	const { policy } = to
	const rule = rules?.byCountry.get(country)
	let isRefused = false
	if (rules?.isWhole === false) {
		const params = { country, most: MAX_REGION_ENTRIES }
		noteShipping(entry, 'order.shipping.too-many-regions', READ_IN_PART, 'D-91', params, at, to)
	}
	if (rule === undefined) {
		if (rules !== null && !isListedApart(entry, country, given, places)) judgeUnlisted(entry, rules, country, at, to)
	} else if (closesCountry(rule, policy)) {
		isRefused = true
		const decided = severityBy(to, isDisputedCountry(country), rule.isClosed ? undefined : 'closedRegion')
		noteShipping(entry, 'order.shipping.country-closed', decided, 'validate-order.2', { country }, at, to)
	} else if (rule.closedProvinces !== null) {
		isRefused = judgeClosedProvinces(entry, rule.closedProvinces, country, given, at, places.provinces, to)
	}
	const { territory } = given
	if (territory !== null && !isRefused) noteTerritory(entry, territory, country, at, places, to)
	const severity = policy.unavailable
	if (entry.unavailable.length > 0 && severity !== 'ignored') {
		for (const reason of entry.unavailable)
			noteShipping(entry, UNAVAILABLE_CODES[reason], { severity, policy: 'unavailable' }, 'D-31', { country }, at, to)
	}
}

/** Adds a warning for each part of an item's product that the rules can't read (D-35). The warning is about the call. */
export function noteFaults(entry: CatalogueEntry, to: Findings): void {
	for (const { code, path, params } of faultsOf(entry)) {
		const details = { severity: 'warning', about: 'usage', path: ['product', ...path], rule: 'D-35' } as const
		note(to, SHIPPABLE_MESSAGES, code, { ...details, params: { title: titleOf(entry), ...params } })
	}
}

/**
 * Returns whether the destination is a territory that the regions list as a country. For example, the regions list PR, and the order goes to US-PR
 * (D-12).
 */
function isListedApart(
	entry: CatalogueEntry,
	country: string,
	{ territory }: GivenProvince,
	places: PlaceFacts,
): boolean {
	return (
		territory !== null &&
		territory !== country &&
		shippingOf(entry, territory, places)?.byCountry.has(territory) === true
	)
}

/** Checks a country that the regions of a product don't list (D-30). */
function judgeUnlisted(
	entry: CatalogueEntry,
	{ hasOpen }: ShippingRules,
	country: string,
	at: number,
	to: Findings,
): void {
	const code = 'order.shipping.country-unlisted'
	const { unlistedRegion } = to.policy
	if (unlistedRegion === 'ships' || (unlistedRegion === 'listed' && (!hasOpen || isNoted(code, to)))) return
	const severity = unlistedRegion === 'error' ? 'error' : 'warning'
	noteShipping(entry, code, { severity, policy: 'unlistedRegion' }, 'D-30', { country }, at, to)
}

/**
 * Returns whether a warning of D-30 was already added, because an order gets each of these warnings once. Another spelling of a territory (D-12) has
 * its own warning.
 */
function isNoted(code: ShippableCode, { list }: Findings): boolean {
	return list?.some((finding) => finding.code === code && finding.rule === 'D-30') === true
}

/** Returns whether a rule excludes its whole country (D-30). */
function closesCountry({ isClosed, closedProvinces }: ShippingRule, { closedRegion }: Policy): boolean {
	return isClosed || (closedProvinces !== null && closedRegion === 'country')
}

/**
 * Checks a destination in a country that has closed provinces. If the destination's province isn't known, a warning states that the province decides.
 * The verdict isn't `unknown`, because no fact about the store is missing: an order without a province is a complete order. Returns true if the
 * destination's province is closed.
 */
function judgeClosedProvinces(
	entry: CatalogueEntry,
	{ names, shown, shownNames }: ClosedProvinces,
	country: string,
	given: GivenProvince,
	at: number,
	provinces: ProvinceFacts,
	to: Findings,
): boolean {
	const keys = regionKeys(provinces, country, given.provinceCode, given.province)
	const [province = ''] = keys
	const closed = keys.find((key) => names.has(key))
	if (closed !== undefined) {
		const params = { country, province, provinceName: names.get(closed) ?? province }
		const decided = severityBy(to, isDisputedCountry(country))
		noteShipping(entry, 'order.shipping.province-closed', decided, 'validate-order.2', params, at, to)
	} else if (shown.length > 0) {
		const isKnown = provinceByCode(provinces, country, province) !== null
		const code = isKnown ? 'order.shipping.provinces-closed' : 'order.shipping.province-unknown'
		if (isKnown && (to.policy.closedRegion === 'provinces' || isNoted(code, to))) return false
		const params = { country, province, provinces: shown, provincesName: shownNames }
		const decided = isKnown ? ({ severity: 'warning', policy: 'closedRegion' } as const) : DOUBTED
		noteShipping(entry, code, decided, 'D-30', params, at, to)
	}
	return closed !== undefined
}

/**
 * Adds a warning if a product closes the destination in another spelling, as a country or as a province (D-12). The finding is only a warning,
 * because the documented check compares texts.
 */
function noteTerritory(
	entry: CatalogueEntry,
	code: string,
	country: string,
	at: number,
	places: PlaceFacts,
	to: Findings,
): void {
	const parent = parentOf(code) as string
	const other = country === code ? parent : code
	const rule = shippingOf(entry, other, places)?.byCountry.get(other)
	if (rule === undefined || !(other === code ? closesCountry(rule, to.policy) : rule.closedProvinces?.names.has(code)))
		return
	const spelling = other === code ? code : `${parent}-${code}`
	const name = `${provinceByCode(places.provinces, parent, code)?.name ?? code} (${spelling})`
	const params = { country, province: code, provinces: [spelling], provincesName: [name] }
	noteShipping(entry, 'order.shipping.provinces-closed', DOUBTED, 'D-12', params, at, to)
}

function noteShipping(
	entry: CatalogueEntry,
	code: ShippableCode,
	decided: PolicySeverity & { readonly about?: About },
	rule: RuleId,
	params: Params,
	at: number,
	to: Findings,
): void {
	const path: Path = at < 0 ? ['variantId'] : ['orderItems', at, 'variantId']
	const { severity, policy, about } = decided
	note(to, SHIPPABLE_MESSAGES, code, {
		severity,
		policy,
		about,
		path,
		rule,
		params: { title: titleOf(entry), ...params },
	})
}
