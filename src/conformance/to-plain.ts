import { isList, lengthOf, readField } from '../core/read.ts'

/** How many values of an answer are read, how deep, and how much of a text: what keeps a report finite. */
const MOST_VALUES = 20_000
const MOST_LEVELS = 64
const LONGEST_TEXT = 10_000

/**
 * A copy of any value as plain JSON, read once and up to a limit, so that what is compared cannot change, run in a circle or throw.
 * What JSON has not is a text in parentheses: `(undefined)`, `(function)`, `(NaN)`, `(too deep)`, `(too much)`, `(unreadable)`. Keys
 * without a value are left out.
 *
 * @example
 * toPlain({ a: [1, undefined, Number.NaN], b: undefined }) // => { a: [1, '(undefined)', '(NaN)'] }
 */
export function toPlain(value: unknown): unknown {
	return copy(value, MOST_LEVELS, { left: MOST_VALUES })
}

function copy(value: unknown, levels: number, budget: { left: number }): unknown {
	if (budget.left-- <= 0) return '(too much)'
	if (value === null || typeof value === 'boolean') return value
	if (typeof value === 'string') return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value
	if (typeof value === 'number') return Number.isFinite(value) ? value : `(${value})`
	if (typeof value !== 'object') return `(${typeof value})`
	if (levels === 0) return '(too deep)'
	if (isList(value)) return copyList(value, levels - 1, budget)
	return copyObject(value, levels - 1, budget)
}

function copyList(list: readonly unknown[], levels: number, budget: { left: number }): unknown[] {
	const copied: unknown[] = []
	const length = lengthOf(list)
	for (let i = 0; i < length; i++) {
		copied.push(copy(readField(list, i), levels, budget))
		if (budget.left <= 0) break
	}
	return copied
}

function copyObject(object: object, levels: number, budget: { left: number }): unknown {
	const entries: [string, unknown][] = []
	try {
		for (const key of Object.keys(object)) {
			const value = readField(object, key)
			if (value !== undefined) entries.push([key, copy(value, levels, budget)])
			if (budget.left <= 0) break
		}
	} catch {
		return '(unreadable)'
	}
	// Defines the keys rather than sets them: `__proto__` is one like others.
	return Object.fromEntries(entries)
}
