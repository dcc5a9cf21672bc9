import type { Verdict } from '../core/verdict.ts'
import type { Fault, RequestCode } from './found.ts'

export type ResponseCode = `response.${Fault}`

/** The verdict of `parse` on an answer, whose issues get the codes of answers. */
export function asResponse<T>(verdict: Verdict<T, RequestCode>): Verdict<T, ResponseCode> {
	for (const issue of verdict.issues as readonly { code: string }[]) issue.code = `response.${issue.code.slice(8)}`
	return verdict as Verdict<T> as Verdict<T, ResponseCode>
}

/** What a client is told about an answer of the service that is not what the interface says. */
export function responseMessage(code: RequestCode, field: string, expected: string, actual: string): string {
	switch (code) {
		case 'request.type':
			return `${field} should be ${expected}; it is ${actual}.`
		case 'request.null':
			return `${field} should not be null; it is read as left out.`
		case 'request.missing':
			return `${field} should be there; it is missing.`
		case 'request.unknown-property':
			return `${field} should not be there; only these are admitted here: ${expected}.`
		case 'request.too-few':
			return `${field} should hold at least ${expected}; it holds ${actual}.`
		case 'request.too-many':
			return `${field} holds ${actual} items, more than are read at once; raise maxItems.`
		case 'request.too-deep':
			return `${field} is nested deeper than ${actual} levels; raise maxDepth.`
		case 'request.format':
			return `${field} should be ${expected}; ${actual} is none.`
		case 'request.loose-date-time':
			return `${field} should be a full date-time; ${actual} is read all the same.`
		case 'request.enum':
			return `${field} should be one of ${expected}; ${actual} is none of them.`
	}
}
