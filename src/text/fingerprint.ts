/** Characters that need no escape in a string and separate nothing in a table. */
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/**
 * A few characters, at most five, that stand for a name in a table of many: a hash of its UTF-16 units. A table of
 * fingerprints takes a third of the room of the names. A text that is not in it passes for one that is once in 64^length
 * times, divided by the table's length.
 *
 * @example
 * fingerprint('california', 4).length // => 4
 * fingerprint('california', 4) === fingerprint('californa', 4) // => false
 */
export function fingerprint(text: string, length: number): string {
	let hash = 0x811c9dc5
	for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
	hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d)
	hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b)
	hash ^= hash >>> 16
	let print = ''
	for (let i = 0; i < length; i++) print += ALPHABET[(hash >>> (6 * i)) & 63]
	return print
}

/** The fingerprints of a text that is nothing but fingerprints. */
export function cutPrints(prints: string, length: number): string[] {
	const parts: string[] = []
	for (let at = 0; at < prints.length; at += length) parts.push(prints.slice(at, at + length))
	return parts
}
