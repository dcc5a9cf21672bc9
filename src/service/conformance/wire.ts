import { parseMoment } from '../../rules/calendar/parse-moment.ts'
import { isRecord, readField } from '../../rules/core/read.ts'
import { secondsToWait } from '../client/retry-after.ts'

/** `application/json`, with or without parameters. A charset is that of JSON or a part of it. */
const JSON_TYPE = /^application\/json[ \t]*(?:;(?!.*charset[ \t]*=[ \t]*"?(?!utf-?8\b|us-ascii\b|ascii\b)[^\s"]).*)?$/i
/** The longest header that is read. */
const LONGEST_HEADER = 1_000

/**
 * Returns a header of an answer; null if it is missing or can't be read. The headers are a plain object with names in any case, or the
 * `Headers` of fetch.
 */
export function readHeader(answer: unknown, name: string): string | null {
	const headers = readField(answer, 'headers')
	try {
		// Not an own property: the `Headers` of fetch inherit it.
		const get = (headers as { readonly get?: unknown } | null | undefined)?.get
		const value = typeof get === 'function' ? Reflect.apply(get, headers, [name]) : findHeader(headers, name)
		return typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, LONGEST_HEADER) : null
	} catch {
		return null
	}
}

function findHeader(headers: unknown, name: string): unknown {
	if (!isRecord(headers)) return undefined
	const key = Object.keys(headers).find((each) => each.toLowerCase() === name)
	return key === undefined ? undefined : readField(headers, key)
}

/** Whether an answer has the type of the document's bodies (RFC 8259: UTF-8, without a byte order mark; D-145). Null if its headers are unknown. */
export type WireType = { readonly isJson: boolean; readonly type: string } | null

/** Returns the type of an answer's body; null without a body, or if `send` passes no headers. */
export function wireTypeOf(answer: unknown): WireType {
	const body = readField(answer, 'body')
	if (readField(answer, 'headers') === undefined || body === null || body === undefined) return null
	const type = readHeader(answer, 'content-type')
	return { isJson: type !== null && JSON_TYPE.test(type), type: type ?? 'missing' }
}

/** The longest wait before a request is sent again, in seconds. */
const LONGEST_WAIT = 600

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
	return seconds === null ? null : Math.min(seconds, LONGEST_WAIT)
}
