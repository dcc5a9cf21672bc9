import type { Product, ProductInput } from '../contract/resources.ts'
import type { Verdict } from '../core/verdict.ts'
import { type DeltaPolicy, type PriceCode, shiftPrices } from './shift-prices.ts'

/**
 * Returns a copy of the product with the country's delta in its prices, as the service returns it for a `countryCode`
 * (get-product.2, D-40, D-41). The delta changes each variant's `price` and both ends of `priceRange`; with `deltaOnRetail` also
 * the retail prices.
 *
 * - An absent amount stays absent.
 * - A result below zero is kept, with a warning.
 * - A code without a delta adds nothing, as in `priceFor`, even if the code is no country's: `checkCountry` checks that.
 * - An amount that is not a number or exceeds 2^53 cents is an error. So are a code that is not a string and a product that is not
 *   an object.
 *
 * @example
 * const product = { variants: [{ id: 'v1', price: 29.99 }], priceDeltaByCountry: { CA: 3.5 } }
 * applyPriceDelta(product, 'CA').value.variants // => [{ id: 'v1', price: 33.49 }]
 * applyPriceDelta(product, 'DE').value.variants // => [{ id: 'v1', price: 29.99 }]
 * applyPriceDelta({ ...product, priceDeltaByCountry: { CA: 'much' } }, 'CA').issues[0].code // => 'money.amount.invalid'
 */
export function applyPriceDelta(
	product: ProductInput,
	countryCode: string | undefined,
	policy: DeltaPolicy = {},
): Verdict<Product, PriceCode> {
	return shiftPrices(product, countryCode, policy, 1)
}
