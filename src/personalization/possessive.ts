/** The possessive of a name that ends in s: James's in Chicago style, James' in Associated Press style. */
export type PossessiveStyle = 'chicago' | 'ap'

/** The number of capitals from which a name counts as written in capitals. Two are initials, as in AJ. */
const FEWEST_CAPITALS = 3
const CAPITAL = '\\p{Lu}'
let capital: RegExp | undefined

/**
 * Returns the possessive of a name (D-65): the name with 's, without surrounding white space.
 *
 * - In style `ap`, a name that ends in s gets only the apostrophe.
 * - The apostrophe is straight, unless the name has a curly one.
 * - A name in s and an apostrophe is a possessive already, and stays.
 * - A name of three or more capitals and no small letters gets 'S.
 * - The result is null for a blank name, and for a value that is not a string.
 *
 * @example
 * possessive('James') // => "James's"
 * possessive('James', 'ap') // => "James'"
 * possessive('Alex', 'ap') // => "Alex's"
 * possessive("James'") // => "James'"
 * possessive('D’Arcy') // => 'D’Arcy’s'
 * possessive('ANNA') // => "ANNA'S"
 * possessive(' ') // => null
 */
export function possessive(name: string, style: PossessiveStyle = 'chicago'): string | null {
	return typeof name === 'string' ? writePossessive(name.trim(), style) : null
}

/** Returns the possessive of a text without surrounding white space. */
export function writePossessive(text: string, style: PossessiveStyle): string | null {
	if (text === '') return null
	const apostrophe = text.includes('’') ? '’' : "'"
	const last = text.charCodeAt(text.length - 1)
	if ((last === 0x27 || last === 0x2019) && isS(text.charCodeAt(text.length - 2))) return text
	if (isS(last) && style === 'ap') return text + apostrophe
	return text + apostrophe + (isInCapitals(text) ? 'S' : 's')
}

function isS(code: number): boolean {
	return code === 115 || code === 83
}

/** Returns true for a text of at least three capitals and no small letters. */
function isInCapitals(text: string): boolean {
	const last = text.charCodeAt(text.length - 1)
	// Most names end in a small letter from a to z.
	if ((last > 96 && last < 123) || text.toUpperCase() !== text) return false
	capital ??= new RegExp(CAPITAL, 'gu')
	return (text.match(capital)?.length ?? 0) >= FEWEST_CAPITALS
}
