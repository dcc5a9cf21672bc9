import { BUILT_IN_ADDRESSES } from '../../../rules/address/built-in-addresses.ts'
import type { Product } from '../../../rules/contract/generated/types.ts'
import type { Variant } from '../../../rules/contract/resources.ts'
import { readShippingRules, regionKeys } from '../../../rules/order/judge/shipping-rules.ts'
import { zipExamples } from '../../../rules/zip/zip-examples.ts'
import { isAvailable, type Reach, reachOf } from '../../model/open-addresses.ts'
import type { ServiceState, StoreCollection, StoreProduct } from '../../model/state.ts'
import { orderWithZip, type SampleOrder, sampleOrder } from './sample-order.ts'
import { findStore, findStores, type Store } from './store-places.ts'

/** A variant that anybody can order. */
export interface SoldVariant {
	readonly productId: string
	readonly variantId: string
	readonly price: number
	readonly deltas: Readonly<Record<string, number>>
}

/** What a store sells to a country. */
export interface Offer {
	readonly country: string
	/** An order to the country that passes, but has no items yet. */
	readonly order: SampleOrder
	/** At least one. Those with different prices come first. */
	readonly sold: readonly [SoldVariant, ...SoldVariant[]]
	/** 0 if every service certainly ships and sells them. The higher, the less certain. */
	readonly doubt: number
}

/** A store that sells at least one thing to a country, and that country. */
export type Shop = Store & Offer
/** A store with the items that it sells, if it sells any. */
export type AnyStore = Store & Partial<Offer>

/** The seed, and the countries of the run. */
interface Places {
	readonly state: ServiceState
	readonly countries: readonly string[]
}

/** What the seed must have for a scenario. */
export interface Wanted {
	readonly has?: (collection: StoreCollection) => boolean
	/** Countries, the best first. Default: large countries, then the other countries of the run. */
	readonly to?: readonly string[]
	readonly isPersonalized?: boolean
	readonly only?: 'partner'
	/** Returns what a shop doesn't have of what the scenario needs. Of shops that are equally certain, the one with the most is the best. */
	readonly missing?: (shop: Shop, countries: readonly string[]) => readonly string[]
}

const DOUBTS: Readonly<Record<Exclude<Reach, 'none'>, number>> = { whole: 0, part: 2, unlisted: 4 }
/** The countries that a scenario prefers: they need no tax number, and every service can read their addresses. */
const HOMES = ['US', 'CA', 'DE', 'GB', 'FR', 'JP', 'AU', 'NL', 'ES', 'IE', 'IN']
/** The most countries to try if the scenario works with any country. */
const MAX_COUNTRIES = 60

/** Returns the countries of a run, with the preferred countries of a scenario first. */
export function homesOf(countries: readonly string[]): readonly string[] {
	return [...new Set([...HOMES.filter((code) => countries.includes(code)), ...countries])].slice(0, MAX_COUNTRIES)
}

/** Calls a function for each element of a list, and returns the first result with the lowest rank. Stops at a result with rank 0. */
function best<From, To>(
	list: Iterable<From>,
	make: (each: From) => To | null,
	rankOf: (made: To) => number,
): To | null {
	let found: To | null = null
	let rank = Number.POSITIVE_INFINITY
	for (const each of list) {
		const made = make(each)
		const own = made === null ? rank : rankOf(made)
		if (own < rank) [found, rank] = [made, own]
		if (rank === 0) break
	}
	return found
}

/** Returns the best store for a scenario: the first that certainly sells something to the first country. Null if none sells anything. */
export function findShop(
	{ state, countries }: Places,
	{ has, to = homesOf(countries), isPersonalized = false, only, missing = () => [] }: Wanted = {},
): Shop | null {
	const sell = (store: Store): Shop | null => {
		const offer = bestOffer(store.collection, to, isPersonalized)
		return offer && { ...store, ...offer }
	}
	return best(findStores(state, has, only), sell, (shop) => MAX_MISSING * shop.doubt + missing(shop, countries).length)
}

/** A number higher than the number of things that a shop can be missing. */
const MAX_MISSING = 100

/** Returns a store for requests of every kind: if possible, one that sells something. */
export function findPlace(setting: Places, wanted: Wanted = {}): AnyStore | null {
	const { has: _, ...anywhere } = wanted
	return findShop(setting, wanted) ?? findShop(setting, anywhere) ?? findStore(setting.state, undefined, wanted.only)
}

/** Returns what a store certainly sells to the first possible country of this list; null if it sells to none of them. */
export function bestOffer(collection: StoreCollection, to: readonly string[], isPersonalized = false): Offer | null {
	return best(
		to,
		(country) => offerOf(collection, country, isPersonalized),
		({ doubt }) => doubt,
	)
}

