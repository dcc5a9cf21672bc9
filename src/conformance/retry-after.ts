import { parseMoment } from '../calendar/parse-moment.ts'
import { readHeader } from './wire.ts'

/** The longest wait before a request is sent again, in seconds. */
const LONGEST = 600
const SECONDS = /^\d{1,9}$/
/** `Sun, 06 Nov 1994 08:49:37 GMT`: the only date format that HTTP allows in new headers. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/**
 * Returns the number of seconds that a service asks its caller to wait: its header `Retry-After`, a number of seconds or an HTTP
 * date (RFC 9110, section 10.2.3). Null without a valid header.
 *
 * @example
 * retryAfter({ statusCode: 429, body: null, headers: { 'retry-after': '7' } }, '2026-01-31T09:30:00Z') // => 7
 * retryAfter({ statusCode: 503, body: null }, '2026-01-31T09:30:00Z') // => null
 */
export function retryAfter(answer: unknown, now: string): number | null {
	const value = readHeader(answer, 'retry-after') ?? ''
	if (SECONDS.test(value)) return Math.min(Number(value), LONGEST)
	const until = HTTP_DATE.test(value) ? Date.parse(value) : Number.NaN
	const from = parseMoment(now)
	if (from === null || Number.isNaN(until)) return null
	return Math.min(Math.max(Math.ceil((until - from) / 1000), 0), LONGEST)
}
