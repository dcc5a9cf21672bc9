import { openKeys } from '../../rules/core/open.ts'
import { readInherited } from './open.ts'

const MAX_HEADERS = 1000
/** The number that means any longer time in RFC 9111, 1.2.2. */
const MAX_LENGTH = 2 ** 31

const SECONDS = /^\d+$/

const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec'
/**
 * The three formats of an HTTP date (RFC 9110, 5.6.7): `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT` and `Sun Nov 6 08:49:37
 * 1994`. `Date.parse` reads the third format as local time.
 */
const HTTP_DATE = /^[A-Z][a-z]+,? (?:(\d\d)[ -])?([A-Z][a-z]{2})[ -]( ?\d+) (\d\d):(\d\d):(\d\d) (GMT|\d{4})$/

/**
 * Returns how many seconds a service asks to wait in its `Retry-After` header: a number of seconds, or an HTTP date (RFC 9110, section 10.2.3).
 * `now` is in milliseconds since 1970. Null without a valid `Retry-After`.
 */
export function readRetryAfter(headers: unknown, now: number): number | null {
	const text = readHeader(headers, 'retry-after') ?? ''
	if (SECONDS.test(text)) return Math.min(Number(text), MAX_LENGTH)
	const seconds = Math.ceil((readDate(text, now) - now) / 1000)
	return Number.isNaN(seconds) ? null : Math.max(seconds, 0)
}

/** Returns a header of a plain object (its names in any case) or of the `Headers` of fetch; null if the header is missing or can't be read. */
export function readHeader(headers: unknown, name: string): string | null {
	try {
		const get = readInherited(headers, 'get')
		const key = openKeys(headers, MAX_HEADERS).find((each) => each.toLowerCase() === name) ?? name
		const value = typeof get === 'function' ? Reflect.apply(get, headers, [name]) : readInherited(headers, key)
		return (value ?? null) === null ? null : String(value).trim()
	} catch {
		return null
	}
}

/** Returns the time of an HTTP date in milliseconds since 1970. Returns NaN for any other text, and for a day that doesn't exist. */
function readDate(text: string, now: number): number {
	const [, first, name = '?', second, hours, minutes, seconds, last] = HTTP_DATE.exec(text) ?? []
	const month = MONTHS.indexOf(name) / 3
	if (month < 0) return Number.NaN
	const day = Number(first ?? second)
	let year = Number(first === undefined ? last : second)
	if (year < 100) {
		// Two digits mean the latest year that is at most 50 years ahead.
		const latest = new Date(now).getUTCFullYear() + 50
		year += latest - (latest % 100)
		if (year > latest) year -= 100
	}
	const time = Date.UTC(year, month, day, Number(hours), Number(minutes), Number(seconds))
	// 30 February would be 2 March.
	return new Date(time).getUTCDate() === day ? time : Number.NaN
}
