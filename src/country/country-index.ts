/** How many pairs of letters there are: the length of a list with a place for each country. */
export const COUNTRY_PLACES: number = 26 * 26

/**
 * The place of a country in a list of facts by country, by the two capital letters of its code: found sooner than in a map. -1 for
 * any other text.
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
