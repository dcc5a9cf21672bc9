import { offsetAt, openZone } from '../../rules/calendar/zone.ts'
import type { OperationId } from '../../rules/contract/generated/operations.ts'
import type { Operation } from '../../rules/contract/operation.ts'
import type { Issue } from '../../rules/core/issue.ts'
import { owns } from '../../rules/core/read.ts'
import type { Expectation, Pattern } from './expectation.ts'
import type { ServiceState, StoreClient } from './state.ts'

/** A request in the API's terms: `operation`, `parameters`, `authorization` and `body`. `toHttpRequest` makes HTTP of it. */
export interface ServiceRequest {
	readonly operation: OperationId
	/** The path, query and header parameters, by their names in `OPERATIONS`. */
	readonly parameters?: Readonly<Record<string, string | undefined>> | undefined
	/** The header's value: `Bearer …`. */
	readonly authorization?: string | undefined
	/** The body after `JSON.parse`. For a multipart body, its text fields. */
	readonly body?: unknown
	/** The text that is sent as the body: the body in another spelling of JSON, or a text that isn't JSON. Only `toHttpRequest` reads it. */
	readonly text?: string | undefined
}

/** An answer: `statusCode`, `headers` and `body`. */
export interface ServiceAnswer {
	readonly statusCode: number
	/** The body after `JSON.parse`. */
	readonly body: unknown
	/** A plain object with header names in any case, or the `Headers` of fetch. Only the conformance kit reads it, for `Retry-After`. */
	readonly headers?: unknown
}

/** What `step` returns: the next `state`, the `answer`, the `expectation`, and the `issues` of an observed answer. */
export interface StepResult {
	/** The state after the request: frozen, plain JSON data. */
	readonly state: ServiceState
	/** The canonical answer. For the same state, request and instant, the answer is always the same. */
	readonly answer: ServiceAnswer
	/** What any answer must satisfy. `findMismatches` checks it. */
	readonly expectation: Expectation
	/** The differences between the observed answer and the expectation. Empty without an observed answer. */
	readonly issues: readonly Issue[]
}

/** The input of an operation: a request that passed authentication. */
export interface Call<Body = unknown> {
	readonly state: ServiceState
	readonly operation: Operation
	/** The caller. In create-tokens, this may be nobody. */
	readonly client: StoreClient
	/** Returns a parameter as text; null if it is missing. */
	readonly parameter: (name: string) => string | null
	/** A copy of the body, made by the contract's parser. */
	readonly body: Body
	/** The instant of the request, and the same instant in milliseconds from 1970. */
	readonly now: string
	readonly moment: number
}

/** The result of an operation for a call. */
export interface Outcome {
	/** If one of these issues is an error, the request is rejected. */
	readonly issues: readonly Issue[]
	/** The success that passes. Null if the request certainly fails. */
	readonly success: Success | null
	/** Whether a rejection passes even without an error, because the API documentation leaves it open. */
	readonly mayRefuse: boolean
	/** The state after a rejection, if a service may have changed something before the rejection. Without it, the state stays. */
	readonly refused?: ServiceState
}

export interface Success {
	/** The canonical body. */
	readonly body: unknown
	readonly pattern: Pattern
	/** The clause that describes the whole body. Default: the operation's response. */
	readonly rule?: string
	/** Returns the state after an answer with this body. Ids and tokens come from the body, if they can be read there. */
	readonly after: (body: unknown) => ServiceState
}

/** An operation of the service, whatever the type of its body. */
export type Operate = (call: Call<never>) => Outcome

export function succeed(success: Success, mayRefuse = false): Outcome {
	return { issues: [], success, mayRefuse }
}

/** Returns a certain rejection. */
export function fail(issues: Issue | readonly Issue[]): Outcome {
	return { issues: owns(issues, 'code') ? [issues] : issues, success: null, mayRefuse: false }
}

/** Returns a rejection by a decision of ours. Another service may accept the request with this success. */
export function doubt(issues: readonly Issue[], success: Success): Outcome {
	return { issues, success, mayRefuse: true }
}

/** Returns a success if nothing is known about its body. The state stays. */
export function anySuccess(state: ServiceState, body: unknown = null): Success {
	return { body, pattern: { kind: 'any' }, after: () => state }
}

/** The documented clause for issue codes whose rule has another id. */
const CLAUSE_OF_CODE: ReadonlyMap<string, string> = new Map([
	// "each user is given credits/points to spend"; "a number of items they may order".
	['order.balance.insufficient', 'service.1'],
	// "A collection belongs to a company."
	['resource.company', 'service.2'],
	['resource.collection', 'service.2'],
	// "A collection holds products, each with variants."
	['resource.product', 'service.3'],
	// "The province is correct for the country", and the request requires a check of its code: shouldValidateProvinceCode.
	['address.province.code-unknown', 'validate-order.1'],
])

/** Returns the documented clause for an error of an operation; the decision if no clause covers the error. */
export function clauseOfIssue({ code, rule }: Pick<Issue, 'code' | 'rule'>, operation: OperationId): string {
	if (code === 'resource.variant' && operation === 'place-order') return 'service.3'
	return CLAUSE_OF_CODE.get(code) ?? rule
}

/**
 * Codes that list-orders need not reject. The API documentation calls its body invalid only for missing and unknown properties and for an empty
 * list.
 */
const OPEN_CODES: readonly string[] = ['request.format', 'request.too-many', 'request.type']

/** The clauses that are required of place-order. The checks of an address belong to validate-order. place-order doesn't have to make them. */
const PLACING = /^(?:authentication|service|tax-number)\.|^get-product\.3$/

/**
 * Returns whether a clause forbids the request. Then every service must reject it, whatever it decides about the rest (D-106). Only for list-orders
 * is a body of another shape a documented error. The format of a text and the length of a list are not documented.
 */
export function isBinding(issue: Pick<Issue, 'code' | 'rule'>, operation: OperationId): boolean {
	const { code } = issue
	if (code.startsWith('request.')) return operation === 'list-orders' && !OPEN_CODES.includes(code)
	const clause = clauseOfIssue(issue, operation)
	return operation === 'place-order' ? PLACING.test(clause) : !clause.startsWith('D-')
}

/**
 * Returns the rejection of a body in which a parser or a rule found errors. If no service has to report any of these errors, the given success
 * passes, too.
 */
export function refuseBy(issues: readonly Issue[], call: Call, success: Success = anySuccess(call.state)): Outcome {
	const errors = issues.filter(({ severity }) => severity === 'error')
	return errors.some((issue) => isBinding(issue, call.operation.id)) ? fail(issues) : doubt(issues, success)
}

/** Returns the service's day at the time of a call (D-50). Personalized dates count from this day. */
export function dayOf({ moment, state }: Pick<Call, 'moment' | 'state'>): string {
	return new Date(moment + offsetAt(openZone(state.policy), moment / 60_000) * 60_000).toISOString().slice(0, 10)
}
