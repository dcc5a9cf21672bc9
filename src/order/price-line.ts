import type { Product, Variant } from '../contract/product.ts'
import { type Issue, makeIssue, type Severity } from '../core/issue.ts'
import { type Fields, readField } from '../core/read.ts'
import { readCountryCode } from '../geo/countries.ts'
import { addCents, toCents } from '../money/cents.ts'
import { readDelta } from '../money/price-for.ts'
import { type CatalogueEntry, titleOf } from './index-products.ts'

export const PRICE_LINE_MESSAGES = {
	'order.price.missing': 'Pass the product of {title} with a price, such as 29.99; it is missing.',
	'order.price.invalid': 'Pass the product of {title} with prices and price deltas that are amounts, such as 29.99.',
	'order.price.other-country':
		'Fetch {title} for {country}: its prices are those for {other}. That delta is taken off, and the one of {country} added.',
	'order.price.negative': 'Check the price of {title} and the delta of {country}: they come to {amount}.',
} as const

export type PriceLineCode = keyof typeof PRICE_LINE_MESSAGES

/** One change of an amount on its way from the product to the order, in cents. */
export interface PriceChange {
	readonly reason: 'delta' | 'delta-of-other-country'
	readonly country: string
	/** Added; below zero where it is taken off. */
	readonly cents: number
}

/** The price of one piece in cents, and how it came about. */
export interface Amount {
	readonly given: number
	readonly changes: readonly PriceChange[]
	readonly cents: number
}

/** What one piece of a line costs. */
export interface LinePrice {
	readonly price: Amount
	/** Null where the variant has none. */
	readonly retailPrice: Amount | null
}

/** What a price is made from. */
export interface Priced {
	readonly product: Fields<Product>
	readonly variant: Fields<Variant>
}

/** What is known of the destination and of the prices. */
export interface PriceContext {
	readonly country: string
	/** The country whose delta the product's prices include; null for none. */
	readonly pricedFor: string | null
	readonly deltaOnRetail: boolean
}

const UNCHANGED: readonly PriceChange[] = []
const NOTHING: readonly Issue<PriceLineCode>[] = []

/**
 * The price of a variant for a country (get-product.2, D-40, D-41): the delta of another country that the product was fetched
 * for is taken off first, the destination's is added once. Null where the price is missing, and where it or a delta is no amount.
 *
 * @example
 * const product = { priceDeltaByCountry: { BR: 6, JP: 4 } }
 * const mug = { product, variant: { price: 20 } }
 * priceLine(mug, { country: 'BR', pricedFor: null, deltaOnRetail: false }).price.cents // => 2600
 * priceLine(mug, { country: 'BR', pricedFor: 'BR', deltaOnRetail: false }).price.cents // => 2000
 * priceLine(mug, { country: 'BR', pricedFor: 'JP', deltaOnRetail: false }).price.cents // => 2200
 */
export function priceLine({ product, variant }: Priced, context: PriceContext): LinePrice | null {
	const changes = readChanges(product.priceDeltaByCountry, context)
	if (changes === null) return null
	const price = addChanges(variant.price, changes)
	const retail = variant.retailPrice ?? null
	const retailPrice = retail === null ? null : addChanges(retail, context.deltaOnRetail ? changes : UNCHANGED)
	return price === null || (retail !== null && retailPrice === null) ? null : { price, retailPrice }
}

/** The country that a product was fetched for: null for none, `undefined` for what is no country. */
export function readPricedFor(pricedFor: unknown, productId: string): string | null | undefined {
	const given = readField(pricedFor, productId) ?? null
	return given === null ? null : (readCountryCode(given) ?? undefined)
}

/** True for a variant whose price the caller does not know. */
export function lacksPrice({ variant }: Priced): boolean {
	return (variant.price ?? null) === null
}

/** What there is to say of a line's price. One that is missing, the caller can still supply; one that is no amount is an error. */
export function findPriceIssues(
	price: LinePrice | null,
	priced: Priced,
	context: PriceContext,
	entry: CatalogueEntry,
	at: number,
): readonly Issue<PriceLineCode>[] {
	const { country, pricedFor } = context
	if (price !== null && price.price.cents >= 0 && (pricedFor === null || pricedFor === country)) return NOTHING
	const issues: Issue<PriceLineCode>[] = []
	const find = (code: PriceLineCode, severity: Severity, params: Readonly<Record<string, string | number>>) => {
		issues.push(
			makeIssue(PRICE_LINE_MESSAGES, code, {
				severity,
				path: ['orderItems', at, 'variantId'],
				rule: severity === 'error' ? 'D-40' : 'D-41',
				params: { title: titleOf(entry), ...params },
			}),
		)
	}
	if (lacksPrice(priced)) find('order.price.missing', 'warning', {})
	else if (price === null) find('order.price.invalid', 'error', {})
	if (pricedFor !== null && pricedFor !== country) {
		find('order.price.other-country', 'warning', { country, other: pricedFor })
	}
	if (price !== null && price.price.cents < 0) {
		find('order.price.negative', 'warning', { country, amount: price.price.cents / 100 })
	}
	return issues
}

/** The deltas that make a product's prices those of the destination; null where one is no amount. */
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
