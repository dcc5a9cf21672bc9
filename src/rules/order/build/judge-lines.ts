import type { OrderItem, Product, Variant } from '../../contract/resources.ts'
import { type Findings, note, noteNeededField } from '../../core/finding.ts'
import type { Issue, Path } from '../../core/issue.ts'
import { openFields } from '../../core/open.ts'
import { readField, textOf } from '../../core/read.ts'
import type { Need } from '../../core/verdict.ts'
import { readCountryCode } from '../../country/countries.ts'
import { noteUnknownCountryAt, type UnknownCountryIssueCode } from '../../country/unknown-country.ts'
import { addCents, timesCents } from '../../money/cents.ts'
import { isQuantity } from '../judge/check-order-items.ts'
import { type CatalogueEntry, findVariant, titleOf } from '../judge/index-products.ts'
import { judgePrice, type LinePrice, type Priced, type PriceLineCode, type Totals } from './judge-payment.ts'
import { type CreationCode, findCreation, judgeCreation } from './judge-person.ts'
import { factDetails, type GivenFacts, type GivenPerson } from './read-draft.ts'

export const LINE_MESSAGES = {
	'order.amount.too-large': "The order's total is too large. Order fewer pieces.",
} as const

export type LineCode = keyof typeof LINE_MESSAGES | CreationCode | PriceLineCode | UnknownCountryIssueCode

/** An order item with its facts. */
export interface Line extends Priced {
	/** The index of the item in the draft's `orderItems`. */
	readonly index: number
	readonly item: OrderItem
	readonly price: LinePrice
	readonly isPersonalized: boolean
	/** The service's own sha for a personalized line (D-67). */
	readonly sha: string | null
}

/** A fact that a line needs. */
interface LineNeed {
	readonly index: number
	readonly need: Need
}

/** The lines of a draft, and the facts that they need. */
interface JudgedLines {
	/** The lines whose facts are complete, in the draft's order. */
	readonly lines: readonly Line[]
	readonly needs: readonly LineNeed[]
	/** The indexes of personalized items. */
	readonly personalized: readonly number[]
}

/** The data that all lines share. */
interface LinesContext {
	/** The products as the caller passed them, or indexed. */
	readonly products: unknown
	readonly facts: GivenFacts
	/** Null if the address doesn't have a known country. */
	readonly country: string | null
	/** The person for whom personalized lines are made. */
	readonly person: GivenPerson
}

/** Returns whether a quantity can be calculated exactly: its hundredths must also be below 2^53, because gifts are counted in hundredths. */
const isCountable = (quantity: number): boolean => timesCents(100, quantity) !== null

/**
 * Returns each order item with its product and price. A personalized item also has its creation for this person (D-86). An item without an id or a
 * whole quantity isn't a line, because a line needs both.
 */
export function judgeLines(items: readonly OrderItem[], context: LinesContext, to: Findings): JudgedLines {
	const { products, facts, country } = context
	const lines: Line[] = []
	const needs: LineNeed[] = []
	const personalized: number[] = []
	for (const [index, item] of items.entries()) {
		const { variantId, quantity } = item
		const entry = variantId === '' ? undefined : findVariant(products, variantId)
		if (entry === undefined) {
			needs.push({ index, need: variantId === '' ? fieldNeed(index, 'variantId') : { kind: 'product', variantId } })
			continue
		}
		const product = openFields<Product>(entry.product, [
			'id',
			'title',
			'isPersonalized',
			'priceDeltaByCountry',
			'featuredImage',
		])
		const variant = openFields<Variant>(entry.variant, ['title', 'price', 'retailPrice', 'images'])
		const path = ['orderItems', index, 'variantId']
		const isPersonalized = product.isPersonalized === true
		let sha: string | null = null
		if (isPersonalized) {
			personalized.push(index)
			const productId = textOf(product.id)
			const creation = findCreation(readField(facts.creations, productId), context.person)
			if (typeof creation.sha === 'string') sha = creation.sha
			if (!judgeCreation(creation, titleOf(entry), path, to)) {
				needs.push({ index, need: { kind: 'personalizedProduct', productId, operation: 'get-product' } })
			}
		}
		if (!isQuantity(quantity)) needs.push({ index, need: fieldNeed(index, 'quantity') })
		if (country === null) continue
		const priced = { product, variant }
		const price = judgeLinePrice(priced, entry, context, country, path, to)
		if (price === null) needs.push({ index, need: { kind: 'product', variantId } })
		if (!isQuantity(quantity) || price === null) continue
		if (isPayable(price, quantity)) lines.push({ index, item, product, variant, price, isPersonalized, sha })
		else {
			noteTooLarge(['orderItems', index, 'quantity'], to)
			needs.push({ index, need: fieldNeed(index, 'quantity') })
		}
	}
	return { lines, needs, personalized }
}

function fieldNeed(index: number, field: string): Need {
	return { kind: 'field', path: ['orderItems', index, field] }
}

/** Returns a line's price. If the item has no product, or the product was fetched for an unknown country, adds a finding and returns null. */
function judgeLinePrice(
	priced: Priced,
	entry: CatalogueEntry,
	{ facts }: LinesContext,
	country: string,
	path: Path,
	to: Findings,
): LinePrice | null {
	const productId = textOf(priced.product.id)
	const given = readField(facts.pricedFor, productId) ?? null
	const pricedFor = given === null ? null : readCountryCode(given)
	if (given !== null && pricedFor === null) {
		noteUnknownCountryAt(given, ['facts', 'pricedFor', productId], factDetails(to.policy), to)
		return null
	}
	const hidesPrices = facts.rewardType === 'Gifts'
	const { deltaOnRetail } = to.policy
	const price = { country, pricedFor, deltaOnRetail, hidesPrices }
	return judgePrice(priced, price, entry, path, to)
}

function isPayable({ price, retailPrice }: LinePrice, quantity: number): boolean {
	const isRetailPayable = retailPrice === null || timesCents(retailPrice.cents, quantity) !== null
	return isCountable(quantity) && isRetailPayable && timesCents(price.cents, quantity) !== null
}

/** Adds a finding for an amount above 2^53 cents. */
function noteTooLarge(path: Path, to: Findings): void {
	note(to, LINE_MESSAGES, 'order.amount.too-large', { ...factDetails(to.policy), path, rule: 'D-40' })
}

/** Returns the index of the order item that an issue concerns. Returns -1 for an issue of the whole order. */
export function lineIndexOf({ path }: Issue): number {
	const [field, index] = path
	return field === 'orderItems' && typeof index === 'number' ? index : -1
}

const NO_LINES: ReadonlyMap<number, never> = /* @__PURE__ */ new Map<number, never>()

/**
 * Returns the lines that have an error, by index, each with all of its issues. If all `count` lines have an error, returns an empty map: the whole
 * order is then rejected (D-100).
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

/** Returns the entries that don't belong to a failed line. */
export function withoutFailed<T>(
	list: readonly T[],
	failed: ReadonlyMap<number, unknown>,
	indexOf: (each: T) => number,
): readonly T[] {
	return failed.size === 0 ? list : list.filter((each) => !failed.has(indexOf(each)))
}

/** Returns the sums over lines. Returns null, with a finding, if a sum exceeds 2^53 cents, or if 100 times the number of pieces exceeds 2^53 (D-40). */
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

/** Merges all lines of a variant into the first line of this variant (D-101). Returns the merged lines. */
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

/** Returns the sum plus the price of a quantity. Returns null if the result is above 2^53. */
function addTimes(sum: number | null, cents: number, quantity: number): number | null {
	const product = timesCents(cents, quantity)
	return product === null ? null : addCents(sum, product)
}
