import { ordersOf } from '../../model/order-log.ts'
import type { Move, Planned, PlannedRequest } from '../planned.ts'
import { planOrders } from '../stories/tools.ts'
import { nationalOrders, ordersToTry, orderToPlace, SOURCE, wrongOrders } from './full-orders.ts'
import { sampleOrder } from './sample-order.ts'
import {
	allOf,
	aroundNow,
	DAY_LENGTH,
	emailsOf,
	hasPeople,
	isOf,
	listAll,
	listOrders,
	MADE,
	NOBODY,
	newPerson,
	PLENTY,
	type Setting,
} from './scenario-parts.ts'
import { findShop, type Shop } from './shops.ts'
import { askIn, findStore, withBody } from './store-places.ts'
import { signIn } from './store-plans.ts'

/** Tests lists of orders: invalid bodies, each day of the orders, users, and both. */
export function tryOrders({ state }: Setting): readonly Planned[] {
	const store = findStore(state, ({ orders }) => orders.length > 0) ?? findStore(state, hasPeople) ?? findStore(state)
	if (store === null) return []
	const { people } = store.collection
	const orders = ordersOf(store.collection)
	const dated = orders.flatMap(({ order }) => order.createdAt?.slice(0, DAY_LENGTH) ?? [])
	const days = [...new Set(dated)].sort()
	const users = [...new Set([...orders.map(({ userId }) => userId), ...people.map(({ id }) => id)])].slice(0, 3)
	const [first = '2026-01-10', last = first] = [days[0], days.at(-1)]
	const [user = NOBODY, other = NOBODY] = users
	const asked = (filter: object, tries: string): PlannedRequest => listOrders(store, filter, tries)
	const dayBefore = new Date(Date.parse(`${first}T00:00:00Z`) - 86_400_000).toISOString().slice(0, DAY_LENGTH)
	return [
		signIn(state, store.client),
		asked({ dateRange: { start: `${first}T23:59:59Z`, end: `${last}T00:00:00Z` } }, 'list-orders.2'),
		...days.slice(0, 5).map((day) => asked({ dateRange: allOf(day) }, 'list-orders.2')),
		asked({ dateRange: allOf(dayBefore) }, 'list-orders.2'),
		asked({ dateRange: { start: `${dayBefore}T20:00:00Z`, end: `${first}T04:00:00Z` } }, 'list-orders.2'),
		...users.map((id) => asked({ userIds: [id] }, 'list-orders.1')),
		asked({ userIds: [user, other] }, 'list-orders.1'),
		asked({ userIds: [other, user] }, 'list-orders.1'),
		asked({ userIds: [NOBODY] }, 'list-orders.1'),
		...days.slice(0, 3).map((day) => asked({ userIds: [user], dateRange: allOf(day) }, 'list-orders.2')),
		...INVALID.map((body) => askIn(store, 'list-orders', { body, tries: 'list-orders.body' })),
	]
}

const RANGE = { start: '2001-01-01T00:00:00Z', end: '2001-01-31T00:00:00Z' }
/** "A list orders body lacking filter, with an empty userIds, with a dateRange lacking start or end, or with unknown properties is invalid." */
const INVALID: readonly object[] = [
	{},
	{ filter: { userIds: [] } },
	{ filter: { dateRange: { start: RANGE.start } } },
	{ filter: { dateRange: { end: RANGE.end } } },
	{ filter: { dateRange: RANGE }, page: 1 },
	{ filter: { dateRange: RANGE, status: 'all' } },
	{ filter: { dateRange: { ...RANGE, zone: 'UTC' } } },
	{ filter: { dateRange: {} } },
	{ filter: { userIds: [], dateRange: RANGE } },
	{ filter: { userIds: [NOBODY], page: 1 } },
	// A wrong type: a service may take it.
	{ filter: null },
]

/** Tests placing orders, their costs, and how they are listed. */
export function placeOrders(setting: Setting): readonly Planned[] {
	const stores = (['Coins', 'Gifts'] as const).flatMap(
		(type) => findShop(setting, { has: (each) => isOf(type)(each) && hasPeople(each) }) ?? [],
	)
	return stores.flatMap((store, at) => placeIn(setting, store, at === 0))
}

