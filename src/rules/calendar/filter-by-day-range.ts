import { type Issue, makeIssue } from '../core/issue.ts'
import { MOST_DATED_ORDERS } from '../core/limits.ts'
import { openFields } from '../core/open.ts'
import { isList, lengthOf } from '../core/read.ts'
import { refuse, settle, type Verdict } from '../core/verdict.ts'
import { checkDayRange, type DayOptions, type DayRange, openDayOffset, type RangeCode } from './check-day-range.ts'
import { noteReading, parseInstant, RFC_3339, UNREADABLE } from './parse-instant.ts'

export const ORDERS_MESSAGES = {
	'days.orders.invalid': 'The orders must be a list of at most {most} orders.',
} as const

/** The issue codes of `filterByDayRange`. */
export type FilterCode = RangeCode | keyof typeof ORDERS_MESSAGES

/** The field of an order that `filterByDayRange` reads. */
export interface DatedOrder {
	readonly createdAt?: string | null | undefined
}

/**
 * Returns the orders that were created on a day of the range, in their order (list-orders.2, D-50, D-51).
 *
 * - An order without `createdAt`, absent or null, is skipped.
 * - An order whose `createdAt` is not a date-time is skipped, with a warning.
 *
 * @example
 * const orders = [{ id: 'a', createdAt: '2026-01-31T23:59:59Z' }, { id: 'b', createdAt: '2026-02-01T00:00:00Z' }, { id: 'c' }]
 * const range = { start: '2026-01-31T12:00:00Z', end: '2026-01-31T12:00:00Z' }
 * filterByDayRange(orders, range).value.map((order) => order.id) // => ['a']
 */
export function filterByDayRange<T extends DatedOrder>(
	orders: readonly T[],
	range: DayRange,
	options: DayOptions = {},
): Verdict<readonly T[], FilterCode> {
	const span = checkDayRange(range, options, ['range'])
	if (!isList(orders) || lengthOf(orders) > MOST_DATED_ORDERS) return refuseOrders(span.issues)
	if (span.status !== 'valid') return span
	const dayOffset = openDayOffset(options)
	const { first, last } = span.value
	const kept: T[] = []
	const issues: Issue<FilterCode>[] = []
	try {
		for (let i = 0; i < orders.length; i++) {
			const order = orders[i]
			const { createdAt } = openFields<DatedOrder>(order, ['createdAt'])
			if (order === undefined || createdAt === undefined || createdAt === null) continue
			const reading = parseInstant(createdAt, dayOffset)
			const day = reading >> 2
			if (reading !== UNREADABLE && first <= day && day <= last) kept.push(order)
			if ((reading & 3) !== RFC_3339) noteReading(reading, ['orders', i, 'createdAt'], issues, 'warning')
		}
	} catch {
		return refuseOrders(span.issues)
	}
	return settle<readonly T[], FilterCode>(kept, [...issues, ...span.issues])
}

function refuseOrders(others: readonly Issue<FilterCode>[]): Verdict<never, FilterCode> {
	const params = { most: MOST_DATED_ORDERS }
	const details = { severity: 'error', about: 'call', path: ['orders'], rule: 'list-orders.2', params } as const
	const issue = makeIssue(ORDERS_MESSAGES, 'days.orders.invalid', details)
	return refuse<FilterCode>(issue, ...others)
}
