import type { About, Path, RuleId, Severity } from '../core/issue.ts'
import { readField, typeName } from '../core/read.ts'

/** The `expected` type of a text that should be a date, but may be any text. */
export const A_DATE = 'a date'

/** The longest text that a message repeats. */
export const MAX_LENGTH = 80

/** The faults that a reader can find. */
export type Fault =
	| 'type'
	| 'null'
	| 'missing'
	| 'unknown-property'
	| 'too-few'
	| 'too-many'
	| 'too-deep'
	| 'format'
	| 'loose-date-time'
	| 'enum'

/** The code of a fault in a request. Responses are read with these codes, because the codes of requests are more common. */
export type RequestCode = `request.${Fault}`

/** An unfinished issue. The path becomes longer while the readers return. The message is written when the path is complete. */
export interface Draft {
	readonly code: RequestCode
	readonly severity: Severity
	readonly about: About
	path: Path
	message: string
	readonly params: { field: string; readonly expected: string; readonly actual: string }
	readonly rule: RuleId
}

/** The issues of one parse, and how many items may still be read. */
export interface ParseContext {
	readonly issues: Draft[]
	/** Whether one of the issues is an error. */
	isRefused: boolean
	readonly rule: RuleId
	itemsLeft: number
	readonly maxDepth: number
	/** Checks the date-time in a text of an answer. Without it, any text passes. */
	checkTime?: CheckTime | undefined
	/** Whether a text that isn't among the listed values is kept, with a warning (D-162). */
	keepsUnlisted?: boolean
}

/** Returns the text, and adds an issue if it isn't a date-time. */
export type CheckTime = (text: string, context: ParseContext, key: Key) => string

/** The key or index of a value in its object or list. Undefined for the whole input. */
export type Key = string | number | undefined

/**
 * Adds a fault at `key` of the current object or list. The object or list may itself be at the key `at`. Without a key, the fault concerns the
 * whole input.
 */
export function addIssue(
	context: ParseContext,
	code: RequestCode,
	key: Key,
	expected: string,
	actual: unknown,
	at?: Key,
): undefined {
	const lenience = lenienceOf(code, expected, context)
	const issue: Draft = {
		code,
		severity: lenience ? 'warning' : 'error',
		about: code === 'request.null' ? 'usage' : 'refusal',
		path: key === undefined ? [] : at === undefined ? [key] : [at, key],
		message: '',
		params: { field: '', expected, actual: shownValue(code, actual) },
		rule: lenience ?? context.rule,
	}
	if (!lenience) context.isRefused = true
	context.issues.push(issue)
}

/** Returns the decision by which a fault is only a warning; undefined for an error. */
function lenienceOf(code: RequestCode, expected: string, { keepsUnlisted }: ParseContext): RuleId | undefined {
	if (code === 'request.null') return 'D-92'
	if (code === 'request.enum' && keepsUnlisted) return 'D-162'
	if (code === 'request.loose-date-time') return 'D-50'
	return expected === A_DATE ? 'D-60' : undefined
}

/** Returns a value for a message: its type if the type is wrong or the text is long, otherwise the value itself. */
function shownValue(code: RequestCode, actual: unknown): string {
	if (typeof actual === 'number') return `${actual}`
	return code !== 'request.type' && typeof actual === 'string' && actual.length <= MAX_LENGTH
		? actual
		: typeName(actual)
}

/** Adds an issue for an optional field of a wrong type. A missing field has no issue. Null counts as missing, with a warning (D-92). */
export function addWrongType(
	context: ParseContext,
	key: string,
	expected: string,
	actual: unknown,
	at?: Key,
): undefined {
	if (actual !== undefined)
		addIssue(context, actual === null ? 'request.null' : 'request.type', key, expected, actual, at)
}

/** Adds an issue for a required field that is missing or has a wrong type. */
export function addMissing(context: ParseContext, key: string, expected: string, actual: unknown, at?: Key): undefined {
	addIssue(context, actual === undefined ? 'request.missing' : 'request.type', key, expected, actual, at)
}

/** Puts `key` at the start of the path of every issue after the first `before`. */
export function moveUnder({ issues }: ParseContext, before: number, key: Key): void {
	if (key === undefined) return
	for (let at = before; at < issues.length; at++) {
		const issue = issues[at] as Draft
		issue.path = [key, ...issue.path]
	}
}

/** Limits for the input of a parser. The API documentation shows no maximum, so the defaults are high (D-91). */
export interface Limits {
	/** The most items in all lists and free-form objects of the input together. Default: 100,000. */
	readonly maxItems: number
	/** The deepest nesting of free-form content. Default: 64. At most 500, to protect the stack. */
	readonly maxDepth: number
}

/** Returns an empty parse context for a rule, with the caller's limits. */
export function startParsing(limits: unknown, rule: RuleId): ParseContext {
	return {
		issues: [],
		isRefused: false,
		rule,
		itemsLeft: readCount(limits, 'maxItems', 100_000),
		maxDepth: Math.min(readCount(limits, 'maxDepth', 64), 500),
	}
}

/** Returns a number of items: a limit of the caller, or the length of a list. Returns `standard` if the value isn't a number. */
export function readCount(object: unknown, name: keyof Limits | 'length', standard: number): number {
	const count = readField(object, name)
	return typeof count === 'number' && count >= 0 ? count : standard
}

/** Returns how many items of a list to read: all, or none if the list is too long. */
export function takeItems(length: number, context: ParseContext): number {
	if (length > context.itemsLeft) {
		addIssue(context, 'request.too-many', undefined, '', length)
		return 0
	}
	context.itemsLeft -= length
	return length
}
