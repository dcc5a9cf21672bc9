import { type Findings, noteNeededField } from '../../core/finding.ts'
import type { Issue } from '../../core/issue.ts'
import { addCents, timesCents } from '../../money/cents.ts'
import { type Line, noteTooLarge } from './judge-lines.ts'

/** Returns the index of the order item of an issue. Returns -1 for an issue of the whole order. */
export function lineIndexOf({ path }: Issue): number {
	const [field, index] = path
	return field === 'orderItems' && typeof index === 'number' ? index : -1
}

const NO_LINES: ReadonlyMap<number, never> = /* @__PURE__ */ new Map<number, never>()

/**
 * Returns the lines that have an error, by index, each with all its issues. Returns an empty map if all `count` lines have an
 * error: then the whole order is rejected (D-100).
 */
export function failedLines<Code extends string>(
	issues: readonly Issue<Code>[],
	count: number,
): ReadonlyMap<number, readonly Issue<Code>[]> {
	if (issues.length === 0) return NO_LINES
	const failed = new Map<number, Issue<Code>[]>()
	const indexes = issues.filter((issue) => issue.severity === 'error').map(lineIndexOf)
	for (const index of indexes.sort((a, b) => a - b)) if (index >= 0) failed.set(index, [])
	if (failed.size === count) failed.clear()
	for (const issue of issues) failed.get(lineIndexOf(issue))?.push(issue)
	return failed
}

/** Returns the entries that do not belong to a failed line. */
export function withoutFailed<T>(
	list: readonly T[],
	failed: ReadonlyMap<number, unknown>,
	indexOf: (each: T) => number,
): readonly T[] {
	return failed.size === 0 ? list : list.filter((each) => !failed.has(indexOf(each)))
}

/** The sums over the lines: pieces, and amounts in cents. */
export interface Totals {
	readonly items: number
	readonly price: number
	/** Null if a line has none. */
	readonly retailPrice: number | null
}

/** Returns the sums over lines. Returns null after noting that a sum exceeds 2^53 cents, or the pieces 2^53 hundredths (D-40). */
export function judgeTotals(lines: readonly Line[], to: Findings): Totals | null {
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
		noteTooLarge(['orderItems'], to)
		noteNeededField(to, ['orderItems'])
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
