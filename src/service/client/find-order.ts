import type { ListOrdersBody, Order, OrderList } from '../../rules/contract/generated/types.ts'
import { isList, isRecord, readField } from '../../rules/core/read.ts'
import type { CallOptions, Client, ClientNote, ClientResult } from './types.ts'

export interface OrderSearch extends CallOptions {
	readonly collectionId: string
	/** The order's own id, as place-order was given it. */
	readonly externalId: string
	/** The days to look at, the first and the last one included. Give a day more on both sides: the service's zone is not shown. */
	readonly dateRange: NonNullable<ListOrdersBody['filter']['dateRange']>
	/** For partners. */
	readonly companyId?: string | undefined
}

/**
 * The result of looking for an order. `not seen` never means that it was not placed: the interface does not show when an order appears in
 * the list, nor whether the list is whole. Any other status is that of list-orders.
 */
export type OrderFound =
	| { readonly status: 'found'; readonly order: Order; readonly notes: readonly ClientNote[] }
	| { readonly status: 'several'; readonly orders: readonly Order[]; readonly notes: readonly ClientNote[] }
	| {
			readonly status: 'not seen'
			/** How many orders the list had, and how many of them have no external id. */
			readonly orders: number
			readonly unnamed: number
			readonly notes: readonly ClientNote[]
	  }
	| Exclude<ClientResult<never>, { readonly status: 'done' }>

/**
 * Looks in list-orders for an order whose answer was lost (D-168). External ids are compared in NFC, without the space around them (D-142). A
 * list with something that the interface does not have is looked through, too; an order found in it is unverified.
 *
 * @example
 * const client = { listOrders: async () => ({ status: 'done', value: { data: [], count: 0 }, issues: [], notes: [] }) }
 * const dateRange = { start: '2026-01-30T00:00:00Z', end: '2026-02-01T00:00:00Z' }
 * findOrder(client, { collectionId: 'c', externalId: 'basket-7', dateRange }) instanceof Promise // => true
 */
export async function findOrder(client: Pick<Client, 'listOrders'>, search: OrderSearch): Promise<OrderFound> {
	try {
		const { collectionId, externalId, dateRange, companyId, signal } = search
		const wanted = nameOf(externalId)
		if (wanted === '') throw new TypeError('externalId is missing')
		if (!isRecord(dateRange)) throw new TypeError('dateRange is missing')
		const listed = await client.listOrders({ collectionId, signal, body: { filter: { dateRange }, companyId } })
		return listed.status === 'done' || listed.status === 'malformed' ? lookThrough(listed, wanted) : listed
	} catch (error) {
		return { status: 'unsent', reason: 'request', error, notes: [] }
	}
}

type Listed = Extract<ClientResult<OrderList>, { readonly status: 'done' | 'malformed' }>

function lookThrough(listed: Listed, wanted: string): OrderFound {
	const { notes, value } = listed
	const data = readField(value, 'data')
	const orders = isList(data) ? data : []
	const names = orders.map((order) => nameOf(readField(order, 'externalId')))
	const found = orders.filter((_, at) => names[at] === wanted) as readonly Order[]
	const [order] = found
	if (found.length > 1) return { status: 'several', orders: found, notes }
	if (order !== undefined) return { status: 'found', order, notes }
	if (listed.status === 'malformed') return listed
	return { status: 'not seen', orders: orders.length, unnamed: names.filter((name) => name === '').length, notes }
}

/** Returns an external id as it is compared; empty without one. A service may return digits as a number. */
function nameOf(externalId: unknown): string {
	const isName = typeof externalId === 'string' || typeof externalId === 'number'
	return isName ? String(externalId).normalize('NFC').trim() : ''
}
