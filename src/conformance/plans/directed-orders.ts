import type { ServiceState } from '../../model/state.ts'
import { orderToValidate } from './full-orders.ts'
import { ALTERNATIVES, DEFECTS } from './order-changes.ts'
import { type SampleOrder, sampleOrder } from './sample-order.ts'

/** One order with one purpose. */
export interface DirectedOrder {
	/** The clause that its defect violates. For an order without a defect, all five checks. */
	readonly rule: string
	readonly name: string
	readonly countryCode: string
	readonly collectionId: string
	readonly body: object
}

/**
 * Returns, for every country, an order that passes, the same order in other spellings, and one order for each defect. Also returns
 * one order to every closed region of the products.
 */
export function directOrders(state: ServiceState, countries: readonly string[]): readonly DirectedOrder[] {
	const collection = state.collections.find(({ products }) => products.some(({ product }) => product.variants?.[0]?.id))
	if (collection === undefined) return []
	const isPartner = state.clients[0]?.isPartner === true
	const products = collection.products.map(({ product }) => product).filter(({ variants }) => variants?.[0]?.id)
	const open = products.find(({ shippingRegions }) => (shippingRegions ?? []).length === 0) ?? products[0]
	const direct = (
		rule: string,
		name: string,
		countryCode: string,
		order: SampleOrder,
		variantId: unknown,
	): DirectedOrder => ({
		rule,
		name,
		countryCode,
		collectionId: collection.id,
		body: {
			...orderToValidate(order, String(variantId)),
			...(isPartner && { companyId: collection.companyId }),
		},
	})
	const variantId = open?.variants?.[0]?.id
	const byCountry = countries.flatMap((country) => {
		const good = sampleOrder(country)
		const changed = [...ALTERNATIVES, ...DEFECTS].flatMap(({ rule, name, make }) => {
			const order = make(good, country)
			return order === null ? [] : [direct(rule, name, country, order, variantId)]
		})
		return [direct('validate-order.response', 'nothing wrong', country, good, variantId), ...changed]
	})
	const byRegion = products.flatMap(({ variants, shippingRegions }) =>
		(shippingRegions ?? []).flatMap(({ countryCode, isBlacklisted, denyCheckout, provinces }) => {
			if (countryCode === undefined || !countries.includes(countryCode) || !(isBlacklisted || denyCheckout)) return []
			const { address, ...order } = sampleOrder(countryCode)
			const province = provinces?.[0]
			const there = {
				...address,
				...(province?.provinceName !== undefined && { province: province.provinceName }),
				...(province?.provinceCode !== undefined && { provinceCode: province.provinceCode }),
			}
			const closed = { ...order, address: there }
			return [direct('validate-order.2', 'a region that is closed', countryCode, closed, variants?.[0]?.id)]
		}),
	)
	return [...byCountry, ...byRegion]
}
