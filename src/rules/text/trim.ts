/**
 * Returns the text without surrounding white space. Most texts have none: they come back unchanged without a call of the slower
 * `trim`, because this is a hot path (nine fields of every address).
 *
 * @example
 * trimText('  Rua Augusta ') // => 'Rua Augusta'
 */
export function trimText(text: string): string {
	return text === '' || (isInk(text.charCodeAt(0)) && isInk(text.charCodeAt(text.length - 1))) ? text : text.trim()
}

/** Returns true for a text that is empty or only white space. */
export function isBlankText(text: string): boolean {
	return text === '' || (!isInk(text.charCodeAt(0)) && text.trim() === '')
}

/** Returns true for a character below U+1680 that is not white space. */
function isInk(code: number): boolean {
	return code > 32 && code < 0x1680 && code !== 0xa0
}
