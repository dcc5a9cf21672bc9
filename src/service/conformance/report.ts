import type { OperationId } from '../../rules/contract/generated/operations.ts'
import type { Clause } from './clauses.ts'
import type { PlannedRequest } from './planned.ts'

/**
 * The verdict of a run: `failed` if an answer departs from the interface, `inconclusive` if there were too few answers,
 * otherwise `passed`.
 */
export type ReportVerdict = 'passed' | 'failed' | 'inconclusive'

/** Why a run is not `passed`. */
export interface Reason {
	readonly code: /** Answers depart from the interface. */
		| 'departures'
		/** No request for tokens succeeded, or none of this client. */
		| 'no-token'
		/** The service could not be reached any more. */
		| 'gone'
		/** The seed leaves a clause without a question (`lacks`). */
		| 'seed'
		/** The operation was sent and never succeeded. */
		| 'never-succeeded'
		/** The run ended before the operation was sent. */
		| 'never-sent'
		/** A clause was asked, and no answer could have broken it: all were lost, or the interface allowed both. */
		| 'untested'
		/** The run ended before the clause was asked. */
		| 'never-asked'
		/** The service answered with 5XX. */
		| 'server-errors'
		/** No operation was left to ask: those that were chosen write. */
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
	/** 5XX even after sending again. They violate errors.1 if they lack the interface's error body. */
	readonly serverErrors: number
	/** 429 even after sending again. */
	readonly throttled: number
	/** No answer, or an answer with another status code. */
	readonly unanswered: number
}

/** The results for one clause. */
export interface ClauseTally extends Clause {
	/** Requests that had to succeed, and did. */
	readonly accepted: number
	/** Requests that had to be rejected, and were. */
	readonly refused: number
	/** Requests that the interface allows a service to answer either way. */
	readonly open: number
	/** Answers that depart from the clause. */
	readonly departed: number
	/** Requests that test the clause, and got 5XX, 429 or no answer. */
	readonly lost: number
	/** The number of these that had to be rejected. */
	readonly lostRefusals: number
}

/** Why a clause was not asked. */
export type NotAskedReason =
	/** Only requests that write ask about it (`writes`). */
	| 'writes'
	/** Time has to pass (`wait`). */
	| 'time'
	/** Several requests have to be under way at once (`concurrency`). */
	| 'concurrency'
	/** Ranges whose ends are other days in other zones: the interface names none (`dayOffset`). */
	| 'days'
	/** The operation was left out (`operations`). */
	| 'operations'
	/** Wrong secrets and more tokens than a run needs (`logins`). */
	| 'logins'
	/** `send` passes no headers. */
	| 'headers'
	/** The seed has nothing to ask it about. */
	| 'seed'
	/** The run ended before (`sequences`, `maxSends`, `maxFailures`). */
	| 'limits'

/** A clause that the run did not ask about. */
export interface NotAsked extends Clause {
	readonly because: NotAskedReason
}

/** An answer 5XX with the interface's error body. */
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
 * An open point of the interface, and the service's choice. For a value that only a decision derives (D-60 to D-65), `accepted` counts
 * answers with the decision's value, and `refused` those with another.
 */
export interface Choice {
	readonly operation: OperationId
	/** The clause or decision that allows a service to reject. */
	readonly rule: string
	readonly accepted: number
	readonly refused: number
}

/** What a seed lacks, so that some clauses have no question, or only some of their questions. */
export interface Lack {
	/** What is missing, and the smallest addition to the seed that would do, in one sentence each. */
	readonly message: string
	/** The clauses. A run that may not ask about them anyway does not name them. */
	readonly clauses: readonly Clause[]
	/** False if other things of the seed ask about the same clauses, so that only a part of the questions is left out. */
	readonly isWhole: boolean
}

/** Something that the interface allows, and that clients suffer from. */
export interface Remark {
	readonly operation: OperationId
	readonly message: string
	/** The number of answers that show it. */
	readonly times: number
}

/** What a run observed of a service, besides departures. */
export interface Coverage {
	/** What the seed lacks for the clauses that the options allow to ask about. It is known before the first request. */
	readonly lacks: readonly Lack[]
	/** The operations that the run was allowed to send, in the interface's order. */
	readonly operations: readonly OperationTally[]
	/** Every clause of these operations, including clauses that were never reached. */
	readonly clauses: readonly ClauseTally[]
	/** The clauses that no answer tested. */
	readonly unreached: readonly Clause[]
	/** The clauses that were not asked, also those of operations that were left out, and why. */
	readonly notAsked: readonly NotAsked[]
	/** Answers 5XX, by operation, status code and country. */
	readonly serverErrors: readonly ServerError[]
	readonly choices: readonly Choice[]
	readonly remarks: readonly Remark[]
	/** Why the run could not come to its end, beside what its counts show. */
	readonly hindrances: readonly Reason[]
}
