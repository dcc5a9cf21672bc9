/** The characters of a fingerprint: none of them needs an escape in a string, or separates in a table. */
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** How many characters a fingerprint has: one of 64^4, sixteen million. */
const PRINT_LENGTH = 4

/**
 * Four characters that stand for a name in a table of many: a hash of its UTF-16 units. A table of fingerprints takes a third
 * of the room of the names; a name that is not in it passes for one that is once in sixteen million, times the table's length.
 *
 * @example
 * fingerprint('california').length // => 4
 * fingerprint('california') === fingerprint('californa') // => false
 */
export function fingerprint(text: string): string {
	let hash = 0x811c9dc5
	for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
	hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d)
	hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b)
	hash ^= hash >>> 16
	let print = ''
	for (let i = 0; i < PRINT_LENGTH; i++) print += ALPHABET[(hash >>> (6 * i)) & 63]
	return print
}

/** The fingerprints of a text that is nothing but fingerprints. */
export function cutPrints(prints: string): string[] {
	const parts: string[] = []
	for (let at = 0; at < prints.length; at += PRINT_LENGTH) parts.push(prints.slice(at, at + PRINT_LENGTH))
	return parts
}
