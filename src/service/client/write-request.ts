import { callField, writeUrl } from '../../rules/contract/calls.ts'
import { CALLS } from '../../rules/contract/generated/calls.ts'
import type { OperationId } from '../../rules/contract/generated/types.ts'
import { isRecord, readField } from '../../rules/core/read.ts'
import type { OpenOptions } from './open.ts'
import type { ClientRequest } from './types.ts'

/** The time limit of a request for a token, in milliseconds. */
const TOKEN_TIMEOUT = 15_000

/** The parts of a request that stay the same when it is repeated: everything but the token and the signal. */
export type UnsentRequest = Omit<ClientRequest, 'signal'>

/**
 * Returns the request of an operation: each parameter in its place, the body as JSON. Undefined values are left out. Throws if an id is missing or
 * would change the path, or if a value can't be written in a URL or in JSON.
 */
export function writeRequest(operation: OperationId, input: unknown, options: OpenOptions): UnsentRequest {
	const { method } = CALLS[operation]
	const file = callField(operation, 'file')
	const nameOf = (name: string): string => String(readField(options.names, name) ?? name)
	const path = writeUrl(
		operation,
		(name) => encodeId(readField(input, name)),
		(name) => encodeText(readField(input, name)),
		(name) => encodeURIComponent(nameOf(name)),
	)
	const headers: Record<string, string> = {}
	const language = readField(input, 'Accept-Language')
	if (typeof language === 'string') headers['Accept-Language'] = language
	const body = readBody(operation, input, options)
	const logo = file === undefined ? null : (readField(input, file) ?? null)
	const form = logo === null ? null : { ...(body as object), [nameOf(file as string)]: logo }
	const isJson = method !== 'GET' && form === null
	if (isJson) headers['Content-Type'] = 'application/json'
	const timeoutMs = operation === 'create-tokens' ? TOKEN_TIMEOUT : null
	return { operation, method, path, headers, body: isJson ? JSON.stringify(body) : null, form, timeoutMs }
}

/**
 * Returns the body of a request as JSON. The body is the caller's, with two additions. The client's company is added where the operation accepts a
 * company and the body has none. The client's credentials are added for a token.
 */
function readBody(operation: OperationId, input: unknown, options: OpenOptions): unknown {
	const text: string | undefined = JSON.stringify(readField(input, 'body') ?? {})
	if (text === undefined) throw new TypeError('the body is no JSON')
	const body: unknown = JSON.parse(text)
	if (!isRecord(body)) return body
	const { clientId, clientSecret, companyId } = options
	const own =
		operation === 'create-tokens'
			? { clientId, clientSecret, grantType: 'clientCredentials' }
			: { companyId: callField(operation, 'company') ? companyId : undefined }
	const whole: Record<string, unknown> = { ...body }
	for (const [name, value] of Object.entries(own)) if ((value ?? null) !== null) whole[name] ??= value
	return whole
}

/** An id of full stops alone would leave its folder of the URL. */
const DOTS = /^\.*$/

/** Returns an id for a path. Dots alone would lead to another path. */
function encodeId(id: unknown): string {
	if (typeof id !== 'string' || DOTS.test(id)) throw new TypeError('an id is missing')
	return encodeURIComponent(id)
}

function encodeText(value: unknown): string | null {
	return (value ?? null) === null ? null : encodeURIComponent(String(value))
}
