import { parseDay } from '../calendar/parse-day.ts'
import type { Order, OrderLineItem } from '../contract/generated/types.ts'
import { openEntry } from '../core/open.ts'
import { isRecord } from '../core/read.ts'
import { fromCents, timesCents, toCents } from '../money/cents.ts'
import {
	ANY,
	equalTo,
	type FieldPattern,
	type ItemPattern,
	kept,
	objectOf,
	optional,
	type Pattern,
	required,
} from './expectation.ts'
import type { StoreOrder } from './state.ts'

/** The parts of a personalization that are the person's own data. The interface does not show the format of the rest. */
const OWN: Readonly<Record<string, readonly string[]>> = {
	name: ['first', 'last'],
	anniversary: ['month', 'monthPadded', 'year', 'zodiac'],
	birth: ['month', 'monthPadded', 'year', 'zodiac'],
	work: ['department', 'location'],
}

/**
 * Returns the pattern of an order in the response of list-orders; for an open order, only its id. Stores of gifts hide prices, so
 * these may have any value.
 */
export function orderItemOf({ order, isOpen }: StoreOrder, hasPrices: boolean): ItemPattern {
	const { id } = order
	if (isOpen) return { key: id, isRequired: false, pattern: objectOf({ id: equalTo(id) }) }
	const fields: FieldPattern[] = [
		required('id', equalTo(id)),
		optional('orderNumber', equalTo(order.orderNumber)),
		kept('externalId', equalTo(order.externalId)),
		optional('createdAt', order.createdAt ? { kind: 'near', value: order.createdAt } : ANY),
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

/** Returns the pattern of lines in any order. If two lines have the same variant, a service may merge them (D-101). */
function linesPattern(lines: readonly OrderLineItem[], hasPrices: boolean): Pattern {
	if (new Set(lines.map(({ variantId }) => variantId)).size < lines.length) return ANY
	const items = lines.map((line) => ({
		key: line.variantId,
		isRequired: true,
		pattern: linePattern(line, hasPrices),
	}))
	return { kind: 'set', key: 'variantId', items }
}

/** Returns the pattern of a line. Its price is that of one piece (D-102) or of all pieces: the interface does not show which. */
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
		required('price', hasPrices ? { kind: 'amount', values } : ANY, 'service.1'),
		optional('personalizations', personalizationPattern(personalizations)),
	]
	return { kind: 'object', fields, orNull: false }
}

/** Returns the pattern of the person's data that a service shows. */
export function personalizationPattern(value: unknown, source?: unknown): Pattern {
	if (!isRecord(value)) return ANY
	const fields = Object.entries(OWN).flatMap(([name, own]) => {
		const part = value[name]
		if (!isRecord(part)) return []
		const inner = own
			.filter((key) => key !== 'zodiac' || isClear(openEntry(source, SOURCE_OF[name] ?? '')))
			.map((key) => kept(key, patternOf(openEntry(part, key))))
		return [optional(name, { kind: 'object', fields: inner, orNull: true })]
	})
	return { kind: 'object', fields, orNull: true }
}

/** The dates that the two objects are derived from. */
const SOURCE_OF: Readonly<Record<string, string>> = { anniversary: 'startDate', birth: 'birthDate' }

/** The days of a month on which a sign begins, as calendars differ. */
const FIRST_CUSP = 18
const LAST_CUSP = 24

/** Returns whether all calendars agree on the zodiac sign of a date. */
function isClear(date: unknown): boolean {
	const day = parseDay(date)?.day
	return day !== undefined && (day < FIRST_CUSP || day > LAST_CUSP)
}

function patternOf(value: unknown): Pattern {
	return typeof value === 'string' || typeof value === 'number' ? equalTo(value) : ANY
}
