/** What everything random in the tests starts from: the same in each `npm test`, a fresh one in each round of `npm run test:fuzz`. */
export const FUZZ_SEED: number = numberOf('FUZZ_SEED', 20261122)

/** How many times the usual runs a property gets. */
export const FUZZ_TIMES: number = numberOf('FUZZ_TIMES', 1)

/** How often to run a property that runs `usual` times in `npm test`. */
export function runs(usual: number): number {
	return Math.ceil(usual * FUZZ_TIMES)
}

/** A seed for a generator that is not fast-check's: follows the seed of the whole run, and is another for each `own`. */
export function seedOf(own: number): number {
	return (FUZZ_SEED ^ Math.imul(own, 0x9e3779b1)) >>> 3
}

function numberOf(name: string, usual: number): number {
	const text = process.env[name]
	const number = Number(text ?? usual)
	if (text?.trim() === '' || !Number.isFinite(number)) throw new Error(`${name} should be a number: ${text}`)
	return number
}
