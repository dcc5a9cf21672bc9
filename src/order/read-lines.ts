import { textField, textOf } from '../contract/field-types.ts'
import type { OrderItem } from '../contract/order.ts'
import { type Issue, makeIssue, type Path, prefixIssues, sortIssues } from '../core/issue.ts'
import { type Fields, lengthOf, readField } from '../core/read.ts'
import type { Need } from '../core/verdict.ts'
import { type UnknownCountryIssueCode, unknownCountry } from '../geo/unknown-country.ts'
import { timesCents } from '../money/cents.ts'
import type { OrderFacts } from './built-order.ts'
import { readOrderItem } from './check-order-items.ts'
import { type CatalogueEntry, findVariant, titleOf } from './index-products.ts'
import { openFields, productFields, variantFields } from './open-fields.ts'
import type { Policy } from './policy.ts'
import {
	findPriceIssues,
	type LinePrice,
	lacksPrice,
	type Priced,
	type PriceLineCode,
	priceLine,
	readPricedFor,
} from './price-line.ts'
import { type CreationCode, readCreation } from './read-creation.ts'

export const LINE_MESSAGES = {
	'order.amount.too-large': 'Order fewer pieces: the amount passes 2^53 cents.',
} as const

export type LineCode = keyof typeof LINE_MESSAGES | CreationCode | PriceLineCode | UnknownCountryIssueCode

/** An order item with all that is known of it. */
export interface Line extends Priced {
	/** Its index in the draft's `orderItems`. */
	readonly index: number
	readonly item: OrderItem
	readonly price: LinePrice
	readonly isPersonalized: boolean
	/** The service's own, for a personalized line (D-67). */
	readonly sha: string | null
}

/** What is missing to judge a line. */
export interface LineNeed {
	readonly index: number
	readonly need: Need
}

export interface LinesReading {
	/** The lines of which everything is known, in the draft's order. */
	readonly lines: readonly Line[]
	/** In their order (D-04). */
	readonly issues: readonly Issue<LineCode>[]
	readonly needs: readonly LineNeed[]
	/** The indexes of personalized items. */
	readonly personalized: readonly number[]
}

/** What lines are read with. */
export interface LinesContext {
	/** As the caller gave them, or indexed. */
	readonly products: unknown
	readonly facts: Fields<OrderFacts>
	/** Null where the address has none that is known. */
	readonly country: string | null
	readonly policy: Policy
	/** Whether the items are copies, which need no second look. */
	readonly areCopies: boolean
}

/** The most pieces that a line may have, so that a gift's hundredths fit in 2^53 too. */
const isCountable = (quantity: number): boolean => timesCents(100, quantity) !== null

/**
 * Reads each order item with its product, its price and, where it is personalized, the creation for this person (D-86). Items
 * whose own shape is wrong are left to `checkOrderItems`.
 */
export function readLines(items: unknown, context: LinesContext): LinesReading {
	const { products, facts, country, policy, areCopies } = context
	const lines: Line[] = []
	const issues: Issue<LineCode>[] = []
	const needs: LineNeed[] = []
	const personalized: number[] = []
	const count = lengthOf(items)
	for (let index = 0; index < count && count <= policy.maxItems; index++) {
		const given = readField(items, index)
		if (given === undefined) break
		const item = areCopies ? (given as OrderItem) : readOrderItem(given)
		const variantId = item === null ? textField(given, 'variantId') : item.variantId
		const entry = variantId === '' ? undefined : findVariant(products, variantId)
		if (entry === undefined) {
			if (variantId !== '') needs.push({ index, need: { kind: 'product', variantId } })
			continue
		}
		const product = openFields(entry.product, productFields)
		const variant = openFields(entry.variant, variantFields)
		const isPersonalized = product.isPersonalized === true
		let sha: string | null = null
		if (isPersonalized) {
			personalized.push(index)
			const creation = readCreation(textOf(product.id), titleOf(entry), facts.creations)
			issues.push(...prefixIssues(creation.issues, ['orderItems', index]))
			if (creation.status === 'unknown') for (const need of creation.needs) needs.push({ index, need })
			if (creation.status === 'valid') sha = creation.value
		}
		if (country === null) continue
		const priced = { product, variant }
		const price = readPrice(priced, entry, context, country, index, issues)
		if (lacksPrice(priced)) needs.push({ index, need: { kind: 'product', variantId } })
		if (item === null || price === null) continue
		if (isPayable(price, item.quantity)) lines.push({ index, item, product, variant, price, isPersonalized, sha })
		else issues.push(tooLarge(['orderItems', index, 'quantity']))
	}
	return { lines, issues: sortIssues(issues), needs, personalized }
}

/** A line's price, null where there is none; what there is to say of it is added to the issues. */
function readPrice(
	priced: Priced,
	entry: CatalogueEntry,
	{ facts, policy }: LinesContext,
	country: string,
	index: number,
	issues: Issue<LineCode>[],
): LinePrice | null {
	const productId = textOf(priced.product.id)
	const pricedFor = readPricedFor(facts.pricedFor, productId)
	if (pricedFor === undefined) {
		issues.push(unknownCountry(readField(facts.pricedFor, productId), ['facts', 'pricedFor', productId]))
		return null
	}
	const context = { country, pricedFor, deltaOnRetail: policy.deltaOnRetail }
	const price = priceLine(priced, context)
	for (const issue of findPriceIssues(price, priced, context, entry, index)) issues.push(issue)
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
