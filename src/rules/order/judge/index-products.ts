import type { Product, ProductInput, Variant } from '../../contract/resources.ts'
import { MAX_INDEXED_VARIANTS, MAX_PRODUCTS } from '../../core/limits.ts'
import { openFields, openItems } from '../../core/open.ts'
import { type Fields, isList, isRecord, lengthOf, readField } from '../../core/read.ts'
import { type ProductFault, productFaults } from './product-faults.ts'
import { type PlaceFacts, readShippingRules, type ShippingRules } from './shipping-rules.ts'

/** Why a variant may be unavailable (D-31). */
export type Unavailability = 'not-for-sale' | 'draft' | 'discontinued' | 'out-of-stock'

/** A variant with its product, and the data about both that the rules for orders need. */
export interface CatalogueEntry {
	readonly product: Product
	readonly variant: Variant
	readonly unavailable: readonly Unavailability[]
	/** What can't be read of the product; undefined until it is checked. */
	readonly faults: readonly ProductFault[] | undefined
	/** Null if the product lists no regions, and undefined if the regions weren't read yet. */
	readonly shipping: ShippingRules | null | undefined
}

/** Products that are indexed by variant, for many calls. `indexProducts` creates the index, and the caller keeps it. */
export interface ProductIndex {
	readonly entries: ReadonlyMap<string, CatalogueEntry>
}

/** The most lookups for which searching a list of products is faster than indexing the list. */
const FEW_LOOKUPS = 32

/** The list is frozen, because all entries without a reason share it. */
const NONE: readonly Unavailability[] = /* @__PURE__ */ Object.freeze([])

const PRODUCT_FIELDS: readonly (keyof Product)[] = ['variants', 'status', 'isDiscontinued', 'isInStock']

const VARIANT_FIELDS: readonly (keyof Variant)[] = ['id', 'isAvailableForSale']

/** `indexProducts` with the caller's facts. */
export function indexProductsBy(places: PlaceFacts, products: readonly ProductInput[]): ProductIndex {
	const entries = new Map<string, CatalogueEntry>()
	for (const product of openItems(products, MAX_PRODUCTS)) {
		if (!isProduct(product)) continue
		const fields = openFields<Product>(product, PRODUCT_FIELDS)
		const shipping = readShipping(readField(product, 'shippingRegions'), places)
		const faults = productFaults(product)
		for (const variant of openItems(fields.variants, MAX_INDEXED_VARIANTS)) {
			const { id, isAvailableForSale } = openFields<Variant>(variant, VARIANT_FIELDS)
			if (!isVariant(variant) || typeof id !== 'string' || entries.has(id)) continue
			entries.set(id, { product, variant, unavailable: findReasons(fields, isAvailableForSale), faults, shipping })
		}
	}
	const index = { entries }
	OURS.add(index)
	return index
}

/** The indexes that were created here. Their entries aren't checked again. */
const OURS = /* @__PURE__ */ new WeakSet<object>()

/** Returns the caller's `facts.products`. If there are many lookups, a plain list is indexed. */
export function openCatalogue(products: unknown, lookups: number, places: PlaceFacts): unknown {
	return lookups > FEW_LOOKUPS && isList(products)
		? indexProductsBy(places, products as readonly ProductInput[])
		: products
}

/** Returns the entry of a variant in the caller's `facts.products`; undefined if no product has the variant. */
export function findVariant(products: unknown, variantId: string): CatalogueEntry | undefined {
	if (isList(products)) return findEntry(products, variantId)
	return isOurs(products) ? products.entries.get(variantId) : findCopied(products, variantId)
}

/**
 * Returns the entry of a variant in a plain list of products. Products are read directly, which is ten times faster than `openFields` (bench
 * order-plain). Only the product with the variant is opened.
 */
