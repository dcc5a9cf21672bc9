import { isRecord, readField } from '../../rules/core/read.ts'
import { readInherited } from './open.ts'
import type { ClientAnswer, ResponseLike } from './types.ts'

const BYTE_ORDER_MARK = '\uFEFF'

/** A header can contain only these characters. */
const TOKEN = /^[!-~]+$/

/** Returns the answer from the result of `send`: the result itself, or the content of a `Response` of fetch. Null for anything else. */
export async function receive(returned: unknown): Promise<ClientAnswer | null> {
	const body = readInherited(returned, 'body')
	const source = [returned, body].find((each) => typeof readInherited(each, 'text') === 'function')
	const statusCode = readInherited(returned, 'statusCode') ?? (source && readInherited(returned, 'status'))
	if (typeof statusCode !== 'number' || Number.isNaN(statusCode)) return null
	const headers = readInherited(returned, 'headers')
	return { statusCode, headers, body: source === undefined ? body : await (source as ResponseLike).text() }
}

/** Returns the value of a JSON text. Any other result stays as it is, because the parser of the answer checks it. */
export function parseText(body: unknown): unknown {
	if (typeof body !== 'string') return body
	const text = body.startsWith(BYTE_ORDER_MARK) ? body.slice(1) : body
	try {
		return JSON.parse(text || 'null')
	} catch {
		return text
	}
}

/** Returns the access token of an answer to create-tokens. Null if a header can't contain it. */
export function tokenOf(pair: unknown): string | null {
	const token = readField(pair, 'accessToken')
	return typeof token === 'string' && TOKEN.test(token) ? token : null
}

/** Returns a token pair for the parser of pairs, and leaves out each value that isn't a token. An issue must not repeat a token. */
export function withoutBadTokens(pair: unknown): unknown {
	if (!isRecord(pair)) return null
	const refreshToken = readField(pair, 'refreshToken')
	return {
		...pair,
		accessToken: tokenOf(pair) ?? undefined,
		refreshToken: typeof refreshToken === 'string' ? refreshToken : undefined,
	}
}
