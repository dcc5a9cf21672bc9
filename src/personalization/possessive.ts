import { cutText } from './cut-text.ts'

/** How a name that ends in s takes its apostrophe: James's, or James' as the Associated Press writes it. */
export type PossessiveStyle = 'chicago' | 'ap'

/** How many capitals make a name that is written in capitals; two are initials, as in AJ. */
const FEWEST_CAPITALS = 3
const CAPITAL = '\\p{Lu}'
let capital: RegExp | undefined

/**
 * The possessive of a name (D-65): always with 's, except that the style `ap` gives a name in s the apostrophe alone. The
 * apostrophe is straight unless the name itself has a curly one. A name written in at least three capitals takes 'S.
 * White space around the name is dropped. Null for a blank name, and for what is no string.
 *
 * @example
 * possessive('James') // => "James's"
 * possessive('James', 'ap') // => "James'"
 * possessive('Alex', 'ap') // => "Alex's"
 * possessive('D’Arcy') // => 'D’Arcy’s'
 * possessive('ANNA') // => "ANNA'S"
 * possessive(' ') // => null
 */
export function possessive(name: string, style: PossessiveStyle = 'chicago'): string | null {
	return typeof name === 'string' ? writePossessive(cutText(name).trim(), style) : null
}

/** The same for a text with no white space around it. */
export function writePossessive(text: string, style: PossessiveStyle): string | null {
	if (text === '') return null
	const apostrophe = text.includes('’') ? '’' : "'"
	const last = text.charCodeAt(text.length - 1)
	const isInS = last === 115 || last === 83
	if (isInS && style === 'ap') return text + apostrophe
	return text + apostrophe + (isInCapitals(text) ? 'S' : 's')
}

/** True for a text of at least three capitals and no small letters. */
function isInCapitals(text: string): boolean {
	const last = text.charCodeAt(text.length - 1)
	// Most names end in a small letter from a to z.
	if ((last > 96 && last < 123) || text.toUpperCase() !== text) return false
	capital ??= new RegExp(CAPITAL, 'gu')
	return (text.match(capital)?.length ?? 0) >= FEWEST_CAPITALS
}
