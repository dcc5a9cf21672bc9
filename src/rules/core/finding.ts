import {
	type About,
	type Change,
	compareIssues,
	comparePaths,
	type Issue,
	type IssueDetails,
	type Messages,
	NO_WORDS,
	type Params,
	type Path,
	prefixChanges,
	type RuleId,
	type Severity,
	type Words,
	writeIssue,
} from './issue.ts'
import type { Policy, PolicyKey } from './policy.ts'
import { isPolluted } from './read.ts'
import type { Invalid, Need, Valid, Verdict } from './verdict.ts'

/**
 * The findings of one check so far. Rules add findings, which are plain data. At the end, `toVerdict` makes issues with messages from them. If the
 * input is correct, no list is created. `Choices` is the part of a policy that the rules read.
 */
export interface Findings<Choices = Policy> {
	/** Null until the first finding. */
	list: Finding[] | null
	/** The missing facts, without duplicates; null if there are none. */
	needs: Need[] | null
	/** The position of the current check in the order of checks (D-04). */
	check: number
	/** The path of the current check's input in the caller's input. */
	prefix: Path
	/** True once an error was noted. */
	isRefused: boolean
	/** The country that the issues concern; null as long as it isn't known. */
	country: string | null
	readonly policy: Choices
	/** Returns the words for a country in messages. The words are null if a rule is called alone. Messages then show codes. */
	readonly wordsOf: WordsOf | null
}

/** A problem at one place of the input, without a message. */
export interface Finding {
	readonly check: number
	readonly template: string
	readonly code: string
	severity: Severity
	readonly about: About
	/** The path in the caller's input. */
	path: Path
	/** The start of every path in the suggestion. */
	readonly prefix: Path
	readonly rule: RuleId
	policy: PolicyKey | undefined
	params: Params
	suggestion: readonly Change[] | undefined
	/** The words that the message shows instead of parameters; undefined for the words of the country. */
	readonly words: Words | undefined
}

/** Returns the words that messages about a country show: its name, and its names for the fields of an address. */
export type WordsOf = (country: string) => Words

const HERE: Path = []

/** Returns findings without any entry. */
export function noFindings<Choices>(policy: Choices, wordsOf: WordsOf | null = null): Findings<Choices> {
	return { list: null, needs: null, check: 0, prefix: HERE, isRefused: false, country: null, policy, wordsOf }
}

/**
 * Adds a finding with a code from a rule's table of messages, and returns the finding. If millions of orders may have the finding, write out
 * `details`. A copy of another object (`{ ...held, path }`) takes longer than the rest of a rejection.
 */
export function note<Code extends string>(
	to: Findings<unknown>,
	messages: Messages<Code>,
	code: NoInfer<Code>,
	details: IssueDetails,
	words?: Words,
): Finding {
	const { check, prefix } = to
	// The optional fields must be the details' own: `Object.prototype` may have fields of these names.
	const own = (isPolluted() ? { __proto__: null, ...details } : details) as IssueDetails
	const { severity, about = 'refusal', path, rule, policy, params = NO_PARAMS, suggestion } = own
	const template = messages[code]
	const finding: Finding = {
		check,
		template,
		code,
		severity,
		about,
		path: [...prefix, ...path],
		prefix,
		rule,
		policy,
		params,
		suggestion,
		words,
	}
	if (severity === 'error') to.isRefused = true
	// Most rejected orders have one finding.
	if (to.list === null) to.list = [finding]
	else to.list.push(finding)
	return finding
}

const NO_PARAMS: Params = {}

/**
 * Adds a finding for a missing field, unless the field already has an error or a wrong type: a number instead of a string isn't also reported as
 * missing.
 */
export function noteMissing<Code extends string>(
	to: Findings<unknown>,
	messages: Messages<Code>,
	code: NoInfer<Code>,
	details: IssueDetails,
): void {
	const whole = [...to.prefix, ...details.path]
	const isWrong = to.list?.some(
		({ severity, policy, path }) => (severity === 'error' || policy === 'wrongType') && comparePaths(path, whole) === 0,
	)
	if (!isWrong) note(to, messages, code, details)
}

/** Adds a field of the caller's input to the needs, because the rule can't decide before it is given. */
export function noteNeededField(to: Findings<unknown>, path: Path): void {
	noteNeed(to, { kind: 'field', path: [...to.prefix, ...path] })
}

/** Notes a fact that the verdict needs. */
export function noteNeed(to: Findings<unknown>, need: Need): void {
	to.needs ??= []
	to.needs.push(need)
}

/**
 * Returns the verdict: invalid if there is an error, otherwise unknown if a fact is missing, otherwise valid. `value` may be undefined only if
 * there is an error or a need.
 */
export function toVerdict<T, Code extends string>(value: T | undefined, findings: Findings<unknown>): Verdict<T, Code> {
	const { needs, isRefused } = findings
	// Each code is noted with the params of its type: a test of the vectors compares them.
	const issues = toIssues(findings) as readonly Issue[] as Valid<T, Code>['issues']
	if (isRefused) return { status: 'invalid', issues: issues as Invalid<Code>['issues'] }
	if (needs !== null) return { status: 'unknown', needs: needs as [Need, ...Need[]], issues }
	return { status: 'valid', value: value as T, issues }
}

/** Returns the findings as sorted issues with messages (D-04). */
export function toIssues({ list, wordsOf, country }: Findings<unknown>): Issue[] {
	if (list === null) return []
	const words = wordsOf === null || country === null ? NO_WORDS : wordsOf(country)
	return list.sort((a, b) => a.check - b.check || compareIssues(a, b)).map((finding) => toIssue(finding, words))
}

function toIssue(finding: Finding, words: Words): Issue {
	const { prefix, template, code, suggestion, words: own = words } = finding
	return writeIssue(template, code, finding, suggestion && prefixChanges(suggestion, prefix), own)
}
