import type { Move, PlannedRequest } from '../planned.ts'
import { type SampleOrder, sampleOrder } from '../plans/sample-order.ts'
import { emailsOf, listOrders, type Setting } from '../plans/scenario-parts.ts'
import type { Shop } from '../plans/shops.ts'
import { findStore, type Store } from '../plans/store-places.ts'
import { signIn } from '../plans/store-plans.ts'
import { cents, create, type Item, item, list, person, personName, placer, reward, status } from './tools.ts'

/** The most variants of one order, and the most countries with deltas. */
const MOST_VARIANTS = 8
const MOST_DELTAS = 4
/** More than all orders of a story cost. */
const RICH = 100_000.35

/** Tests what orders cost: after each, the balances of the buyer and of a bystander are compared. */
export function payWithCredits(store: Shop, { countries }: Setting): readonly Move[] {
	const [ware, other = ware] = store.wares
	const home = store.order
	const isFree = (country: string): boolean => (ware.deltas[country] ?? 0) === 0
	const cost = cents(3 * (ware.price + (ware.deltas[store.country] ?? 0)))
	const teller = tellerOf(store, 40)
	const { buyer, place } = teller
	const far = [...new Set([...Object.keys(ware.deltas), ...Object.keys(other.deltas)])]
		.filter((code) => countries.includes(code) && !isFree(code))
		.slice(0, MOST_DELTAS)
	const all = store.wares.slice(0, MOST_VARIANTS)
	const buy = (items: readonly Item[], order = home): readonly Move[] => [
		place(buyer, items, 'service.1', order),
		teller.look,
	]
	const exact: readonly Move[] =
		cost <= 0.01
			? []
			: [
					create(store, [{ ...buyer, addBalance: cents(cost - 0.01) }]),
					...buy([item(ware.variantId, 3)]),
					reward(store, [buyer.email], 0.01),
					...buy([item(ware.variantId, 3)]),
					...buy([item(ware.variantId)]),
				]
	return [
		create(store, [{ ...teller.bystander, addBalance: 7.77 }]),
		...exact,
		...(exact.length === 0 ? [create(store, [{ ...buyer, addBalance: 0.01 }])] : []),
		reward(store, [buyer.email], RICH),
		teller.look,
		...buy([item(ware.variantId, 2), item(other.variantId)]),
		...buy([item(other.variantId), item(ware.variantId, 2)]),
		...buy([item(ware.variantId), item(ware.variantId, 2)]),
		...buy([item(ware.variantId, 12)]),
		...buy(all.map(({ variantId }, at) => item(variantId, 1 + at))),
		...far.flatMap((code) => buy([item(ware.variantId, 2), item(other.variantId)], sampleOrder(code))),
		...buy([item(ware.variantId, 1_000)]),
		...teller.end,
		// Rests that are not exact in binary.
		...[0.29, 1.15, 4.35, 0.57].flatMap((rest, at) => {
			const poor = person(80 + at)
			return [
				create(store, [{ ...poor, addBalance: cents(cost / 3 + rest) }]),
				place(poor, [item(ware.variantId)], 'service.1', home),
				list(store, [poor.email]),
			]
		}),
	]
}

/** Tests what orders of many lines cost, orders of products with and without deltas, and an order that names its country by name alone. */
export function payForMany(store: Shop, { countries }: Setting): readonly Move[] {
	const [ware, other = ware] = store.wares
	const { buyer, bystander, place, look, end } = tellerOf(store, 93)
	const far = Object.keys(ware.deltas).find((code) => countries.includes(code) && ware.deltas[code] !== 0)
	const mixed = store.collection.products.find(
		({ product }) =>
			product.isPersonalized !== true && product.priceDeltaByCountry === undefined && product.variants?.[0],
	)?.product.variants?.[0]?.id
	const buy = (items: readonly Item[], order: SampleOrder): readonly Move[] => [
		place(buyer, items, 'service.1', order),
		look,
	]
	const seven = [1, 2, 3, 4, 5, 6, 7].map((at) => item(at % 2 === 0 ? ware.variantId : other.variantId, at))
	return [
		create(store, [
			{ ...buyer, addBalance: RICH },
			{ ...bystander, addBalance: 7 },
		]),
		...buy(seven, store.order),
		...(far === undefined ? [] : buy([item(ware.variantId)], byName(sampleOrder(far)))),
		...(far === undefined || mixed === undefined ? [] : buy([item(ware.variantId), item(mixed)], sampleOrder(far))),
		status(store),
		...end,
	]
}

