import { parseMoment } from '../../../rules/calendar/parse-moment.ts'
import type { ListOrdersBody } from '../../../rules/contract/generated/types.ts'
import { isList, readField } from '../../../rules/core/read.ts'
import { filterOrders } from '../../../rules/order/list/filter-orders.ts'
import { anySuccess, type Call, type Outcome, refuseBy, succeed } from '../call.ts'
import { ANY, objectOf } from '../expectation.ts'
import { enter, withCollection } from '../find.ts'
import { ordersOf } from '../order-log.ts'
import { orderItemOf } from '../order-pattern.ts'
import type { ServiceState, StoreCollection, StoreOrder } from '../state.ts'

const NONE = /* @__PURE__ */ objectOf({ data: { kind: 'sequence', items: [] }, count: { kind: 'equals', value: 0 } })

/**
 * Returns the orders that `filterOrders` returns, in any order, and their number.
 *
 * - Open orders may be among them: orders about which the model knows too little.
 * - A new order may be missing in a range, until an answer shows the date-time of a new order: it may be null.
 * - A long list may be one page. `count` may then be the length of the page or of the whole list.
 * - A service may reject a range whose start is after its end. If the first day of a range is after its last, a service may return any orders.
 * - A service may reject a filter without users and days, or with an unknown user.
 */
export function listOrdersOf(call: Call<ListOrdersBody>): Outcome {
	const { state, body } = call
	const { filter } = body
	const inCollection = (collection: StoreCollection): Outcome => {
		const orders = ordersOf(collection)
		const verdict = filterOrders(orders, filter, state.policy)
		if (verdict.status !== 'valid') return refuseBy(verdict.issues, call)
		const { data, count } = verdict.value
		const listed = new Set(data)
		const shown = orders.filter(({ order, isOpen }) => isOpen || listed.has(order))
		const isSure = ({ isPlaced, isOpen }: StoreOrder): boolean =>
			!isOpen && (isPlaced !== true || filter?.dateRange === undefined || collection.areOrdersDated)
		const items = shown.map((each) => {
			const item = orderItemOf(each, collection)
			return { ...item, isRequired: item.isRequired && isSure(each) }
		})
		// A range whose first day is after its last (D-51).
		if (verdict.issues.some(({ rule }) => rule === 'D-51'))
			return succeed({ ...anySuccess(state), body: verdict.value }, true)
		const isCounted = shown.every(isSure)
		const isEverything = filter?.userIds === undefined && filter?.dateRange === undefined
		const success = {
			body: verdict.value,
			pattern: objectOf({
				data: { kind: 'set', key: 'id', items, isPaged: true },
				count: isCounted ? ({ kind: 'count', of: 'data', value: count } as const) : ANY,
			}),
			...(!isEverything && { rule: filter?.dateRange === undefined ? 'list-orders.1' : 'list-orders.2' }),
			after: (answered: unknown) => learnDates(state, collection, answered),
		}
		const ids = new Set(collection.people.map(({ id }) => id))
		const areKnown = filter?.userIds?.every((id) => ids.has(id)) !== false
		return succeed(success, isEverything || !areKnown || isReversed(filter?.dateRange))
	}
	return enter(call, inCollection, { ...anySuccess(state, { data: [], count: 0 }), pattern: NONE })
}

/** Returns the state after an answer that may show when an order was placed. */
function learnDates(state: ServiceState, collection: StoreCollection, answered: unknown): ServiceState {
	const listed = readField(answered, 'data')
	if (collection.areOrdersDated || !isList(listed)) return state
	const placed = new Set(ordersOf(collection).flatMap(({ order, isPlaced }) => (isPlaced === true ? order.id : [])))
	const isDated = listed.some((item) => placed.has(readField(item, 'id') as string) && readField(item, 'createdAt'))
	return isDated ? withCollection(state, { ...collection, areOrdersDated: true }) : state
}

/** Returns whether a range starts after it ends, even on the same day. A service may reject such a range before it compares days. */
function isReversed(range: { readonly start?: unknown; readonly end?: unknown } | undefined): boolean {
	const [start, end] = [parseMoment(range?.start), parseMoment(range?.end)]
	return start !== null && end !== null && start > end
}
