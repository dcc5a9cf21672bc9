import { copyAny } from '../../rules/contract/copy-json.ts'
import { startParsing } from '../../rules/contract/parse-context.ts'
import { isList, readField } from '../../rules/core/read.ts'
import type { Expectation } from './expectation.ts'
import type { ServiceState } from './state.ts'

/** The limits of a body. No store has more, and the time stays bounded. */
export const LIMITS = { maxItems: 4_000_000, maxDepth: 64 }

/** Returns a plain copy of any value, as `JSON.parse` returns it. Values that JSON can't represent are dropped, and everything beyond the limits. */
export function copyJson(value: unknown): unknown {
	return copyAny(value, startParsing(LIMITS, 'D-91'), undefined)
}

/** Returns the results of `read` for the items of a plain JSON list. Items with the result null are left out. */
export function readItems<T>(list: unknown, read: (item: unknown) => T | null): readonly T[] {
	if (!isList(list)) return []
	return list.map(read).filter((item): item is T & {} => item !== null)
}

/** Returns a text field; null if the field is missing or isn't a string. */
export function textOrNull(object: unknown, field: string): string | null {
	const text = readField(object, field)
	return typeof text === 'string' ? text : null
}

/** Returns the strings in a list field; null if the field isn't a list. */
export function textsOrNull(object: unknown, field: string): readonly string[] | null {
	const texts = readField(object, field)
	return isList(texts) ? texts.filter((text): text is string => typeof text === 'string') : null
}

/** Remembers which plain JSON data this module froze, so that such data isn't parsed again. */
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

/** Freezes a value deeply. A frozen part was frozen here, and so was everything inside it. */
function freeze(value: unknown): void {
	if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
	Object.freeze(value)
	for (const part of isList(value) ? value : Object.values(value)) freeze(part)
}

/** Freezes a list that grew by `items`. The older items are already frozen, so they are skipped. */
export function keepAppended<T>(list: readonly T[], items: readonly T[]): readonly T[] {
	for (const item of items) freeze(item)
	return Object.freeze([...list, ...items])
}
