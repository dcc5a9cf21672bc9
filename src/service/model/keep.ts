import { isList } from '../../rules/core/read.ts'
import type { Expectation } from './expectation.ts'
import type { ServiceState } from './state.ts'

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
