import type { RuleId } from '../core/issue.ts'
import { readField } from '../core/read.ts'
import { type Found, find } from './found.ts'

/** How much of an input a parser reads. The interface shows no maximum, so the defaults are generous (D-91). */
export interface Limits {
	/** How many items the input's lists and free-form objects may hold together: 100,000 unless told. */
	readonly maxItems: number
	/** How deep free-form content may be nested: 64 levels unless told, 500 at most, beyond which the stack could run out. */
	readonly maxDepth: number
}

/** The start of a parse by a rule, within the caller's limits. */
export function begin(limits: unknown, rule: RuleId): Found {
	return {
		issues: [],
		isRefused: false,
		rule,
		itemsLeft: readCount(limits, 'maxItems', 100_000),
		maxDepth: Math.min(readCount(limits, 'maxDepth', 64), 500),
	}
}

/** A field that says how many: a caller's limit, the length of a list; the standard where it is no number. */
export function readCount(object: unknown, name: keyof Limits | 'length', standard: number): number {
	const count = readField(object, name)
	return typeof count === 'number' && count >= 0 ? count : standard
}

/** How many of a list's items to read: all of them, or none where the limit is passed. */
export function takeItems(length: number, found: Found): number {
	if (length > found.itemsLeft) {
		find(found, 'request.too-many', undefined, '', length)
		return 0
	}
	found.itemsLeft -= length
	return length
}
