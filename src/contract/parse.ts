import { compareIssues, type RuleId } from '../core/issue.ts'
import { isPolluted } from '../core/read.ts'
import type { Verdict } from '../core/verdict.ts'
import { copyTree } from './copy-tree.ts'
import { type Draft, type Found, LONGEST, type RequestCode } from './found.ts'
import { begin } from './limits.ts'

/** Makes a value's typed copy, and says in `found` what is wrong with it; undefined only for what is refused. */
export type Reader<T> = (value: unknown, found: Found) => T | undefined

/**
 * The message for a fault. Code, not templates: what is wrong is often found in one body after another, and to fill a template
 * takes longer than all the rest of an issue. A switch, not a table: to look up one of ten functions and call it takes as long as
 * the message.
 */
export type Wording = (code: RequestCode, field: string, expected: string, actual: string) => string

/**
 * The verdict on a body: a copy in the interface's types, without what the interface doesn't name, or everything that is wrong with
 * it. Never throws; an input that throws when it is read, or that inherits fields from a polluted `Object.prototype`, is first
 * copied with care.
 */
export function parse<T>(
	whole: string,
	wording: Wording,
	rule: RuleId,
	read: Reader<T>,
	input: unknown,
	limits: unknown,
): Verdict<T, RequestCode> {
	let found = begin(limits, rule)
	let value: T | undefined
	try {
		value = read(isPolluted() ? copyTree(input, found) : input, found)
	} catch {
		found = begin(limits, rule)
		value = read(copyTree(input, found), found)
	}
	for (const issue of found.issues) {
		const { code, path, params } = issue
		const field = nameOf(path) || whole
		params.field = field
		issue.message = wording(code, field, params.expected, params.actual)
	}
	const issues = found.issues as [Draft, ...Draft[]]
	if (issues.length > 1) issues.sort(compareIssues)
	return found.isRefused ? { status: 'invalid', issues } : { status: 'valid', value: value as T, issues }
}

/** How a message names the field at a path: `orderItems[2].quantity`. */
function nameOf(path: readonly (string | number)[]): string {
	let name = ''
	for (const step of path) name += typeof step === 'number' ? `[${step}]` : name === '' ? step : `.${step}`
	return name.length <= LONGEST ? name : 'this field'
}
