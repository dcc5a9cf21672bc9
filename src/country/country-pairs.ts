/**
 * Returns whether a text of concatenated two-letter codes contains a country's code.
 *
 * @example
 * hasPair('DEFR', 'FR') // => true
 * hasPair('DEFR', 'EF') // => false
 */
export function hasPair(codes: string, countryCode: string): boolean {
	if (countryCode.length !== 2) return false
	for (let at = 0; at < codes.length; at += 2) if (codes.startsWith(countryCode, at)) return true
	return false
}
