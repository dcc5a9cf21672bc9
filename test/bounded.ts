import { expect } from 'vitest'

/*
 * No test asserts a time: a loaded or a slower machine would fail it. A call's cost is its processor time, in passes over a
 * megabyte: how often the same machine could read 2^20 characters meanwhile, one by one.
 */

const MEGABYTE = 'm'.repeat(2 ** 20)

let sum = 0

function pass(): void {
	for (let at = 0; at < MEGABYTE.length; at++) sum = (sum * 31 + MEGABYTE.charCodeAt(at)) | 0
}

/** The processor time of a call in microseconds. Other processes do not count, and rarely a collection of garbage falls into it. */
function processorTime(call: () => void): number {
	const { user, system } = process.cpuUsage()
	call()
	const after = process.cpuUsage()
	return after.user - user + after.system - system
}

/** A call's cost: the least of some turns, each beside a pass of its own. No more turns are taken once it is below `enough`. */
export function costOf(call: () => void, enough = 0): number {
	let least = Number.POSITIVE_INFINITY
	for (let turn = 0; turn < 8 && least > enough; turn++) {
		const cost = processorTime(call)
		least = Math.min(least, cost / processorTime(pass))
	}
	return least
}

/** Fails where the call costs more than so many passes over a megabyte. */
export function expectCost(call: () => void, passes: number, what = 'the cost, in passes over a megabyte'): void {
	expect(costOf(call, passes), what).toBeLessThan(passes)
}

/** Of many calls the one that took longest, to ask for its cost when all are made. */
export class Slowest {
	#time = -1
	#call: () => void = () => undefined
	#what = ''

	/** Makes the call, once. */
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

	/** Fails where that call, made again, costs more than so many passes over a megabyte. */
	expectCost(passes: number): void {
		expectCost(this.#call, passes, `the cost of the slowest call, in passes over a megabyte ${this.#what}`)
	}
}
