import type { Fault } from './found.ts'
import type { ShapeMessages } from './parse.ts'

export type ResponseCode = `response.${Fault}`

/** What a client is told about an answer of the service that is not what the interface says. */
export const RESPONSE_MESSAGES: ShapeMessages<'response'> = {
	'response.type': '{field} should be {expected}; it is {actual}.',
	'response.null': '{field} should not be null; it is read as left out.',
	'response.missing': '{field} should be there; it is missing.',
	'response.unknown-property': '{field} should not be there; only these are admitted here: {expected}.',
	'response.too-few': '{field} should hold at least {expected}; it holds {actual}.',
	'response.too-many': '{field} holds {actual} items, more than are read at once; raise maxItems.',
	'response.too-deep': '{field} is nested deeper than {actual} levels; raise maxDepth.',
	'response.format': '{field} should be {expected}; {actual} is none.',
	'response.loose-date-time': '{field} should be a full date-time; {actual} is read all the same.',
	'response.enum': '{field} should be one of {expected}; {actual} is none of them.',
}
