import type { ServiceState } from './state.ts'

/** The start of the model's ids. Ids have the form of a UUID, as list-orders requires. */
const START = '00000000-0000-4000-8000-'
const ID = /^00000000-0000-4000-8000-(00[0-9a-f]{10})$/

/** The header of an unsigned token: `{"alg":"none","typ":"JWT"}`. */
const UNSIGNED = 'eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0'
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/**
 * Returns the id with this number.
 *
 * @example
 * makeId(31) // => '00000000-0000-4000-8000-00000000001f'
 */
export function makeId(number: number): string {
	return START + number.toString(16).padStart(12, '0')
}

/**
 * Returns a counter that is higher than the numbers in these ids, so that the model doesn't create any of them again.
 *
 * @example
 * countPast(3, ['00000000-0000-4000-8000-00000000001f', 'another']) // => 32
 */
export function countPast(counter: number, ids: readonly string[]): number {
	let next = counter
	for (const id of ids) {
		const [, digits] = ID.exec(id) ?? []
		if (digits !== undefined) next = Math.max(next, Number.parseInt(digits, 16) + 1)
	}
	return next
}

/** Returns the state with a counter that is higher than the numbers in these ids. */
export function takeIds(state: ServiceState, ids: readonly string[]): ServiceState {
	return { ...state, counter: countPast(state.counter, ids) }
}

/**
 * Returns an access token: an unsigned JWT with an id, and with the times of issue and expiry in seconds from 1970.
 *
 * @example
 * makeToken('1', 0, 600).split('.')[1] // => 'eyJqdGkiOiIxIiwiaWF0IjowLCJleHAiOjYwMH0'
 */
export function makeToken(id: string, issuedAt: number, expiresIn: number): string {
	const claims = JSON.stringify({ jti: id, iat: issuedAt, exp: issuedAt + expiresIn })
	return `${UNSIGNED}.${toBase64Url(claims)}.`
}

/** Returns the base64url form of an ASCII text, without padding. Not every engine has `btoa`. */
function toBase64Url(text: string): string {
	let encoded = ''
	for (let at = 0; at < text.length; at += 3) {
		const bits = (text.charCodeAt(at) << 16) | ((text.charCodeAt(at + 1) || 0) << 8) | (text.charCodeAt(at + 2) || 0)
		const characters = Math.min(3, text.length - at) + 1
		for (let part = 0; part < characters; part++) encoded += ALPHABET[(bits >> (18 - 6 * part)) & 63]
	}
	return encoded
}
