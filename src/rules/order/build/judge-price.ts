import type { Product, Variant } from '../../contract/resources.ts'
import { type Findings, note } from '../../core/finding.ts'
import type { IssueDetails, Path } from '../../core/issue.ts'
import type { Fields } from '../../core/read.ts'
import { addCents, toCents } from '../../money/cents.ts'
import { readDelta } from '../../money/price-for.ts'
import { type CatalogueEntry, titleOf } from '../judge/index-products.ts'
import { factDetails } from './read-facts.ts'

export const PRICE_LINE_MESSAGES = {
	'order.price.missing': '{title} has no price. Pass its product with a price like 29.99.',
	'order.price.invalid': "A price or price delta of {title} isn't an amount. Use amounts like 29.99.",
	'order.price.other-country':
		'{title} has the prices for {other}. Fetch it for {country}. Here, the delta of {country} replaces that of {other}.',
	'order.price.negative': 'The price of {title} in {country} is {amount}. Check the price and the delta.',
} as const

export type PriceLineCode = keyof typeof PRICE_LINE_MESSAGES

/** One change of an amount from the product to the order, in cents. */
export interface PriceChange {
	readonly reason: 'delta' | 'delta-of-other-country'
	readonly country: string
	/** Below zero for a delta that is subtracted. */
	readonly cents: number
}

/** The price of one piece in cents, with its changes. */
export interface Amount {
	readonly given: number
	readonly changes: readonly PriceChange[]
	readonly cents: number
}

/** The price of one piece of a line. */
export interface LinePrice {
	readonly price: Amount
	/** Null if the variant has none. */
	readonly retailPrice: Amount | null
}

/** The source of a price. */
export interface Priced {
	readonly product: Fields<Product>
	readonly variant: Fields<Variant>
}

/** The destination, and the country of the prices. */
export interface PriceContext {
	readonly country: string
	/** The country whose delta the product's prices include; null for none. */
	readonly pricedFor: string | null
	readonly deltaOnRetail: boolean
	/** True in a store of gifts: a variant without a price then costs 0 (D-85). */
	readonly hidesPrices: boolean
}

const UNCHANGED: readonly PriceChange[] = []
const FREE: Amount = { given: 0, changes: UNCHANGED, cents: 0 }

/**
 * Returns the price of a variant for a country (get-product.2, D-40, D-41). If the product was fetched for another country, that
 * delta is subtracted first. The destination's delta is added once. Returns null if the price is missing, or if the price or a
 * delta is not an amount.
 *
 * @example
 * const product = { priceDeltaByCountry: { BR: 6, JP: 4 } }
 * const mug = { product, variant: { price: 20 } }
 * const toBrazil = { country: 'BR', pricedFor: null, deltaOnRetail: false, hidesPrices: false }
 * priceLine(mug, toBrazil).price.cents // => 2600
 * priceLine(mug, { ...toBrazil, pricedFor: 'BR' }).price.cents // => 2000
 * priceLine(mug, { ...toBrazil, pricedFor: 'JP' }).price.cents // => 2200
 */
export function priceLine({ product, variant }: Priced, context: PriceContext): LinePrice | null {
	const changes = readChanges(product.priceDeltaByCountry, context)
	if (changes === null) return null
	const price = context.hidesPrices && lacksPrice(variant) ? FREE : addChanges(variant.price, changes)
	const retail = variant.retailPrice ?? null
	const retailPrice = retail === null ? null : addChanges(retail, context.deltaOnRetail ? changes : UNCHANGED)
	return price === null || (retail !== null && retailPrice === null) ? null : { price, retailPrice }
}

/** Returns true if a variant has no price. */
function lacksPrice({ price }: Priced['variant']): boolean {
	return (price ?? null) === null
}

/** Returns true if a line needs the price of its variant: it has none, and the store shows prices. */
export function needsPrice({ variant }: Priced, { hidesPrices }: Pick<PriceContext, 'hidesPrices'>): boolean {
	return !hidesPrices && lacksPrice(variant)
}

/**
 * Returns a line's price as `priceLine` does, and notes problems. A missing price is a need, because the caller can still supply
 * it, except in a store of gifts. A price that is not an amount is an error.
 */
export function judgePrice(
	priced: Priced,
	context: PriceContext,
	entry: CatalogueEntry,
	path: Path,
	to: Findings,
): LinePrice | null {
	const price = priceLine(priced, context)
	const { country, pricedFor } = context
	const isOther = pricedFor !== null && pricedFor !== country
	if (price !== null && price.price.cents >= 0 && !isOther) return price
	const title = titleOf(entry)
	const noteAs = (code: PriceLineCode, details: Omit<IssueDetails, 'path'>): void => {
		note(to, PRICE_LINE_MESSAGES, code, { ...details, path })
	}
	const warning = { severity: 'warning', rule: 'D-41' } as const
	if (needsPrice(priced, context)) noteAs('order.price.missing', { ...warning, about: 'call', params: { title } })
	else if (price === null)
		noteAs('order.price.invalid', { ...factDetails(to.policy), about: 'call', rule: 'D-40', params: { title } })
	if (isOther) {
		const params = { title, country, other: pricedFor }
		noteAs('order.price.other-country', { ...warning, about: 'change', params })
	}
	if (price !== null && price.price.cents < 0) {
		const params = { title, country, amount: price.price.cents / 100 }
		noteAs('order.price.negative', { ...warning, params })
	}
	return price
}

/** Returns the deltas that turn a product's prices into those of the destination. Returns null if one is not an amount. */
function readChanges(deltas: unknown, { country, pricedFor }: PriceContext): readonly PriceChange[] | null {
	if (pricedFor === country) return UNCHANGED
	const delta = readDelta(deltas, country)
	const other = pricedFor === null ? 0 : readDelta(deltas, pricedFor)
	if (delta === null || other === null) return null
	const added: readonly PriceChange[] = delta === 0 ? UNCHANGED : [{ reason: 'delta', country, cents: delta }]
	if (pricedFor === null || other === 0) return added
	return [{ reason: 'delta-of-other-country', country: pricedFor, cents: -other }, ...added]
}

function addChanges(amount: unknown, changes: readonly PriceChange[]): Amount | null {
	const given = toCents(amount)
	let cents = given
	for (const change of changes) cents = addCents(cents, change.cents)
	return given === null || cents === null ? null : { given, changes, cents }
}
