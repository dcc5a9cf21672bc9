import type { Product, Variant } from '../contract/product.ts'
import { isList, isRecord, lengthOf, readField } from '../core/read.ts'
import { readShippingRules, type ShippingRules } from './shipping-rules.ts'

/** Why a variant may not be orderable just now (D-31). */
export type Unavailability = 'not-for-sale' | 'draft' | 'discontinued' | 'out-of-stock'

/** A variant with all that the order rules ask of it and of its product. */
export interface CatalogueEntry {
	readonly product: Product
	readonly variant: Variant
	readonly unavailable: readonly Unavailability[]
	/** Null where the product does not speak of regions, or was not indexed: then they are read from the product. */
	readonly shipping: ShippingRules | null
}

/** A catalogue that is read once and judged against many times: made by `indexProducts`, kept by the caller. */
export interface ProductIndex {
	readonly entries: ReadonlyMap<string, CatalogueEntry>
}

/** The most products, and variants of one product, that are read: more than any store has, and soon passed over when hostile. */
const MOST_PRODUCTS = 100_000
const MOST_VARIANTS = 10_000

/** Up to so many items, scanning a plain list of products costs less than indexing it. */
export const FEW_ITEMS = 32

const NONE: readonly Unavailability[] = []

/**
 * Makes a list of products an index by variant, to be kept and passed as `facts.products`. It is a snapshot of the facts that
 * decide: whoever changes a product indexes anew. Where two products claim a variant, the first has it. What is no product is
 * passed over; a list ends at a hole in it.
 *
 * @example
 * indexProducts([{ id: 'mug', variants: [{ id: 'mug-s' }, { id: 'mug-l' }] }]).entries.size // => 2
 */
export function indexProducts(products: readonly Product[]): ProductIndex {
	const entries = new Map<string, CatalogueEntry>()
	const length = Math.min(lengthOf(products), MOST_PRODUCTS)
	for (let at = 0; at < length; at++) {
		const product = readField(products, at)
		if (product === undefined) break
		if (!isProduct(product)) continue
		const regions = readField(product, 'shippingRegions')
		const shipping = regions === undefined || regions === null ? null : readShippingRules(regions)
		const variants = readField(product, 'variants')
		const count = Math.min(lengthOf(variants), MOST_VARIANTS)
		for (let v = 0; v < count; v++) {
			const variant = readField(variants, v)
			if (variant === undefined) break
			const id = readField(variant, 'id')
			if (!isVariant(variant) || typeof id !== 'string' || entries.has(id)) continue
			entries.set(id, { product, variant, unavailable: readUnavailability(product, variant), shipping })
		}
	}
	const index: ProductIndex = { entries }
	OURS.add(index)
	return index
}

/** The indexes made here, whose entries need no second look. */
const OURS: WeakSet<object> = /* @__PURE__ */ new WeakSet()

function isIndex(value: unknown): value is ProductIndex {
	return typeof value === 'object' && value !== null && OURS.has(value)
}

/** How an order finds its variants: `undefined` for a variant that no product has. */
export type VariantLookup = (variantId: string) => CatalogueEntry | undefined

/** The way to look up variants in what the caller gave as `facts.products`; null when that is neither a list nor an index. */
export function lookupIn(products: unknown, items: number): VariantLookup | null {
	if (isList(products)) {
		if (items <= FEW_ITEMS) return (variantId) => findEntry(products, variantId)
		const { entries } = indexProducts(products as readonly Product[])
		return (variantId) => entries.get(variantId)
	}
	if (isIndex(products)) return (variantId) => products.entries.get(variantId)
	const entries = readField(products, 'entries')
	return isMap(entries) ? (variantId) => readEntry(entries, variantId) : null
}

/** The entry of one variant in a plain list of products. */
export function findEntry(products: readonly unknown[], variantId: string): CatalogueEntry | undefined {
	const place = scan(products, variantId)
	if (place < 0) return undefined
	const product = readField(products, Math.floor(place / MOST_VARIANTS))
	const variant = readField(readField(product, 'variants'), place % MOST_VARIANTS)
	if (!isProduct(product) || !isVariant(variant) || readField(variant, 'id') !== variantId) return undefined
	return { product, variant, unavailable: readUnavailability(product, variant), shipping: null }
}

/**
 * Where a variant stands: the place of its product times MOST_VARIANTS, and its own place there; -1 for none. Read without ceremony,
 * so what is found is read again with care.
 */
function scan(products: readonly unknown[], variantId: string): number {
	const count = Math.min(lengthOf(products), MOST_PRODUCTS)
	const { length } = variantId
	const sign = variantId.charCodeAt(length - 1)
	for (let product = 0; product < count; product++) {
		try {
			const { variants } = products[product] as { readonly variants?: readonly { readonly id?: unknown }[] }
			const most = isList(variants) ? Math.min(variants.length, MOST_VARIANTS) : 0
			for (let variant = 0; variant < most; variant++) {
				const id = variants?.[variant]?.id
				// Ids are alike: their lengths and last characters tell most of them apart sooner than the whole.
				if (typeof id !== 'string' || id.length !== length || id.charCodeAt(length - 1) !== sign) continue
				if (id === variantId) return product * MOST_VARIANTS + variant
			}
		} catch {
			// A product that cannot be read has no variants.
		}
	}
	return -1
}

function isMap(value: unknown): value is ReadonlyMap<unknown, unknown> {
	try {
		return value instanceof Map
	} catch {
		return false
	}
}

/** An entry of an index, or of what somebody passes for one. */
function readEntry(entries: ReadonlyMap<unknown, unknown>, variantId: string): CatalogueEntry | undefined {
	try {
		const entry = Map.prototype.get.call(entries, variantId)
		return isEntry(entry) ? entry : undefined
	} catch {
		return undefined
	}
}

function isEntry(entry: unknown): entry is CatalogueEntry {
	const shipping = readField(entry, 'shipping')
	return (
		isRecord(readField(entry, 'product')) &&
		isRecord(readField(entry, 'variant')) &&
		isList(readField(entry, 'unavailable')) &&
		(shipping === null || isMap(shipping))
	)
}

function isProduct(value: unknown): value is Product {
	return isRecord(value)
}

function isVariant(value: unknown): value is Variant {
	return isRecord(value)
}

/** D-31: an absent field says nothing. */
function readUnavailability(product: unknown, variant: unknown): readonly Unavailability[] {
	const reasons: Unavailability[] = []
	if (readField(variant, 'isAvailableForSale') === false) reasons.push('not-for-sale')
	if (readField(product, 'status') === 'Draft') reasons.push('draft')
	if (readField(product, 'isDiscontinued') === true) reasons.push('discontinued')
	if (readField(product, 'isInStock') === false) reasons.push('out-of-stock')
	return reasons.length === 0 ? NONE : reasons
}

/** How a message names the variant: by its product's title, else its id. */
export function titleOf(entry: CatalogueEntry): string {
	const title = readField(entry.product, 'title')
	if (typeof title === 'string' && title.trim() !== '') return title
	const id = readField(entry.variant, 'id')
	return typeof id === 'string' ? id : 'this item'
}
