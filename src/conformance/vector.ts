import type { RULESET } from '../core/ruleset.ts'

/** The expected parts of one issue; absent parts are not compared. A null suggestion means that there is none. */
export interface ExpectedIssue {
	readonly code?: string | undefined
	readonly severity?: string | undefined
	readonly path?: readonly (string | number)[] | undefined
	readonly rule?: string | undefined
	readonly params?: Readonly<Record<string, unknown>> | undefined
	readonly suggestion?:
		| readonly { readonly path: readonly (string | number)[]; readonly value: string }[]
		| null
		| undefined
}

/** The expected parts of an answer; absent parts are not compared. Without a status, the function returns a bare value. */
export interface Expected {
	/** `valid`, `invalid` or `unknown`. */
	readonly status?: string | undefined
	/** The codes of all issues, in order (D-04). */
	readonly codes?: readonly string[] | undefined
	/** The same issues, with more details. */
	readonly issues?: readonly ExpectedIssue[] | undefined
	/** The whole value, exactly. */
	readonly value?: unknown
	/** A part of the value: the listed keys of an object, every element of a list. */
	readonly contains?: unknown
	/** The missing facts, in order. */
	readonly needs?: readonly unknown[] | undefined
}

/** One question, with the answer that every implementation of the rules must give. */
export interface Vector {
	/** Permanent, and unique over all files. */
	readonly id: string
	/** The clause of the interface or the decision that the case tests. */
	readonly rule: string
	/** The name of a function of this library. `calls.json` says how it is exported: `parsePlaceOrderBody` is `PlaceOrderBody.parse`. */
	readonly call: string
	readonly args: readonly unknown[]
	readonly expected: Expected
	/** Why the case exists. */
	readonly note: string
	/** Where the expected answer comes from: never from this library. */
	readonly source: string
}

/** A file of `orderwright/vectors/`. */
export interface VectorFile {
	readonly about: string
	readonly ruleset: typeof RULESET
	readonly cases: readonly Vector[]
}
