import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { readDay } from '../calendar/read-day.ts'
import type { PersonalizationSource } from '../contract/order.ts'
import { readField } from '../core/read.ts'
import { cutText } from './cut-text.ts'

/**
 * Identifies the person's data from which a personalization is made, whatever the day (D-67): the SHA-256, in 64 hexadecimal
 * digits, of the canonical JSON (RFC 8785) of the six fields. Texts are in NFC, dates are days as written, and what is
 * absent, no text or no day is null. Of a text longer than 1,000 UTF-16 units, that many count.
 *
 * @example
 * const zoe = personalizationSha({ firstName: 'Zoë', birthDate: '1984-02-29' })
 * zoe // => 'd23c2b9241f0b826ca923b98d403dfa4ad86df6e3e0ca12240a9e50fc327c03e'
 * personalizationSha({ firstName: 'Zoe\u0308', birthDate: '1984-02-29T10:00:00Z' }) === zoe // => true
 */
export function personalizationSha(person: PersonalizationSource): string {
	const source = {
		birthDate: dayField(person, 'birthDate'),
		department: textOrNull(person, 'department'),
		firstName: textOrNull(person, 'firstName'),
		lastName: textOrNull(person, 'lastName'),
		location: textOrNull(person, 'location'),
		startDate: dayField(person, 'startDate'),
	}
	return bytesToHex(sha256(encodeUtf8(JSON.stringify(source))))
}

function textOrNull(person: unknown, field: string): string | null {
	const text = readField(person, field)
	if (typeof text !== 'string') return null
	return cutText(text).normalize('NFC')
}

function dayField(person: unknown, field: string): string | null {
	const text = textOrNull(person, field)?.trim()
	return text === undefined || readDay(text) === null ? null : text.slice(0, 10)
}

/** UTF-8 of a text without lone surrogates, as JSON.stringify writes it: not every engine has a TextEncoder. */
function encodeUtf8(text: string): Uint8Array {
	const bytes = new Uint8Array(text.length * 3)
	let at = 0
	for (let i = 0; i < text.length; i++) {
		const code = text.codePointAt(i) as number
		if (code < 0x80) {
			bytes[at++] = code
			continue
		}
		if (code < 0x800) bytes[at++] = 0xc0 | (code >> 6)
		else {
			if (code < 0x10000) bytes[at++] = 0xe0 | (code >> 12)
			else {
				bytes[at++] = 0xf0 | (code >> 18)
				bytes[at++] = 0x80 | ((code >> 12) & 63)
				i++
			}
			bytes[at++] = 0x80 | ((code >> 6) & 63)
		}
		bytes[at++] = 0x80 | (code & 63)
	}
	return bytes.subarray(0, at)
}
