import { ordersOf } from '../../model/order-log.ts'
import type { Move, PlannedRequest } from '../planned.ts'
import { sampleOrder } from './sample-order.ts'
import {
	allOf,
	aroundNow,
	emailsOf,
	hasPeople,
	isOf,
	listAll,
	listOrders,
	NOBODY,
	PLENTY,
	type Setting,
} from './scenario-parts.ts'
import { findShop, type Shop } from './shops.ts'
import { askIn, type Store, signIn } from './store-places.ts'
import { type Item, item, placer, reward, validate, when } from './tools.ts'

/** Tests lists of orders: invalid bodies, each day of the orders, users, and both. */
export function tryOrders(store: Store): readonly Move[] {
	const { people } = store.collection
	const orders = ordersOf(store.collection)
	const dated = orders.flatMap(({ order }) => order.createdAt?.slice(0, 10) ?? [])
	const days = [...new Set(dated)].sort()
	const users = [...new Set([...orders.map(({ userId }) => userId), ...people.map(({ id }) => id)])].slice(0, 3)
	const [first = '2026-01-10', last = first] = [days[0], days.at(-1)]
	const [user = NOBODY, other = NOBODY] = users
	const asked = (filter: object, tries: string): PlannedRequest => listOrders(store, filter, tries)
	const dayBefore = new Date(Date.parse(`${first}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
	return [
		asked({ dateRange: { start: `${first}T23:59:59Z`, end: `${last}T00:00:00Z` } }, 'list-orders.2'),
		...days.slice(0, 5).map((day) => asked({ dateRange: allOf(day) }, 'list-orders.2')),
		asked({ dateRange: allOf(dayBefore) }, 'list-orders.2'),
		asked({ dateRange: { start: `${dayBefore}T20:00:00Z`, end: `${first}T04:00:00Z` } }, 'list-orders.2'),
		...users.map((id) => asked({ userIds: [id] }, 'list-orders.1')),
		asked({ userIds: [user, other] }, 'list-orders.1'),
		asked({ userIds: [other, user] }, 'list-orders.1'),
		...when(users.length > 2, [asked({ userIds: [...users].reverse() }, 'list-orders.1')]),
		asked({ userIds: [NOBODY] }, 'list-orders.1'),
		...days.slice(0, 3).map((day) => asked({ userIds: [user], dateRange: allOf(day) }, 'list-orders.2')),
		...NO_FILTERS.map((body) => askIn(store, 'list-orders', { body, tries: 'list-orders.body' })),
	]
}

const RANGE = { start: '2001-01-01T00:00:00Z', end: '2001-01-31T00:00:00Z' }
/**
 * Bodies without a good filter. A quotation from the API documentation: "A list orders body lacking filter, with an empty userIds, with a dateRange
 * lacking start or end, or with unknown properties is invalid." A service may accept a wrong type.
 */
const NO_FILTERS: readonly object[] = [
	{},
	{ filter: null },
	{ filter: {}, page: 1 },
	{ filter: { dateRange: {} } },
	{ filter: { userIds: [], dateRange: RANGE } },
	{ filter: { userIds: [NOBODY], page: 1 } },
	{ filter: { userIds: NOBODY } },
	{ filter: { userIds: [] } },
	{ filter: { dateRange: { start: RANGE.start } } },
	{ filter: { dateRange: { end: RANGE.end } } },
	{ filter: { dateRange: { ...RANGE, zone: 'UTC' } } },
	{ filter: { dateRange: RANGE, status: 'all' } },
	{ filter: { dateRange: RANGE }, page: 1 },
	{ filter: { userIds: [7] } },
	{ filter: { dateRange: { ...RANGE, start: 'yesterday' } } },
]

/** Tests placing orders, their prices, and how they are listed. */
export function placeOrders(setting: Setting): readonly Move[] {
	const stores = (['Coins', 'Gifts'] as const).flatMap(
		(type) => findShop(setting, { has: (each) => isOf(type)(each) && hasPeople(each) }) ?? [],
	)
	return stores.flatMap((store, at) => placeIn(setting, store, at === 0))
}

/** Plans the orders in one store. Orders that are the same in every store are sent only in the first store. */
function placeIn({ state, countries, now }: Setting, store: Shop, isFirst: boolean): readonly Move[] {
	const { collection, sold, country: near } = store
	const buyers = collection.people.filter(({ email }) => email !== null)
	const [buyer = null, other = null] = [buyers[0], buyers[1]]
	if (buyer === null) return []
	const [{ variantId }, { variantId: second } = sold[0]] = sold
	const far = Object.keys(sold[0].deltas).find((code) => countries.includes(code)) ?? near
	const today = { dateRange: aroundNow(now) }
	const put = placer(store, `${collection.rewardType}`)
	const place = (country: string, items: readonly Item[], tries: string, who = buyer): PlannedRequest =>
		put(who, items, tries, sampleOrder(country))
	const one = [item(variantId)]
	const listed = (user: string, more: object = {}): PlannedRequest =>
		listOrders(store, { userIds: [user], ...more }, 'list-orders.1')
	return [
		signIn(state, store.client),
		place(near, [item(variantId, 100_000)], 'service.1'),
		reward(store, emailsOf(collection).slice(0, 2), PLENTY),
		place(near, [item(variantId, 2), ...(second === variantId ? [] : [item(second)])], 'place-order.response'),
		listAll(store),
		listed(buyer.id),
		...(other === null ? [] : [place(near, one, 'place-order.response', other), listed(other.id)]),
		place(far, one, 'service.1'),
		validate(store, sampleOrder(near), one, 'validate-order.response'),
		listOrders(store, today, 'list-orders.2'),
		listAll(store),
		...when(isFirst, [
			place(near, [item('no-such-variant')], 'service.3'),
			validate(store, sampleOrder(near), [item('no-such-variant')], 'service.3'),
			listOrders(store, { userIds: buyers.slice(0, 2).map(({ id }) => id), ...today }, 'list-orders.2'),
			...Array.from({ length: 10 }, () => place(near, one, 'place-order.response')),
			listed(buyer.id),
		]),
	]
}
