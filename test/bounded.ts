import { expect } from 'vitest'

/*
 * No test asserts a time, because it would fail on a busy or slower machine. The cost of a call is its processor time in passes
 * over a megabyte: how often the same machine could read 2^20 characters one by one in that time.
 */

const MEGABYTE = 'm'.repeat(2 ** 20)

let sum = 0

function pass(): void {
	for (let at = 0; at < MEGABYTE.length; at++) sum = (sum * 31 + MEGABYTE.charCodeAt(at)) | 0
}

/** Returns the processor time of a call in microseconds. Other processes do not count. Garbage collection rarely falls into it. */
function processorTime(call: () => void): number {
	const { user, system } = process.cpuUsage()
	call()
	const after = process.cpuUsage()
	return after.user - user + after.system - system
}

const TURNS = 8
/** As many turns more for a cost that is not far from enough: a busy machine makes some of them slower than a pass. */
const MORE_TURNS = 40

/**
 * Returns the cost of a call: the least of several turns, each compared with a pass right after it. Stops as soon as the cost is at
 * most `enough`.
 */
export function costOf(call: () => void, enough = 0): number {
	let least = Number.POSITIVE_INFINITY
	for (let turn = 0; least > enough && turn < (least < 2 * enough ? MORE_TURNS : TURNS); turn++) {
		const cost = processorTime(call)
		least = Math.min(least, cost / processorTime(pass))
	}
	return least
}

/** Fails if the call costs more than this many passes over a megabyte. */
export function expectCost(call: () => void, passes: number, what = 'the cost, in passes over a megabyte'): void {
	expect(costOf(call, passes), what).toBeLessThan(passes)
}

/** Remembers the slowest of many calls, to measure its cost at the end. */
export class Slowest {
	#time = -1
	#call: () => void = () => undefined
	#what = ''

	/** Makes the call once. */
	watch<T>(call: () => T, what = ''): T {
		let result: T | undefined
		const time = processorTime(() => {
			result = call()
		})
		if (time > this.#time) {
			this.#time = time
			this.#call = call
			this.#what = what
		}
		return result as T
	}

	/** Repeats the slowest call, and fails if it costs more than this many passes over a megabyte. */
	expectCost(passes: number): void {
		expectCost(this.#call, passes, `the cost of the slowest call, in passes over a megabyte ${this.#what}`)
	}
}
