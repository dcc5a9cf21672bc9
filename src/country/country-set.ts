import { countBits } from '../text/bits.ts'

/**
 * A set of countries: one number for each first letter, from A to Z, in which bit n says that the code with the n-th letter after
 * it is in the set.
 */
export type CountrySet = readonly number[]

/** Whether a country is in the set, by its alpha-2 code in capitals; no text of another form is. */
export function hasCountry(set: CountrySet, code: string): boolean {
	if (code.length !== 2) return false
	const second = code.charCodeAt(1) - 65
	return second >= 0 && second < 26 && (((set[code.charCodeAt(0) - 65] ?? 0) >> second) & 1) === 1
}

/** How many countries of the set come before one of them, in the order of their codes. */
export function rankIn(set: CountrySet, code: string): number {
	const last = code.charCodeAt(0) - 65
	let rank = countBits((set[last] as number) & ((1 << (code.charCodeAt(1) - 65)) - 1))
	for (let first = 0; first < last; first++) rank += countBits(set[first] as number)
	return rank
}
