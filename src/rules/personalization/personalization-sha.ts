import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { PersonalizationSource } from '../contract/resources.ts'
import { canonicalSource } from './read-fields.ts'

/**
 * Returns a key for the personal data of a personalization, independent of the reference day (D-67): the SHA-256, in 64 hexadecimal
 * digits, of the canonical JSON (RFC 8785) of the six fields.
 *
 * - Texts are in NFC. A text of more than 1,000 UTF-16 units stays as written.
 * - Dates are days as written.
 * - A field that is absent, or not a text or day, is null.
 *
 * @example
 * const zoe = personalizationSha({ firstName: 'Zoë', birthDate: '1984-02-29' })
 * zoe // => 'd23c2b9241f0b826ca923b98d403dfa4ad86df6e3e0ca12240a9e50fc327c03e'
 * personalizationSha({ firstName: 'Zoe\u0308', birthDate: '1984-02-29T10:00:00Z' }) === zoe // => true
 */
export function personalizationSha(person: PersonalizationSource): string {
	return bytesToHex(sha256(encodeUtf8(canonicalSource(person))))
}

/** Returns the UTF-8 bytes of a text without lone surrogates. Not every engine has a TextEncoder. */
function encodeUtf8(text: string): Uint8Array {
	const signs = encodeURIComponent(text).match(/%..|./g) ?? []
	return new Uint8Array(
		signs.map((sign) => (sign.length === 1 ? sign.charCodeAt(0) : Number.parseInt(sign.slice(1), 16))),
	)
}
