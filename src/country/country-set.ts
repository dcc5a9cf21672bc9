import { countBits } from '../text/bits.ts'

/**
 * A set of countries as 26 numbers, one for each first letter of the code. Bit n is set if the code whose second letter is the n-th
 * one is in the set.
 */
export type CountrySet = readonly number[]

/** Returns true if the country is in the set, by its alpha-2 code in capitals; false for any other text. */
export function hasCountry(set: CountrySet, code: string): boolean {
	if (code.length !== 2) return false
	const second = code.charCodeAt(1) - 65
	return second >= 0 && second < 26 && (((set[code.charCodeAt(0) - 65] ?? 0) >> second) & 1) === 1
}

/** Returns how many countries of the set come before this one, sorted by code. */
export function rankIn(set: CountrySet, code: string): number {
	const last = code.charCodeAt(0) - 65
	let rank = countBits((set[last] as number) & ((1 << (code.charCodeAt(1) - 65)) - 1))
	for (let first = 0; first < last; first++) rank += countBits(set[first] as number)
	return rank
}
