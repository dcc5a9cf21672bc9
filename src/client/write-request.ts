import { callField, writeUrl } from '../contract/calls.ts'
import { CALLS } from '../contract/generated/calls.ts'
import type { OperationId } from '../contract/generated/types.ts'
import { isRecord, readField } from '../core/read.ts'
import type { ClientRequest } from './types.ts'

const DOTS = /^\.*$/

/**
 * Returns the body of a request: the caller's, with the company of the client where the operation takes one, and with its credentials
 * for a token.
 */
export function bodyToSend(operation: OperationId, input: unknown, options: unknown): unknown {
	const body = readField(input, 'body') ?? {}
	const names =
		operation === 'create-tokens' ? ['clientId', 'clientSecret'] : callField(operation, 'company') ? ['companyId'] : []
	if (!isRecord(body)) return body
	const own = Object.fromEntries(names.map((name) => [name, readField(options, name)]))
	return operation === 'create-tokens' ? { ...own, grantType: 'clientCredentials', ...body } : { ...own, ...body }
}

/**
 * Returns the request of an operation: each parameter in its place, the body as JSON. Throws if an id is missing or would lead to
 * another path, and for what neither a URL nor JSON can hold.
 */
export function writeRequest(
	operation: OperationId,
	input: unknown,
	token: string,
	options: unknown,
): Omit<ClientRequest, 'signal'> {
	const { method } = CALLS[operation]
	const file = callField(operation, 'file')
	const nameOf = (name: string): string => String(readField(readField(options, 'names'), name) ?? name)
	const path = writeUrl(
		operation,
		(name) => encodeId(readField(input, name)),
		(name) => encodeText(readField(input, name)),
		(name) => encodeURIComponent(nameOf(name)),
	)
	const headers: Record<string, string> = {}
	const language = readField(input, 'Accept-Language')
	if (typeof language === 'string') headers['Accept-Language'] = language
	if (operation !== 'create-tokens') headers['Authorization'] = `Bearer ${token}`
	const body = bodyToSend(operation, input, options)
	const logo = file && readField(input, file)
	const form = logo === undefined ? null : { ...(body as object), [nameOf(file ?? '')]: logo }
	const isJson = method !== 'GET' && form === null
	if (isJson) headers['Content-Type'] = 'application/json'
	return { operation, method, path, headers, body: isJson ? JSON.stringify(body) : null, form }
}

/** Returns an id for a path. Dots alone would lead to another path. */
function encodeId(id: unknown): string {
	if (typeof id !== 'string' || DOTS.test(id)) throw new TypeError('an id is missing')
	return encodeURIComponent(id)
}

function encodeText(value: unknown): string | null {
	return (value ?? null) === null ? null : encodeURIComponent(String(value))
}
