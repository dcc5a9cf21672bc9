import type { Product, Variant } from '../contract/product.ts'
import { isList, isRecord, lengthOf, readField } from '../core/read.ts'
import type { CountrySet } from '../geo/country-set.ts'
import { openFields, saleFields, stockFields } from './open-fields.ts'
import { closedCountries, readShippingRules, type ShippingRules } from './shipping-rules.ts'

/** Why a variant may not be orderable just now (D-31). */
export type Unavailability = 'not-for-sale' | 'draft' | 'discontinued' | 'out-of-stock'

/** A variant with all that the order rules ask of it and of its product. */
export interface CatalogueEntry {
	readonly product: Product
	readonly variant: Variant
	readonly unavailable: readonly Unavailability[]
	/** Null where the product does not speak of regions, or was not indexed: then they are read from the product. */
	readonly shipping: ShippingRules | null
	/** The countries that `shipping` closes, in whole or in part: to most, everything ships. */
	readonly closed: CountrySet | null
}

/** A catalogue that is read once and judged against many times: made by `indexProducts`, kept by the caller. */
export interface ProductIndex {
	readonly entries: ReadonlyMap<string, CatalogueEntry>
}

/** The most products, and variants of one product, that are read: more than any store has, and soon passed over when hostile. */
const MOST_PRODUCTS = 100_000
const MOST_VARIANTS = 10_000

/** Up to so many look-ups, scanning a plain list of products costs less than indexing it. */
const FEW_LOOKUPS = 32

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
		const closed = shipping === null ? null : closedCountries(shipping)
		const variants = readField(product, 'variants')
		const count = Math.min(lengthOf(variants), MOST_VARIANTS)
		for (let v = 0; v < count; v++) {
			const variant = readField(variants, v)
			if (variant === undefined) break
			const id = readField(variant, 'id')
			if (!isVariant(variant) || typeof id !== 'string' || entries.has(id)) continue
			entries.set(id, { product, variant, unavailable: readUnavailability(product, variant), shipping, closed })
		}
	}
	return new Catalogue(entries)
}

/** An index made here, whose entries need no second look: nobody else can give an object the mark. */
class Catalogue implements ProductIndex {
	readonly #isOurs = true
	readonly entries: ProductIndex['entries']

	constructor(entries: ProductIndex['entries']) {
		this.entries = entries
	}

	static is(value: unknown): value is Catalogue {
		return typeof value === 'object' && value !== null && #isOurs in value
	}
}

/** What the caller gave as `facts.products`, for so many look-ups: where they are many, a plain list is indexed. */
export function openCatalogue(products: unknown, lookups: number): unknown {
	return lookups > FEW_LOOKUPS && isList(products) ? indexProducts(products as readonly Product[]) : products
}

/** The entry of one variant in what the caller gave as `facts.products`; undefined for a variant that no product has. */
export function findVariant(products: unknown, variantId: string): CatalogueEntry | undefined {
	if (Catalogue.is(products)) return products.entries.get(variantId)
	return isList(products) ? findEntry(products, variantId) : readEntry(readField(products, 'entries'), variantId)
}

/** The entry of one variant in a plain list of products. It is looked for without ceremony, and what is found is looked at again. */
export function findEntry(products: readonly unknown[], variantId: string): CatalogueEntry | undefined {
	const count = Math.min(lengthOf(products), MOST_PRODUCTS)
	const { length } = variantId
	const sign = variantId.charCodeAt(length - 1)
	for (let at = 0; at < count; at++) {
		try {
			const product = products[at] as Product | undefined
			if (product === undefined) break
			const { variants } = product
			const most = isList(variants) ? Math.min(variants.length, MOST_VARIANTS) : 0
			for (let v = 0; v < most; v++) {
				const variant = variants?.[v]
				if (variant === undefined) break
				const id: unknown = variant?.id
				// Ids are alike: their lengths and last characters tell most of them apart sooner than the whole.
				if (typeof id !== 'string' || id.length !== length || id.charCodeAt(length - 1) !== sign) continue
				if (id !== variantId || !isProduct(product) || !isVariant(variant)) continue
				if (Object.hasOwn(product, 'variants') && Object.hasOwn(variant, 'id')) return readAnew(product, variant)
			}
		} catch {
			// A product that cannot be read has no variants.
		}
	}
	return undefined
}

/** An entry of a copied index, or of what somebody passes for one: its product and variant are read anew. */
function readEntry(entries: unknown, variantId: string): CatalogueEntry | undefined {
	try {
		const entry = entries instanceof Map ? Map.prototype.get.call(entries, variantId) : null
		const product = readField(entry, 'product')
		const variant = readField(entry, 'variant')
		return isProduct(product) && isVariant(variant) ? readAnew(product, variant) : undefined
	} catch {
		return undefined // a proxy that throws
	}
}

/** The entry of a variant whose product's regions nobody has read. */
function readAnew(product: Product, variant: Variant): CatalogueEntry {
	return { product, variant, unavailable: readUnavailability(product, variant), shipping: null, closed: null }
}

function isProduct(value: unknown): value is Product {
	return isRecord(value)
}

function isVariant(value: unknown): value is Variant {
	return isRecord(value)
}

/** D-31: an absent field says nothing. */
function readUnavailability(product: Product, variant: Variant): readonly Unavailability[] {
	const { isAvailableForSale } = openFields(variant, saleFields)
	const { status, isDiscontinued, isInStock } = openFields(product, stockFields)
	const reasons: Unavailability[] = []
	if (isAvailableForSale === false) reasons.push('not-for-sale')
	if (status === 'Draft') reasons.push('draft')
	if (isDiscontinued === true) reasons.push('discontinued')
	if (isInStock === false) reasons.push('out-of-stock')
	return reasons.length === 0 ? NONE : reasons
}

/** How a message names the variant: by its product's title, else its id. */
export function titleOf(entry: CatalogueEntry): string {
	const title = readField(entry.product, 'title')
	if (typeof title === 'string' && title.trim() !== '') return title
	const id = readField(entry.variant, 'id')
	return typeof id === 'string' ? id : 'this item'
}
