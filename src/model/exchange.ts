import type { OperationId } from '../contract/generated/operations.ts'
import type { Issue } from '../core/issue.ts'
import type { Expectation } from './expectation.ts'
import type { ServiceState } from './state.ts'

/** A request as a server has read it from HTTP. */
export interface ServiceRequest {
	readonly operation: OperationId
	/** Path, query and header parameters, by the names in `OPERATIONS`. */
	readonly parameters?: Readonly<Record<string, string | undefined>> | undefined
	/** The header's value: `Bearer …`. */
	readonly authorization?: string | undefined
	/** What `JSON.parse` made of the body; of a multipart body, its text fields, if any. */
	readonly body?: unknown
}

/** An answer, as a client has read it from HTTP. */
export interface ServiceAnswer {
	readonly statusCode: number
	/** What `JSON.parse` made of the body. */
	readonly body: unknown
}

/** What one request does to a service, and what it is answered with. */
export interface Step {
	/** After the request. Frozen, and plain JSON data. */
	readonly state: ServiceState
	/** The one canonical answer: the same for the same state, request and instant. */
	readonly answer: ServiceAnswer
	/** What any answer has to satisfy: what `accepts` goes by. */
	readonly expectation: Expectation
	/** In what the observed answer departs from the expectation; none where there is no such answer. */
	readonly issues: readonly Issue[]
}
