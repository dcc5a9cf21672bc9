import type { StoreProduct } from '../../model/state.ts'
import { offerOf, type Shop, type Ware } from './shops.ts'

/** A ware that surely goes to a country where it has a delta. */
interface Abroad {
	readonly country: string
	readonly ware: Ware
	readonly delta: number
	/** The variant of a product without deltas: one that surely goes there, too, if there is one. */
	readonly plain: string | undefined
	/** Whether a variant goes there. */
	readonly has: (variantId: string) => boolean
}

/** Returns where the first two wares of a shop go at another price. */
export function pricesAbroad({ collection, wares }: Shop, countries: readonly string[]): readonly Abroad[] {
	const isPlain = ({ product }: StoreProduct): boolean =>
		product.isPersonalized !== true && product.priceDeltaByCountry === undefined
	const other = collection.products.find(isPlain)?.product.variants?.[0]?.id
	return wares.slice(0, 2).flatMap((ware) =>
		Object.entries(ware.deltas).flatMap(([country, delta]) => {
			const there = countries.includes(country) && delta !== 0 ? (offerOf(collection, country)?.wares ?? []) : []
			const has = (variantId: string): boolean => there.some((each) => each.variantId === variantId)
			const plain = there.find(({ deltas }) => Object.keys(deltas).length === 0)?.variantId ?? other
			return has(ware.variantId) ? [{ country, ware, delta, plain, has }] : []
		}),
	)
}

/** What orders of credits need of a shop, so that the mistakes of a service show: kinds of prices and of deltas, in words. */
const KINDS: Readonly<Record<string, (abroad: readonly Abroad[], shop: Shop) => boolean>> = {
	'two prices': (_, { wares }) => new Set(wares.map(({ price }) => price)).size > 1,
	'a price delta above zero': (abroad) => abroad.some(({ delta }) => delta > 0),
	'a price delta below zero': (abroad) => abroad.some(({ delta }) => delta < 0),
	'a price delta with cents': (abroad) => abroad.some(({ delta }) => !Number.isInteger(delta)),
	'a product without price deltas beside one with them': (abroad) => abroad.some(({ plain }) => plain !== undefined),
}
export const PRICES: readonly string[] = /* @__PURE__ */ Object.keys(KINDS)

/** Returns the kinds of prices that are missing in a shop in these countries. */
export function lackingPrices(shop: Shop, countries: readonly string[]): readonly string[] {
	const abroad = pricesAbroad(shop, countries)
	return PRICES.filter((kind) => KINDS[kind]?.(abroad, shop) !== true)
}
