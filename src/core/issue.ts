import { isList, readField } from './read.ts'

/** Where a finding points: keys and indexes into the caller's own input, outermost first. */
export type Path = readonly (string | number)[]

/** What a message can show: plain data, so that an issue survives JSON and translation. */
export type Params = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** `error` refuses the input; `warning` never does (D-03). */
export type Severity = 'error' | 'warning'

/** A clause of the interface (`validate-order.4`, `tax-number.2`) or a decision (`D-15`). */
export type RuleId = `${string}.${string}` | `D-${number}`

/** One field to change, and what to. */
export interface Change {
	readonly path: Path
	readonly value: string
}

/**
 * One finding about the input. A superset of a Standard Schema issue, so forms take it as it is.
 *
 * `code` is stable; `message` is English, made from the code's template and `params`.
 * All changes of `suggestion`, applied together, make the issue go away.
 */
export interface Issue<Code extends string = string> {
	readonly code: Code
	readonly severity: Severity
	readonly path: Path
	readonly message: string
	readonly params: Params
	readonly rule: RuleId
	readonly suggestion?: readonly Change[]
}

/** The codes of one rule file, each with its English message; `{name}` stands for a parameter. */
export type Messages<Code extends string = string> = Readonly<Record<Code, string>>

/** What one finding has beside its code and message. */
export interface IssueDetails {
	readonly severity: Severity
	readonly path: Path
	readonly rule: RuleId
	readonly params?: Params
	/** The message, where a rule has clipped the parameters and filled the template itself. */
	readonly message?: string
	readonly suggestion?: readonly Change[] | undefined
}

/** A name in a template: where templates are cut. */
const NAMES = /\{([^{}]*)\}/g

/** The first half of a surrogate pair whose second half was cut off. */
const HALF_PAIR = /[\ud800-\udbff]$/g

/** The longest text, in UTF-16 units, that a parameter repeats from the input. */
const LONGEST_PARAM = 80

/**
 * Makes an issue from a rule file's own table of messages.
 *
 * @example
 * makeIssue({ 'a.b': 'No {what}.' }, 'a.b', { severity: 'error', path: ['x'], rule: 'D-01', params: { what: 'tea' } }).message
 * // => 'No tea.'
 */
export function makeIssue<Code extends string>(
	messages: Messages<Code>,
	code: NoInfer<Code>,
	details: IssueDetails,
): Issue<Code> {
	const { severity, path, rule, suggestion } = details
	const params = details.message === undefined ? clipParams(details.params ?? {}) : (details.params ?? {})
	const message = details.message ?? fill(partsOf(messages[code]), params)
	return suggestion === undefined
		? { code, severity, path, message, params, rule }
		: { code, severity, path, message, params, rule, suggestion }
}

/**
 * Fills a message template. A name that `params` lacks stays as it is written; values are never read as templates.
 *
 * @example
 * formatMessage('{zip} is not a postal code of {country}.', { zip: '{country}', country: 'FR' })
 * // => '{country} is not a postal code of FR.'
 */
export function formatMessage(template: string, params: Params): string {
	return typeof template === 'string' ? fill(template.split(NAMES), params) : ''
}

/** The parts of the rules' own templates, which are few: a text, then in turn a name and the text after it. */
const known = /* @__PURE__ */ new Map<string, readonly string[]>()

function partsOf(template: string): readonly string[] {
	let parts = known.get(template)
	if (parts === undefined) {
		parts = template.split(NAMES)
		known.set(template, parts)
	}
	return parts
}

function fill(parts: readonly string[], params: Params): string {
	let text = parts[0] as string
	for (let i = 1; i < parts.length; i += 2) {
		const name = parts[i] as string
		text += (showParam(readField(params, name)) ?? `{${name}}`) + parts[i + 1]
	}
	return text
}

function showParam(value: unknown): string | null {
	if (typeof value === 'string') return value
	if (isList(value)) return value.filter((part) => typeof part === 'string').join(', ')
	return typeof value === 'number' || value === true || value === false ? `${value}` : null
}

/** The same issues, seen from an object that holds the rule's input under `prefix`. */
export function prefixIssues<Code extends string>(issues: readonly Issue<Code>[], prefix: Path): Issue<Code>[] {
	return issues.map((issue) => prefixIssue(issue, prefix))
}

/** The same for one issue. */
export function prefixIssue<Code extends string>(issue: Issue<Code>, prefix: Path): Issue<Code> {
	const { code, severity, message, params, rule, suggestion } = issue
	const path = joinPaths(prefix, issue.path)
	if (suggestion === undefined) return { code, severity, path, message, params, rule }
	const moved = suggestion.map((change) => ({ path: joinPaths(prefix, change.path), value: change.value }))
	return { code, severity, path, message, params, rule, suggestion: moved }
}

/** One path after another, in a list that has no room to spare. */
function joinPaths(prefix: Path, path: Path): Path {
	const joined = new Array<string | number>(prefix.length + path.length)
	for (let i = 0; i < prefix.length; i++) joined[i] = prefix[i] as string | number
	for (let i = 0; i < path.length; i++) joined[prefix.length + i] = path[i] as string | number
	return joined
}

/** Puts the issues of one check in their order (D-04), in which most are found. */
export function sortIssues<Code extends string>(issues: Issue<Code>[]): Issue<Code>[] {
	for (let i = 1; i < issues.length; i++) {
		if (compareIssues(issues[i - 1] as Issue, issues[i] as Issue) > 0) return issues.sort(compareIssues)
	}
	return issues
}

/**
 * The order of the issues of one check (D-04): by path, numeric indexes as numbers, then errors before warnings, then code.
 */
export function compareIssues(a: Issue, b: Issue): number {
	return (
		comparePaths(a.path, b.path) ||
		// `error` stands before `warning` in the alphabet, too.
		compareText(a.severity, b.severity) ||
		compareText(a.code, b.code)
	)
}

function comparePaths(a: Path, b: Path): number {
	const shared = Math.min(a.length, b.length)
	for (let i = 0; i < shared; i++) {
		const x = a[i] as string | number
		const y = b[i] as string | number
		if (x === y) continue
		if (typeof x === 'number') return typeof y === 'number' ? x - y : -1
		return typeof y === 'number' ? 1 : compareText(x, y)
	}
	return a.length - b.length
}

function compareText(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0
}

/** The same parameters; a copy with its long texts cut where there are any. */
function clipParams(params: Params): Params {
	for (const name in params) {
		const value = params[name]
		if (typeof value === 'string' && value.length > LONGEST_PARAM)
			return clipParams({ ...params, [name]: clipParam(value) })
	}
	return params
}

/** A long text's start, with an ellipsis in place of the rest; no surrogate pair is cut. Any other text as it is. */
export function clipParam(text: string): string {
	return text.length <= LONGEST_PARAM ? text : `${text.slice(0, LONGEST_PARAM - 1).replace(HALF_PAIR, '')}…`
}
