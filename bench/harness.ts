import { createRandom } from '../scripts/random.ts'

/** One library in a benchmark, and the call that its user would write. */
export interface Contestant<Input> {
	readonly name: string
	/** Runs the call for one input. The answer is kept, so that no engine drops the work. */
	readonly run: (input: Input) => unknown
}

/** One task, its inputs, and all libraries that do it in the same run. The first contestant is orderwright. */
export interface Question<Input> {
	/** Kebab case, unique: the name of the result files. */
	readonly name: string
	/** What one call does, in one sentence. */
	readonly title: string
	/** At least 2,000 different inputs, made from the seed. */
	readonly inputs: (random: Random) => readonly Input[]
	readonly contestants: readonly [Contestant<Input>, ...Contestant<Input>[]]
	/** A factor on the usual warm-up, for questions whose rare inputs run rare code. Default: 1. */
	readonly warmUp?: number
	/** The number of answers that stay alive at a time. Default: the number of inputs. */
	readonly keeps?: number
	/** By contestant: the required ratio of its time to ours. */
	readonly targets?: Readonly<Record<string, number>>
	/** Facts for readers: share of bad inputs, versions of data, differences in verdict. */
	readonly notes?: (inputs: readonly Input[]) => readonly string[]
}

export interface Row {
	readonly name: string
	/** Processor time of the whole process for one input, as the median of the passes, in nanoseconds. */
	readonly nanoseconds: number
	/** This contestant's time divided by orderwright's time in the same pass, as the median of the passes. */
	readonly ratio: number
	readonly target: number | null
}

export interface Result {
	readonly question: string
	readonly title: string
	readonly seed: number
	readonly inputs: number
	/** The number of different inputs. */
	readonly distinct: number
	readonly passes: number
	readonly notes: readonly string[]
	readonly rows: readonly Row[]
}

/** A seeded generator of numbers in [0, 1), with helpers. The same seed gives the same inputs on every machine. */
export interface Random {
	(): number
	readonly integer: (below: number) => number
	readonly pick: <T>(list: readonly T[]) => T
	readonly digits: (count: number) => string
}

/** Keeps a question's types. The list of questions drops them. */
export function defineQuestion<Input>(question: Question<Input>): Question<Input> {
	return question
}

export function randomFrom(seed: number): Random {
	const whole = createRandom(seed)
	const next = (): number => whole(2 ** 32) / 2 ** 32
	const integer = (below: number): number => Math.floor(next() * below)
	const pick = <T>(list: readonly T[]): T => list[integer(list.length)] as T
	const digits = (count: number): string => Array.from({ length: count }, () => integer(10)).join('')
	return Object.assign(next, { integer, pick, digits })
}

/** Returns the inputs as a parsed request has them: flat strings. */
export function asParsed<T>(inputs: readonly T[]): readonly T[] {
	return JSON.parse(JSON.stringify(inputs)) as readonly T[]
}

/** Returns the maker of so many inputs, as a parsed request has them. */
export function many<Input>(count: number, make: (random: Random, at: number) => Input) {
	return (random: Random): readonly Input[] => asParsed(Array.from({ length: count }, (_, at) => make(random, at)))
}

/** The shortest measured pass, long enough that the clock's resolution and the last garbage collection do not matter. */
const PASS_NANOSECONDS = 100e6
/**
 * The least and the most warm-up in nanoseconds. An engine optimizes code after some ten thousand calls, on another thread, which
 * takes time.
 */
const WARM_UP_LEAST = 400e6
const WARM_UP_MOST = 1500e6
const WARM_UP_ROUNDS = 10

/** With fewer different inputs, branch predictors and caches learn them. */
export const MIN_DISTINCT = 2000

/**
 * Measures all contestants in turn, `passes` times.
 *
 * - A slow moment of the machine affects all contestants: a ratio compares two times of the same pass. Every second pass goes
 *   backwards, so that the order doesn't matter.
 * - The time is the processor time of the process, with garbage collection on other threads. Waiting for other processes does not
 *   count.
 * - Each pass pays for its own garbage: garbage is collected before the clock starts, and again before it stops. (The objects of a
 *   segmenter hold memory outside the heap, which takes as long to free as all our work.)
 * - Objects stay young, as in most programs. If answers were kept, an engine would make some of them old in one run and not in the
 *   next, which multiplies a contestant's time by up to three.
 */
export function measure<Input>(question: Question<Input>, seed: number, passes: number): Result {
	const { gc } = globalThis
	if (gc === undefined) throw new Error('Run it with --expose-gc.')
	const inputs = question.inputs(randomFrom(seed))
	const distinct = new Set(inputs.map((input) => JSON.stringify(input))).size
	const contestants = question.contestants.map((contestant) => {
		const loop = makeLoop(contestant)
		const kept: unknown[] = new Array(question.keeps ?? inputs.length)
		const answer = (rounds: number): void => {
			for (let round = 0; round < rounds; round++) loop(inputs, kept)
		}
		let warm = 0
		let last = 0
		const { warmUp = 1 } = question
		for (let round = 0; warm < warmUp * (round < WARM_UP_ROUNDS ? WARM_UP_MOST : WARM_UP_LEAST); round++) {
			const start = processorTime()
			answer(1)
			last = processorTime() - start
			warm += last
		}
		return {
			contestant,
			answer,
			rounds: Math.max(1, Math.ceil(PASS_NANOSECONDS / Math.max(1, last))),
			samples: [] as number[],
		}
	})
	for (let pass = 0; pass < passes; pass++) {
		for (const { answer, rounds, samples } of pass % 2 === 0 ? contestants : [...contestants].reverse()) {
			gc({ type: 'minor' })
			const start = processorTime()
			answer(rounds)
			gc({ type: 'minor' })
			samples.push((processorTime() - start) / rounds / inputs.length)
		}
	}
	const ours = contestants[0]?.samples ?? []
	return {
		question: question.name,
		title: question.title,
		seed,
		inputs: inputs.length,
		distinct,
		passes,
		notes: question.notes?.(inputs) ?? [],
		rows: contestants.map(({ contestant, samples }) => ({
			name: contestant.name,
			nanoseconds: median(samples),
			ratio: median(samples.map((sample, pass) => sample / (ours[pass] as number))),
			target: question.targets?.[contestant.name] ?? null,
		})),
	}
}

/**
 * Makes a separate loop for each contestant, so that the engine optimizes it for that contestant. A shared loop would use slow
 * generic calls.
 */
function makeLoop<Input>({ name, run }: Contestant<Input>): (inputs: readonly Input[], kept: unknown[]) => void {
	const body = `// ${name}
		let at = 0
		for (let i = 0; i < inputs.length; i++) {
			kept[at] = run(inputs[i])
			if (++at === kept.length) at = 0
		}`
	// An engine treats two loops with the same text as one: the name separates them.
	return new Function('run', `return (inputs, kept) => {${body}\n}`)(run)
}

/** The processor time of this process so far, over all threads, in nanoseconds. */
function processorTime(): number {
	const { user, system } = process.cpuUsage()
	return (user + system) * 1000
}

function median(samples: readonly number[]): number {
	const sorted = [...samples].sort((a, b) => a - b)
	return sorted[sorted.length >> 1] as number
}
