import { parseMoment } from '../../rules/calendar/parse-moment.ts'
import { readField } from '../../rules/core/read.ts'
import { readHeader, readRetryAfter } from '../client/retry-after.ts'

/** `application/json`, with or without parameters. A charset passes if it is UTF-8, or a subset of UTF-8. */
const JSON_TYPE = /^application\/json[ \t]*(?:;(?!.*charset[ \t]*=[ \t]*"?(?!utf-?8\b|us-ascii\b|ascii\b)[^\s"]).*)?$/i
/** The longest header that is read. */
const MAX_HEADER_LENGTH = 1_000

/**
 * Whether an answer has the documented type of a body: JSON in UTF-8, without a byte order mark (RFC 8259, D-145). Null if its headers are unknown.
 */
export type WireType = { readonly isJson: boolean; readonly type: string } | null

/** Returns the type of an answer's body; null without a body, or if `send` doesn't return headers. */
export function wireTypeOf(answer: unknown): WireType {
	const body = readField(answer, 'body')
	if (readField(answer, 'headers') === undefined || body === null || body === undefined) return null
	const type = readHeader(readField(answer, 'headers'), 'content-type')?.slice(0, MAX_HEADER_LENGTH)
	return { isJson: type !== undefined && JSON_TYPE.test(type), type: type ?? 'missing' }
}

/** The longest wait before a request is sent again, in seconds. */
const MAX_WAIT = 600

/**
 * Returns how many seconds to wait: `Retry-After` has a number of seconds or an HTTP date, and at most ten minutes count. Null without a valid
 * header.
 *
 * @example
 * retryAfter({ statusCode: 429, body: null, headers: { 'retry-after': '7' } }, '2026-01-31T09:30:00Z') // => 7
 * retryAfter({ statusCode: 503, body: null }, '2026-01-31T09:30:00Z') // => null
 */
export function retryAfter(answer: unknown, now: string): number | null {
	const seconds = readRetryAfter(readField(answer, 'headers'), parseMoment(now) ?? Number.NaN)
	return seconds === null ? null : Math.min(seconds, MAX_WAIT)
}
