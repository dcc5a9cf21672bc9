import type { ProductInput } from '../contract/resources.ts'
import { indexProductsBy, type ProductIndex } from '../order/judge/index-products.ts'
import { WORLD_PLACES } from '../order/judge/world-places.ts'

/**
 * Indexes a list of products by variant. Keep the index, and pass it as `facts.products`.
 *
 * - The index is a snapshot: if a product changes, index again.
 * - If two products have the same variant, the first one counts.
 * - A value that isn't a product is skipped. The list ends at its first hole.
 *
 * @example
 * indexProducts([{ id: 'mug', variants: [{ id: 'mug-s' }, { id: 'mug-l' }] }]).entries.size // => 2
 */
export function indexProducts(products: readonly ProductInput[]): ProductIndex {
	return indexProductsBy(WORLD_PLACES, products)
}
