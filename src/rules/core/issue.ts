import { MAX_PARAM_LENGTH, MAX_TEXTS } from './limits.ts'
import { openList } from './open.ts'
import type { PolicyKey } from './policy.ts'
import { isList, isPolluted, readField } from './read.ts'
import { ENGLISH_MARKS, writeNumber } from './write-number.ts'

/** Where a finding is in the caller's own input: keys and indexes, the outermost first. */
export type Path = readonly (string | number)[]

/** The values that a message can show. Parameters are plain data, so that an issue can be sent as JSON and translated. */
export type Params = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** An `error` makes the verdict invalid. A `warning` never does (D-03). */
export type Severity = 'error' | 'warning'

/**
 * What an issue concerns: `refusal`, `delivery`, `change`, `usage` (your program is wrong) or `response` (D-172).
 *
 * - `refusal`: the store rejects this, or may reject it.
 * - `delivery`: the store accepts this, but the parcel may not arrive.
 * - `change`: a value of the caller was changed, replaced or ignored.
 * - `usage`: the program that calls has to change. Examples: an unknown key of a policy, a null, a deprecated field, an argument of the wrong type.
 * - `response`: a response of the store differs from the API documentation.
 */
export type About = 'refusal' | 'delivery' | 'change' | 'usage' | 'response'

/** A clause of the API documentation (`validate-order.4`, `tax-number.2`) or a decision (`D-15`). */
export type RuleId = `${string}.${string}` | `D-${number}`

/** A field to change (`path`), its new `value`, and perhaps a `label` for a button. */
export interface Change {
	readonly path: Path
	readonly value: string
	/** The text of a button for the value (`Akita` for 05). Absent if the value is readable itself. */
	readonly label?: string
}

/**
 * One finding about the input: `code`, `severity`, `path`, `message`, `params`, `rule`, `about`, and perhaps a `suggestion`. An issue has every
 * field of a Standard Schema issue, so forms can use it directly.
 *
 * `code` is stable. `message` is in English, and made from the code and `params`. If you apply all changes of `suggestion`, the issue disappears.
 */
export interface Issue<Code extends string = string> {
	readonly code: Code
	readonly severity: Severity
	readonly about: About
	readonly path: Path
	readonly message: string
	readonly params: Params
	readonly rule: RuleId
	/**
	 * The key of `Policy` that decides the severity of the issue (D-172). An error of an order without this key follows from a clause of the API
	 * documentation.
	 */
	readonly policy?: PolicyKey
	readonly suggestion?: readonly Change[]
}

/** The English message of each code in a rule file. `{name}` is a parameter. */
export type Messages<Code extends string = string> = Readonly<Record<Code, string>>

/** The details of an issue: everything except its code and message. */
export interface IssueDetails {
	readonly severity: Severity
	/** Default: `refusal`. */
	readonly about?: About | undefined
	readonly path: Path
	readonly rule: RuleId
	readonly policy?: PolicyKey | undefined
	readonly params?: Params
	readonly suggestion?: readonly Change[] | undefined
}

/** The severity of an issue, and the policy key that decides it. */
export type PolicySeverity = Pick<IssueDetails, 'severity' | 'policy'>

/** The parameters in a template. */
const SLOTS = /\{([^{}]*)\}/g

/** The first half of a surrogate pair without its second half. */
const HALF_PAIR = /[\ud800-\udbff]$/g

/** Makes one issue outside of a check, from a table of messages. */
export function makeIssue<Code extends string>(
	messages: Messages<Code>,
	code: NoInfer<Code>,
	details: IssueDetails,
): Issue<Code> {
	// The optional fields must be the details' own: `Object.prototype` may have fields of these names.
	const own = (isPolluted() ? { __proto__: null, ...details } : details) as IssueDetails
	return writeIssue(messages[code], code, { ...own, path: [...own.path] }, own.suggestion, NO_WORDS)
}

/** Returns an issue with its message. The caller may change the issue: it has a path of its own, and copied parameters. */
export function writeIssue<Code extends string>(
	template: string,
	code: Code,
	{ severity, about = 'refusal', path, rule, policy, params: given = {} }: IssueDetails,
	suggestion: readonly Change[] | undefined,
	words: Words,
): Issue<Code> {
	const params = clipParams(given)
	const message = fillTemplate(template, params, words)
	if (policy === undefined)
		return suggestion === undefined
			? { code, severity, about, path, message, params, rule }
			: { code, severity, about, path, message, params, rule, suggestion }
	return suggestion === undefined
		? { code, severity, about, path, message, params, rule, policy }
		: { code, severity, about, path, message, params, rule, policy, suggestion }
}

/**
 * Fills a message template. `{country}` shows the parameter `countryName`; `country` if there is none. `{field|postal code}` shows "postal code" if
 * `field` and its preferred variant are missing. Any other placeholder without a parameter stays as it is. Values are never parsed as templates.
 *
 * @example
 * formatMessage('Enter the {field|postal code} for {country}.', { country: 'FR', countryName: 'France' })
 * // => 'Enter the postal code for France.'
 */
