import type { Fault } from './found.ts'
import type { Wording } from './parse.ts'

export type ResponseCode = `response.${Fault}`

/** What a client is told about an answer of the service that is not what the interface says. */
export const RESPONSE_MESSAGES: Wording = {
	type: (field, expected, actual) => `${field} should be ${expected}; it is ${actual}.`,
	null: (field) => `${field} should not be null; it is read as left out.`,
	missing: (field) => `${field} should be there; it is missing.`,
	'unknown-property': (field, expected) => `${field} should not be there; only these are admitted here: ${expected}.`,
	'too-few': (field, expected, actual) => `${field} should hold at least ${expected}; it holds ${actual}.`,
	'too-many': (field, _expected, actual) =>
		`${field} holds ${actual} items, more than are read at once; raise maxItems.`,
	'too-deep': (field, _expected, actual) => `${field} is nested deeper than ${actual} levels; raise maxDepth.`,
	format: (field, expected, actual) => `${field} should be ${expected}; ${actual} is none.`,
	'loose-date-time': (field, _expected, actual) =>
		`${field} should be a full date-time; ${actual} is read all the same.`,
	enum: (field, expected, actual) => `${field} should be one of ${expected}; ${actual} is none of them.`,
}
