import type { About, Path, RuleId, Severity } from '../core/issue.ts'
import { readField, typeName } from '../core/read.ts'

/** The `expected` of a text that should be a date, but may be any text. */
export const A_DATE = 'a date'

/** The longest text that a message repeats. */
export const MAX_LENGTH = 80

/** The faults that a reader can find. */
export const FAULTS = [
	'type',
	'null',
	'missing',
	'unknown-property',
	'too-few',
	'too-many',
	'too-deep',
	'format',
	'loose-date-time',
	'enum',
] as const

export type Fault = (typeof FAULTS)[number]

/** The code of a fault in a request. Readers use these codes for responses too, because faults are most often in requests. */
export type RequestCode = `request.${Fault}`

/** An unfinished issue: its path grows outward while the readers return, and its message is written once the path is complete. */
export interface Draft {
	readonly code: RequestCode
	readonly severity: Severity
	readonly about: About
	path: Path
	message: string
	readonly params: { field: string; readonly expected: string; readonly actual: string }
	readonly rule: RuleId
}

/** The findings of one parse, and how much it may still read. */
export interface ParseContext {
	readonly issues: Draft[]
	/** Whether one of the issues is an error. */
	isRefused: boolean
	readonly rule: RuleId
	itemsLeft: number
	readonly maxDepth: number
	/** Judges the text of a date-time in an answer. Without it, any text passes. */
	checkTime?: CheckTime | undefined
	/** Whether a text that is not one of the listed values is kept, with a warning (D-162). */
	keepsUnlisted?: boolean
}

/** Returns the given text, with a finding if it is not a date-time. */
export type CheckTime = (text: string, context: ParseContext, key: Key) => string

/** The key or index of a value in its object or list. Undefined for the whole input. */
export type Key = string | number | undefined

/**
 * Adds a fault at `key` of the current object or list, which may itself be `at` a key. Without a key, the fault is of the
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

/** Returns the decision that makes a fault a warning; undefined for an error. */
function lenienceOf(code: RequestCode, expected: string, { keepsUnlisted }: ParseContext): RuleId | undefined {
	if (code === 'request.null') return 'D-92'
	if (code === 'request.enum' && keepsUnlisted) return 'D-162'
	if (code === 'request.loose-date-time') return 'D-50'
	return expected === A_DATE ? 'D-60' : undefined
}

/** Returns the text that a message shows for the value: its type for a fault of type or for a long text, otherwise the value. */
function shownValue(code: RequestCode, actual: unknown): string {
	if (typeof actual === 'number') return `${actual}`
	return code !== 'request.type' && typeof actual === 'string' && actual.length <= MAX_LENGTH
		? actual
		: typeName(actual)
}

/** Reports an optional field of a wrong type. An absent field is fine, and null counts as absent, with a warning (D-92). */
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

/** Reports a required field that is missing or of a wrong type. */
export function addMissing(context: ParseContext, key: string, expected: string, actual: unknown, at?: Key): undefined {
	addIssue(context, actual === undefined ? 'request.missing' : 'request.type', key, expected, actual, at)
}

/** Puts `key` in front of the paths of all issues after the first `before`. */
export function moveUnder({ issues }: ParseContext, before: number, key: Key): void {
	if (key === undefined) return
	for (let at = before; at < issues.length; at++) {
		const issue = issues[at] as Draft
		issue.path = [key, ...issue.path]
	}
}

/** Limits for the input of a parser. The API documentation shows no maximum, so the defaults are generous (D-91). */
export interface Limits {
	/** The most items that all lists and free-form objects of the input may have together. Default: 100,000. */
	readonly maxItems: number
	/** The deepest nesting of free-form content. Default: 64. At most 500, to protect the stack. */
	readonly maxDepth: number
}

/** Returns the empty findings of a parse for a rule, with the caller's limits. */
export function startParsing(limits: unknown, rule: RuleId): ParseContext {
	return {
		issues: [],
		isRefused: false,
		rule,
		itemsLeft: readCount(limits, 'maxItems', 100_000),
		maxDepth: Math.min(readCount(limits, 'maxDepth', 64), 500),
	}
}

/** Returns a count: a caller's limit or the length of a list. Returns `standard` if it is not a number. */
export function readCount(object: unknown, name: keyof Limits | 'length', standard: number): number {
	const count = readField(object, name)
	return typeof count === 'number' && count >= 0 ? count : standard
}

/** Returns the number of a list's items to read: all, or none beyond the limit. */
export function takeItems(length: number, context: ParseContext): number {
	if (length > context.itemsLeft) {
		addIssue(context, 'request.too-many', undefined, '', length)
		return 0
	}
	context.itemsLeft -= length
	return length
}
