import type { Fault } from './found.ts'
import type { Wording } from './parse.ts'

export type RequestCode = `request.${Fault}`

/** What a caller is told about a body that does not parse (D-02: status 400). */
export const REQUEST_MESSAGES: Wording = {
	type: (field, expected, actual) => `Send ${field} as ${expected}; it is ${actual}.`,
	null: (field) => `Leave ${field} out; it is null.`,
	missing: (field) => `Send ${field}; it is missing.`,
	'unknown-property': (field, expected) => `Leave ${field} out; only these are admitted here: ${expected}.`,
	'too-few': (field, expected, actual) => `Send at least ${expected} in ${field}; it holds ${actual}.`,
	'too-many': (field, _expected, actual) => `${field} holds ${actual} items, more than are read at once; send fewer.`,
	'too-deep': (field, _expected, actual) => `${field} is nested deeper than ${actual} levels; send it flatter.`,
	format: (field, expected, actual) => `Send ${field} as ${expected}; ${actual} is none.`,
	'loose-date-time': (field, _expected, actual) =>
		`Send ${field} as a full date-time such as 2026-05-29T00:00:00Z; ${actual} is read all the same.`,
	enum: (field, expected, actual) => `Send ${field} as one of ${expected}; ${actual} is none of them.`,
}
