import type { Fault } from './found.ts'

export type ResponseCode = `response.${Fault}`

/** What a client is told about an answer of the service that is not what the interface says. */
export function responseMessage(fault: Fault, field: string, expected: string, actual: string): string {
	switch (fault) {
		case 'type':
			return `${field} should be ${expected}; it is ${actual}.`
		case 'null':
			return `${field} should not be null; it is read as left out.`
		case 'missing':
			return `${field} should be there; it is missing.`
		case 'unknown-property':
			return `${field} should not be there; only these are admitted here: ${expected}.`
		case 'too-few':
			return `${field} should hold at least ${expected}; it holds ${actual}.`
		case 'too-many':
			return `${field} holds ${actual} items, more than are read at once; raise maxItems.`
		case 'too-deep':
			return `${field} is nested deeper than ${actual} levels; raise maxDepth.`
		case 'format':
			return `${field} should be ${expected}; ${actual} is none.`
		case 'loose-date-time':
			return `${field} should be a full date-time; ${actual} is read all the same.`
		case 'enum':
			return `${field} should be one of ${expected}; ${actual} is none of them.`
	}
}
