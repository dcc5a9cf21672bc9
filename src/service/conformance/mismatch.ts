import type { ServiceAnswer } from '../model/call.ts'
import type { Expectation } from '../model/expectation.ts'
import type { Departure } from './clause-of.ts'

/** An answer that differs from the model. */
export interface Mismatch {
	/** The clause or decision that the answer violates. */
	readonly rule: string
	readonly operation: string
	readonly departure: Departure
	/** The first difference, in words. */
	readonly why: string
	/** What any answer to the last request must satisfy. */
	readonly expected: Expectation
	/** The model's own answer. */
	readonly canonical: ServiceAnswer
	/** The service's answer. Null without an answer. */
	readonly got: unknown
	/** Equal for mismatches with probably the same cause. */
	readonly signature: string
}

/** An answer, and what the model finds about it. */
export type Found = Pick<Mismatch, 'operation' | 'expected' | 'canonical' | 'got'>

/** Returns a mismatch that no expectation shows. */
export function departs(found: Found, rule: string, why: string, signature: string): Mismatch {
	return { ...found, rule, departure: 'different', why, signature }
}
