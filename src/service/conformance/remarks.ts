import type { OperationId } from '../../rules/contract/generated/operations.ts'
import { readField } from '../../rules/core/read.ts'
import type { Expectation } from '../model/expectation.ts'

/** A JSON Web Token in its compact form (RFC 7519). */
const JWT = /^[\w-]+\.[\w-]+\.[\w-]*$/
/** Too many requests: whatever was sent. */
const BUSY = 429
/** How long an access token lives, in the units that services use: minutes, seconds and milliseconds. */
const TEN_MINUTES: readonly unknown[] = [10, 600, 600_000]

/** Returns what is allowed in an answer and bad for clients. */
export function remarksOn(
	operation: OperationId,
	{ success, refusal, canonical }: Expectation,
	got: unknown,
): string[] {
	const statusCode = Number(readField(got, 'statusCode'))
	const body = readField(got, 'body')
	if (statusCode >= 400) {
		const named = readField(body, 'statusCode')
		const isOpen = success !== null && refusal !== null && canonical === 'success'
		return [
			...(isOpen && statusCode < 500 && statusCode !== BUSY
				? [
						`No sentence forbids a request that is refused with ${statusCode} ${codeIn(body)}: the interface leaves it open.`,
					]
				: []),
			...(statusCode >= 500 && success === null
				? [`A request that has to be refused is answered with ${statusCode}: clients send it again.`]
				: []),
			...(typeof named === 'number' && named !== statusCode
				? ['statusCode in the error body is another than that of the answer.']
				: []),
		]
	}
	if (operation !== 'create-tokens') return []
	const [token, expires] = [readField(body, 'accessToken'), readField(body, 'expiresIn')]
	return [
		...(typeof token === 'string' && !JWT.test(token) ? ['The access token is no JWT.'] : []),
		...(typeof expires === 'number' && !TEN_MINUTES.includes(Math.round(expires))
			? [`expiresIn is ${expires}, and an access token lives 10 minutes.`]
			: []),
	]
}

/** The longest error code of a remark. */
const MAX_CODE = 60

function codeIn(body: unknown): string {
	const code = readField(body, 'errorCode')
	return typeof code === 'string' ? code.slice(0, MAX_CODE) : ''
}
