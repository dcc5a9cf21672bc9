import type { RuleId } from '../core/issue.ts'
import { readField } from '../core/read.ts'
import { addIssue, type ParseContext } from './parse-context.ts'

/** Limits for the input of a parser. The interface shows no maximum, so the defaults are generous (D-91). */
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
