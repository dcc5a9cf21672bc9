import { compareIssues, type RuleId } from '../core/issue.ts'
import { isPolluted } from '../core/read.ts'
import type { Verdict } from '../core/verdict.ts'
import { copyTree } from './copy-json.ts'
import { nameOf } from './field-types.ts'
import type { Wording } from './messages.ts'
import { type Draft, MAX_LENGTH, type ParseContext, type RequestCode, startParsing } from './parse-context.ts'

/** Returns a typed copy of a value, and adds issues to the context. Undefined only for a rejected value. */
export type Reader<T> = (value: unknown, context: ParseContext) => T | undefined

/**
 * Returns the verdict on a body. For a valid body, returns a copy with the documented types and without undocumented fields. For an invalid body,
 * returns all issues. Never throws. If reading the input throws, or `Object.prototype` is polluted, a safe copy of the input is parsed.
 */
export function parse<T>(
	whole: string,
	wording: Wording,
	rule: RuleId,
	read: Reader<T>,
	input: unknown,
	limits: unknown,
): Verdict<T, RequestCode> {
	let context = startParsing(limits, rule)
	let value: T | undefined
	try {
		value = read(isPolluted() ? copyTree(input, context) : input, context)
	} catch {
		context = startParsing(limits, rule)
		value = read(copyTree(input, context), context)
	}
	for (const issue of context.issues) {
		const { code, path, params } = issue
		const name = path.length === 0 ? whole : nameOf(path)
		const field = name.length <= MAX_LENGTH ? name : 'this field'
		params.field = field
		issue.message = wording(code, field, params.expected, params.actual)
	}
	const issues = context.issues as [Draft, ...Draft[]]
	if (issues.length > 1) issues.sort(compareIssues)
	return context.isRefused ? { status: 'invalid', issues } : { status: 'valid', value: value as T, issues }
}
