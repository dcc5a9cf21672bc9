import { parseListOrdersBody } from '../../contract/generated/rule-parsers.ts'
import { listOrders } from '../../order/list-orders.ts'
import { anySuccess, type Call, type Outcome, readBody, refuseBy, succeed } from '../call.ts'
import { enter } from '../enter.ts'
import { ANY, equalTo, objectOf } from '../expectation.ts'
import { orderItemOf } from '../order-pattern.ts'

const NONE = objectOf({ data: { kind: 'sequence', items: [] }, count: { kind: 'equals', value: 0 } })

/**
 * List orders: those that `listOrders` finds, in any order, and how many they are. Orders of which the model knows too little to
 * tell may be among them.
 */
export function listOrdersOf(call: Call): Outcome {
	const { state } = call
	const read = readBody(call, parseListOrdersBody(call.body))
	if ('refusal' in read) return read.refusal
	const { filter, companyId } = read.body
	const ifMissing = { ...anySuccess(state, { data: [], count: 0 }), pattern: NONE }
	const place = { collectionId: call.parameter('collectionId'), companyId, takesCompany: true, ifMissing }
	return enter(call, place, (collection) => {
		const verdict = listOrders(collection.orders, filter, state.policy)
		if (verdict.status !== 'valid') return refuseBy(verdict.issues, call)
		const { data, count } = verdict.value
		const hasPrices = collection.rewardType === 'Coins'
		const listed = new Set(data)
		const shown = collection.orders.filter(({ order, isOpen }) => isOpen || listed.has(order))
		const items = shown.map((each) => orderItemOf(each, hasPrices))
		const isCounted = shown.every(({ isOpen }) => !isOpen)
		return succeed({
			body: verdict.value,
			pattern: objectOf({ data: { kind: 'set', key: 'id', items }, count: isCounted ? equalTo(count) : ANY }),
			after: () => state,
		})
	})
}
