import type { Verdict } from '../core/verdict.ts'
import type { Fault, RequestCode } from './parse-context.ts'

export type { RequestCode }

/** Returns the message for a fault in a request body (D-02: status 400) without required fields, listed values or forbidden fields. */
export function requestMessage(code: RequestCode, field: string, expected: string, actual: string): string {
	switch (code) {
		case 'request.type':
		case 'request.format':
			return `Send ${field} as ${expected}. Received: ${actual}.`
		case 'request.null':
			return `Leave ${field} out instead of sending null.`
		case 'request.too-many':
			return `Send fewer items in ${field}: ${actual} is too many.`
		case 'request.loose-date-time':
			return `Send ${field} as a full date-time like 2026-05-29T00:00:00Z. We accept ${actual} too.`
		default:
			return `Send ${field} with less nesting: the limit is ${actual}.`
	}
}

/** Returns the message for any fault in a request body. */
export function strictRequestMessage(code: RequestCode, field: string, expected: string, actual: string): string {
	switch (code) {
		case 'request.missing':
			return `Send ${field}: it is missing.`
		case 'request.unknown-property':
			return `Leave ${field} out. Only these fields are allowed here: ${expected}.`
		case 'request.too-few':
			return `Send at least ${expected} in ${field}. Received: ${actual}.`
		case 'request.enum':
			return `Send ${field} as one of ${expected}. Received: ${actual}.`
		default:
			return requestMessage(code, field, expected, actual)
	}
}

/** The codes of the parsers of responses. */
export type ResponseCode = `response.${Fault}`

/** Returns the verdict of `parse` on a response, with `response.*` codes and messages. */
export function asResponse<T>(verdict: Verdict<T, RequestCode>): Verdict<T, ResponseCode> {
	for (const issue of verdict.issues as readonly { code: string; about: string }[]) {
		issue.code = `response.${issue.code.slice(8)}`
		issue.about = 'answer'
	}
	return verdict as Verdict<T> as Verdict<T, ResponseCode>
}

/** Returns the message for a response of the service that does not conform to the interface. */
export function responseMessage(code: RequestCode, field: string, expected: string, actual: string): string {
	switch (code) {
		case 'request.type':
		case 'request.format':
			return `${field} should be ${expected}; it is ${actual}.`
		case 'request.null':
			return `${field} should not be null. It counts as absent.`
		case 'request.missing':
			return `${field} should be there; it is missing.`
		case 'request.unknown-property':
			return `${field} should not be there. Only these fields are allowed here: ${expected}.`
		case 'request.too-few':
			return `${field} should have at least ${expected}; it has ${actual}.`
		case 'request.too-many':
			return `${field} has more items (${actual}) than the limit. Raise maxItems.`
		case 'request.too-deep':
			return `${field} is nested deeper than the limit (${actual}). Raise maxDepth.`
		case 'request.loose-date-time':
			return `${field} should be a full date-time. We accept ${actual} too.`
		case 'request.enum':
			return `${field} should be one of ${expected}; it is ${actual}.`
	}
}
