import { offsetAt, openZone } from '../../rules/calendar/zone.ts'
import type { OperationId } from '../../rules/contract/generated/operations.ts'
import type { Operation } from '../../rules/contract/operation.ts'
import type { Issue } from '../../rules/core/issue.ts'
import { owns } from '../../rules/core/read.ts'
import type { Expectation, Pattern } from './expectation.ts'
import type { ServiceState, StoreClient } from './state.ts'

/** A request in the API's terms: operation, parameters, authorization, body. `toHttpRequest` makes HTTP of it. */
export interface ServiceRequest {
	readonly operation: OperationId
	/** Path, query and header parameters, by their names in `OPERATIONS`. */
	readonly parameters?: Readonly<Record<string, string | undefined>> | undefined
	/** The header's value: `Bearer …`. */
	readonly authorization?: string | undefined
	/** The body after `JSON.parse`. For a multipart body, its text fields. */
	readonly body?: unknown
}

/** An answer: `statusCode`, `headers` and `body`. */
export interface ServiceAnswer {
	readonly statusCode: number
	/** The body after `JSON.parse`. */
	readonly body: unknown
	/** Read only by the conformance kit, for `Retry-After`: a plain object with names in any case, or the `Headers` of fetch. */
	readonly headers?: unknown
}

/** The effect of a request, and its answer. */
export interface StepResult {
	/** The state after the request: frozen, plain JSON data. */
	readonly state: ServiceState
	/** The canonical answer: the same for the same state, request and instant. */
	readonly answer: ServiceAnswer
	/** What any answer must satisfy. `findMismatches` checks it. */
	readonly expectation: Expectation
	/** The mismatches of the observed answer from the expectation. Empty without an observed answer. */
	readonly issues: readonly Issue[]
}

/** A request that passed authentication: the input of an operation. */
export interface Call<Body = unknown> {
	readonly state: ServiceState
	readonly operation: Operation
	/** The caller. In create-tokens, this may be nobody. */
	readonly client: StoreClient
	/** Returns a parameter as text; null if it is missing. */
	readonly parameter: (name: string) => string | null
	/** The body as the contract's parser copied it. */
	readonly body: Body
	/** The instant of the request, and the same instant in milliseconds from 1970. */
	readonly now: string
	readonly moment: number
}

/** The result of an operation for a call. */
export interface Outcome {
	/** An error in this list rejects the request. */
	readonly issues: readonly Issue[]
	/** The success that passes. Null if the request certainly fails. */
	readonly success: Success | null
	/** Whether a rejection also passes without an error, because the API documentation leaves it open. */
	readonly mayRefuse: boolean
	/** The state after a rejection, if a service may have changed something before it. Without it, the state stays. */
	readonly refused?: ServiceState
}

export interface Success {
	/** The canonical body. */
	readonly body: unknown
	readonly pattern: Pattern
	/** The clause that defines the body as a whole. Default: the operation's response. */
	readonly rule?: string
	/** Returns the state after an answer with this body. The ids and tokens come from the body, as far as they can be read. */
	readonly after: (body: unknown) => ServiceState
}

/** One operation of the service, of any body. */
export type Operate = (call: Call<never>) => Outcome

export function succeed(success: Success, mayRefuse = false): Outcome {
	return { issues: [], success, mayRefuse }
}

/** Returns a certain rejection. */
export function fail(issues: Issue | readonly Issue[]): Outcome {
	return { issues: owns(issues, 'code') ? [issues] : issues, success: null, mayRefuse: false }
}

/** Returns a rejection by one of our decisions: another service may accept the request with this success. */
export function doubt(issues: readonly Issue[], success: Success): Outcome {
	return { issues, success, mayRefuse: true }
}

/** Returns a success about which nothing is known. The state stays. */
export function anySuccess(state: ServiceState, body: unknown = null): Success {
	return { body, pattern: { kind: 'any' }, after: () => state }
}

/** The documented clause for codes whose rule has another id. */
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

/** Returns the documented clause for an error of an operation; the decision if there is no clause. */
export function clauseOfIssue({ code, rule }: Pick<Issue, 'code' | 'rule'>, operation: OperationId): string {
	if (code === 'resource.variant' && operation === 'place-order') return 'service.3'
	return CLAUSE_OF_CODE.get(code) ?? rule
}

/**
 * Codes that aren't required of list-orders: its body is documented as invalid only for missing and unknown properties and for an empty list.
 */
const OPEN_CODES: readonly string[] = ['request.format', 'request.too-many', 'request.type']

/** The clauses that are required of place-order. The checks of an address belong to validate-order; place-order need not make them. */
const PLACING = /^(?:authentication|service|tax-number)\.|^get-product\.3$/

/**
 * Returns whether every service must report an error, not only those that read the API documentation as we do (D-106): a clause forbids the
 * request. A body of another shape is a documented error only for list-orders. The format of a text and the length of a list aren't
 * documented.
 */
export function isBinding(issue: Pick<Issue, 'code' | 'rule'>, operation: OperationId): boolean {
	const { code } = issue
	if (code.startsWith('request.')) return operation === 'list-orders' && !OPEN_CODES.includes(code)
	const clause = clauseOfIssue(issue, operation)
	return operation === 'place-order' ? PLACING.test(clause) : !clause.startsWith('D-')
}

/** Returns the rejection of a body with errors from a parser or a rule. If none of the errors is required, the given success also passes. */
export function refuseBy(issues: readonly Issue[], call: Call, success: Success = anySuccess(call.state)): Outcome {
	const errors = issues.filter(({ severity }) => severity === 'error')
	return errors.some((issue) => isBinding(issue, call.operation.id)) ? fail(issues) : doubt(issues, success)
}

/** Returns the service's day at a call (D-50): the reference day of personalized dates. */
export function dayOf({ moment, state }: Pick<Call, 'moment' | 'state'>): string {
	return new Date(moment + offsetAt(openZone(state.policy), moment / 60_000) * 60_000).toISOString().slice(0, 10)
}
