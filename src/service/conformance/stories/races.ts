import type { OperationId } from '../../../rules/contract/generated/operations.ts'
import { isList, readField } from '../../../rules/core/read.ts'
import type { ServiceState } from '../../model/state.ts'
import type { Planned, PlannedRequest } from '../planned.ts'
import { aroundNow, emailsOf, isOf, listOrders } from '../plans/scenario-parts.ts'
import { findShop } from '../plans/shops.ts'
import { askIn } from '../plans/store-places.ts'
import { signIn } from '../plans/store-plans.ts'
import { cents, create, item, list, person, placer, reward } from './tools.ts'

/** Requests that are sent at once, what happens before, and what is read afterwards. */
export interface Race {
	readonly about: readonly OperationId[]
	/** The clause that they test. */
	readonly rule: string
	readonly before: readonly Planned[]
	readonly together: readonly PlannedRequest[]
	readonly after: readonly PlannedRequest[]
	/** Returns what is wrong with an answer that the model leaves open; null if nothing is. */
	readonly isOpen?: (got: unknown) => string | null
}

interface Track {
	readonly state: ServiceState
	readonly countries: readonly string[]
	readonly now: string
	readonly racers: number
}

/** Returns the races of a store of credits. */
export function planRaces({ state, countries, now, racers }: Track): readonly Race[] {
	const store = findShop({ state, countries }, { has: isOf('Coins') })
	if (store === null) return []
	const { index, client, collection, country, order, wares } = store
	const [ware] = wares
	const price = cents(ware.price + (ware.deltas[country] ?? 0))
	const at = collection.people.length
	const newest = `<person ${index} ${at}>`
	const today = aroundNow(now)
	const times = <T>(make: (at: number) => T): readonly T[] => Array.from({ length: racers }, (_, each) => make(each))
	const buyer = (number: number, addBalance: number) => person(number, { addBalance })
	const sign = signIn(state, client)
	const race = (number: number, addBalance: number): Race => {
		const who = buyer(number, addBalance)
		const place = placer(store, `race-${number}`)
		return {
			about: ['place-order', 'create-people', 'list-people', 'list-orders'],
			rule: 'service.1',
			before: [sign, create(store, [who], 'create-people.1')],
			together: times(() => place(who, [item(ware.variantId)], 'service.1', order)),
			after: [list(store, [who.email]), listOrders(store, { userIds: [newest] }, 'list-orders.1')],
		}
	}
	const rewarded = buyer(102, 1)
	const twin = person(103, { addBalance: 5 })
	const other = person(104, { addBalance: 5 })
	const batch = times((each) => [person(105 + 2 * each, { addBalance: 3 }), person(106 + 2 * each, { addBalance: 4 })])
	const productId = collection.products[0]?.product.id ?? ''
	const emails = batch.flat().map(({ email }) => email)
	const notes = (text: string): PlannedRequest =>
		askIn(store, 'update-product', { parameters: { productId }, body: { notes: text }, tries: 'update-product.1' })
	const get = askIn(store, 'get-product', { parameters: { productId }, tries: 'update-product.1' })
	return [
		...(price > 0 ? [race(100, price), race(101, cents(price * racers + 1))] : []),
		{
			about: ['reward', 'create-people', 'list-people'],
			rule: 'service.1',
			before: [sign, create(store, [rewarded], 'create-people.1')],
			together: times((each) => reward(store, [rewarded.email], 10 ** each)),
			after: [list(store, [rewarded.email]), list(store, emailsOf(collection).slice(0, 3))],
		},
		{
			about: ['create-people', 'list-people'],
			rule: 'list-people.1',
			before: [sign],
			together: batch.map((people) => create(store, people, 'create-people.1')),
			after: emails.map((email) => list(store, [email])),
		},
		// What creating somebody twice does is open (D-108), but it does the same at once as one after the other.
		...(state.clients.length > 0 ? [twice(store, sign, twin, other, racers)] : []),
		{
			about: ['update-product', 'get-product'],
			rule: 'update-product.1',
			before: [sign, notes('Before')],
			together: [notes('After'), ...Array.from({ length: racers - 1 }, () => get)],
			after: [get],
		},
		{
			about: ['place-order', 'list-orders', 'list-people'],
			rule: 'list-orders.2',
			before: [sign, create(store, [buyer(120, 5_000)], 'create-people.1')],
			together: [
				placer(store, 'read')(buyer(120, 0), [item(ware.variantId)], 'place-order.response', order),
				...Array.from({ length: racers - 1 }, () => list(store, [buyer(120, 0).email])),
			],
			after: [
				listOrders(store, { userIds: [newest], dateRange: today }, 'list-orders.2'),
				list(store, [buyer(120, 0).email]),
			],
		},
	]
}

/** Creates one person twice in turn, and another at once. If the first is listed once, so is the second. */
function twice(
	store: Parameters<typeof create>[0],
	sign: PlannedRequest,
	inTurn: ReturnType<typeof person>,
	atOnce: ReturnType<typeof person>,
	racers: number,
): Race {
	const countIn = (got: unknown, email: unknown): number => {
		const body = readField(got, 'body')
		return isList(body) ? body.filter((each) => readField(each, 'email') === email).length : 0
	}
	let single = false
	return {
		about: ['create-people', 'list-people'],
		rule: 'list-people.1',
		before: [sign, create(store, [inTurn], 'create-people.1'), create(store, [inTurn], 'create-people.1')],
		together: Array.from({ length: racers }, () => create(store, [atOnce], 'create-people.1')),
		after: [list(store, [inTurn.email]), list(store, [atOnce.email])],
		isOpen: (got) => {
			if (countIn(got, inTurn.email) === 1) single = true
			const count = countIn(got, atOnce.email)
			if (!single || count < 2) return null
			return `One after the other, these requests make one person; at once they make ${count}.`
		},
	}
}
