import { checkDayRange, isWithin, type RangeCode } from '../../calendar/check-day-range.ts'
import { noteInstant, parseInstant } from '../../calendar/parse-instant.ts'
import { openZone } from '../../calendar/zone.ts'
import { FIELD_MESSAGES, typeDetails } from '../../contract/field-types.ts'
import { ListOrdersBody } from '../../contract/generated/rule-bodies.ts'
import type { Order } from '../../contract/generated/types.ts'
import type { RequestCode } from '../../contract/messages.ts'
import { type Findings, noFindings, note, toIssues, toVerdict } from '../../core/finding.ts'
import { compareIssues, type Issue } from '../../core/issue.ts'
import { MAX_RECORDS } from '../../core/limits.ts'
import { openFindings, type PolicyCode } from '../../core/note-policy.ts'
import { openFields, openList } from '../../core/open.ts'
import type { PolicyOptions } from '../../core/policy.ts'
import { isList, isRecord, lengthOf } from '../../core/read.ts'
import { type Verdict, verdictOf } from '../../core/verdict.ts'

/** The issue codes of `filterOrders`. */
export type ListOrdersCode = RequestCode | RangeCode | PolicyCode

/** An object `{ userId, order }`, because an order of the API doesn't have the id of its user. */
export interface OrderRecord {
	readonly userId: string
	readonly order: Order
}

/** The response of list-orders: `data` has the given order objects, and `count` their number. */
export interface FilteredOrders {
	readonly data: readonly Order[]
	readonly count: number
}

const RULE = 'list-orders.body'

/**
 * Filters a list of records by the `filter` of a list-orders body (`userIds`, `dateRange`), and returns a verdict whose value is the response of
 * list-orders: the orders of these users that were created on a day of the range, in the given order (list-orders.2, D-50, D-51).
 *
 * - A filter that differs from the API documentation is rejected, with a path in the body.
 * - Ids match in any case.
 * - An order without `createdAt` isn't in any range. An order whose `createdAt` isn't a date-time is skipped, with a warning.
 *
 * @example
 * const [ann, bob] = ['8a0c1b9e-5d0e-4c37-9d8a-3f7f7f0a1c11', '0b9f2f7c-94f6-4a4e-8d43-6d1b8a6f2b22']
 * const records = [
 * 	{ userId: ann, order: { id: 'a', createdAt: '2026-01-31T23:59:59Z', orderLineItems: [] } },
 * 	{ userId: bob, order: { id: 'b', createdAt: '2026-02-01T00:00:00Z', orderLineItems: [] } },
 * ]
 * filterOrders(records, { userIds: [bob] }).value.data.map((order) => order.id) // => ['b']
 * const dateRange = { start: '2026-01-31T12:00:00Z', end: '2026-01-31T12:00:00Z' }
 * filterOrders(records, { dateRange }).value.count // => 1
 * filterOrders(records, { userIds: [] }).issues[0].path // => ['filter', 'userIds']
 */
export function filterOrders(
	records: readonly OrderRecord[],
	filter: ListOrdersBody['filter'],
	options?: PolicyOptions,
): Verdict<FilteredOrders, ListOrdersCode> {
	const findings = openFindings(options)
	const { dayOffset, dayOffsets } = findings.policy
	const zone = openZone(findings.policy)
	const body = ListOrdersBody.parse(filter === undefined ? {} : { filter })
	if (body.status !== 'valid') return body
	const count = lengthOf(records)
	if (!isList(records) || count > MAX_RECORDS) {
		const refused = noFindings(null)
		if (isList(records)) noteTooMany('records', count, refused)
		else note(refused, FIELD_MESSAGES, 'request.type', typeDetails(records, 'array', ['records'], RULE))
		return toVerdict<FilteredOrders, ListOrdersCode>(undefined, refused)
	}
	// The explicit defaults come before fields of a polluted prototype.
	const { userIds, dateRange } = { userIds: undefined, dateRange: undefined, ...body.value.filter }
	const days =
		dateRange === undefined ? null : checkDayRange(dateRange, { dayOffset, dayOffsets }, ['filter', 'dateRange'])
	if (days !== null && days.status !== 'valid') return days

	const users = userIds === undefined ? null : new Set(userIds.map((id) => id.toLowerCase()))
	// The range itself reports its loose date-times.
	const ofBody = body.issues.filter((issue) => issue.code !== 'request.loose-date-time')
	const data: Order[] = []
	for (const [at, record] of openList(records, MAX_RECORDS).entries()) {
		const { order, userId } = openFields<OrderRecord>(record, ['userId', 'order'])
		if (!isOrder(order)) continue
		if (users !== null && !(typeof userId === 'string' && users.has(userId.toLowerCase()))) continue
		if (days !== null) {
			const { createdAt } = openFields<Order>(order, ['createdAt'])
			if ((createdAt ?? null) === null) continue
			const created = parseInstant(createdAt, zone)
			noteInstant(created, ['records', at, 'order', 'createdAt'], findings, { severity: 'warning' })
			if (!isWithin(created, days.value)) continue
		}
		data.push(order)
	}
	const issues = [...ofBody, ...(days?.issues ?? []), ...toIssues(findings)] as Issue<ListOrdersCode>[]
	return verdictOf({ data, count: data.length }, issues.sort(compareIssues))
}

/** Adds a finding for a list that is too long. */
export function noteTooMany(field: string, actual: number, to: Findings<unknown>): void {
	const details = { severity: 'error', about: 'usage', path: [field], rule: 'D-91', params: { field, actual } } as const
	note(to, FIELD_MESSAGES, 'request.too-many', details)
}

function isOrder(value: unknown): value is Order {
	return isRecord(value)
}
