import { MAX_PRICED_CODE_LENGTH } from '../core/limits.ts'
import { readField } from '../core/read.ts'
import { addCents, fromCents, toCents } from './cents.ts'

/**
 * Returns a price plus the delta of the destination country, rounded to whole cents: a number, or null (get-product.2, D-40, D-41). The arguments
 * are the price, the product's `priceDeltaByCountry` and the country.
 *
 * - The code matches in any case. Only own fields of the object with the deltas count.
 * - A country without a delta adds nothing.
 * - Returns null if the price or the delta isn't an amount, if the sum is above 2^53 cents, or if the country code isn't a string.
 *
 * @example
 * priceWithDelta(29.99, { CA: 3.5 }, 'ca') // => 33.49
 * priceWithDelta(29.99, { CA: 3.5 }, 'DE') // => 29.99
 */
export function priceWithDelta(
	price: number | null | undefined,
	deltas: Readonly<Record<string, number | null | undefined>> | null | undefined,
	countryCode: string | null | undefined,
): number | null {
	const delta = readDelta(deltas, countryCode)
	const sum = delta === null ? null : addCents(toCents(price), delta)
	return sum === null ? null : fromCents(sum)
}

/** Returns a country's delta in whole cents. Returns 0 if the country has no delta, and null if the delta isn't an amount. */
export function readDelta(deltas: unknown, countryCode: unknown): number | null {
	if (typeof countryCode !== 'string') return null
	if (deltas === undefined || countryCode.length > MAX_PRICED_CODE_LENGTH) return 0
	if (typeof deltas !== 'object') return null
	const code = countryCode.trim()
	const delta =
		readField(deltas, code.toUpperCase()) ?? readField(deltas, code.toLowerCase()) ?? readField(deltas, code) ?? 0
	return toCents(delta)
}
