/** Returns a whole number below a limit, the same on every engine: integer arithmetic from a seed (mulberry32). */
export type Random = (limit: number) => number

/**
 * Creates a generator from a seed.
 *
 * @example
 * const random = createRandom(1)
 * const first = [random(1000), random(1000)]
 * const again = createRandom(1)
 * first[0] === again(1000) && first[1] === again(1000) // => true
 */
export function createRandom(seed: number): Random {
	let state = seed | 0
	return (limit) => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) % Math.max(1, limit)
	}
}
