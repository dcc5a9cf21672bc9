import type { Product } from '../contract/product.ts'
import type { Verdict } from '../core/verdict.ts'
import { type DeltaPolicy, type PriceCode, shiftPrices } from './shift-prices.ts'

/**
 * A copy of the product with the country's delta in its prices, as the service returns it when a `countryCode` is passed
 * (get-product.2, D-40, D-41): each variant's `price` and both ends of `priceRange`; the retail prices too where
 * `deltaOnRetail` says so.
 *
 * Amounts that are absent stay absent, and a result below zero is kept with a warning. A code without a delta adds nothing, as in
 * `priceFor`; whether it is a country, `checkCountry` says. An amount that is no number or beyond 2^53 cents is an error, and so
 * are a code that is no text and a product that is no object.
 *
 * @example
 * const product = { variants: [{ id: 'v1', price: 29.99 }], priceDeltaByCountry: { CA: 3.5 } }
 * applyPriceDelta(product, 'CA').value.variants // => [{ id: 'v1', price: 33.49 }]
 * applyPriceDelta(product, 'DE').value.variants // => [{ id: 'v1', price: 29.99 }]
 * applyPriceDelta({ ...product, priceDeltaByCountry: { CA: 'much' } }, 'CA').issues[0].code // => 'money.amount.invalid'
 */
export function applyPriceDelta(
	product: Product,
	countryCode: string,
	policy: DeltaPolicy = {},
): Verdict<Product, PriceCode> {
	return shiftPrices(product, countryCode, policy, 1)
}
