import type { OperationId } from '../contract/generated/operations.ts'
import type { Issue } from '../core/issue.ts'
import type { Expectation } from './expectation.ts'
import type { ServiceState } from './state.ts'

/** A request, as a server reads it from HTTP. */
export interface ServiceRequest {
	readonly operation: OperationId
	/** Path, query and header parameters, by their names in `OPERATIONS`. */
	readonly parameters?: Readonly<Record<string, string | undefined>> | undefined
	/** The header's value: `Bearer …`. */
	readonly authorization?: string | undefined
	/** The body after `JSON.parse`. For a multipart body, its text fields. */
	readonly body?: unknown
}

/** An answer, as a client reads it from HTTP. */
export interface ServiceAnswer {
	readonly statusCode: number
	/** The body after `JSON.parse`. */
	readonly body: unknown
	/** Read only by the conformance kit, for `Retry-After`: a plain object with names in any case, or the `Headers` of fetch. */
	readonly headers?: unknown
}

/** The effect of a request, and its answer. */
export interface Step {
	/** The state after the request: frozen, plain JSON data. */
	readonly state: ServiceState
	/** The canonical answer: the same for the same state, request and instant. */
	readonly answer: ServiceAnswer
	/** What any answer must satisfy. `accepts` checks it. */
	readonly expectation: Expectation
	/** The departures of the observed answer from the expectation. Empty without an observed answer. */
	readonly issues: readonly Issue[]
}
