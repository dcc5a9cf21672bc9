import type { Product } from '../../contract/generated/types.ts'
import { checkCountry } from '../../country/check-country.ts'
import { countryByCode } from '../../country/countries.ts'
import type { Move, PlannedRequest } from '../planned.ts'
import { type SampleOrder, sampleOrder } from '../plans/sample-order.ts'
import type { Setting } from '../plans/scenario-parts.ts'
import { findStore } from '../plans/store-places.ts'
import { signIn } from '../plans/store-plans.ts'
import { NAMED } from './addresses.ts'
import { homeOf, type Item, item, validate, waresOf, withAddress } from './tools.ts'

/** Tests every closed province of a region, the whole region, and a closed product that is not the first item. */
export function closeRegions({ state, countries }: Setting): readonly Move[] {
	const store = findStore(state, ({ products }) => products.some(isClosed))
	if (store === null) return []
	const [open] = waresOf(store.collection)
	const orders = store.collection.products.flatMap(({ product }) => {
		const [variantId, ...others] = (product.variants ?? []).flatMap(({ id }) => id ?? [])
		if (variantId === undefined) return []
		const ask = (order: SampleOrder, items: readonly Item[] = [item(variantId)]): PlannedRequest =>
			validate(store, order, items, 'validate-order.2')
		return (product.shippingRegions ?? []).flatMap((region, at) => {
			const named = region.countryName === undefined ? null : checkCountry({ country: region.countryName })
			const code = region.countryCode ?? (named?.status === 'valid' ? named.value.code : '')
			if (!(countries.includes(code) || code === 'RU')) return []
			const good = sampleOrder(code)
			const country = region.countryName ?? (NAMED.includes(code) ? countryByCode(code)?.name : undefined)
			const there = placesOf(region.provinces ?? []).map((fields) => withAddress(good, fields))
			const all = there.length > 0 ? there : [good]
			const [first = good] = all
			const flagged = { ...first, shouldValidateProvinceCode: true }
			return [
				...all.map((order) => ask(order)),
				...(open === undefined
					? []
					: [
							ask(first, [item(open.variantId), item(variantId)]),
							ask(first, [item(variantId), item(open.variantId)]),
							...(at < SOME_REGIONS
								? [ask(first, [item(open.variantId), item(variantId, 2), item(open.variantId, 3)])]
								: []),
						]),
				...(at < SOME_REGIONS ? [ask(flagged, [item(variantId)]), ask(first, [item(variantId, 2)])] : []),
				...(country === undefined ? [] : [ask(withAddress(first, { countryCode: undefined, country }))]),
				...others.slice(0, 2).map((id) => ask(first, [item(id)])),
				...(there.length > 0 ? [ask(good)] : []),
			]
		})
	})
	// Orders that must pass: another country, and two open items.
	const home = sampleOrder(homeOf(countries, ['CA', 'GB', 'DE']))
	const more =
		open === undefined
			? []
			: [validate(store, home, [item(open.variantId), item(open.variantId, 3)], 'validate-order.2')]
	return [signIn(state, store.client), ...orders, ...more]
}

type Named = { readonly provinceName?: string; readonly provinceCode?: string }

/** Returns the fields of the closed provinces: as the region names them, by name alone, and by code alone. */
function placesOf(provinces: readonly Named[]): readonly Readonly<Record<string, unknown>>[] {
	return provinces.slice(0, MOST_PROVINCES).flatMap(({ provinceName: province, provinceCode }) => [
		{ province, provinceCode },
		...(province === undefined || provinceCode === undefined
			? []
			: [
					{ province, provinceCode: undefined },
					{ province: undefined, provinceCode },
				]),
	])
}

const MOST_PROVINCES = 3
/** The regions to which orders of several kinds are sent. */
const SOME_REGIONS = 2
const isClosed = ({ product: { shippingRegions, variants } }: { readonly product: Product }): boolean =>
	(variants ?? []).length > 0 &&
	(shippingRegions ?? []).some(({ isBlacklisted, denyCheckout }) => isBlacklisted === true || denyCheckout === true)
