import { type Issue, makeIssue } from '../core/issue.ts'
import { isList, lengthOf, readField } from '../core/read.ts'
import { settle, type Verdict } from '../core/verdict.ts'
import { checkDayRange, type DayOptions, type DayRange, type RangeCode, readDayOffset } from './check-day-range.ts'
import { findInInstant } from './check-instant.ts'
import { readInstant, UNREADABLE } from './read-instant.ts'

export const ORDERS_MESSAGES = {
	'days.orders.invalid': 'Pass the orders as a list of at most {most}.',
} as const

export type FilterCode = RangeCode | keyof typeof ORDERS_MESSAGES

/** More orders than anyone holds at once, and still walked in bounded time. */
const MOST_ORDERS = 1_000_000

/**
 * The orders that were created on a day of the range, in the order given (list-orders.2, D-50, D-51). An order without
 * `createdAt`, absent or null, is left out without a word; one whose `createdAt` is no date-time, with a warning.
 *
 * @example
 * const orders = [{ id: 'a', createdAt: '2026-01-31T23:59:59Z' }, { id: 'b', createdAt: '2026-02-01T00:00:00Z' }, { id: 'c' }]
 * const range = { start: '2026-01-31T12:00:00Z', end: '2026-01-31T12:00:00Z' }
 * filterByDayRange(orders, range).value.map((order) => order.id) // => ['a']
 */
export function filterByDayRange<T extends { readonly createdAt?: string | null | undefined }>(
	orders: readonly T[],
	range: DayRange,
	options: DayOptions = {},
): Verdict<readonly T[], FilterCode> {
	const span = checkDayRange(range, options, ['range'])
	if (!isList(orders) || lengthOf(orders) > MOST_ORDERS) return refuseOrders(span.issues)
	if (span.status !== 'valid') return span
	const dayOffset = readDayOffset(options)
	const { first, last } = span.value
	const kept: T[] = []
	const issues: Issue<FilterCode>[] = []
	try {
		for (let i = 0; i < orders.length; i++) {
			const order = orders[i]
			const createdAt = readField(order, 'createdAt')
			if (order === undefined || createdAt === undefined || createdAt === null) continue
			const reading = readInstant(createdAt, dayOffset)
			const day = reading >> 2
			if (reading !== UNREADABLE && first <= day && day <= last) kept.push(order)
			if ((reading & 3) === 0) continue
			const [found] = findInInstant(createdAt, dayOffset, ['orders', i, 'createdAt'])
			if (found !== undefined) issues.push({ ...found, severity: 'warning' })
		}
	} catch {
		return refuseOrders(span.issues)
	}
	return settle<readonly T[], FilterCode>(kept, [...issues, ...span.issues])
}

function refuseOrders(others: readonly Issue<FilterCode>[]): Verdict<never, FilterCode> {
	const details = { severity: 'error', path: ['orders'], rule: 'list-orders.2', params: { most: MOST_ORDERS } } as const
	const issue = makeIssue(ORDERS_MESSAGES, 'days.orders.invalid', details)
	return { status: 'invalid', issues: [issue, ...others] }
}
