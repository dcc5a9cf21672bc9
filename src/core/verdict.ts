import type { Issue } from './issue.ts'

/** A fact that the caller can supply to turn `unknown` into a verdict. */
export type Need =
	| { readonly kind: 'product'; readonly variantId: string }
	| { readonly kind: 'balance' }
	| { readonly kind: 'collection' }
	| { readonly kind: 'asOf' }
	| { readonly kind: 'personalizedProduct'; readonly productId: string; readonly operation: string }

/** The input passes; `value` is its normalised form and `issues` holds warnings only. */
export interface Valid<T, Code extends string = string> {
	readonly status: 'valid'
	readonly value: T
	readonly issues: readonly Issue<Code>[]
}

/** The input is refused: at least one of the issues is an error. */
export interface Invalid<Code extends string = string> {
	readonly status: 'invalid'
	readonly issues: readonly [Issue<Code>, ...Issue<Code>[]]
}

/** No error found, but a fact is missing. More facts make it valid or invalid; they never turn one into the other. */
export interface Unknown<Code extends string = string> {
	readonly status: 'unknown'
	readonly needs: readonly [Need, ...Need[]]
	readonly issues: readonly Issue<Code>[]
}

/**
 * The answer of every rule. Rules never throw; they say `valid`, `invalid` or `unknown`.
 *
 * @example
 * settle('K1A 0B1', []) // => { status: 'valid', value: 'K1A 0B1', issues: [] }
 */
export type Verdict<T, Code extends string = string> = Valid<T, Code> | Invalid<Code> | Unknown<Code>

/** The verdict that follows from what was found: an error refuses. */
export function settle<T, Code extends string = never>(
	value: T,
	issues: readonly Issue<Code>[],
): Valid<T, Code> | Invalid<Code> {
	return issues.some(isError)
		? { status: 'invalid', issues: issues as Invalid<Code>['issues'] }
		: { status: 'valid', value, issues }
}

/** The same where facts may be missing: if none of the issues is an error, a need leaves it open. */
export function settleOpen<T, Code extends string = never>(
	value: T,
	issues: readonly Issue<Code>[],
	needs: readonly Need[],
): Verdict<T, Code> {
	return needs.length === 0 || issues.some(isError)
		? settle(value, issues)
		: { status: 'unknown', needs: needs as Unknown['needs'], issues }
}

/** A pass with nothing to say, from a core that answers with a value; null where the core has something to say. */
export function pass<T>(value: T | undefined): Valid<T, never> | null {
	return value === undefined ? null : { status: 'valid', value, issues: [] }
}

/** A refusal for one reason, for the many places where a rule can go no further. */
export function refuse<Code extends string>(issue: Issue<Code>): Invalid<Code> {
	return { status: 'invalid', issues: [issue] }
}

function isError(issue: Issue): boolean {
	return issue.severity === 'error'
}
