/**
 * The text without the white space around it. Most texts have none and come back as they are, without the engine's way of looking
 * for it: nine fields of each of ten million addresses go through here.
 *
 * @example
 * trimText('  Rua Augusta ') // => 'Rua Augusta'
 */
export function trimText(text: string): string {
	return text === '' || (isInk(text.charCodeAt(0)) && isInk(text.charCodeAt(text.length - 1))) ? text : text.trim()
}

/** True for a text of white space alone. */
export function isBlankText(text: string): boolean {
	return text === '' || (!isInk(text.charCodeAt(0)) && text.trim() === '')
}

/** True for a character below U+1680 that is no white space. */
function isInk(code: number): boolean {
	return code > 32 && code < 0x1680 && code !== 0xa0
}
