import type { RequestCode } from './parse-context.ts'

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
			return `Send fewer items in ${field}. It has ${actual}, which is too many.`
		case 'request.loose-date-time':
			return `Send ${field} as a full date-time like 2026-05-29T00:00:00Z. We accept ${actual} too.`
		default:
			return `Send ${field} with at most ${actual} levels of nesting.`
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
