/**
 * Prices by country.
 *
 * @module orderwright/money
 */

export { applyPriceDelta } from './money/apply-price-delta.ts'
export { priceFor } from './money/price-for.ts'
export { removePriceDelta } from './money/remove-price-delta.ts'
export type { DeltaPolicy, PriceCode } from './money/shift-prices.ts'
