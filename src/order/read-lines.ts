import { textField } from '../contract/field-types.ts'
import type { OrderItem } from '../contract/order.ts'
import { type Issue, makeIssue, type Path, prefixIssues } from '../core/issue.ts'
import { lengthOf, readField } from '../core/read.ts'
import type { Need } from '../core/verdict.ts'
import { type UnknownCountryCode, unknownCountry } from '../geo/unknown-country.ts'
import { timesCents } from '../money/cents.ts'
import { readOrderItem } from './check-order-items.ts'
import { type CatalogueEntry, titleOf, type VariantLookup } from './index-products.ts'
import type { Policy } from './policy.ts'
import { findPriceIssues, type LinePrice, type PriceLineCode, priceLine, readPricedFor } from './price-line.ts'
import { type CreationCode, readCreation } from './read-creation.ts'

export const LINE_MESSAGES = {
	'order.amount.too-large': 'Order fewer pieces: the amount passes 2^53 cents.',
} as const

export type LineCode = keyof typeof LINE_MESSAGES | CreationCode | PriceLineCode | UnknownCountryCode

/** An order item with all that is known of it. */
export interface Line {
	/** Its index in the draft's `orderItems`. */
	readonly index: number
	readonly item: OrderItem
	readonly entry: CatalogueEntry
	readonly price: LinePrice
	readonly isPersonalized: boolean
	/** The service's own, for a personalized line (D-67). */
	readonly sha: string | null
}

export interface LinesReading {
	/** The lines of which everything is known, in the draft's order. */
	readonly lines: readonly Line[]
	readonly issues: readonly Issue<LineCode>[]
	/** The needs of each line that has some. */
	readonly needs: ReadonlyMap<number, readonly Need[]>
	/** The indexes of personalized items. */
	readonly personalized: readonly number[]
}

/** The most pieces that a line may have, so that a gift's hundredths fit in 2^53 too. */
const isCountable = (quantity: number): boolean => timesCents(100, quantity) !== null

/**
 * Reads each order item with its product, its price and, where it is personalized, the creation for this person (D-86). Items
 * whose own shape is wrong are left to `checkOrderItems`; `country` is null where the address has none that is known.
 */
export function readLines(
	items: unknown,
	lookup: VariantLookup | null,
	facts: unknown,
	country: string | null,
	policy: Policy,
): LinesReading {
	const lines: Line[] = []
	const issues: Issue<LineCode>[] = []
	const needs = new Map<number, readonly Need[]>()
	const personalized: number[] = []
	const count = lengthOf(items)
	for (let index = 0; index < count && count <= policy.maxItems; index++) {
		const given = readField(items, index)
		if (given === undefined) break
		const variantId = textField(given, 'variantId')
		const entry = variantId === '' ? undefined : lookup?.(variantId)
		if (entry === undefined) {
			if (variantId !== '') needs.set(index, [{ kind: 'product', variantId }])
			continue
		}
		const ofLine: Need[] = []
		const isPersonalized = readField(entry.product, 'isPersonalized') === true
		if (isPersonalized) personalized.push(index)
		const creation = isPersonalized ? readCreation(entry, readField(facts, 'creations')) : null
		if (creation !== null) issues.push(...prefixIssues(creation.issues, ['orderItems', index]))
		if (creation?.status === 'unknown') ofLine.push(...creation.needs)
		const price = country === null ? null : readPrice(entry, facts, country, policy, index, issues)
		if (country !== null && price === null) ofLine.push({ kind: 'product', variantId })
		if (ofLine.length > 0) needs.set(index, ofLine)
		const item = readOrderItem(given)
		if (item === null || price === null) continue
		if (!isPayable(price, item.quantity)) {
			issues.push(tooLarge(['orderItems', index, 'quantity']))
		} else
			lines.push({
				index,
				item,
				entry,
				price,
				isPersonalized,
				sha: creation?.status === 'valid' ? creation.value : null,
			})
	}
	return { lines, issues, needs, personalized }
}

/** A line's price; what there is to say of it is added to the issues. */
function readPrice(
	entry: CatalogueEntry,
	facts: unknown,
	country: string,
	policy: Policy,
	index: number,
	issues: Issue<LineCode>[],
): LinePrice | null {
	const productId = textField(entry.product, 'id')
	const given = readField(facts, 'pricedFor')
	const pricedFor = readPricedFor(given, productId)
	if (pricedFor === undefined) {
		issues.push(unknownCountry(readField(given, productId), ['facts', 'pricedFor', productId]))
		return null
	}
	const context = { country, pricedFor, deltaOnRetail: policy.deltaOnRetail }
	const price = priceLine(entry, context)
	issues.push(...findPriceIssues(price, context, titleOf(entry), index))
	return price
}

function isPayable({ price, retailPrice }: LinePrice, quantity: number): boolean {
	const isRetailPayable = retailPrice === null || timesCents(retailPrice.cents, quantity) !== null
	return isCountable(quantity) && isRetailPayable && timesCents(price.cents, quantity) !== null
}

/** The error of an amount that passes 2^53 cents. */
export function tooLarge(path: Path): Issue<LineCode> {
	return makeIssue(LINE_MESSAGES, 'order.amount.too-large', { severity: 'error', path, rule: 'D-40' })
}
