import type { OperationId } from '../../rules/contract/generated/operations.ts'
import type { Clause } from './clauses.ts'
import type { PlannedRequest } from './planned.ts'

/** The verdict of a run: `failed` if an answer differs from the API documentation, `inconclusive` if there were too few answers, otherwise `passed`. */
export type ReportVerdict = 'passed' | 'failed' | 'inconclusive'

/** Why a run is not `passed`: a `code`, the `operation` (or null), and a `message`. */
export interface Reason {
	readonly code: /** Answers differ from the API documentation. */
		| 'mismatches'
		/** No token request succeeded, or no token request of this client. */
		| 'no-token'
		/** The service could not be reached any more. */
		| 'gone'
		/** With this seed, a clause can't be tested (`seedGaps`). */
		| 'seed'
		/** The operation was sent and never succeeded. */
		| 'never-succeeded'
		/** The run ended before any request to the operation. */
		| 'never-sent'
		/** A clause was sent, but no answer could have broken it: all answers were lost, or both answers were allowed. */
		| 'untested'
		/** The run ended before the clause was tested. */
		| 'never-asked'
		/** The service answered with 5XX. */
		| 'server-errors'
		/** No operation can be sent, because all chosen operations write. */
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
	/** 5XX even after sending again. Answers that violate errors.1: they don't have the documented error body. */
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
	/** Requests that had to be rejected, and were rejected. */
	readonly refused: number
	/** Requests for which both answers are allowed. */
	readonly open: number
	/** Answers that differ from the clause. */
	readonly mismatched: number
	/** Requests that test the clause, but got 5XX, 429 or no answer. */
	readonly lost: number
	/** How many of these requests had to be rejected. */
	readonly lostRefusals: number
}

/** Why a clause was not tested. */
export type NotAskedReason =
	/** Only requests that write test it (`writes`). */
	| 'writes'
	/** Time has to pass (`wait`). */
	| 'time'
	/** The test needs several requests at once (`concurrency`). */
	| 'concurrency'
	/** The test needs ranges whose ends are different days in different zones (`dayOffset`): the API documentation states no zone. */
	| 'days'
	/** The operation was left out (`operations`). */
	| 'operations'
	/** The test needs wrong secrets, or more tokens than a run (`logins`). */
	| 'logins'
	/** `send` passes no headers. */
	| 'headers'
	/** The seed doesn't have what the test needs. */
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
 * A point that the API documentation leaves open, with what the service does. For a value that only a decision derives (D-60 to D-65), `accepted`
 * counts the answers with the decision's value, and `refused` the answers with another value.
 */
export interface Choice {
	readonly operation: OperationId
	/** The clause or decision by which a service may reject. */
	readonly rule: string
	readonly accepted: number
	readonly refused: number
}

/** A gap of a seed: a `message`, and the `clauses` that aren't tested because of it, or only partly. */
export interface SeedGap {
	/** What is missing, and the smallest addition to the seed that fixes it, in one sentence each. */
	readonly message: string
	/** The clauses with this gap, without those that the run doesn't test anyway. */
	readonly clauses: readonly Clause[]
	/** False if other parts of the seed test the same clauses. Then only some requests are left out. */
	readonly isWhole: boolean
}

/** Something that is allowed, but causes problems for clients. */
export interface Remark {
	readonly operation: OperationId
	readonly message: string
	/** The number of answers that show it. */
	readonly times: number
}

/** What a run observed of a service, except mismatches: counts for `operations` and `clauses`, and what was not asked. */
export interface Coverage {
	/** The gaps of the seed for the clauses that the options allow to test. It is known before the first request. */
	readonly seedGaps: readonly SeedGap[]
	/** The operations that the options allowed to send, in the order of the API documentation. */
	readonly operations: readonly OperationTally[]
	/** Every clause of these operations, also if the run never reached it. */
	readonly clauses: readonly ClauseTally[]
	/** The clauses that no answer tested. */
	readonly unreached: readonly Clause[]
	/** The clauses that were not tested, also of excluded operations, each with the reason. */
	readonly notAsked: readonly NotAsked[]
	/** Answers 5XX, by operation, status code and country. */
	readonly serverErrors: readonly ServerError[]
	readonly choices: readonly Choice[]
	readonly remarks: readonly Remark[]
	/** Why the run ended early, apart from its counts. */
	readonly hindrances: readonly Reason[]
}
