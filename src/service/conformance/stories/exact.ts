import type { Move } from '../planned.ts'
import { pricesAbroad } from '../plans/prices.ts'
import { sampleOrder } from '../plans/sample-order.ts'
import { LATE, type Setting } from '../plans/scenario-parts.ts'
import { bestOffer, homesOf, type Shop, type Ware } from '../plans/shops.ts'
import type { Store } from '../plans/store-places.ts'
import { cents, create, given, item, list, madeAt, make, person, placer, reward } from './tools.ts'

/** Wares with how many of each, and the country that they go to. */
type Bought = readonly [country: string, ...bought: readonly (readonly [Ware, number])[]]

/** Tests balances that are a cent short and exactly enough: for an order abroad, for several variants, and for a VIP. */
export function payExactly(store: Shop, { countries }: Setting): readonly Move[] {
	const { country: home, wares } = store
	const [ware, other = ware] = wares
	const own = pricesAbroad(store, countries)
	const abroad = [1, -1].flatMap((sign) => own.find(({ delta }) => sign * delta > 0) ?? [])
	const bought: readonly Bought[] = [
		...abroad.map(({ country, ware }): Bought => [country, [ware, 2]]),
		[home, [ware, 1], [other, 2]],
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
			const buy = place(buyer, items, 'service.1', sampleOrder(country), more)
			return [
				create(store, [{ ...buyer, addBalance: cents(cost - CENT) }]),
				buy,
				reward(store, [buyer.email], CENT),
				buy,
				list(store, [buyer.email]),
			]
		}),
		...payInParts(store),
	]
}

const CENT = 0.01

/** Tests a balance that is exactly enough, and whose parts add up to less in floating point. */
function payInParts(store: Shop): readonly Move[] {
	const [ware] = store.wares
	const buyer = person(117)
	const place = placer(store, 'parts')
	const counts = [1, 2, 3, 4, 5, 6, 7].map((count) => {
		const cost = cents(count * (ware.price + (ware.deltas[store.country] ?? 0)))
		const parts = PARTS.find(([a, b]) => cost > 1 && cents(cost - a - b) + a + b < cost)
		return parts === undefined ? null : { count, cost, parts }
	})
	return given(
		counts.find((each) => each !== null),
		({ count, cost, parts: [a, b] }) => [
			create(store, [{ ...buyer, addBalance: cents(cost - a - b) }]),
			reward(store, [buyer.email], a),
			reward(store, [buyer.email], b),
			place(buyer, [item(ware.variantId, count)], 'service.1', store.order),
			list(store, [buyer.email]),
		],
	)
}

/** Two amounts that are not exact in binary. */
const PARTS: readonly (readonly [number, number])[] = /* @__PURE__ */ [0.1, 0.2, 0.3, 0.07, 0.29, 0.57].flatMap((a) =>
	[0.1, 0.2, 0.11, 0.58, 0.7].map((b) => [a, b] as const),
)

/** Tests that nobody pays at checkout in a new store that does not offer it. */
export function payWithoutCheckout(store: Store, { state, countries }: Setting): readonly Move[] {
	const collection = { ...store.collection, products: state.templates }
	const offer = bestOffer(collection, homesOf(countries))
	const [ware] = offer?.wares ?? []
	if (offer === null || ware === undefined || ware.price <= CENT) return []
	const made = madeAt({ ...store, collection }, state.collections.length)
	const buyer = person(119, { addBalance: CENT })
	const body = { companyId: store.collection.companyId }
	const place = placer(made, 'checkout')
	return [
		make(store, body, 'create-collection.3'),
		{ wait: 2 * LATE },
		create(made, [buyer]),
		place(buyer, [item(ware.variantId)], 'service.1', offer.order),
		list(made, [buyer.email]),
	]
}
