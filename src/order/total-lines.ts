import { refuse, settle, type Verdict } from '../core/verdict.ts'
import { sumCents, timesCents } from '../money/cents.ts'
import type { LinePrice } from './price-line.ts'
import { type Line, type LineCode, tooLarge } from './read-lines.ts'

/** The sums over the lines: pieces, and amounts in cents. */
export interface Totals {
	readonly items: number
	readonly price: number
	/** Null where a line has none. */
	readonly retailPrice: number | null
}

/** The sums over lines; an error when one passes 2^53 cents, or the pieces as many hundredths (D-40). */
export function totalLines(lines: readonly Line[]): Verdict<Totals, LineCode> {
	const items = sumCents(lines.map((line) => line.item.quantity))
	const price = sumUp(lines, 'price')
	const hasRetail = lines.every((line) => line.price.retailPrice !== null)
	const retailPrice = hasRetail ? sumUp(lines, 'retailPrice') : null
	const isCountable = items !== null && timesCents(100, items) !== null
	if (!isCountable || price === null || (hasRetail && retailPrice === null)) return refuse(tooLarge(['orderItems']))
	return settle({ items, price, retailPrice }, [])
}

/** The lines with those of one variant made one, at the place of the first (D-101). */
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

function sumUp(lines: readonly Line[], name: keyof LinePrice): number | null {
	let sum: number | null = 0
	for (const { price, item } of lines) {
		const cents = timesCents(price[name]?.cents ?? 0, item.quantity)
		sum = cents === null || sum === null ? null : sumCents([sum, cents])
	}
	return sum
}
