import { isList, lengthOf, readField } from '../core/read.ts'

/** How much of a value is read. */
export interface Extent {
	readonly values: number
	/** The UTF-16 units of each text. */
	readonly text: number
}

/** The limits that keep a report short. */
const SHORT: Extent = { values: 20_000, text: 10_000 }
/** More than any answer of a service has. */
export const WHOLE: Extent = { values: 2_000_000, text: 10_000_000 }
const MOST_LEVELS = 64

/**
 * Returns a copy of any value as plain JSON, read once and up to a limit: it cannot change, contain a cycle or throw. A value that
 * JSON cannot represent becomes a text in parentheses: `(undefined)`, `(function)`, `(NaN)`, `(-0)`, `(too deep)`, `(too much)`,
 * `(unreadable)`. Keys without a value are dropped, and a list ends at its first hole.
 *
 * @example
 * toPlain({ a: [1, Number.NaN, -0, undefined, 2], b: undefined }) // => { a: [1, '(NaN)', '(-0)', '(undefined)'] }
 */
export function toPlain(value: unknown, extent: Extent = SHORT): unknown {
	return copy(value, MOST_LEVELS, { left: extent.values, text: extent.text })
}

interface Budget {
	left: number
	readonly text: number
}

function copy(value: unknown, levels: number, budget: Budget): unknown {
	if (budget.left-- <= 0) return '(too much)'
	if (value === null || typeof value === 'boolean') return value
	if (typeof value === 'string') return value.length > budget.text ? `${value.slice(0, budget.text)}…` : value
	if (Object.is(value, -0)) return '(-0)'
	if (typeof value === 'number') return Number.isFinite(value) ? value : `(${value})`
	if (typeof value !== 'object') return `(${typeof value})`
	if (levels === 0) return '(too deep)'
	if (isList(value)) return copyList(value, levels - 1, budget)
	return copyObject(value, levels - 1, budget)
}

function copyList(list: readonly unknown[], levels: number, budget: Budget): unknown[] {
	const copied: unknown[] = []
	const length = lengthOf(list)
	for (let i = 0; i < length && budget.left > 0; i++) {
		const element = readField(list, i)
		copied.push(copy(element, levels, budget))
		// A hole: JSON has none, and four billion more could follow.
		if (element === undefined) break
	}
	return copied
}

function copyObject(object: object, levels: number, budget: Budget): unknown {
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
	// Defines the keys instead of setting them, because of `__proto__`.
	return Object.fromEntries(entries)
}
