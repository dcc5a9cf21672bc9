import type { Choice, Clause, ClauseTally, OperationTally, Planned, ReportVerdict } from 'orderwright/conformance'

/** An answer that departs from the interface, or from the profile. */
export interface Departed {
	/** Equal in every run that finds the departure. A baseline stores it. */
	readonly signature: string
	readonly operation: string
	readonly rule: string
	/** `stricter`, `laxer`, `different`, `no answer`, or `changed` against the profile. */
	readonly departure: string
	readonly why: string
	/** The shortest requests that show it; empty for a departure from the profile. */
	readonly sequence: readonly Planned[]
	readonly isReproduced: boolean
	readonly expected: unknown
	readonly got: unknown
	/** The number of requests of the same kind that departed. */
	readonly times: number
	/** Whether the baseline contains it. */
	readonly isKnown: boolean
}

/** The result of a run of `conform`. */
export interface Result {
	readonly url: string
	/** The date-time at the end of the run. */
	readonly at: string
	readonly ruleset: { readonly version: string; readonly digest: string }
	readonly verdict: ReportVerdict
	/** Why the verdict isn't `passed`. */
	readonly reasons: readonly string[]
	readonly sends: number
	readonly departures: readonly Departed[]
	/** Signatures of the baseline that didn't occur. */
	readonly gone: readonly string[]
	readonly operations: readonly OperationTally[]
	readonly clauses: readonly ClauseTally[]
	readonly unreached: readonly Clause[]
	readonly choices: readonly Choice[]
}

/** Each kind of departure in words. */
export const DEPARTURES: Readonly<Record<string, string>> = {
	stricter: 'refuses what it must accept',
	laxer: 'accepts what it must refuse',
	different: 'gives another answer',
	'no answer': 'does not answer',
	changed: 'makes another choice than in its profile',
}

/** Returns the sentence of the interface for a clause of an operation; null for a decision. */
export function sentenceOf({ clauses }: Result, operation: string, rule: string): string | null {
	return clauses.find((clause) => clause.operation === operation && clause.rule === rule)?.sentence ?? null
}
