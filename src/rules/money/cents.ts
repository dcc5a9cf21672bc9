/** The highest amount in cents, above and below zero (D-40). */
const MAX = 2 ** 53

/** Below this limit, every number of cents is exact as a double. So if such a double divided by 100 equals the amount, it is the amount in cents. */
const MAX_DISTINCT = 2 ** 49

/** Far above the highest amount, but still printed without an exponent. */
const MAX_PLAIN = 1e15

/**
 * Returns an amount in whole cents. The amount is rounded from its shortest decimal string, half away from zero (D-40). So 1.005 is rounded up,
 * although its double is smaller. Returns null for NaN, for infinity, for more than 2^53 cents, and for a value that isn't a number.
 *
 * @example
 * toCents(29.99) // => 2999
 * toCents(1.005) // => 101
 */
export function toCents(amount: unknown): number | null {
	if (typeof amount !== 'number') return null
	// Most amounts are the double of a whole number of cents.
	const cents = Math.round(amount * 100)
	return cents / 100 === amount && Math.abs(cents) < MAX_DISTINCT ? cents + 0 : roundCents(amount)
}

/** Returns an amount in whole cents from its decimal string. */
export function roundCents(amount: number): number | null {
	const size = Math.abs(amount)
	if (size < 0.005) return 0
	if (!(size < MAX_PLAIN)) return null
	const [whole, decimals = ''] = String(size).split('.')
	const cents = Number(whole + `${decimals}00`.slice(0, 2)) + Number(decimals.charAt(2) >= '5')
	return cents <= MAX ? Math.sign(amount) * cents : null
}

/** Returns whole cents as an amount: the nearest double, with at most two decimals. */
export function fromCents(cents: number): number {
	return cents / 100
}

/**
 * Returns the exact sum of whole cents. Returns null above 2^53.
 *
 * @example
 * sumCents([2999, 350]) // => 3349
 * sumCents([2 ** 53, 1]) // => null
 */
export function sumCents(parts: readonly number[]): number | null {
	let sum: number | null = 0
	for (const part of parts) sum = addCents(sum, part)
	return sum
}

/** Returns the exact sum of two numbers of cents. Returns null if the first number is null, or if the sum is above 2^53. */
export function addCents(cents: number | null, part: number): number | null {
	if (cents === null) return null
	const sum = cents + part
	return Math.abs(sum) <= MAX && sum - cents === part ? sum : null
}

/**
 * Returns the exact price of a quantity in whole cents. Returns null above 2^53.
 *
 * @example
 * timesCents(2999, 3) // => 8997
 */
export function timesCents(cents: number, quantity: number): number | null {
	const product = cents * quantity + 0
	if (!(Math.abs(product) <= MAX) || (product !== 0 && product / quantity !== cents)) return null
	return product
}
