import type { OperationId } from '../../../rules/contract/generated/operations.ts'
import { isList, readField } from '../../../rules/core/read.ts'
import type { Planned, PlannedRequest } from '../planned.ts'
import { emailsOf, isOf, listOrders, type Setting } from './scenario-parts.ts'
import { findPlace, findShop, type Shop } from './shops.ts'
import { type Store, signIn } from './store-places.ts'
import { cents, create, get, item, list, person, placer, reward, update } from './tools.ts'

/** Requests that are sent at once, with the requests before and after them. */
export interface Race {
	readonly about: readonly OperationId[]
	/** The clause that they test. */
	readonly rule: string
	readonly before: readonly Planned[]
	readonly together: readonly PlannedRequest[]
	readonly after: readonly PlannedRequest[]
	/** Returns what is wrong with an answer that the model leaves open; null if nothing is wrong. */
	readonly isOpen?: (got: unknown) => string | null
}

interface Track extends Pick<Setting, 'state' | 'countries'> {
	readonly racers: number
}

/** Returns the races: each race about money in a store of credits and in a store of gifts, and the races about people and products in any store. */
export function planRaces(track: Track): readonly Race[] {
	const { state, racers } = track
	const store = findPlace(track)
	if (store === null) return []
	const shops = (['Coins', 'Gifts'] as const).flatMap((type) => findShop(track, { has: isOf(type) }) ?? [])
	const sign = signIn(state, store.client)
	const batch = Array.from({ length: racers }, (_, at) => [
		person(205 + 2 * at, { addBalance: 3 }),
		person(206 + 2 * at, { addBalance: 4 }),
	])
	const productIds = store.collection.products.slice(0, 2).flatMap(({ product: { id } }) => id ?? [])
	return [
		...shops.flatMap((shop, at) => raceForMoney(track, shop, 220 + 20 * at)),
		{
			about: ['create-people', 'list-people'],
			rule: 'list-people.1',
			before: [sign],
			together: batch.map((people) => create(store, people)),
			after: batch.flat().map(({ email }) => list(store, [email])),
		},
		// What creating somebody twice does is open (D-108), but it does the same at once as one after the other.
		twice(store, sign, person(203, { addBalance: 5 }), person(204, { addBalance: 5 }), racers),
		...productIds.map((_, at) => updateAtOnce(store, sign, productIds.slice(0, at + 1), racers)),
	]
}

/** Updates each of these products while they are read. */
function updateAtOnce(store: Store, sign: PlannedRequest, ids: readonly string[], racers: number): Race {
	const reads = ids.map((id) => get(store, id))
	const together = [...ids.map((id) => update(store, id, `After ${id}`)), ...reads, ...reads, ...reads]
	return {
		about: ['update-product', 'get-product'],
		rule: 'update-product.1',
		before: [sign, ...ids.map((id) => update(store, id, 'Before'))],
		together: together.slice(0, racers),
		after: reads,
	}
}

/** Returns races about a person's balance: orders at once, rewards at once, and both. */
function raceForMoney({ state, racers }: Track, store: Shop, number: number): readonly Race[] {
	const { index, client, collection, country, order, sold } = store
	const [variant] = sold
	const isGifts = collection.rewardType === 'Gifts'
	const price = isGifts ? 1 : cents(variant.price + (variant.deltas[country] ?? 0))
	const newest = `<person ${index} ${collection.people.length}>`
	const times = <T>(make: (at: number) => T): readonly T[] => Array.from({ length: racers }, (_, at) => make(at))
	const race = (at: number, addBalance: number, rule: string, racing: (who: Buyer, place: Place) => Together): Race => {
		const who = person(number + at, { addBalance })
		const place = placer(store, `race-${number + at}`)
		return {
			about: ['place-order', 'create-people', 'list-people', 'list-orders', 'reward'],
			rule,
			before: [signIn(state, client), create(store, [who])],
			together: racing(who, () => place(who, [item(variant.variantId)], 'service.1', order)),
			after: [
				list(store, [who.email]),
				listOrders(store, { userIds: [newest] }, 'list-orders.1'),
				list(store, emailsOf(collection).slice(0, 3)),
			],
		}
	}
	const spent = [price, cents(price * racers + 1)].filter(() => price > 0)
	return [
		...spent.map((balance, at) => race(at, balance, 'service.1', (_, place) => times(place))),
		race(2, 1, 'service.1', ({ email }) => times((at) => reward(store, [email], 10 ** at))),
		race(3, isGifts ? 50 : 5_000, 'service.1', ({ email }, place) => [
			place(),
			...times((at) => reward(store, [email], 10 ** at)).slice(1),
		]),
		race(4, isGifts ? 50 : 5_000, 'list-orders.2', ({ email }, place) => [
			place(),
			...times((at) => list(store, at % 2 === 0 ? [email] : emailsOf(collection).slice(0, 1))).slice(1),
		]),
	]
}

type Buyer = ReturnType<typeof person>
type Place = () => PlannedRequest
type Together = readonly PlannedRequest[]

/** Creates one person twice in turn, and another twice at once. If the first person is listed once, the second must be, too. */
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
		before: [sign, create(store, [inTurn]), create(store, [inTurn])],
		together: Array.from({ length: racers }, () => create(store, [atOnce])),
		after: [list(store, [inTurn.email]), list(store, [atOnce.email])],
		isOpen: (got) => {
			if (countIn(got, inTurn.email) === 1) single = true
			const count = countIn(got, atOnce.email)
			if (!single || count < 2) return null
			return `One after the other, these requests make one person; at once they make ${count}.`
		},
	}
}
