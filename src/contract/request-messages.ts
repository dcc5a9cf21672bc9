import { FIELD_MESSAGES } from './field-types.ts'
import type { Fault } from './found.ts'
import type { ShapeMessages } from './parse.ts'

export type RequestCode = `request.${Fault}`

/** What a caller is told about a body that does not parse (D-02: status 400). */
export const REQUEST_MESSAGES: ShapeMessages<'request'> = {
	...FIELD_MESSAGES,
	'request.unknown-property': 'Leave {field} out; only these are admitted here: {expected}.',
	'request.too-few': 'Send at least {expected} in {field}; it holds {actual}.',
	'request.too-many': '{field} holds {actual} items, more than are read at once; send fewer.',
	'request.too-deep': '{field} is nested deeper than {actual} levels; send it flatter.',
	'request.format': 'Send {field} as {expected}; {actual} is none.',
	'request.loose-date-time':
		'Send {field} as a full date-time such as 2026-05-29T00:00:00Z; {actual} is read all the same.',
	'request.enum': 'Send {field} as one of {expected}; {actual} is none of them.',
}
