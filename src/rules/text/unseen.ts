/** Matches characters that are not displayed: variation selectors, fillers, joiners, byte order marks. The table of Unicode has them. */
const UNSEEN = '\\p{Default_Ignorable_Code_Point}'
const ASCII = /^[\0-\x7f]*$/
let unseen: RegExp | undefined

/**
 * Returns a text without its invisible characters. Invisible characters come from copied pages and files, and mean nothing in a code or number.
 *
 * @example
 * dropUnseen('+1\ufe0d-416') // => '+1-416'
 */
export function dropUnseen(text: string): string {
	if (ASCII.test(text)) return text
	unseen ??= new RegExp(UNSEEN, 'gu')
	return text.replace(unseen, '')
}
