import type { Move, PlannedRequest } from '../planned.ts'
import { sampleOrder, withAddress } from './sample-order.ts'
import { emailsOf, LATE, listOrders, type Setting } from './scenario-parts.ts'
import { bestOffer, homesOf, pricesAbroad, type Shop, type SoldVariant } from './shops.ts'
import { findStore, type Store, signIn } from './store-places.ts'
import {
	cents,
	create,
	given,
	type Item,
	item,
	list,
	madeAt,
	make,
	person,
	personName,
	placer,
	reward,
	status,
} from './tools.ts'

/** The most variants of one order, and the most countries with price deltas. */
const MAX_VARIANTS = 8
const MAX_DELTAS = 4
/** A balance that is more than the price of all orders of a scenario. */
const RICH = 100_000.35

/**
 * Tests the prices of orders. After each order, the balances of the buyer and of a bystander are compared. Some orders have many lines, products
 * with and without deltas, or only the name of the country.
 */
export function payWithCredits(store: Shop, { countries }: Setting): readonly Move[] {
	const [variant, other = variant] = store.sold
	const cost = cents(variant.price + (variant.deltas[store.country] ?? 0))
	const { buyer, bystander, place, look, buy, end } = tellerOf(store, 40)
	const abroad = pricesAbroad(store, countries)
	const far = abroad.filter(({ country }, at) => abroad.findIndex((each) => each.country === country) === at)
	const best = abroad.find(({ plain }) => plain !== undefined) ?? abroad[0]
	const all = store.sold.slice(0, MAX_VARIANTS)
	return [
		create(store, [{ ...bystander, addBalance: 7.77 }]),
		create(store, [{ ...buyer, addBalance: 0.01 }]),
		reward(store, [buyer.email], RICH),
		look,
		...buy([item(variant.variantId, 2), item(other.variantId)]),
		...buy([item(other.variantId), item(variant.variantId, 2)]),
		...buy([item(variant.variantId), item(variant.variantId, 2)]),
		...buy([item(variant.variantId, 12)]),
		...buy(all.map(({ variantId }, at) => item(variantId, 1 + at))),
		...far.slice(0, MAX_DELTAS).flatMap(({ country, has }) =>
			buy(
				[item(variant.variantId, 2), item(other.variantId)].filter(({ variantId }) => has(variantId)),
				sampleOrder(country),
			),
		),
		...buy(Array.from({ length: 12 }, (_, at) => item((at % 2 === 0 ? variant : other).variantId, 1 + (at % 3)))),
		...given(best, ({ country, variant: { variantId }, plain }) => [
			...buy([item(variantId)], withAddress(sampleOrder(country), { countryCode: undefined })),
			...given(plain, (plain) => buy([item(variantId), item(plain)], sampleOrder(country))),
		]),
		...buy([item(variant.variantId, 1_000)]),
		status(store),
		...end,
		// The cents of the price are missing, or the rest isn't exact in binary.
		...[Math.floor(cost) - cost, 0.29, 1.15, 4.35, 0.57].flatMap((rest, at) => {
			const poor = person(80 + at)
			return [
				create(store, [{ ...poor, addBalance: cents(cost + rest) }]),
				place(poor, [item(variant.variantId)], 'service.1', store.order),
				list(store, [poor.email]),
			]
		}),
	]
}

/** Tests the price of orders in a store of gifts: the number of pieces. */
export function payWithGifts(store: Shop, { countries }: Setting): readonly Move[] {
	const [variant, other = variant] = store.sold
	const { buyer, bystander, buy, end } = tellerOf(store, 43)
	const far = [...Object.keys(variant.deltas), 'GB', 'DE', 'FR'].find(
		(code) => countries.includes(code) && code !== store.country,
	)
	return [
		create(store, [{ ...bystander, addBalance: 7 }]),
		create(store, [{ ...buyer, addBalance: 2 }]),
		...buy([item(variant.variantId, 3)]),
		reward(store, [buyer.email], 1),
		...buy([item(variant.variantId, 3)]),
		...buy([item(variant.variantId)]),
		reward(store, [buyer.email], 2_000),
		...buy([item(variant.variantId, 2), item(other.variantId)]),
		...buy([item(variant.variantId), item(variant.variantId, 2)]),
		...buy([item(variant.variantId, 12)]),
		...given(far, (far) => buy([item(variant.variantId, 2)], sampleOrder(far))),
		...buy([item(variant.variantId, 1_001)]),
		status(store),
		...end,
	]
}

/** Returns a buyer, a bystander, orders that are each followed by both balances, and requests for the orders of both. */
function tellerOf(store: Shop, number: number) {
	const buyer = person(number)
	const bystander = person(number + 1)
	const first = emailsOf(store.collection).slice(0, 3)
	const look: PlannedRequest = list(store, [buyer.email, bystander.email, ...first])
	const place = placer(store, `money-${number}`)
	const buy = (items: readonly Item[], order = store.order): readonly Move[] => [
		place(buyer, items, 'service.1', order),
		look,
	]
	const end: readonly Move[] = [
		(now) => [
			listOrders(store, { userIds: [personName(now, store.index, buyer.email)] }, 'list-orders.1'),
			listOrders(store, { userIds: [personName(now, store.index, bystander.email)] }, 'list-orders.1'),
		],
	]
	return { buyer, bystander, place, look, buy, end }
}