/** Returns what a store sells to a country, but only the items that are the most certain; null if it sells nothing to the country. */
export function offerOf({ products }: StoreCollection, country: string, isPersonalized = false): Offer | null {
	let found: { doubt: number; product: Product; sold: SoldVariant[] } | null = null
	for (const { product } of products) {
		if ((product.isPersonalized === true) !== isPersonalized) continue
		const reach = reachOf(product, country, orderTo(country, product).address)
		if (reach === 'none') continue
		for (const variant of product.variants ?? []) {
			if (variant.id === undefined) continue
			const doubt = DOUBTS[reach] + (isAvailable(product, variant) ? 0 : 1)
			if (found === null || doubt < found.doubt) found = { doubt, product, sold: [] }
			if (doubt === found.doubt) found.sold.push(soldVariantOf(product, variant.id, variant))
		}
	}
	if (found === null) return null
	const { doubt, product, sold } = found
	const first = sold.filter((variant, at) => sold.findIndex(({ price }) => price === variant.price) === at)
	const sorted = [...first, ...sold.filter((variant) => !first.includes(variant))] as [SoldVariant, ...SoldVariant[]]
	return { country, order: orderTo(country, product), sold: sorted, doubt }
}

function soldVariantOf(
	{ id = '', priceDeltaByCountry = {} }: Product,
	variantId: string,
	{ price = 0 }: Variant,
): SoldVariant {
	return { productId: id, variantId, price, deltas: priceDeltaByCountry }
}

/** Returns an order to a country that passes, if possible to a province that isn't closed. */
function orderTo(country: string, { shippingRegions }: Product): SampleOrder {
	const first = sampleOrder(country)
	const closed = readShippingRules(shippingRegions, BUILT_IN_ADDRESSES, country).byCountry.get(country)?.closedProvinces
	if (closed === undefined || closed === null) return first
	const isOpen = ({ address: { provinceCode, province } }: SampleOrder): boolean =>
		regionKeys(BUILT_IN_ADDRESSES.provinces, country, provinceCode, province).every((key) => !closed.names.has(key))
	return [first, ...zipExamples(country).map((zip) => orderWithZip(country, zip))].find(isOpen) ?? first
}

/** Two stores that one client may use. */
export interface Pair {
	readonly here: Shop
	readonly there: AnyStore
}

/** Returns two stores of one client. The first variant must be what the scenario needs. It is better if both are. Returns null if there are none. */
export function findPair(
	{ state: { clients, collections }, countries }: Places,
	{ has = () => true, isPersonalized }: Wanted = {},
	isOfBoth = false,
): Pair | null {
	const to = homesOf(countries)
	const pairOf = ([client, { companyIds, isPartner }]: readonly [number, ServiceState['clients'][number]]) => {
		const stores = collections.flatMap((collection, index) =>
			companyIds.includes(collection.companyId) ? [{ client, index, collection, isPartner }] : [],
		)
		const shops = stores.flatMap((store): Shop[] => {
			const offer = has(store.collection) ? bestOffer(store.collection, to, isPersonalized) : null
			return offer === null ? [] : [{ ...store, ...offer }]
		})
		const [here, second] = shops.sort((a, b) => a.doubt - b.doubt)
		const there = second ?? (isOfBoth ? undefined : stores.find(({ index }) => index !== here?.index))
		return here === undefined || there === undefined ? null : { here, there, isOfBoth: second !== undefined }
	}
	return best(clients.entries(), pairOf, ({ here, isOfBoth }) => 2 * here.doubt + (isOfBoth ? 0 : 1))
}

/** A variant that certainly ships to a country, and whose price has a delta for it. */
interface Abroad {
	readonly country: string
	readonly variant: SoldVariant
	readonly delta: number
	/** A variant that certainly ships to the same country, of a product without deltas; missing if there is none. */
	readonly plain: string | undefined
	/** Whether a variant goes there. */
	readonly has: (variantId: string) => boolean
}

/** Returns the countries where the first two variants of a shop have another price. */
export function pricesAbroad({ collection, sold }: Shop, countries: readonly string[]): readonly Abroad[] {
	const isPlain = ({ product }: StoreProduct): boolean =>
		product.isPersonalized !== true && product.priceDeltaByCountry === undefined
	const other = collection.products.find(isPlain)?.product.variants?.[0]?.id
	return sold.slice(0, 2).flatMap((variant) =>
		Object.entries(variant.deltas).flatMap(([country, delta]) => {
			const there = countries.includes(country) && delta !== 0 ? (offerOf(collection, country)?.sold ?? []) : []
			const has = (variantId: string): boolean => there.some((each) => each.variantId === variantId)
			const plain = there.find(({ deltas }) => Object.keys(deltas).length === 0)?.variantId ?? other
			return has(variant.variantId) ? [{ country, variant, delta, plain, has }] : []
		}),
	)
}

/** What orders of credits need, so that mistakes of a service show: kinds of prices and deltas, in words. */
const KINDS: Readonly<Record<string, (abroad: readonly Abroad[], shop: Shop) => boolean>> = {
	'two prices': (_, { sold }) => new Set(sold.map(({ price }) => price)).size > 1,
	'a price delta above zero': (abroad) => abroad.some(({ delta }) => delta > 0),
	'a price delta below zero': (abroad) => abroad.some(({ delta }) => delta < 0),
	'a price delta with cents': (abroad) => abroad.some(({ delta }) => !Number.isInteger(delta)),
	'a product without price deltas beside one with them': (abroad) => abroad.some(({ plain }) => plain !== undefined),
}
export const PRICES: readonly string[] = /* @__PURE__ */ Object.keys(KINDS)

/** Returns the kinds of prices that a shop doesn't have in these countries. */
export function missingPrices(shop: Shop, countries: readonly string[]): readonly string[] {
	const abroad = pricesAbroad(shop, countries)
	return PRICES.filter((kind) => KINDS[kind]?.(abroad, shop) !== true)
}
