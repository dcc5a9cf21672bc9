/** The number of pairs of letters: the length of an array that has one item for each country. */
export const COUNTRY_PLACES: number = 26 * 26

/**
 * Returns the index of a country in an array of `COUNTRY_PLACES` items, from the two capital letters of its code; -1 for any other
 * text. An array lookup is faster than a `Map`.
 *
 * @example
 * countryIndex('AB') // => 1
 * countryIndex('ZZ') // => 675
 * countryIndex('de') // => -1
 */
export function countryIndex(countryCode: string): number {
	if (countryCode.length !== 2) return -1
	const first = countryCode.charCodeAt(0) - 65
	const second = countryCode.charCodeAt(1) - 65
	return first >= 0 && first < 26 && second >= 0 && second < 26 ? first * 26 + second : -1
}

/**
 * Returns an empty cache by `countryIndex`. All places exist from the start, because engines store an array that grows by large steps
 * as a hash table, which is slower to read.
 */
export function countryCache<T>(): (T | undefined)[] {
	return new Array<T | undefined>(COUNTRY_PLACES).fill(undefined)
}

/**
 * Returns a function that makes the value of each country once, by its alpha-2 code in capitals. For any other text it makes a value at
 * each call, so that nobody fills the memory with names of no countries.
 */
export function oncePerCountry<T>(make: (countryCode: string) => T): (countryCode: string) => T {
	const known = countryCache<T>()
	return (countryCode) => {
		const index = countryIndex(countryCode)
		if (index < 0) return make(countryCode)
		let value = known[index]
		if (value === undefined) {
			value = make(countryCode)
			known[index] = value
		}
		return value
	}
}
