import type { OperationId } from '../../rules/contract/generated/operations.ts'
import type { Clause } from './clauses.ts'
import type { PlannedRequest } from './planned.ts'

/** The verdict of a run: `failed` if an answer differs from the API documentation, `inconclusive` if there were too few answers, otherwise `passed`. */
export type ReportVerdict = 'passed' | 'failed' | 'inconclusive'

/** Why a run is not `passed`. */
export interface Reason {
	readonly code: /** Answers differ from the API documentation. */
		| 'mismatches'
		/** No request for tokens succeeded, or none of this client. */
		| 'no-token'
		/** The service could not be reached any more. */
		| 'gone'
		/** The seed leaves a clause without a question (`seedGaps`). */
		| 'seed'
		/** The operation was sent and never succeeded. */
		| 'never-succeeded'
		/** The run ended before the operation was sent. */
		| 'never-sent'
		/** A clause was sent, and no answer could have broken it: all answers were lost, or both were allowed. */
		| 'untested'
		/** The run ended before the clause was tested. */
		| 'never-asked'
		/** The service answered with 5XX. */
		| 'server-errors'
		/** No operation was left to send: the chosen operations write. */
		| 'nothing-to-ask'
	/** Null for the whole service. */
	readonly operation: OperationId | null
	/** One sentence with advice. */
	readonly message: string
}

/** The number of answers to one operation, by kind. Each request counts once. */
export interface OperationTally {
	readonly operation: OperationId
	readonly sent: number
	/** 2XX. */
	readonly succeeded: number
	/** 4XX, except 429. */
	readonly refused: number
	/** 5XX even after sending again. They violate errors.1 without the documented error body. */
	readonly serverErrors: number
	/** 429 even after sending again. */
	readonly throttled: number
	/** No answer, or an answer with another status code. */
	readonly noResponse: number
}

/** The results for one clause. */
export interface ClauseTally extends Clause {
	/** Requests that had to succeed, and did. */
	readonly accepted: number
	/** Requests that had to be rejected, and were. */
	readonly refused: number
	/** Requests for which both answers are allowed. */
	readonly open: number
	/** Answers that differ from the clause. */
	readonly mismatched: number
	/** Requests that test the clause, and got 5XX, 429 or no answer. */
	readonly lost: number
	/** The number of these that had to be rejected. */
	readonly lostRefusals: number
}

/** Why a clause was not tested. */
export type NotAskedReason =
	/** Only requests that write test it (`writes`). */
	| 'writes'
	/** Time has to pass (`wait`). */
	| 'time'
	/** Several requests have to be under way at once (`concurrency`). */
	| 'concurrency'
	/** Ranges whose ends are other days in other zones: the API documentation states no zone (`dayOffset`). */
	| 'days'
	/** The operation was left out (`operations`). */
	| 'operations'
	/** Wrong secrets and more tokens than a run needs (`logins`). */
	| 'logins'
	/** `send` passes no headers. */
	| 'headers'
	/** The seed has nothing to test it with. */
	| 'seed'
	/** The run ended before (`sequences`, `maxSends`, `maxFailures`). */
	| 'limits'

/** A clause that the run did not test. */
export interface NotAsked extends Clause {
	readonly because: NotAskedReason
}

/** An answer 5XX with the documented error body. */
export interface ServerError {
	readonly operation: OperationId
	readonly statusCode: number
	/** The country of the order's address; empty for other requests. */
	readonly country: string
	readonly request: PlannedRequest
	/** The number of such answers. */
	readonly times: number
}

/**
 * A point that the API documentation leaves open, and the service's choice. For a value that only a decision derives (D-60 to D-65),
 * `accepted` counts answers with the decision's value, and `refused` those with another.
 */
export interface Choice {
	readonly operation: OperationId
	/** The clause or decision that allows a service to reject. */
	readonly rule: string
	readonly accepted: number
	readonly refused: number
}

/** A gap of a seed, because of which some clauses aren't tested, or only partly. */
export interface SeedGap {
	/** What is missing, and the smallest addition to the seed that would do, in one sentence each. */
	readonly message: string
	/** The clauses. Without those that the run may not test anyway. */
	readonly clauses: readonly Clause[]
	/** False if other parts of the seed test the same clauses, so that only a part of the requests is left out. */
	readonly isWhole: boolean
}

/** Something that is allowed and bad for clients. */
export interface Remark {
	readonly operation: OperationId
	readonly message: string
	/** The number of answers that show it. */
	readonly times: number
}

/** What a run observed of a service, except mismatches. */
export interface Coverage {
	/** The gaps of the seed for the clauses that the options allow to test. It is known before the first request. */
	readonly seedGaps: readonly SeedGap[]
	/** The operations that the run was allowed to send, in the order of the API documentation. */
	readonly operations: readonly OperationTally[]
	/** Every clause of these operations, including clauses that were never reached. */
	readonly clauses: readonly ClauseTally[]
	/** The clauses that no answer tested. */
	readonly unreached: readonly Clause[]
	/** The clauses that were not tested, also those of operations that were left out, and why. */
	readonly notAsked: readonly NotAsked[]
	/** Answers 5XX, by operation, status code and country. */
	readonly serverErrors: readonly ServerError[]
	readonly choices: readonly Choice[]
	readonly remarks: readonly Remark[]
	/** Why the run could not end normally, in addition to its counts. */
	readonly hindrances: readonly Reason[]
}
