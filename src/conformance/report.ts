import type { OperationId } from '../contract/generated/operations.ts'
import type { Clause } from './clauses.ts'

/**
 * The verdict of a run: `failed` if an answer departs from the interface, `inconclusive` if there were too few answers,
 * otherwise `passed`.
 */
export type ReportVerdict = 'passed' | 'failed' | 'inconclusive'

/** Why a run is not `passed`. */
export interface Reason {
	readonly code: /** Answers depart from the interface. */
		| 'departures'
		/** No request for tokens succeeded. */
		| 'no-token'
		/** The seed has nothing with which the operation could succeed. */
		| 'empty-seed'
		/** The operation was sent and never succeeded. */
		| 'never-succeeded'
		/** The run ended before the operation was sent. */
		| 'never-sent'
		/** All requests that test a clause were answered with 5XX or 429. */
		| 'only-server-errors'
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
	/** 5XX even after sending again: the service's own errors, which violate no clause. */
	readonly serverErrors: number
	/** 429 even after sending again. */
	readonly throttled: number
	/** No answer, or an answer with another status code. */
	readonly unanswered: number
}

/** The results for one clause. Only requests with an answer other than 429 or 5XX count. */
export interface ClauseTally extends Clause {
	/** Requests that had to succeed, and did. */
	readonly accepted: number
	/** Requests that had to be rejected, and were. */
	readonly refused: number
	/** Requests that the interface allows a service to answer either way. */
	readonly open: number
	/** Answers that depart from the clause. */
	readonly departed: number
}

/** An open point of the interface, and the service's choice. */
export interface Choice {
	readonly operation: OperationId
	/** The clause or decision that allows a service to reject. */
	readonly rule: string
	readonly accepted: number
	readonly refused: number
}

/** What a run observed of a service, besides departures. */
export interface Coverage {
	/** The operations that the run was allowed to send, in the interface's order. */
	readonly operations: readonly OperationTally[]
	/** Every clause of these operations, including clauses that were never reached. */
	readonly clauses: readonly ClauseTally[]
	/** The clauses that no answered request tested. */
	readonly unreached: readonly Clause[]
	readonly choices: readonly Choice[]
}
