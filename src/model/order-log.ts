import { keepAppended } from './keep.ts'
import type { StoreCollection, StoreOrder } from './state.ts'

/** The most orders in `latestOrders`: a step copies this list, and the long list of older orders only when this one is full. */
const MOST_LATEST = 500

/** Every order of a collection, the oldest first. */
export function ordersOf({ orders, latestOrders }: StoreCollection): readonly StoreOrder[] {
	return latestOrders.length === 0 ? orders : [...orders, ...latestOrders]
}

/** The orders of a collection with one more: without copying the older orders, so that a step costs the same in a big store. */
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
