import type { ProductInput } from '../contract/resources.ts'
import { MAX_PRICED_VARIANTS } from '../core/limits.ts'
import { openItems } from '../core/open.ts'
import { readField } from '../core/read.ts'
import { priceWithDelta } from './price-with-delta.ts'

/**
 * Returns the price of a variant when it ships to a country: a number that includes the country's delta, as from `priceWithDelta` (get-product.2).
 * The arguments are the product, the variant's id and the country's code. Returns null if the product doesn't have the variant, or the variant has
 * no price.
 *
 * @example
 * const product = { variants: [{ id: 'v1', price: 29.99 }], priceDeltaByCountry: { CA: 3.5 } }
 * priceOf(product, 'v1', 'CA') // => 33.49
 * priceOf(product, 'v2', 'CA') // => null
 */
export function priceOf(
	product: ProductInput,
	variantId: string,
	countryCode: string | null | undefined,
): number | null {
	const variants = openItems(readField(product, 'variants'), MAX_PRICED_VARIANTS)
	const variant = variants.find((each) => readField(each, 'id') === variantId)
	const deltas = readField(product, 'priceDeltaByCountry') as ProductInput['priceDeltaByCountry']
	return priceWithDelta(readField(variant, 'price') as number, deltas, countryCode)
}
