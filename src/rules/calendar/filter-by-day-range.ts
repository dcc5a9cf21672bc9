import { noFindings, note, toVerdict } from '../core/finding.ts'
import { MAX_DATED_ORDERS } from '../core/limits.ts'
import { openFields } from '../core/open.ts'
import { type Fields, isList, lengthOf } from '../core/read.ts'
import type { Verdict } from '../core/verdict.ts'
import { type DayRange, isWithin, judgeDayRange, RANGE_FIELDS, type RangeCode } from './check-day-range.ts'
import { noteInstant, parseInstant } from './parse-instant.ts'
import { type DayOptions, openZone } from './zone.ts'

export const ORDERS_MESSAGES = {
	'days.orders.invalid': 'The orders must be a list of at most {most} orders.',
} as const

/** The issue codes of `filterByDayRange`. */
export type FilterCode = RangeCode | keyof typeof ORDERS_MESSAGES

/** The field of an order that `filterByDayRange` reads. */
export interface DatedOrder {
	readonly createdAt?: string | Date | null | undefined
}

/**
 * Filters a list of orders by days, and returns a verdict whose value is a list: the given orders that were created on a day of the range, in the
 * same order (list-orders.2, D-50, D-51).
 *
 * - An order without `createdAt` is skipped.
 * - `createdAt` may be a `Date`, as a database returns it. An invalid `Date` is an error.
 * - An order whose `createdAt` is another text than a date-time is skipped, with a warning.
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
	const bounds = openFields<DayRange>(range, RANGE_FIELDS)
	const findings = noFindings(null)
	const zone = openZone(options, findings)
	findings.prefix = ['range']
	const span = judgeDayRange(bounds, zone, findings)
	if (!isList(orders) || lengthOf(orders) > MAX_DATED_ORDERS) return refuseOrders(bounds, options)
	if (findings.isRefused) return toVerdict<readonly T[], FilterCode>(undefined, findings)
	findings.prefix = ['orders']
	const kept: T[] = []
	try {
		for (let i = 0; i < orders.length; i++) {
			const order = orders[i]
			const { createdAt } = openFields<DatedOrder>(order, ['createdAt'])
			if (order === undefined || createdAt === undefined || createdAt === null) continue
			const created = parseInstant(isoOf(createdAt), zone)
			if (isWithin(created, span)) kept.push(order)
			const severity = typeof createdAt === 'object' ? 'error' : 'warning'
			noteInstant(created, [i, 'createdAt'], findings, { severity })
		}
	} catch {
		return refuseOrders(bounds, options)
	}
	return toVerdict<readonly T[], FilterCode>(kept, findings)
}

/** Returns a `Date` of any realm as text, and any other value unchanged. */
function isoOf(instant: unknown): unknown {
	if (typeof instant !== 'object') return instant
	try {
		return Date.prototype.toISOString.call(instant)
	} catch {
		return instant // no date, or an invalid one
	}
}

function refuseOrders(bounds: Fields<DayRange>, options: unknown): Verdict<never, FilterCode> {
	const findings = noFindings(null)
	const zone = openZone(options, findings)
	const params = { most: MAX_DATED_ORDERS }
	const details = { severity: 'error', about: 'usage', path: ['orders'], rule: 'list-orders.2', params } as const
	note(findings, ORDERS_MESSAGES, 'days.orders.invalid', details)
	findings.prefix = ['range']
	judgeDayRange(bounds, zone, findings)
	return toVerdict<never, FilterCode>(undefined, findings)
}
