import { readField } from '../core/read.ts'
import { addCents, fromCents, toCents } from './cents.ts'

/** No country has a longer code, however much space stands around it. */
const LONGEST_CODE = 64

/**
 * The price when shipping to a country: the price plus that country's delta, in whole cents (get-product.2, D-40, D-41).
 *
 * The code is read in any case, and only among the object's own fields; a country without a delta adds nothing. Null for a
 * price or delta that is no amount, a sum beyond 2^53 cents, and a country code that is no text.
 *
 * @example
 * priceFor(29.99, { CA: 3.5 }, 'ca') // => 33.49
 * priceFor(29.99, { CA: 3.5 }, 'DE') // => 29.99
 * priceFor(29.99, undefined, 'DE') // => 29.99
 * priceFor(Number.NaN, { CA: 3.5 }, 'CA') // => null
 */
export function priceFor(
	price: number,
	deltas: Readonly<Record<string, number>> | undefined,
	countryCode: string,
): number | null {
	const delta = readDelta(deltas, countryCode)
	const sum = delta === null ? null : addCents(toCents(price), delta)
	return sum === null ? null : fromCents(sum)
}

/** A country's delta in whole cents: 0 where it has none, null where what it has is no amount. */
export function readDelta(deltas: unknown, countryCode: unknown): number | null {
	if (typeof countryCode !== 'string') return null
	if (deltas === undefined || deltas === null || countryCode.length > LONGEST_CODE) return 0
	if (typeof deltas !== 'object') return null
	const code = countryCode.trim()
	const delta =
		readField(deltas, code.toUpperCase()) ?? readField(deltas, code.toLowerCase()) ?? readField(deltas, code) ?? 0
	return toCents(delta)
}
