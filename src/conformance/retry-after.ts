import { parseMoment } from '../calendar/parse-moment.ts'
import { secondsToWait } from '../client/waits.ts'
import { readHeader } from './wire.ts'

/** The longest wait before a request is sent again, in seconds. */
const LONGEST = 600

/**
 * Returns the number of seconds that a service asks its caller to wait: its header `Retry-After`, a number of seconds or an HTTP
 * date, at most ten minutes. Null without a valid header.
 *
 * @example
 * retryAfter({ statusCode: 429, body: null, headers: { 'retry-after': '7' } }, '2026-01-31T09:30:00Z') // => 7
 * retryAfter({ statusCode: 503, body: null }, '2026-01-31T09:30:00Z') // => null
 */
export function retryAfter(answer: unknown, now: string): number | null {
	const seconds = secondsToWait(readHeader(answer, 'retry-after'), parseMoment(now) ?? Number.NaN)
	return seconds === null ? null : Math.min(seconds, LONGEST)
}
