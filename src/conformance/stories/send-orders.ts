import type { Move, PlannedRequest } from '../planned.ts'
import { orderToValidate } from '../plans/full-orders.ts'
import type { SampleOrder } from '../plans/sample-order.ts'
import { hasPlain, type Setting } from '../plans/scenario-parts.ts'
import { askIn, findStore, type Store } from '../plans/store-places.ts'
import { signIn } from '../plans/store-plans.ts'
import { type Item, item, waresOf } from './tools.ts'

export const withAddress = (order: SampleOrder, fields: Readonly<Record<string, unknown>>): SampleOrder => ({
	...order,
	address: { ...order.address, ...fields } as Readonly<Record<string, string>>,
})

export function validate(store: Store, order: SampleOrder, items: readonly Item[], tries: string): PlannedRequest {
	const body = { ...orderToValidate(order, items[0]?.variantId ?? ''), orderItems: items }
	return askIn(store, 'validate-order', { body, tries })
}

/** Plans these orders, each of one piece of a variant that ships everywhere. */
export function planOrders(
	{ state, isQuick }: Setting,
	all: readonly { readonly order: SampleOrder; readonly rule: string }[],
): readonly Move[] {
	const own = [...new Map(all.map((each) => [JSON.stringify(each.order), each])).values()]
	const orders = isQuick ? own.filter((_, at) => at % ONE_IN === 0) : own
	const store = findStore(state, hasPlain)
	const [ware] = store === null ? [] : waresOf(store.collection)
	if (store === null || ware === undefined || orders.length === 0) return []
	return orders.flatMap(({ order, rule }, at) => [
		...(at % A_TOKEN === 0 ? [signIn(state, store.client)] : []),
		validate(store, order, [item(ware.variantId)], rule),
	])
}

/** A quick run sends one order in so many. */
const ONE_IN = 6
/** The requests after which new tokens are got: tokens live ten minutes. */
const A_TOKEN = 100
