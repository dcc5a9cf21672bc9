import { readField } from '../core/read.ts'
import type { Signal } from './types.ts'

const SECONDS = /^\d{1,9}$/
/** `Sun, 06 Nov 1994 08:49:37 GMT`: the only form of a date that HTTP allows in new headers. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/** Returns the number of seconds that a service asks its caller to wait, from its response's headers; null without a valid one. */
export function readRetryAfter(headers: unknown, now: number): number | null {
	try {
		// Not an own property: the `Headers` of fetch inherit it.
		const { get } = headers as { readonly get?: unknown }
		const name = 'retry-after'
		return secondsToWait(
			typeof get === 'function' ? Reflect.apply(get, headers, [name]) : readField(headers, name),
			now,
		)
	} catch {
		return null
	}
}

/**
 * Returns the seconds from now, in milliseconds since 1970, that a header `Retry-After` means: a number of seconds or an HTTP date
 * (RFC 9110, section 10.2.3). Null for any other value.
 */
export function secondsToWait(header: unknown, now: number): number | null {
	const text = String(header)
	if (SECONDS.test(text)) return Number(text)
	const seconds = HTTP_DATE.test(text) ? Math.ceil((Date.parse(text) - now) / 1000) : Number.NaN
	return Number.isFinite(seconds) ? Math.max(seconds, 0) : null
}

/** Returns the promise, or one that rejects as soon as the signal is aborted. */
export function abortable<T>(promise: T | PromiseLike<T>, signal: Signal | undefined): Promise<T> {
	return new Promise((resolve, reject) => {
		const leave = (): void => signal?.removeEventListener('abort', stop)
		const stop = (): void => {
			reject(signal?.reason)
			leave()
		}
		Promise.resolve(promise).then(resolve, reject).finally(leave).catch(reject)
		signal?.addEventListener('abort', stop)
		if (signal?.aborted) stop()
	})
}
