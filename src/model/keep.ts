import type { Expectation } from './expectation.ts'
import type { ServiceState } from './state.ts'

/** What was made here of plain JSON data, and needs no second reading. */
interface Keeper<T extends object> {
	/** Freezes what is not frozen yet, and remembers the whole. */
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

/** What is frozen was frozen here, with all that is in it. */
function freeze(value: unknown): void {
	if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
	Object.freeze(value)
	for (const part of Object.values(value)) freeze(part)
}
