/** Returns true for two capital letters: the form of an alpha-2 code. */
export function isTwoCapitals(text: string): boolean {
	return placeOf(text) >= 0
}

/** Returns the place of two capital letters among all such pairs; -1 for any other text. */
function placeOf(text: string): number {
	if (text.length !== 2) return -1
	const first = text.charCodeAt(0) - 65
	const second = text.charCodeAt(1) - 65
	return first >= 0 && first < 26 && second >= 0 && second < 26 ? first * 26 + second : -1
}

/**
 * Returns a function that makes the value of each country once, by its alpha-2 code in capitals. For any other text it makes a value at
 * each call, so that nobody fills the memory with names of no countries. An array with a place for each pair takes half the time of a map.
 */
export function oncePerCountry<T>(make: (countryCode: string) => T): (countryCode: string) => T {
	const known = new Array<T | undefined>(26 * 26).fill(undefined)
	return (countryCode) => {
		const place = placeOf(countryCode)
		if (place < 0) return make(countryCode)
		let value = known[place]
		if (value === undefined) {
			value = make(countryCode)
			known[place] = value
		}
		return value
	}
}
