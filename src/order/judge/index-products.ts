import type { Product, ProductInput, Variant } from '../../contract/product.ts'
import { openFields, openItems } from '../../core/open.ts'
import { type Fields, isList, isRecord } from '../../core/read.ts'
import { readShippingRules, type ShippingRules } from './shipping-rules.ts'

/** Why a variant may not be orderable just now (D-31). */
export type Unavailability = 'not-for-sale' | 'draft' | 'discontinued' | 'out-of-stock'

/** A variant with all that the order rules ask of it and of its product. */
export interface CatalogueEntry {
	readonly product: Product
	readonly variant: Variant
	readonly unavailable: readonly Unavailability[]
	/** Null where the product says nothing of regions; undefined where they were not read yet. */
	readonly shipping: ShippingRules | null | undefined
}

/** A catalogue that is read once and judged against many times: made by `indexProducts`, kept by the caller. */
export interface ProductIndex {
	readonly entries: ReadonlyMap<string, CatalogueEntry>
}

/** The most products, and variants of one product, that are read: more than any store has. */
const MOST_PRODUCTS = 100_000
const MOST_VARIANTS = 10_000

/** Up to so many look-ups, scanning a plain list of products costs less than indexing it. */
const FEW_LOOKUPS = 32

const NONE: readonly Unavailability[] = []

const productFields = (product: Fields<Product>): Fields<Product> => ({
	title: product.title,
	variants: product.variants,
	shippingRegions: product.shippingRegions,
	status: product.status,
	isDiscontinued: product.isDiscontinued,
	isInStock: product.isInStock,
})

const variantFields = ({ id, isAvailableForSale }: Fields<Variant>): Fields<Variant> => ({ id, isAvailableForSale })

/**
 * Indexes a list of products by variant, to be kept and passed as `facts.products`. The index is a snapshot of the facts that decide:
 * whoever changes a product indexes anew. Where two products claim a variant, the first has it. A value that is no product is
 * skipped. A list ends at a hole in it.
 *
 * @example
 * indexProducts([{ id: 'mug', variants: [{ id: 'mug-s' }, { id: 'mug-l' }] }]).entries.size // => 2
 */
export function indexProducts(products: readonly ProductInput[]): ProductIndex {
	const entries = new Map<string, CatalogueEntry>()
	for (const product of openItems(products, MOST_PRODUCTS)) {
		if (!isProduct(product)) continue
		const fields = openFields(product, productFields)
		const shipping = readShipping(fields)
		for (const variant of openItems(fields.variants, MOST_VARIANTS)) {
			const { id, isAvailableForSale } = openFields(variant, variantFields)
			if (!isVariant(variant) || typeof id !== 'string' || entries.has(id)) continue
			entries.set(id, { product, variant, unavailable: findReasons(fields, isAvailableForSale), shipping })
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

/** The caller's `facts.products` for so many look-ups: a plain list is indexed where they are many. */
export function openCatalogue(products: unknown, lookups: number): unknown {
	return lookups > FEW_LOOKUPS && isList(products) ? indexProducts(products as readonly ProductInput[]) : products
}

/** The entry of one variant in the caller's `facts.products`; undefined for a variant that no product has. */
export function findVariant(products: unknown, variantId: string): CatalogueEntry | undefined {
	if (Catalogue.is(products)) return products.entries.get(variantId)
	return isList(products) ? findEntry(products, variantId) : findCopied(products, variantId)
}

/**
 * The entry of one variant in a plain list of products. Products are read directly, at a tenth of the cost of opening each
 * (bench order-plain); the one that is found is opened.
 */
export function findEntry(products: readonly unknown[], variantId: string): CatalogueEntry | undefined {
	for (let at = 0; at < MOST_PRODUCTS; at++) {
		try {
			if (at >= products.length) break
			const product = products[at] as Product | undefined
			if (product === undefined) break
			const { variants } = product
			const most = isList(variants) ? Math.min(variants.length, MOST_VARIANTS) : 0
			for (let v = 0; v < most; v++) {
				const variant = variants?.[v]
				if (variant === undefined) break
				if (variant?.id !== variantId) continue
				const entry = openEntry(product, variant)
				if (entry !== undefined) return entry
			}
		} catch {
			// A product that cannot be read has no variants.
		}
	}
	return undefined
}

const indexFields = ({ entries }: Fields<ProductIndex>): Fields<ProductIndex> => ({ entries })
const entryFields = ({ product, variant }: Fields<CatalogueEntry>): Fields<CatalogueEntry> => ({ product, variant })

/** An entry of a copied index, or of another object with entries: its product and variant are opened anew. */
function findCopied(products: unknown, variantId: string): CatalogueEntry | undefined {
	const { entries } = openFields(products, indexFields)
	try {
		const entry: unknown = entries instanceof Map ? Map.prototype.get.call(entries, variantId) : null
		const { product, variant } = openFields(entry, entryFields)
		return openEntry(product, variant)
	} catch {
		return undefined // a proxy that throws
	}
}

/** The entry of a product and one of its variants; undefined where they are none. */
function openEntry(product: unknown, variant: unknown): CatalogueEntry | undefined {
	if (!isProduct(product) || !isVariant(variant)) return undefined
	const fields = openFields(product, productFields)
	const { id, isAvailableForSale } = openFields(variant, variantFields)
	if (typeof id !== 'string' || fields.variants === undefined) return undefined
	return { product, variant, unavailable: findReasons(fields, isAvailableForSale), shipping: undefined }
}

/** What an entry's product says of a country's region, for entries that were indexed and for others. */
export function shippingOf({ shipping, product }: CatalogueEntry, country: string): ShippingRules | null {
	return shipping === undefined ? readShipping(openFields(product, productFields), country) : shipping
}

function readShipping({ shippingRegions }: Fields<Product>, country?: string): ShippingRules | null {
	return (shippingRegions ?? null) === null ? null : readShippingRules(shippingRegions, country)
}

function isProduct(value: unknown): value is Product {
	return isRecord(value)
}

function isVariant(value: unknown): value is Variant {
	return isRecord(value)
}

/** The reasons of D-31: an absent field says nothing. */
function findReasons(product: Fields<Product>, isAvailableForSale: unknown): readonly Unavailability[] {
	const { status, isDiscontinued, isInStock } = product
	const reasons: Unavailability[] = []
	if (isAvailableForSale === false) reasons.push('not-for-sale')
	if (status === 'Draft') reasons.push('draft')
	if (isDiscontinued === true) reasons.push('discontinued')
	if (isInStock === false) reasons.push('out-of-stock')
	return reasons.length === 0 ? NONE : reasons
}

/** How a message names the variant: by its product's title, else by its id. */
export function titleOf({ product, variant }: CatalogueEntry): string {
	const { title } = openFields(product, productFields)
	if (typeof title === 'string' && title.trim() !== '') return title
	const { id } = openFields(variant, variantFields)
	return typeof id === 'string' ? id : 'this item'
}
