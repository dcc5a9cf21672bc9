import type { Path, RuleId, Severity } from '../core/issue.ts'
import { typeName } from '../core/read.ts'

/** The longest text that a message repeats. */
export const LONGEST = 80

/** What a reader can find wrong. */
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

/** The code of a fault in what a caller sends, by which readers call it: there it is found most. */
export type RequestCode = `request.${Fault}`

/** An issue in the making: its path grows outward while the readers return, and what names its place is written when it has all. */
export interface Draft {
	readonly code: RequestCode
	readonly severity: Severity
	path: Path
	message: string
	readonly params: { field: string; readonly expected: string; readonly actual: string }
	readonly rule: RuleId
}

/** What one parse has found, and how much it may still read. */
export interface Found {
	issues: Draft[]
	/** Whether one of the issues is an error. */
	isRefused: boolean
	readonly rule: RuleId
	itemsLeft: number
	readonly maxDepth: number
}

/** Where something stands in the object or list that holds it; undefined for the whole input. */
export type Key = string | number | undefined

/** Notes a fault at a key of the object or list that is being read, which may stand `at` a key itself; without a key, of the whole. */
export function find(
	found: Found,
	code: RequestCode,
	key: Key,
	expected: string,
	actual: unknown,
	at?: Key,
): undefined {
	/** The decision by which it passes with a warning. */
	const lenience = code === 'request.null' ? 'D-92' : code === 'request.loose-date-time' ? 'D-50' : undefined
	const issue: Draft = {
		code,
		severity: lenience ? 'warning' : 'error',
		path: key === undefined ? [] : at === undefined ? [key] : [at, key],
		message: '',
		params: { field: '', expected, actual: show(code, actual) },
		rule: lenience ?? found.rule,
	}
	if (!lenience) found.isRefused = true
	// Most often there is one: a list that begins with it has no room for more, one that gets it pushed has room for seventeen.
	if (found.issues.length === 0) found.issues = [issue]
	else found.issues.push(issue)
}

/** What a message says of the value: its type where that is what is wrong or where it is long, else the value. */
function show(code: RequestCode, actual: unknown): string {
	if (typeof actual === 'number') return `${actual}`
	return code !== 'request.type' && typeof actual === 'string' && actual.length <= LONGEST ? actual : typeName(actual)
}

/** An optional field that does not hold the interface's type: left out, or wrong. Null counts as left out, with a warning (D-92). */
export function mistyped(found: Found, key: string, expected: string, actual: unknown, at?: Key): undefined {
	if (actual !== undefined) find(found, actual === null ? 'request.null' : 'request.type', key, expected, actual, at)
}

/** A field that has to be there and is not, or is of another type than the interface's. */
export function lacking(found: Found, key: string, expected: string, actual: unknown, at?: Key): undefined {
	find(found, actual === undefined ? 'request.missing' : 'request.type', key, expected, actual, at)
}

/**
 * Moves what was found after the first `before` under the key of the object or the index of the list that holds it. Paths are as
 * long as they get: a list that another is spread into has room for sixteen more.
 */
export function moveUnder({ issues }: Found, before: number, key: Key): void {
	if (key === undefined) return
	for (let at = before; at < issues.length; at++) {
		const issue = issues[at] as Draft
		const path = new Array<string | number>(issue.path.length + 1)
		path[0] = key
		for (let i = 1; i < path.length; i++) path[i] = issue.path[i - 1] as string | number
		issue.path = path
	}
}
