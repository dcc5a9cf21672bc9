import type { RULESET } from '../core/ruleset.ts'

/** What a case expects of one issue; what it leaves out is not asked for. A suggestion of null: there is none. */
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

/** What a case expects; what it leaves out is not asked for. Without a status, the function answers with a bare value. */
export interface Expected {
	/** `valid`, `invalid` or `unknown`. */
	readonly status?: string | undefined
	/** The codes of all issues, in order (D-04). */
	readonly codes?: readonly string[] | undefined
	/** The same issues, with more of each. */
	readonly issues?: readonly ExpectedIssue[] | undefined
	/** The whole value, to the letter. */
	readonly value?: unknown
	/** A part of the value: of objects the keys that stand here, of lists every element. */
	readonly contains?: unknown
	/** The facts that are missing, in order. */
	readonly needs?: readonly unknown[] | undefined
}

/** One question, and what every implementation of the rules must answer. */
export interface Vector {
	/** Permanent and unique over all files. */
	readonly id: string
	/** The clause of the interface or the decision that it shows. */
	readonly rule: string
	/** The name of a function of this library. */
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
