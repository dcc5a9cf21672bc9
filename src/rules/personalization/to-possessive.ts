/** How to write the possessive of a name that ends in s: James's in Chicago style, James' in Associated Press style. */
export type PossessiveStyle = 'chicago' | 'ap'

/** The fewest capitals by which a name counts as written in capitals. Two are initials, as in AJ. */
const MIN_CAPITALS = 3
const ENDS_IN_S = /^.*s$/is
const IS_POSSESSIVE = /^.*(?:s['’]|['’]s)$/is
const CAPITAL = '\\p{Lu}'
let capital: RegExp | undefined

/**
 * Returns the possessive of a name (D-65), such as `Zoë's`, without spaces around it; null for a blank name.
 *
 * - With the style `ap`, a name that ends in s gets only an apostrophe.
 * - The apostrophe is straight, unless the name has a curly one.
 * - If a name ends in s and an apostrophe, or in an apostrophe and s (`McDonald's`), it stays as it is.
 * - A name of at least three capitals, without small letters, gets 'S.
 * - Returns null for a blank name, and for a value that isn't a string.
 *
 * @example
 * toPossessive('James') // => "James's"
 * toPossessive('James', 'ap') // => "James'"
 * toPossessive('ANNA') // => "ANNA'S"
 */
export function toPossessive(name: string, style: PossessiveStyle = 'chicago'): string | null {
	return typeof name === 'string' ? writePossessive(name.trim(), style) : null
}

/** Returns the possessive of a text that has no spaces around it. */
export function writePossessive(text: string, style: PossessiveStyle): string | null {
	if (text === '') return null
	const apostrophe = text.includes('’') ? '’' : "'"
	if (IS_POSSESSIVE.test(text)) return text
	if (style === 'ap' && ENDS_IN_S.test(text)) return text + apostrophe
	return text + apostrophe + (isInCapitals(text) ? 'S' : 's')
}

/** Returns true for a text of at least three capitals and no small letters. */
function isInCapitals(text: string): boolean {
	if (text.toUpperCase() !== text) return false
	capital ??= new RegExp(CAPITAL, 'gu')
	return (text.match(capital)?.length ?? 0) >= MIN_CAPITALS
}
