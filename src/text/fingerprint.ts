/** Characters that need no escape in a string and that no table uses as a separator. */
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/**
 * Returns a hash of a text's UTF-16 units, in at most five characters. A table of fingerprints takes a third of the space of a
 * table of names. A text that is not in the table matches a fingerprint by accident with a probability of the table's length in
 * 64^length.
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

/** Splits concatenated fingerprints. */
export function cutPrints(prints: string, length: number): string[] {
	const parts: string[] = []
	for (let at = 0; at < prints.length; at += length) parts.push(prints.slice(at, at + length))
	return parts
}
