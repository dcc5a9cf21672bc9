import type { ServiceState } from '../../model/state.ts'
import type { PlannedRequest } from '../planned.ts'
import { orderToValidate } from './full-orders.ts'
import { ALTERNATIVES, DEFECTS, makeAll } from './order-changes.ts'
import { type SampleOrder, sampleOrder, withAddress } from './sample-order.ts'
import { findShop } from './shops.ts'
import { askIn, findStores, type Store } from './store-places.ts'

/** One order with one purpose. */
export interface DirectedOrder {
	/** The clause that its defect violates. For an order without a defect, all five checks. */
	readonly rule: string
	readonly name: string
	readonly countryCode: string
	readonly client: number
	readonly request: PlannedRequest
}

/** The most closed regions that are tested: a store may list all countries for each of its products. */
const MAX_REGIONS = 60

/**
 * Returns, for every country that the seed ships to, an order that passes, the same order in other spellings, and one order for each
 * defect. Also returns one order to every closed region of the products.
 */
export function directOrders(state: ServiceState, countries: readonly string[]): readonly DirectedOrder[] {
	const direct = (
		store: Store,
		[rule, name, countryCode]: readonly [string, string, string],
		order: SampleOrder,
		variantId: string,
	): DirectedOrder => ({
		rule,
		name,
		countryCode,
		client: store.client,
		request: askIn(store, 'validate-order', { body: orderToValidate(order, variantId), tries: rule }),
	})
	const byCountry = countries.flatMap((country) => {
		const shop = findShop({ state, countries }, { to: [country] })
		if (shop === null) return []
		const { order: good, wares } = shop
		const [{ variantId }] = wares
		const changed = makeAll([...ALTERNATIVES, ...DEFECTS], good, country).map(({ rule, name, order }) =>
			direct(shop, [rule, name, country], order, variantId),
		)
		return [direct(shop, ['validate-order.response', 'nothing wrong', country], good, variantId), ...changed]
	})
	const byRegion = findStores(state).flatMap((store) =>
		store.collection.products.flatMap(({ product: { variants, shippingRegions } }) => {
			const variantId = variants?.[0]?.id
			if (variantId === undefined) return []
			return (shippingRegions ?? []).flatMap(({ countryCode, isBlacklisted, denyCheckout, provinces }) => {
				if (countryCode === undefined || !countries.includes(countryCode) || !(isBlacklisted || denyCheckout)) return []
				const { provinceName, provinceCode } = provinces?.[0] ?? {}
				const there = withAddress(sampleOrder(countryCode), {
					...(provinceName !== undefined && { province: provinceName }),
					...(provinceCode !== undefined && { provinceCode }),
				})
				return [direct(store, ['validate-order.2', 'a region that is closed', countryCode], there, variantId)]
			})
		}),
	)
	return [...byCountry, ...byRegion.slice(0, MAX_REGIONS)]
}
