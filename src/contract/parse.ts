import { compareIssues, type RuleId } from '../core/issue.ts'
import { isPolluted } from '../core/read.ts'
import type { Verdict } from '../core/verdict.ts'
import { copyTree } from './copy-tree.ts'
import { type Draft, type Found, LONGEST, type RequestCode } from './found.ts'
import { begin } from './limits.ts'

/**
 * Returns a value's typed copy, and adds findings to `found`. Undefined only for a rejected value. A reader of many types goes by a
 * shape.
 */
export type Reader<T, S = undefined> = (value: unknown, found: Found, shape?: S) => T | undefined

/**
 * The message for a fault. A function is faster here than a template, which would take longer than the rest of an issue; a
 * switch is faster than a table of ten functions (bench contract-invalid).
 */
export type Wording = (code: RequestCode, field: string, expected: string, actual: string) => string

/**
 * Returns the verdict on a body. A valid body gives a copy in the interface's types, without fields that the interface does not
 * name; an invalid body gives all its findings. Never throws: if reading the input throws, or `Object.prototype` is polluted, it
 * parses a safe copy of the input.
 */
export function parse<T, S = undefined>(
	whole: string,
	wording: Wording,
	rule: RuleId,
	read: Reader<T, S>,
	input: unknown,
	limits: unknown,
	shape?: S,
): Verdict<T, RequestCode> {
	let found = begin(limits, rule)
	let value: T | undefined
	try {
		value = read(isPolluted() ? copyTree(input, found) : input, found, shape)
	} catch {
		found = begin(limits, rule)
		value = read(copyTree(input, found), found, shape)
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

/** Returns the name of the field at a path in a message: `orderItems[2].quantity`. */
function nameOf(path: readonly (string | number)[]): string {
	let name = ''
	for (const step of path) name += typeof step === 'number' ? `[${step}]` : name === '' ? step : `.${step}`
	return name.length <= LONGEST ? name : 'this field'
}
