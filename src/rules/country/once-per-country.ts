const TWO_CAPITALS = /^[A-Z]{2}$/

/** Returns true for two capital letters, the form of an alpha-2 code. */
export function isTwoCapitals(text: string): boolean {
	return TWO_CAPITALS.test(text)
}

/**
 * Returns a function that creates the value of a country only once. The argument of the returned function is an alpha-2 code in capitals. For any
 * other text, the value is created at each call, so that wrong codes can't fill the memory.
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
