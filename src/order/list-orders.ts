import { checkDayRange, type DaySpan, type RangeCode } from '../calendar/check-day-range.ts'
import { findInInstant } from '../calendar/check-instant.ts'
import { readInstant, UNREADABLE } from '../calendar/read-instant.ts'
import { wrongType } from '../contract/field-types.ts'
import { parseListOrdersBody } from '../contract/generated/rule-parsers.ts'
import type { ListOrdersBody, Order } from '../contract/generated/types.ts'
import { type RequestCode, requestMessage } from '../contract/request-messages.ts'
import { type Issue, sortIssues } from '../core/issue.ts'
import { isList, isRecord, lengthOf, readField } from '../core/read.ts'
import { refuse, settle, type Verdict } from '../core/verdict.ts'
import { type PolicyOptions, readPolicy } from './policy.ts'

export type ListOrdersCode = RequestCode | RangeCode

/** An order and whose it is; the interface's order does not say. */
export interface OrderRecord {
	readonly userId: string
	readonly order: Order
}

/** What list-orders answers with: the caller's own order objects. */
export interface ListedOrders {
	readonly data: readonly Order[]
	readonly count: number
}

/** More records than anyone holds at once, and still walked in bounded time. */
const MOST_RECORDS = 1_000_000
const RULE = 'list-orders.body'

/**
 * The orders that list-orders answers with, in the order given: those of the users, created on a day of the range, both ends
 * included (list-orders.2, D-50, D-51). A filter that the interface does not admit is refused, with the path in the body. Ids
 * compare without regard to case. An order without `createdAt` is in no range; one whose `createdAt` is no date-time neither,
 * with a warning.
 *
 * @example
 * const [ann, bob] = ['8a0c1b9e-5d0e-4c37-9d8a-3f7f7f0a1c11', '0b9f2f7c-94f6-4a4e-8d43-6d1b8a6f2b22']
 * const records = [
 * 	{ userId: ann, order: { id: 'a', createdAt: '2026-01-31T23:59:59Z', orderLineItems: [] } },
 * 	{ userId: bob, order: { id: 'b', createdAt: '2026-02-01T00:00:00Z', orderLineItems: [] } },
 * ]
 * listOrders(records, { userIds: [bob] }).value.data.map((order) => order.id) // => ['b']
 * const dateRange = { start: '2026-01-31T12:00:00Z', end: '2026-01-31T12:00:00Z' }
 * listOrders(records, { dateRange }).value.count // => 1
 * listOrders(records, { userIds: [] }).issues[0].path // => ['filter', 'userIds']
 */
export function listOrders(
	records: readonly OrderRecord[],
	filter: ListOrdersBody['filter'],
	policy?: PolicyOptions,
): Verdict<ListedOrders, ListOrdersCode> {
	const { dayOffset } = readPolicy(policy)
	const body = parseListOrdersBody(filter === undefined ? {} : { filter })
	if (body.status !== 'valid') return body
	if (!isList(records)) return refuse(wrongType(records, 'array', ['records'], RULE))
	const count = lengthOf(records)
	if (count > MOST_RECORDS) return refuse(tooMany('records', count))
	// Own fields only: `filter` has none but what was given.
	const { userIds, dateRange } = { userIds: undefined, dateRange: undefined, ...body.value.filter }
	const days = dateRange === undefined ? null : checkDayRange(dateRange, { dayOffset }, ['filter', 'dateRange'])
	if (days !== null && days.status !== 'valid') return days

	const users = userIds === undefined ? null : new Set(userIds.map((id) => id.toLowerCase()))
	// What is loose in the range's date-times, the range itself says.
	const issues: Issue<ListOrdersCode>[] = body.issues.filter((issue) => issue.code !== 'request.loose-date-time')
	issues.push(...(days?.issues ?? []))
	const data: Order[] = []
	for (let at = 0; at < count; at++) {
		const record = readField(records, at)
		const order = readField(record, 'order')
		const userId = readField(record, 'userId')
		if (!isOrder(order)) continue
		if (users !== null && !(typeof userId === 'string' && users.has(userId.toLowerCase()))) continue
		if (days !== null) {
			const createdAt = readField(order, 'createdAt') ?? null
			if (createdAt === null) continue
			const [remark] = findInInstant(createdAt, dayOffset, ['records', at, 'order', 'createdAt'])
			if (remark !== undefined) issues.push({ ...remark, severity: 'warning' })
			if (!isWithin(createdAt, days.value, dayOffset)) continue
		}
		data.push(order)
	}
	return settle<ListedOrders, ListOrdersCode>({ data, count: data.length }, sortIssues(issues))
}

/** The error of a list that is longer than is read. */
export function tooMany(field: string, actual: number): Issue<RequestCode> {
	const message = requestMessage('request.too-many', field, '', String(actual))
	return {
		code: 'request.too-many',
		severity: 'error',
		path: [field],
		message,
		params: { field, actual },
		rule: 'D-91',
	}
}

function isOrder(value: unknown): value is Order {
	return isRecord(value)
}

function isWithin(instant: unknown, { first, last }: DaySpan, dayOffset: number): boolean {
	const reading = readInstant(instant, dayOffset)
	return reading !== UNREADABLE && first <= reading >> 2 && reading >> 2 <= last
}
