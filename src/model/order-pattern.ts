import type { Order, OrderLineItem } from '../contract/generated/types.ts'
import { isRecord, readField } from '../core/read.ts'
import { fromCents, timesCents, toCents } from '../money/cents.ts'
import {
	ANY,
	equalTo,
	type FieldPattern,
	type ItemPattern,
	objectOf,
	optional,
	type Pattern,
	required,
} from './expectation.ts'
import type { StoreOrder } from './state.ts'

/** What of a personalization is the person's own; the rest is written in a way that the interface does not show. */
const OWN: Readonly<Record<string, readonly string[]>> = {
	name: ['first', 'last'],
	anniversary: ['month', 'year'],
	birth: ['month', 'year'],
	work: ['department', 'location'],
}

/** An order in the list of orders; of an open one, its id. Prices are hidden in stores of gifts, and may be anything there. */
export function orderItemOf({ order, isOpen }: StoreOrder, hasPrices: boolean): ItemPattern {
	const { id } = order
	if (isOpen) return { key: id, isRequired: false, pattern: objectOf({ id: equalTo(id) }) }
	const fields: FieldPattern[] = [
		required('id', equalTo(id)),
		optional('orderNumber', equalTo(order.orderNumber)),
		optional('externalId', equalTo(order.externalId)),
		optional('user', userPattern(order)),
		required('orderLineItems', linesPattern(order.orderLineItems, hasPrices)),
	]
	return { key: id, isRequired: true, pattern: { kind: 'object', fields, orNull: false } }
}

function userPattern({ user }: Order): Pattern {
	const email = user?.email
	const externalId = optional('externalId', equalTo(user?.externalId))
	const fields = email ? [optional('email', { kind: 'email', value: email }), externalId] : [externalId]
	return { kind: 'object', fields, orNull: true }
}

/** Lines in any order. Where two are of one variant, whether they stay apart is not shown (D-101). */
function linesPattern(lines: readonly OrderLineItem[], hasPrices: boolean): Pattern {
	if (new Set(lines.map(({ variantId }) => variantId)).size < lines.length) return ANY
	const items = lines.map((line) => ({
		key: line.variantId,
		isRequired: true,
		pattern: linePattern(line, hasPrices),
	}))
	return { kind: 'set', key: 'variantId', items }
}

/** The price is that of one piece (D-102), or of all: the interface does not show which. */
function linePattern(
	{ productId, variantId, quantity, price, personalizations }: OrderLineItem,
	hasPrices: boolean,
): Pattern {
	const all = timesCents(toCents(price) ?? 0, quantity)
	const values = all === null ? [price] : [price, fromCents(all)]
	const fields: FieldPattern[] = [
		required('variantId', equalTo(variantId)),
		required('productId', equalTo(productId)),
		required('quantity', equalTo(quantity)),
		required('price', hasPrices ? { kind: 'amount', values } : ANY),
		optional('personalizations', personalizationPattern(personalizations)),
	]
	return { kind: 'object', fields, orNull: false }
}

/** What a service shows of a person's data. */
export function personalizationPattern(value: unknown): Pattern {
	if (!isRecord(value)) return ANY
	const fields = Object.entries(OWN).flatMap(([name, own]) => {
		const part = value[name]
		if (!isRecord(part)) return []
		const inner = own.map((key) => optional(key, patternOf(readField(part, key))))
		return [optional(name, { kind: 'object', fields: inner, orNull: true })]
	})
	return { kind: 'object', fields, orNull: true }
}

function patternOf(value: unknown): Pattern {
	return typeof value === 'string' || typeof value === 'number' ? equalTo(value) : ANY
}
