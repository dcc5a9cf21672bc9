import { keepAppended } from './keep.ts'
import type { StoreCollection, StoreOrder } from './state.ts'

/**
 * The most orders in `latestOrders`. Each step copies this list; the long list of older orders is only copied when this one is
 * full.
 */
const MOST_LATEST = 500

/** Returns every order of a collection, the oldest first. */
export function ordersOf({ orders, latestOrders }: StoreCollection): readonly StoreOrder[] {
	return latestOrders.length === 0 ? orders : [...orders, ...latestOrders]
}

/** Adds an order to a collection. The older orders are not copied, so a step costs the same in a big store. */
export function withOrder(
	{ orders, latestOrders }: StoreCollection,
	order: StoreOrder,
): Pick<StoreCollection, 'orders' | 'latestOrders'> {
	if (orders.length < MOST_LATEST && latestOrders.length === 0) {
		return { orders: keepAppended(orders, [order]), latestOrders }
	}
	if (latestOrders.length < MOST_LATEST) return { orders, latestOrders: keepAppended(latestOrders, [order]) }
	return { orders: keepAppended(orders, [...latestOrders, order]), latestOrders: [] }
}