/** Tests rewards of many amounts, for people in the store and for new people. */
export function giveRewards({ state }: Setting): readonly Move[] {
	return (['Coins', 'Gifts'] as const).flatMap((type, at) => {
		const store = findStore(state, ({ rewardType }) => rewardType === type)
		if (store === null) return []
		const amounts = type === 'Coins' ? [0.01, 1_234.56, 33.33, 0.1, 0.2, 0.29, 4.35, 99_999.99] : [1, 12, 1_000]
		const people = [0, 1, 2].map((each) => person(46 + 3 * at + each))
		const richly = (each: object, number: number): object => ({ ...each, addBalance: amounts[number % amounts.length] })
		const emails = people.map(({ email }) => email)
		const look = list(store, [...emails, ...emailsOf(store.collection).slice(0, 4)])
		const [one, two] = [person(52 + 2 * at, { addBalance: amounts[0] }), person(53 + 2 * at)] as const
		return [
			signIn(state, store.client),
			create(store, people.map(richly)),
			look,
			status(store),
			...amounts.flatMap((amount, number) => [reward(store, emails.slice(0, 1 + (number % 3)), amount), look]),
			status(store),
			create(store, [one, two], 'create-people.2', { amount: amounts[1] }),
			list(store, [one.email, two.email]),
			reward(store, [...emailsOf(store.collection).slice(0, 1), emails[2] ?? null], amounts[1] ?? 1),
			// The same reward counts as often as it is given, and to reward nobody moves no balance.
			reward(store, emails, 2),
			reward(store, emails, 2),
			reward(store, [], 5),
			look,
		]
	})
}

/** Variants with their quantities, and the destination country. */
type Bought = readonly [country: string, ...bought: readonly (readonly [SoldVariant, number])[]]

/** Tests balances that are exactly enough or a cent short: for an order abroad, for several variants, and for a VIP. */
export function payExactly(store: Shop, { countries }: Setting): readonly Move[] {
	const { country: home, sold } = store
	const [variant, other = variant] = sold
	const own = pricesAbroad(store, countries)
	const abroad = [1, -1].flatMap((sign) => own.find(({ delta }) => sign * delta > 0) ?? [])
	const bought: readonly Bought[] = [
		...abroad.map(({ country, variant }): Bought => [country, [variant, 2]]),
		[home, [variant, 1], [other, 2]],
	]
	const orders = bought.flatMap((each) => [{}, { isVip: true }].map((more) => [each, more] as const))
	const place = placer(store, 'exact')
	return [
		...orders.flatMap(([[country, ...bought], more], at) => {
			const costs = bought.map(([{ price, deltas }, count]) => count * (price + (deltas[country] ?? 0)))
			const cost = cents(costs.reduce((sum, each) => sum + each, 0))
			if (cost <= CENT) return []
			const buyer = person(110 + at)
			const items = bought.map(([{ variantId }, count]) => item(variantId, count))
			const buy = (): PlannedRequest => place(buyer, items, 'service.1', sampleOrder(country), more)
			return [
				create(store, [{ ...buyer, addBalance: cents(cost - CENT) }]),
				buy(),
				reward(store, [buyer.email], CENT),
				buy(),
				list(store, [buyer.email]),
			]
		}),
		...payInParts(store),
	]
}

const CENT = 0.01

/** Tests a balance that is just enough: in floating point, the sum of its parts would be too small. */
function payInParts(store: Shop): readonly Move[] {
	const [variant] = store.sold
	const buyer = person(117)
	const place = placer(store, 'parts')
	const counts = [1, 2, 3, 4, 5, 6, 7].map((count) => {
		const cost = cents(count * (variant.price + (variant.deltas[store.country] ?? 0)))
		const parts = PARTS.find(([a, b]) => cost > 1 && cents(cost - a - b) + a + b < cost)
		return parts === undefined ? null : { count, cost, parts }
	})
	return given(
		counts.find((each) => each !== null),
		({ count, cost, parts: [a, b] }) => [
			create(store, [{ ...buyer, addBalance: cents(cost - a - b) }]),
			reward(store, [buyer.email], a),
			reward(store, [buyer.email], b),
			place(buyer, [item(variant.variantId, count)], 'service.1', store.order),
			list(store, [buyer.email]),
		],
	)
}

/** Two amounts that binary floating point can't represent exactly. */
const PARTS: readonly (readonly [number, number])[] = /* @__PURE__ */ [0.1, 0.2, 0.3, 0.07, 0.29, 0.57].flatMap((a) =>
	[0.1, 0.2, 0.11, 0.58, 0.7].map((b) => [a, b] as const),
)

/** Tests that nobody can pay at checkout in a new store without this option. */
export function payWithoutCheckout(store: Store, { state, countries }: Setting): readonly Move[] {
	const collection = { ...store.collection, products: state.templates }
	const offer = bestOffer(collection, homesOf(countries))
	const [variant] = offer?.sold ?? []
	if (offer === null || variant === undefined || variant.price <= CENT) return []
	const made = madeAt({ ...store, collection }, state.collections.length)
	const buyer = person(119, { addBalance: CENT })
	const body = { companyId: store.collection.companyId }
	const place = placer(made, 'checkout')
	return [
		make(store, body, 'create-collection.3'),
		{ wait: 2 * LATE },
		create(made, [buyer]),
		place(buyer, [item(variant.variantId)], 'service.1', offer.order),
		list(made, [buyer.email]),
	]
}
