/** The seed of everything random in the tests: the same in each `npm test`, a fresh one in each round of `npm run test:fuzz`. */
export const FUZZ_SEED: number = numberOf('FUZZ_SEED', 20261122)

/** The factor on a property's usual number of runs: a tenth in `npm test`, 1 and more in `npm run test:fuzz`. */
export const FUZZ_TIMES: number = numberOf('FUZZ_TIMES', 0.1)

/** Returns the number of runs for a property whose usual number is given. */
export function runs(usual: number): number {
	return Math.ceil(usual * FUZZ_TIMES)
}

/**
 * Returns the least count that a property may see of a kind of input whose share of all inputs is known: six standard deviations
 * below the mean of so many draws. A seed that gives fewer comes once in a billion. Returns 0 if so few draws say nothing.
 */
export function leastOf(draws: number, share: number): number {
	const mean = draws * share
	return Math.max(0, Math.floor(mean - 6 * Math.sqrt(mean * (1 - share))))
}

/**
 * Returns a function that takes the share of the usual runs out of lists of cases: every tenth of them in `npm test`, all of them with
 * `FUZZ_TIMES` of 1 and more. It counts on from list to list, and starts where the seed says.
 */
export function sampler(): <T>(cases: Iterable<T>) => Generator<T> {
	const step = FUZZ_TIMES >= 1 ? 1 : Math.round(1 / FUZZ_TIMES)
	let turn = FUZZ_SEED
	return function* (cases) {
		for (const each of cases) if (turn++ % step === 0) yield each
	}
}

/** Returns a seed for a generator that is not fast-check's. It depends on the seed of the whole run and on `own`. */
export function seedOf(own: number): number {
	return (FUZZ_SEED ^ Math.imul(own, 0x9e3779b1)) >>> 3
}

function numberOf(name: string, usual: number): number {
	const text = process.env[name]
	const number = Number(text ?? usual)
	if (text?.trim() === '' || !Number.isFinite(number)) throw new Error(`${name} should be a number: ${text}`)
	return number
}
