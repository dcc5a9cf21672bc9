import type { Notes } from '../../core/issue.ts'
import { addCents, timesCents } from '../../money/cents.ts'
import { type Line, type LineCode, tooLarge } from './judge-lines.ts'

/** The sums over the lines: pieces, and amounts in cents. */
export interface Totals {
	readonly items: number
	readonly price: number
	/** Null if a line has none. */
	readonly retailPrice: number | null
}

/** Returns the sums over lines. Returns null after noting that a sum exceeds 2^53 cents, or the pieces 2^53 hundredths (D-40). */
export function judgeTotals(lines: readonly Line[], to: Notes<LineCode>): Totals | null {
	let items: number | null = 0
	let price: number | null = 0
	let retailPrice: number | null = 0
	let hasRetail = true
	for (const { item, price: each } of lines) {
		items = addTimes(items, 1, item.quantity)
		price = addTimes(price, each.price.cents, item.quantity)
		if (each.retailPrice === null) hasRetail = false
		else retailPrice = addTimes(retailPrice, each.retailPrice.cents, item.quantity)
	}
	if (items === null || timesCents(100, items) === null || price === null || (hasRetail && retailPrice === null)) {
		to.push(tooLarge(['orderItems']))
		return null
	}
	return { items, price, retailPrice: hasRetail ? retailPrice : null }
}

/** Returns the lines with duplicates of a variant merged into the first (D-101). */
export function mergeLines(lines: readonly Line[]): readonly Line[] {
	const merged = new Map<string, Line>()
	for (const line of lines) {
		const { variantId, quantity } = line.item
		const first = merged.get(variantId)
		const item = { variantId, quantity: (first?.item.quantity ?? 0) + quantity }
		merged.set(variantId, { ...(first ?? line), item })
	}
	return [...merged.values()]
}

/** Returns the sum plus the price of a quantity. Returns null above 2^53. */
function addTimes(sum: number | null, cents: number, quantity: number): number | null {
	const product = timesCents(cents, quantity)
	return product === null ? null : addCents(sum, product)
}