export function findEntry(products: readonly unknown[], variantId: string): CatalogueEntry | undefined {
	const length = Math.min(lengthOf(products), MAX_PRODUCTS)
	for (let at = 0; at < length; at++) {
		try {
			const product = products[at] as Product | undefined
			if (product === undefined) break
			const { variants } = product
			const most = isList(variants) ? Math.min(variants.length, MAX_INDEXED_VARIANTS) : 0
			for (let v = 0; v < most; v++) {
				const variant = variants?.[v]
				if (variant === undefined) break
				if (variant?.id !== variantId) continue
				const entry = entryOf(product, variant)
				if (entry !== undefined) return entry
			}
		} catch {
			// a product that can't be read has no variants
		}
	}
	return undefined
}

function isOurs(products: unknown): products is ProductIndex {
	return typeof products === 'object' && products !== null && OURS.has(products)
}

/** Returns an entry of an index that was copied (`structuredClone`) or created by other code. Opens its product and variant again. */
function findCopied(products: unknown, variantId: string): CatalogueEntry | undefined {
	const { entries } = openFields<ProductIndex>(products, ['entries'])
	try {
		const entry: unknown = entries instanceof Map ? Map.prototype.get.call(entries, variantId) : null
		const { product, variant } = openFields<CatalogueEntry>(entry, ['product', 'variant'])
		return entryOf(product, variant)
	} catch {
		return undefined // a proxy threw
	}
}

/** Returns the entry of a product and one of its variants; undefined if the product or the variant is invalid. */
function entryOf(product: unknown, variant: unknown): CatalogueEntry | undefined {
	if (!isProduct(product) || !isVariant(variant)) return undefined
	const fields = openFields<Product>(product, PRODUCT_FIELDS)
	const { id, isAvailableForSale } = openFields<Variant>(variant, VARIANT_FIELDS)
	if (typeof id !== 'string' || fields.variants === undefined) return undefined
	const unavailable = findReasons(fields, isAvailableForSale)
	return { product, variant, unavailable, faults: undefined, shipping: undefined }
}

/** Returns the fields that can't be read in an entry's product. */
export function faultsOf({ faults, product }: CatalogueEntry): readonly ProductFault[] {
	return faults ?? productFaults(product)
}

/**
 * Returns the shipping rules of the product in an entry. If the entry isn't indexed, reads the rules now. Returns null if the product lists no
 * regions.
 */
export function shippingOf(
	{ shipping, product }: CatalogueEntry,
	country: string,
	places: PlaceFacts,
): ShippingRules | null {
	return shipping === undefined ? readShipping(readField(product, 'shippingRegions'), places, country) : shipping
}

function readShipping(regions: unknown, places: PlaceFacts, country?: string): ShippingRules | null {
	return (regions ?? null) === null ? null : readShippingRules(regions, places, country)
}

function isProduct(value: unknown): value is Product {
	return isRecord(value)
}

function isVariant(value: unknown): value is Variant {
	return isRecord(value)
}

/** Returns the reasons why a variant may be unavailable (D-31). A missing field isn't a reason. */
function findReasons(product: Fields<Product>, isAvailableForSale: unknown): readonly Unavailability[] {
	const { status, isDiscontinued, isInStock } = product
	if (isAvailableForSale !== false && status !== 'Draft' && isDiscontinued !== true && isInStock !== false) return NONE
	const reasons: Unavailability[] = []
	if (isAvailableForSale === false) reasons.push('not-for-sale')
	if (status === 'Draft') reasons.push('draft')
	if (isDiscontinued === true) reasons.push('discontinued')
	if (isInStock === false) reasons.push('out-of-stock')
	return reasons
}

/** Returns the name of the variant for messages: the product's title, or the variant's id. */
export function titleOf({ product, variant }: CatalogueEntry): string {
	const title = readField(product, 'title')
	if (typeof title === 'string' && title.trim() !== '') return title
	const id = readField(variant, 'id')
	return typeof id === 'string' ? id : 'this item'
}
