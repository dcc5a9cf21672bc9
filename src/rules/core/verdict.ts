import type { CodeParams } from './generated/issue-params.ts'
import type { Issue, Path } from './issue.ts'

/** A fact that the caller can supply to resolve an `unknown` verdict. */
export type Need =
	| ProductNeed
	| FieldNeed
	| { readonly kind: 'balance' }
	| { readonly kind: 'collection' }
	| { readonly kind: 'asOf' }
	| { readonly kind: 'personalizedProduct'; readonly productId: string; readonly operation: string }
	| CountryDataNeed

/**
 * Facts that only `orderwright/rules` can be without: those of a country, the names of all countries, the numbers of a calling code, the
 * names of all provinces.
 */
export type CountryDataNeed = (
	| { readonly kind: 'country'; readonly countryCode: string }
	| { readonly kind: 'countryNames' }
	| { readonly kind: 'phone'; readonly callingCode: string }
	| { readonly kind: 'places' }
) & {
	/** Why the given country data is ignored: it has another format, or it was changed. */
	readonly reason?: string
}

/** A field of the input itself, by its path, if the policy makes its absence no error. */
export interface FieldNeed {
	readonly kind: 'field'
	readonly path: Path
}

/** The product of a variant. `validateOrderFetchingProducts` adds why it has none. */
export interface ProductNeed {
	readonly kind: 'product'
	readonly variantId: string
	/** `not-found`: no product has the variant. `failed`: the lookup threw or rejected. */
	readonly reason?: 'not-found' | 'failed'
	/** What the failed lookup threw. */
	readonly error?: unknown
}

/**
 * The issue of a code, with the types of that code's `params`: `if (issue.code === 'address.zip.invalid') issue.params.example`. Picked from a
 * map of the codes, so that an editor shows the name of this type for an issue of many codes, and not each of them.
 */
export type IssueOf<Code extends string> = {
	[Each in Code]: Each extends keyof CodeParams ? Issue<Each> & { readonly params: CodeParams[Each] } : Issue<Each>
}[Code]

/** The input passes. `value` is its normalized form, and `issues` are only warnings. */
export interface Valid<T, Code extends string = string> {
	readonly status: 'valid'
	readonly value: T
	readonly issues: readonly IssueOf<Code>[]
	/** Never there: only `unknown` has needs. The type lets a caller read `needs` of any verdict. */
	readonly needs?: undefined
}

/** The input is rejected: at least one of the issues is an error. */
export interface Invalid<Code extends string = string> {
	readonly status: 'invalid'
	/** Never there: only `valid` has a value. The type lets a caller read `value` of any verdict. */
	readonly value?: undefined
	readonly issues: readonly [IssueOf<Code>, ...IssueOf<Code>[]]
	/** Never there: only `unknown` has needs. */
	readonly needs?: undefined
}

/**
 * There is no error so far, but a fact is missing. More facts make the verdict valid or invalid; they never change one into
 * the other.
 */
export interface Unknown<Code extends string = string> {
	readonly status: 'unknown'
	/** Never there. */
	readonly value?: undefined
	readonly needs: readonly [Need, ...Need[]]
	readonly issues: readonly IssueOf<Code>[]
}

/**
 * The result of every rule: `valid`, `invalid` or `unknown`. Rules never throw.
 *
 * @example
 * verdictOf('K1A 0B1', []) // => { status: 'valid', value: 'K1A 0B1', issues: [] }
 */
export type Verdict<T, Code extends string = string> = Valid<T, Code> | Invalid<Code> | Unknown<Code>

/** Returns the verdict for a value and its issues: one error makes it invalid, otherwise a missing fact unknown. */
export function verdictOf<T, Code extends string = never>(
	value: T,
	issues: readonly Issue<Code>[],
	needs: readonly Need[] = [],
): Verdict<T, Code> {
	const given = issues as readonly Issue[] as Valid<T, Code>['issues']
	if (issues.some(({ severity }) => severity === 'error'))
		return { status: 'invalid', issues: given as Invalid<Code>['issues'] }
	if (needs.length === 0) return { status: 'valid', value, issues: given }
	return { status: 'unknown', needs: needs as Unknown['needs'], issues: given }
}

/** Returns an invalid verdict: the first issue is an error. */
export function refuse<Code extends string>(...issues: readonly [Issue<Code>, ...Issue<Code>[]]): Invalid<Code> {
	return { status: 'invalid', issues: issues as readonly Issue[] as Invalid<Code>['issues'] }
}
