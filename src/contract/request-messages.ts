import type { Fault } from './found.ts'

export type RequestCode = `request.${Fault}`

/** What a caller is told about a body that does not parse (D-02: status 400). */
export function requestMessage(fault: Fault, field: string, expected: string, actual: string): string {
	switch (fault) {
		case 'type':
			return `Send ${field} as ${expected}; it is ${actual}.`
		case 'null':
			return `Leave ${field} out; it is null.`
		case 'missing':
			return `Send ${field}; it is missing.`
		case 'unknown-property':
			return `Leave ${field} out; only these are admitted here: ${expected}.`
		case 'too-few':
			return `Send at least ${expected} in ${field}; it holds ${actual}.`
		case 'too-many':
			return `${field} holds ${actual} items, more than are read at once; send fewer.`
		case 'too-deep':
			return `${field} is nested deeper than ${actual} levels; send it flatter.`
		case 'format':
			return `Send ${field} as ${expected}; ${actual} is none.`
		case 'loose-date-time':
			return `Send ${field} as a full date-time such as 2026-05-29T00:00:00Z; ${actual} is read all the same.`
		case 'enum':
			return `Send ${field} as one of ${expected}; ${actual} is none of them.`
	}
}