export function formatMessage(template: string, params: Params): string {
	if (typeof template !== 'string') return ''
	return template.replace(SLOTS, (slot, inner: string) => {
		const [name = '', fallback = slot] = inner.split('|', 2)
		return showParam(readField(params, `${name}Name`) ?? readField(params, name)) ?? fallback
	})
}

/** Words that messages show instead of parameters, for one country or one field. */
export interface Words {
	readonly shown: Params
	/** A cache of templates in which these words are filled in. */
	readonly cut: Map<string, Parts>
}

/** A template in parts: literal text, then for each placeholder the parameter's name, the name of the preferred parameter, and the text after it. */
type Parts = readonly string[]

export function makeWords(shown: Params): Words {
	return { shown, cut: new Map() }
}

/** For messages that show codes. */
export const NO_WORDS: Words = /* @__PURE__ */ makeWords({})

/**
 * Fills a template of the rules, fast. A placeholder shows the word, otherwise its fallback, otherwise the parameter. All parameters must exist,
 * except for a placeholder with an empty fallback: `{taxHint|}`.
 */
export function fillTemplate(template: string, params: Params, words: Words): string {
	let parts = words.cut.get(template)
	if (parts === undefined) {
		parts = cutTemplate(template, words.shown)
		words.cut.set(template, parts)
	}
	const own = (isPolluted() ? { __proto__: null, ...params } : params) as Params
	let text = parts[0] as string
	for (let at = 1; at < parts.length; at += 3) {
		const value = own[parts[at + 1] as string] ?? own[parts[at] as string]
		text += typeof value === 'string' ? value : (showParam(value, ' or ') ?? '')
		text += parts[at + 2]
	}
	return text
}

/** Fills in the words, and splits the template at the remaining placeholders. Words contain no braces. */
function cutTemplate(template: string, shown: Params): Parts {
	const worded = template.replace(SLOTS, (slot, inner: string) => {
		const [name = '', fallback = slot] = inner.split('|', 2)
		return showParam(readField(shown, name)) ?? (fallback || `{${name}}`)
	})
	return worded.split(SLOTS).flatMap((part, at) => (at % 2 === 0 ? part : [part, `${part}Name`]))
}

/** Returns a parameter as text; undefined if a message can't show the value. `last` is the separator before the last item. */
function showParam(value: unknown, last = ', '): string | undefined {
	if (typeof value === 'string') return value
	if (isList(value)) {
		const texts = openList(value, MAX_TEXTS).filter((text) => typeof text === 'string')
		return joinTexts(texts, ', ', last)
	}
	if (typeof value === 'number') return writeNumber(value, ENGLISH_MARKS)
	return value === true || value === false ? `${value}` : undefined
}

/** Joins texts: `joinTexts(['a', 'b', 'c'], ', ', ' or ')` is `a, b or c`. */
export function joinTexts(texts: readonly string[], between: string, last: string): string {
	const [end = '', ...others] = [...texts].reverse()
	return others.length === 0 ? end : `${others.reverse().join(between)}${last}${end}`
}

/** Returns copies of the changes, with `prefix` before each path. */
export function prefixChanges(changes: readonly Change[], prefix: Path): readonly Change[] {
	return changes.map((change) => {
		const path = [...prefix, ...change.path]
		const { value } = change
		return Object.hasOwn(change, 'label') ? { path, value, label: change.label as string } : { path, value }
	})
}

/** What decides the order of issues. */
type Ordered = Pick<Issue, 'path' | 'severity' | 'code'>

/** Compares two issues of one check (D-04) by path, then by severity (errors first), then by code. Numeric indexes compare as numbers. */
export function compareIssues(a: Ordered, b: Ordered): number {
	return (
		comparePaths(a.path, b.path) ||
		// `error` also comes before `warning` in the alphabet.
		compareText(a.severity, b.severity) ||
		compareText(a.code, b.code)
	)
}

export function comparePaths(a: Path, b: Path): number {
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

export function compareText(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0
}

/** Returns a copy of the parameters in which long texts are shortened. */
export function clipParams(params: Params): Params {
	const copy: Record<string, Params[string]> = { ...params }
	for (const name in copy) {
		const value = copy[name] as Params[string]
		// Most parameters are short texts. A field that `Object.prototype` has is not the copy's own.
		if (typeof value === 'string') {
			if (value.length > MAX_PARAM_LENGTH && Object.hasOwn(copy, name)) copy[name] = clipParam(value)
		} else if (isList(value) && Object.hasOwn(copy, name)) copy[name] = [...value]
	}
	return copy
}

/**
 * Shortens a long text, and adds an ellipsis. It never cuts a surrogate pair. Returns a short text unchanged. The result is a copy, character by
 * character. An engine's slice keeps the whole text in memory as long as the issue exists.
 */
export function clipParam(text: string): string {
	if (text.length <= MAX_PARAM_LENGTH) return text
	const rest = text.slice(0, MAX_PARAM_LENGTH - 1).replace(HALF_PAIR, '')
	return `${rest.split('').join('')}…`
}
