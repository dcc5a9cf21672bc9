import { copyAny } from '../../rules/contract/copy-json.ts'
import { startParsing } from '../../rules/contract/parse-context.ts'
import { isList, readField } from '../../rules/core/read.ts'
import type { Expectation } from './expectation.ts'
import type { ServiceState } from './state.ts'

/** The limits of a body: more than any store has, but low enough to bound the time. */
export const LIMITS = { maxItems: 4_000_000, maxDepth: 64 }

/**
 * Returns a plain copy of any value, as `JSON.parse` would make it. Drops what JSON cannot represent, and everything beyond the
 * limits.
 */
export function copyJson(value: unknown): unknown {
	return copyAny(value, startParsing(LIMITS, 'D-91'), undefined)
}

/** Returns the results of `read` for the items of a plain JSON list, without nulls. */
export function readItems<T>(list: unknown, read: (item: unknown) => T | null): readonly T[] {
	if (!isList(list)) return []
	return list.map(read).filter((item): item is T & {} => item !== null)
}

/** Returns a text field; null if it is missing or not a string. */
export function textOrNull(object: unknown, field: string): string | null {
	const text = readField(object, field)
	return typeof text === 'string' ? text : null
}

/** Returns the strings of a list field; null if it is not a list. */
export function textsOrNull(object: unknown, field: string): readonly string[] | null {
	const texts = readField(object, field)
	return isList(texts) ? texts.filter((text): text is string => typeof text === 'string') : null
}

/** Remembers plain JSON data that this module froze, so that it is not parsed again. */
interface Keeper<T extends object> {
	/** Freezes the value deeply and remembers it. */
	readonly keep: (value: T) => T
	readonly has: (value: unknown) => value is T
}

export const STATES: Keeper<ServiceState> = /* @__PURE__ */ makeKeeper()
export const EXPECTATIONS: Keeper<Expectation> = /* @__PURE__ */ makeKeeper()

function makeKeeper<T extends object>(): Keeper<T> {
	const made = new WeakSet<object>()
	return {
		keep: (value) => {
			freeze(value)
			made.add(value)
			return value
		},
		has: (value): value is T => typeof value === 'object' && value !== null && made.has(value),
	}
}

/** Freezes a value deeply. A part that is already frozen was frozen here, with everything inside it. */
function freeze(value: unknown): void {
	if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
	Object.freeze(value)
	for (const part of isList(value) ? value : Object.values(value)) freeze(part)
}

/** Freezes a list that grew by `items`. The older items are frozen already and are skipped. */
export function keepAppended<T>(list: readonly T[], items: readonly T[]): readonly T[] {
	for (const item of items) freeze(item)
	return Object.freeze([...list, ...items])
}
