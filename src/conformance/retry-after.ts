import { parseMoment } from '../calendar/parse-moment.ts'
import { openEntry } from '../core/open.ts'
import { isRecord } from '../core/read.ts'

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
	const value = readHeader(openEntry(answer, 'headers'))
	if (SECONDS.test(value)) return Math.min(Number(value), LONGEST)
	const until = HTTP_DATE.test(value) ? Date.parse(value) : Number.NaN
	const from = parseMoment(now)
	if (from === null || Number.isNaN(until)) return null
	return Math.min(Math.max(Math.ceil((until - from) / 1000), 0), LONGEST)
}

/** Returns the header's text; an empty string if it is missing. */
function readHeader(headers: unknown): string {
	try {
		// Not an own property: the `Headers` of fetch inherit it.
		const get = (headers as { readonly get?: unknown } | null | undefined)?.get
		const value = typeof get === 'function' ? Reflect.apply(get, headers, ['Retry-After']) : findHeader(headers)
		return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
	} catch {
		return ''
	}
}

function findHeader(headers: unknown): unknown {
	if (!isRecord(headers)) return undefined
	const name = Object.keys(headers).find((each) => each.toLowerCase() === 'retry-after')
	return name === undefined ? undefined : openEntry(headers, name)
}
