import { OPERATIONS } from '../contract/generated/operations.ts'
import { openEntry } from '../core/open.ts'
import { lengthOf } from '../core/read.ts'
import type { ServiceRequest } from '../model/exchange.ts'

/** A request in HTTP terms. The path follows the base address of a service. */
export interface HttpRequest {
	readonly method: string
	/** With the query. */
	readonly path: string
	readonly headers: Readonly<Record<string, string>>
	/** JSON. Null without a body. */
	readonly body: string | null
}

/** The most items of one list of a body. */
const MOST_ITEMS = 1_000_000

/**
 * Returns the HTTP request of an operation: method and path, each parameter in its place, the body as JSON. Null for an unknown
 * operation.
 *
 * @example
 * toHttp({ operation: 'get-collection-status', parameters: { collectionId: 'a b' }, authorization: 'Bearer x' })
 * // => { method: 'GET', path: '/api/ext/v1/collection/a%20b/status', headers: { Authorization: 'Bearer x' }, body: null }
 */
export function toHttp(request: ServiceRequest): HttpRequest | null {
	const operation = OPERATIONS.find(({ id }) => id === openEntry(request, 'operation'))
	if (operation === undefined) return null
	const given = openEntry(request, 'parameters')
	const headers: Record<string, string> = {}
	const query: string[] = []
	let path = operation.path
	for (const { name, in: place } of operation.parameters) {
		const value = openEntry(given, name)
		if (place === 'path') path = path.split(`{${name}}`).join(encode(value))
		else if (typeof value !== 'string') continue
		else if (place === 'header') headers[name] = value
		else query.push(`${encode(name)}=${encode(value)}`)
	}
	const authorization = openEntry(request, 'authorization')
	if (typeof authorization === 'string') headers['Authorization'] = authorization
	const body = operation.body === null ? null : write(openEntry(request, 'body'))
	if (body !== null) headers['Content-Type'] = 'application/json'
	const search = query.length > 0 ? `?${query.join('&')}` : ''
	return { method: operation.method, path: path + search, headers, body }
}

/** Encodes a text for a URL. Returns an empty string for a text with lone surrogates. */
function encode(value: unknown): string {
	try {
		return typeof value === 'string' ? encodeURIComponent(value) : ''
	} catch {
		return ''
	}
}

/** Returns a body as JSON; null if it has none, or a list that is longer than any body's. */
function write(body: unknown): string | null {
	try {
		return JSON.stringify(body, bounded) ?? null
	} catch {
		return null
	}
}

function bounded(_key: string, part: unknown): unknown {
	if (lengthOf(part) > MOST_ITEMS) throw new RangeError('a list that is too long')
	return part
}
