const TWO_CAPITALS = /^[A-Z]{2}$/

/** Returns true for two capital letters: the form of an alpha-2 code. */
export function isTwoCapitals(text: string): boolean {
	return TWO_CAPITALS.test(text)
}

/**
 * Returns a function that makes the value of each country once, by its alpha-2 code in capitals. For any other text it makes a value at
 * each call, so that nobody fills the memory with names of no countries.
 */
export function oncePerCountry<T>(make: (countryCode: string) => T): (countryCode: string) => T {
	const known = new Map<string, T>()
	return (countryCode) => {
		const before = known.get(countryCode)
		if (before !== undefined) return before
		const value = make(countryCode)
		if (isTwoCapitals(countryCode)) known.set(countryCode, value)
		return value
	}
}
