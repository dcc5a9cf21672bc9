import type { Messages } from '../core/issue.ts'
import type { Verdict } from '../core/verdict.ts'
import { FIELD_MESSAGES, type FieldIssueCode, TYPE_MESSAGE } from './field-types.ts'
import type { Fault, RequestCode } from './parse-context.ts'

export type { RequestCode }

/** The messages of faults in a request that only the parser reports. */
export const REQUEST_MESSAGES: Messages<Exclude<RequestCode, FieldIssueCode>> = {
	'request.format': TYPE_MESSAGE,
	'request.unknown-property': 'Leave {field} out. Only these fields are allowed here: {expected}.',
	'request.too-few': 'Send at least {expected} in {field}. Received: {actual}.',
	'request.too-deep': 'Send {field} with less nesting: the limit is {actual}.',
	'request.loose-date-time': 'Send {field} as a full date-time like 2026-05-29T00:00:00Z. We accept {actual} too.',
	'request.enum': 'Send {field} as one of {expected}. Received: {actual}.',
}

export const RESPONSE_MESSAGES: Messages<ResponseCode> = {
	'response.type': '{field} should be {expected}. Received: {actual}.',
	'response.format': '{field} should be {expected}. Received: {actual}.',
	'response.null': '{field} should not be null. It counts as absent.',
	'response.missing': '{field} should be there; it is missing.',
	'response.unknown-property': '{field} should not be there. Only these fields are allowed here: {expected}.',
	'response.too-few': '{field} should have at least {expected}; it has {actual}.',
	'response.too-many': '{field} has more items ({actual}) than the limit. Raise maxItems.',
	'response.too-deep': '{field} is nested deeper than the limit ({actual}). Raise maxDepth.',
	'response.loose-date-time': '{field} should be a full date-time. We accept {actual} too.',
	'response.enum': '{field} should be one of {expected}. Received: {actual}.',
}

/** Writes the message of a fault. */
export type Wording = (code: RequestCode, field: string, expected: string, actual: string) => string

/** Returns the message for a fault in a request body (status 400, D-02). */
export const requestMessage: Wording = (code, ...params) =>
	write((REQUEST_MESSAGES as Messages)[code] ?? FIELD_MESSAGES[code as FieldIssueCode], params)

/** Returns the message for a response that differs from the API documentation. */
export const responseMessage: Wording = (code, ...params) => write(RESPONSE_MESSAGES[responseCode(code)], params)

const SLOTS = /\{(field|expected|actual)\}/g

function write(template: string, [field, expected, actual]: readonly [string, string, string]): string {
	return template.replace(SLOTS, (_, name) => (name === 'field' ? field : name === 'expected' ? expected : actual))
}

function responseCode(code: string): ResponseCode {
	return `response.${code.slice('request.'.length) as Fault}`
}

export type ResponseCode = `response.${Fault}`

/** Returns the verdict of `parse` about a response, with `response.*` codes and messages. */
export function asResponse<T>(verdict: Verdict<T, RequestCode>): Verdict<T, ResponseCode> {
	for (const issue of verdict.issues as readonly { code: string; about: string }[]) {
		issue.code = responseCode(issue.code)
		issue.about = 'response'
	}
	return verdict as Verdict<T> as Verdict<T, ResponseCode>
}