/** Plans the orders in one store. Orders that are the same in every store are planned only for the first store. */
function placeIn({ state, countries, now }: Setting, store: Shop, isFirst: boolean): readonly Planned[] {
	const { collection, wares, country: near } = store
	const buyers = collection.people.filter(({ email }) => email !== null)
	const [buyer = null, other = null] = [buyers[0], buyers[1]]
	if (buyer === null) return []
	const [{ variantId }, { variantId: second } = wares[0]] = wares
	const far = Object.keys(wares[0].deltas).find((code) => countries.includes(code)) ?? near
	const today = { dateRange: aroundNow(now) }
	let placed = 0
	const place = (country: string, items: readonly object[], tries: string, who = buyer, taxNumber?: string) => {
		const order = { ...sampleOrder(country), ...(taxNumber !== undefined && { taxNumber }) }
		const body = orderToPlace(order, items as readonly { variantId: string; quantity: number }[], who)
		// A service may take two orders with one external id for the same order.
		const externalId = `${collection.rewardType}-${++placed}`
		return askIn(store, 'place-order', { body: { ...body, externalId }, tries })
	}
	const one = [{ variantId, quantity: 1 }]
	const taxed = (['BR', 'MX', 'IT', 'CN', 'KR'] as const).filter((code) => countries.includes(code))
	const lacking = taxed.map((code) => withBody(place(code, one, 'tax-number.1'), { taxNumber: undefined }))
	const wrong = taxed.flatMap((code) =>
		code === 'BR' || code === 'MX'
			? [place(code, one, code === 'BR' ? 'tax-number.2' : 'tax-number.3', buyer, '1')]
			: [],
	)
	const free = taxed.flatMap((code) =>
		code === 'BR' || code === 'MX' ? [] : [place(code, one, 'tax-number.4', buyer, '1')],
	)
	const give = askIn(store, 'reward', {
		body: { emails: buyers.slice(0, 2).map(({ email }) => email), amount: PLENTY, shouldSendEmail: false },
		tries: 'reward.1',
	})
	return [
		signIn(state, store.client),
		place(near, [{ variantId, quantity: 100_000 }], 'service.1'),
		give,
		place(
			near,
			[{ variantId, quantity: 2 }, ...(second === variantId ? [] : [{ variantId: second, quantity: 1 }])],
			'place-order.response',
		),
		listAll(store),
		listOrders(store, { userIds: [buyer.id] }, 'list-orders.1'),
		...(other === null
			? []
			: [place(near, one, 'place-order.response', other), listOrders(store, { userIds: [other.id] }, 'list-orders.1')]),
		place(far, one, 'service.1'),
		listOrders(store, today, 'list-orders.2'),
		listAll(store),
		...(isFirst
			? [
					...lacking,
					...wrong,
					...free,
					place(near, [{ variantId: 'no-such-variant', quantity: 1 }], 'service.3'),
					listOrders(store, { userIds: buyers.slice(0, 2).map(({ id }) => id), ...today }, 'list-orders.2'),
					...Array.from({ length: 10 }, () => place(near, one, 'place-order.response')),
					listOrders(store, { userIds: [buyer.id] }, 'list-orders.1'),
				]
			: []),
	]
}

/** Tests an order by a new person, and finds it by the new user id. */
export function orderAsNewPerson(setting: Setting): readonly Planned[] {
	const { state, now } = setting
	const store = findShop(setting)
	if (store === null) return []
	const { index, collection, wares, order } = store
	const person = newPerson(20)
	const at = collection.people.length
	const buyer = {
		firstName: person['firstName'] ?? '',
		lastName: person['lastName'] ?? '',
		email: person['email'] ?? '',
	}
	const body = orderToPlace(order, [{ variantId: wares[0].variantId, quantity: 1 }], buyer)
	const people = [{ ...person, addBalance: PLENTY }]
	return [
		signIn(state, store.client),
		askIn(store, 'create-people', { body: { people, shouldSendEmail: false }, tries: 'create-people.1' }),
		askIn(store, 'place-order', { body, tries: 'place-order.response' }),
		listOrders(store, { userIds: [`<person ${index} ${at}>`] }, 'list-orders.1'),
		listOrders(store, { userIds: [`<person ${index} ${at}>`], dateRange: aroundNow(now) }, 'list-orders.2'),
		listOrders(store, { userIds: [NOBODY] }, 'list-orders.1'),
	]
}

/**
 * Tests a personalized product: it is created for a person, which takes time, and then ordered. A product that was not created
 * can't be ordered.
 */
export function tryPersonalized(setting: Setting): readonly Planned[] {
	const { state } = setting
	const store = findShop(setting, { has: hasPeople, isPersonalized: true })
	if (store === null) return []
	const { collection, wares } = store
	const [{ productId, variantId }] = wares
	const person = collection.people.find(({ email }) => email !== null)
	if (person === undefined) return []
	const body = orderToPlace(store.order, [{ variantId, quantity: 1 }], person)
	const source = {
		...SOURCE,
		firstName: person.firstName ?? SOURCE.firstName,
		lastName: person.lastName ?? SOURCE.lastName,
	}
	const make = askIn(store, 'get-product', { parameters: { productId, ...source }, tries: 'service.7' })
	const order = askIn(store, 'place-order', { body, tries: 'get-product.3' })
	const emails = emailsOf(collection).slice(0, 3)
	return [
		signIn(state, store.client),
		askIn(store, 'reward', { body: { emails, amount: 100, shouldSendEmail: false }, tries: 'reward.1' }),
		order,
		make,
		{ wait: 7 },
		make,
		{ wait: MADE },
		make,
		order,
		listOrders(store, { userIds: [person.id] }, 'list-orders.1'),
		listAll(store),
	]
}

/** Tests orders without placing them: each check of validate-order, and the tax numbers. */
export function judgeOrders(setting: Setting): readonly Move[] {
	return planOrders(setting, ordersToTry(setting.countries), true)
}

/** Tests one order to every country, with the phone in national format. */
export function judgeNationalPhones(setting: Setting): readonly Move[] {
	return planOrders(setting, nationalOrders(setting.countries), true)
}

/** Tests one order to each well-known country for each defect of the address. */
export function judgeWrongAddresses(setting: Setting): readonly Move[] {
	return planOrders(setting, wrongOrders(setting.countries), true)
}
