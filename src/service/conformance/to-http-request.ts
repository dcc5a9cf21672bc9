import { callField, writeUrl } from '../../rules/contract/calls.ts'
import type { OperationId } from '../../rules/contract/generated/types.ts'
import { lengthOf, readField } from '../../rules/core/read.ts'
import type { ServiceRequest } from '../model/call.ts'

/** A request in HTTP terms: `method`, `path`, `headers` and `body`. The path after the service's base address. */
export interface HttpRequest {
	readonly method: string
	/** With the query. */
	readonly path: string
	readonly headers: Readonly<Record<string, string>>
	/** JSON. Null without a body. */
	readonly body: string | null
}

const MAX_ITEMS = 1_000_000

/**
 * Returns a `ServiceRequest` in HTTP terms: method and path, each parameter in its place, the body as JSON, or the request's `text` instead. The
 * parameter `access_token` is a token in the query (RFC 6750, 2.3). The API documentation doesn't have it. Returns null for an unknown operation.
 *
 * @example
 * toHttpRequest({ operation: 'get-collection-status', parameters: { collectionId: 'a b' }, authorization: 'Bearer x' })
 * // => { method: 'GET', path: '/api/ext/v1/collection/a%20b/status', headers: { Authorization: 'Bearer x' }, body: null }
 */
export function toHttpRequest(request: ServiceRequest): HttpRequest | null {
	const operation = readField(request, 'operation') as OperationId
	const method = callField(operation, 'method')
	if (method === undefined) return null
	const given = readField(request, 'parameters')
	const encodedText = (name: string): string | null => encode(readField(given, name))
	const headers: Record<string, string> = {}
	const language = readField(given, 'Accept-Language')
	if (typeof language === 'string') headers['Accept-Language'] = language
	const authorization = readField(request, 'authorization')
	if (typeof authorization === 'string') headers['Authorization'] = authorization
	const text = readField(request, 'text')
	const body = method === 'GET' ? null : typeof text === 'string' ? text : write(readField(request, 'body'))
	if (body !== null) headers['Content-Type'] = 'application/json'
	const path = writeUrl(operation, encodedText, encodedText)
	const token = encodedText('access_token')
	const inQuery = token === null ? '' : `${path.includes('?') ? '&' : '?'}access_token=${token}`
	return { method, path: `${path}${inQuery}`, headers, body }
}

/** Returns a text for a URL; an empty text if it contains lone surrogates. Null for what is no text. */
function encode(value: unknown): string | null {
	try {
		return typeof value === 'string' ? encodeURIComponent(value) : null
	} catch {
		return ''
	}
}

/** Returns a body as JSON; null without a body, or if a list in it is longer than that of any body. */
function write(body: unknown): string | null {
	try {
		return JSON.stringify(body, bounded) ?? null
	} catch {
		return null
	}
}

function bounded(_key: string, part: unknown): unknown {
	if (lengthOf(part) > MAX_ITEMS) throw new RangeError('a list that is too long')
	return part
}
