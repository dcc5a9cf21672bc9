/** A generator of numbers below a limit that is the same in every engine: integers alone, from a seed (mulberry32). */
export type Random = (limit: number) => number

export function createRandom(seed: number): Random {
	let state = seed | 0
	return (limit) => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
	}
}
