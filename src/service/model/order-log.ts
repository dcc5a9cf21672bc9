import { keepAppended } from './json.ts'
import type { StoreCollection, StoreOrder } from './state.ts'

/** The most orders in `latestOrders`. Each step copies this list. The long list of older orders is copied only when this list is full. */
const MAX_LATEST = 500

/** Returns every order of a collection, oldest first. */
export function ordersOf({ orders, latestOrders }: StoreCollection): readonly StoreOrder[] {
	return latestOrders.length === 0 ? orders : [...orders, ...latestOrders]
}

/** The number of orders whose ids are compared with the id of a new order. A service with a wrong counter repeats one of the newest ids. */
const MAX_COMPARED = 20

/** Returns the ids of a collection's newest orders, oldest first. A step reads no other orders, so its time doesn't grow with the store. */
export function newestIds({ orders, latestOrders }: StoreCollection): readonly string[] {
	const latest = latestOrders.slice(-MAX_COMPARED)
	const older = orders.slice(Math.max(0, orders.length - MAX_COMPARED + latest.length))
	return [...older, ...latest].map(({ order }) => order.id)
}

/** Adds an order to a collection. Older orders are not copied, so a step takes no longer in a big store. */
export function withOrder(
	{ orders, latestOrders }: StoreCollection,
	order: StoreOrder,
): Pick<StoreCollection, 'orders' | 'latestOrders'> {
	if (orders.length < MAX_LATEST && latestOrders.length === 0) {
		return { orders: keepAppended(orders, [order]), latestOrders }
	}
	if (latestOrders.length < MAX_LATEST) return { orders, latestOrders: keepAppended(latestOrders, [order]) }
	return { orders: keepAppended(orders, [...latestOrders, order]), latestOrders: [] }
}