/** Returns an order that names its country by name alone. */
function byName({ address: { countryCode: _, ...address }, ...order }: SampleOrder): SampleOrder {
	return { ...order, address }
}

/** Tests what orders cost in a store of gifts: the number of pieces. */
export function payWithGifts(store: Shop, { countries }: Setting): readonly Move[] {
	const [ware, other = ware] = store.wares
	const home = store.order
	const teller = tellerOf(store, 43)
	const { buyer, place } = teller
	const far = [...Object.keys(ware.deltas), 'GB', 'DE', 'FR'].find(
		(code) => countries.includes(code) && code !== store.country,
	)
	const buy = (items: readonly Item[], order = home): readonly Move[] => [
		place(buyer, items, 'service.1', order),
		teller.look,
	]
	return [
		create(store, [{ ...teller.bystander, addBalance: 7 }]),
		create(store, [{ ...buyer, addBalance: 2 }]),
		...buy([item(ware.variantId, 3)]),
		reward(store, [buyer.email], 1),
		...buy([item(ware.variantId, 3)]),
		...buy([item(ware.variantId)]),
		reward(store, [buyer.email], 2_000),
		...buy([item(ware.variantId, 2), item(other.variantId)]),
		...buy([item(ware.variantId), item(ware.variantId, 2)]),
		...buy([item(ware.variantId, 12)]),
		...(far === undefined ? [] : buy([item(ware.variantId, 2)], sampleOrder(far))),
		...buy([item(ware.variantId, 1_000)]),
		...teller.end,
	]
}

/** A buyer, a bystander, and what is looked at after each order. */
function tellerOf(store: Store, number: number) {
	const buyer = person(number)
	const bystander = person(number + 1)
	const first = emailsOf(store.collection).slice(0, 3)
	const look: PlannedRequest = list(store, [buyer.email, bystander.email, ...first])
	const end: readonly Move[] = [
		(now) => [
			listOrders(store, { userIds: [personName(now, store.index, buyer.email)] }, 'list-orders.1'),
			listOrders(store, { userIds: [personName(now, store.index, bystander.email)] }, 'list-orders.1'),
		],
	]
	return { buyer, bystander, place: placer(store, `money-${number}`), look, end }
}

/** Tests rewards of many amounts, for people of a store and for new ones. */
export function giveRewards({ state }: Setting): readonly Move[] {
	return (['Coins', 'Gifts'] as const).flatMap((type, at) => {
		const store = findStore(state, ({ rewardType }) => rewardType === type)
		if (store === null) return []
		const amounts = type === 'Coins' ? [0.01, 1_234.56, 33.33, 0.1, 0.2, 0.29, 4.35, 99_999.99] : [1, 12, 1_000]
		const people = [0, 1, 2].map((each) => person(46 + 3 * at + each))
		const [a, b, c] = people.map((each, number) => ({ ...each, addBalance: amounts[number % amounts.length] }))
		const emails = people.map(({ email }) => email)
		const look = list(store, [...emails, ...emailsOf(store.collection).slice(0, 4)])
		const mixed = [person(52 + 2 * at, { addBalance: amounts[0] }), person(53 + 2 * at)]
		return [
			signIn(state, store.client),
			create(
				store,
				[a, b, c].flatMap((each) => each ?? []),
			),
			look,
			...amounts.flatMap((amount, number) => [reward(store, emails.slice(0, 1 + (number % 3)), amount), look]),
			status(store),
			create(store, mixed, 'create-people.2', { amount: amounts[1] }),
			list(
				store,
				mixed.map(({ email }) => email),
			),
			reward(store, [...emailsOf(store.collection).slice(0, 1), emails[2] ?? null], amounts[1] ?? 1),
			look,
		]
	})
}
