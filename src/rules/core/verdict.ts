import type { CodeParams } from './generated/issue-params.ts'
import type { Issue, Path } from './issue.ts'

/** A missing fact, by its `kind`: a product, a field, a balance and so on. With it, an `unknown` verdict can become `valid` or `invalid`. */
export type Need =
	| ProductNeed
	/** A field of the input, by its path, if the policy doesn't make its absence an error. */
	| { readonly kind: 'field'; readonly path: Path }
	| { readonly kind: 'balance' }
	| { readonly kind: 'collection' }
	| { readonly kind: 'asOf' }
	| { readonly kind: 'personalizedProduct'; readonly productId: string; readonly operation: string }
	| CountryDataNeed

/**
 * Facts that can be missing only in `orderwright/rules`: facts of a country, the names of all countries, the numbers of a calling code, the names
 * of all provinces.
 */
export type CountryDataNeed = (
	| { readonly kind: 'country'; readonly countryCode: string }
	| { readonly kind: 'countryNames' }
	| { readonly kind: 'phone'; readonly callingCode: string }
	| { readonly kind: 'places' }
) & {
	/** Why the given country data isn't used: it has another format, or it was changed. */
	readonly reason?: string
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
 * The issue with a certain code, with the type of its `params`: `if (issue.code === 'address.zip.invalid') issue.params.example`. The type comes
 * from a map of the codes, so that an editor shows its name instead of a list of all codes.
 */
export type IssueOf<Code extends string> = {
	[Each in Code]: Each extends keyof CodeParams ? Issue<Each> & { readonly params: CodeParams[Each] } : Issue<Each>
}[Code]

/** The input passes. `value` is its normalized form, and `issues` contains only warnings. */
export interface Valid<T, Code extends string = string> {
	readonly status: 'valid'
	readonly value: T
	readonly issues: readonly IssueOf<Code>[]
	/** Never there: only `unknown` has needs. `needs` is in the type, so that a caller can read it from any verdict. */
	readonly needs?: undefined
}

/** The input is rejected: at least one of the `issues` is an error. There is no `value`. */
export interface Invalid<Code extends string = string> {
	readonly status: 'invalid'
	/** Never there: only `valid` has a value. `value` is in the type, so that a caller can read it from any verdict. */
	readonly value?: undefined
	readonly issues: readonly [IssueOf<Code>, ...IssueOf<Code>[]]
	/** Never there: only `unknown` has needs. */
	readonly needs?: undefined
}

/**
 * No error was found, but a fact is missing, which `needs` lists. With more facts, the verdict becomes valid or invalid. A valid or invalid verdict
 * doesn't change with more facts.
 */
export interface Unknown<Code extends string = string> {
	readonly status: 'unknown'
	/** Never there. */
	readonly value?: undefined
	readonly needs: readonly [Need, ...Need[]]
	readonly issues: readonly IssueOf<Code>[]
}

/**
 * The result of a rule: `valid`, `invalid` or `unknown`. Rules never throw.
 *
 * @example
 * verdictOf('K1A 0B1', []) // => { status: 'valid', value: 'K1A 0B1', issues: [] }
 */
export type Verdict<T, Code extends string = string> = Valid<T, Code> | Invalid<Code> | Unknown<Code>

/** Returns the verdict for a value and its issues: invalid if there is an error, otherwise unknown if a fact is missing, otherwise valid. */
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

/** Returns an invalid verdict. The first issue is an error. */
export function refuse<Code extends string>(...issues: readonly [Issue<Code>, ...Issue<Code>[]]): Invalid<Code> {
	return { status: 'invalid', issues: issues as readonly Issue[] as Invalid<Code>['issues'] }
}
