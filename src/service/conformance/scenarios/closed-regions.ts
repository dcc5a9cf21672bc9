import { checkCountry } from '../../../rules/built-in/address.ts'
import type { Product } from '../../../rules/contract/generated/types.ts'
import { BUILT_IN_COUNTRIES } from '../../../rules/country/built-in-countries.ts'
import type { Move, PlannedRequest } from '../planned.ts'
import { NAMED } from './addresses.ts'
import { type SampleOrder, sampleOrder, withAddress } from './sample-order.ts'
import type { Setting } from './scenario-parts.ts'
import { bestOffer, homesOf, offerOf } from './shops.ts'
import { findStores, type Store, signIn } from './store-places.ts'
import { given, type Item, item, validate, when } from './tools.ts'

/** The most stores and regions that are tested. */
const MAX_STORES = 3
const MAX_REGIONS = 8

/** Tests every closed province of a region, the whole region, and a closed product after another item. */
export function closeRegions(setting: Setting): readonly Move[] {
	const stores = findStores(setting.state, ({ products }) => products.some(isClosed)).slice(0, MAX_STORES)
	return stores.flatMap((store) => closeRegionsOf(setting, store))
}

function closeRegionsOf({ state, countries, all }: Setting, store: Store): readonly Move[] {
	const kinds = new Map<string, number>()
	const orders = store.collection.products.flatMap(({ product }) => {
		const [variantId, ...others] = (product.variants ?? []).flatMap(({ id }) => id ?? [])
		if (variantId === undefined) return []
		const ask = (order: SampleOrder, items: readonly Item[] = [item(variantId)]): PlannedRequest =>
			validate(store, order, items, 'validate-order.2')
		const regions = (product.shippingRegions ?? []).filter((region) => {
			const kind = kindOf(region)
			kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
			return Number(kinds.get(kind)) <= SOME_REGIONS
		})
		return regions.slice(0, MAX_REGIONS).flatMap((region, at) => {
			const named = region.countryName === undefined ? null : checkCountry({ country: region.countryName })
			const code = region.countryCode ?? (named?.status === 'valid' ? named.value.code : '')
			if (!all.includes(code)) return []
			const good = sampleOrder(code)
			const open = offerOf(store.collection, code)?.sold[0]
			const country =
				region.countryName ?? (NAMED.includes(code) ? BUILT_IN_COUNTRIES.countryByCode(code)?.name : undefined)
			const there = placesOf(region.provinces ?? []).map((fields) => withAddress(good, fields))
			const places = there.length > 0 ? there : [good]
			const [first = good] = places
			const flagged = { ...first, shouldValidateProvinceCode: true }
			return [
				...places.map((order) => ask(order)),
				...given(open, (open) => [
					ask(first, [item(open.variantId), item(variantId)]),
					ask(first, [item(variantId), item(open.variantId)]),
					...when(at < SOME_REGIONS, [ask(first, [item(open.variantId), item(variantId, 2), item(open.variantId, 3)])]),
				]),
				...when(at < SOME_REGIONS, [ask(flagged, [item(variantId)]), ask(first, [item(variantId, 2)])]),
				...given(country, (country) => [ask(withAddress(first, { countryCode: undefined, country }))]),
				...others.slice(0, 2).map((id) => ask(first, [item(id)])),
				...when(there.length > 0, [ask(good)]),
			]
		})
	})
	// An order that must pass: two open items.
	const more = given(bestOffer(store.collection, homesOf(countries)), ({ order, sold: [{ variantId }] }) => [
		validate(store, order, [item(variantId), item(variantId, 3)], 'validate-order.2'),
	])
	return [signIn(state, store.client), ...orders, ...more]
}

type Region = NonNullable<Product['shippingRegions']>[number]

/** Returns the properties of a region that distinguish it: its flags, the spelling of its country, and whether it has provinces. */
function kindOf({ isBlacklisted, denyCheckout, countryCode, countryName, provinces }: Region): string {
	const isNamed = [countryCode, countryName, provinces?.[0]].map((part) => part !== undefined)
	return [isBlacklisted, denyCheckout, ...isNamed].join()
}

type Named = { readonly provinceName?: string; readonly provinceCode?: string }

/** Returns the fields of the closed provinces: as in the region, with the name alone, and with the code alone. */
function placesOf(provinces: readonly Named[]): readonly Readonly<Record<string, unknown>>[] {
	return provinces.slice(0, MAX_PROVINCES).flatMap(({ provinceName: province, provinceCode }) => [
		{ province, provinceCode },
		...when(province !== undefined && provinceCode !== undefined, [
			{ province, provinceCode: undefined },
			{ province: undefined, provinceCode },
		]),
	])
}

const MAX_PROVINCES = 3
/** The regions of one kind, and the regions for which orders of several kinds are sent. */
const SOME_REGIONS = 2
const isClosed = ({ product: { shippingRegions, variants } }: { readonly product: Product }): boolean =>
	(variants ?? []).length > 0 &&
	(shippingRegions ?? []).some(({ isBlacklisted, denyCheckout }) => isBlacklisted === true || denyCheckout === true)
