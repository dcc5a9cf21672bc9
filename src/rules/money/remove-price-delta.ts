import type { Product, ProductInput } from '../contract/resources.ts'
import type { Verdict } from '../core/verdict.ts'
import { type DeltaPolicy, type PriceCode, shiftPrices } from './shift-prices.ts'

/**
 * Returns a copy of a product that was fetched with a `countryCode`, without that country's delta: the inverse of `applyPriceDelta`
 * with the same policy (get-product.2, D-41).
 *
 * @example
 * const product = { variants: [{ id: 'v1', price: 33.49 }], priceDeltaByCountry: { CA: 3.5 } }
 * removePriceDelta(product, 'CA').value.variants // => [{ id: 'v1', price: 29.99 }]
 */
export function removePriceDelta(
	product: ProductInput,
	countryCode: string | undefined,
	policy: DeltaPolicy = {},
): Verdict<Product, PriceCode> {
	return shiftPrices(product, countryCode, policy, -1)
}
