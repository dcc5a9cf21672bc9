import { createRandom } from '../scripts/random.ts'

/** One library in a benchmark, with the call that a user of this library would write. */
export interface Contestant<Input> {
	readonly name: string
	/** Runs the call for one input. The answer is kept, so that an engine can't skip the work. */
	readonly run: (input: Input) => unknown
}

/** One task, its inputs, and all libraries that do this task in the same run. The first contestant is orderwright. */
export interface Question<Input> {
	/** A unique name in kebab case. The result files have this name. */
	readonly name: string
	/** The work of one call, in one sentence. */
	readonly title: string
	/** Returns at least 2,000 different inputs, made from the seed. */
	readonly inputs: (random: Random) => readonly Input[]
	readonly contestants: readonly [Contestant<Input>, ...Contestant<Input>[]]
	/** The usual warm-up is multiplied by this factor, for questions whose rare inputs run rare code. Default: 1. */
	readonly warmUp?: number
	/** The number of answers that stay alive at a time. Default: the number of inputs. */
	readonly keeps?: number
	/** The required ratio of a contestant's time to ours, by contestant. */
	readonly targets?: Readonly<Record<string, number>>
	/** Returns notes for readers: the share of bad inputs, versions of data, differences in verdicts. */
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

/** Checks the types of a question's contestants. A list of questions doesn't know these types. */
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

/** Returns the inputs with flat strings, as in a parsed request. */
export function asParsed<T>(inputs: readonly T[]): readonly T[] {
	return JSON.parse(JSON.stringify(inputs)) as readonly T[]
}

/** Returns a function that makes `count` inputs with flat strings, as in a parsed request. */
export function many<Input>(count: number, make: (random: Random, at: number) => Input) {
	return (random: Random): readonly Input[] => asParsed(Array.from({ length: count }, (_, at) => make(random, at)))
}

/** The shortest measured pass. It is so long that the clock's resolution and the last garbage collection don't matter. */
const PASS_NANOSECONDS = 100e6
/**
 * The shortest and the longest warm-up in nanoseconds. An engine optimizes code after some ten thousand calls. It does so on another thread, which
 * takes time.
 */
const WARM_UP_LEAST = 400e6
const WARM_UP_MOST = 1500e6
const WARM_UP_ROUNDS = 10

/** The fewest different inputs. With fewer, branch predictors and caches learn the inputs. */
export const MIN_DISTINCT = 2000

/**
 * Measures all contestants in turn, `passes` times.
 *
 * - A ratio compares two times of the same pass, so a slow moment of the machine affects both. Every second pass runs the contestants in reverse
 *   order, so that their order doesn't matter.
 * - The time is the processor time of the process. It includes garbage collection on other threads, but no time spent waiting.
 * - The time of each pass includes its own garbage: garbage is collected before the clock starts, and again before it stops. For example, objects of
 *   a segmenter use memory outside the heap. To free this memory takes as long as all our work.
 * - Objects stay young, as in most programs. If all answers were kept, an engine would move some of them to the old generation in one run, but not in
 *   the next run. Such a move multiplies a contestant's time by up to three.
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
 * Makes a separate loop for each contestant, so that the engine optimizes the loop for this contestant. A shared loop would use slow generic calls.
 */
function makeLoop<Input>({ name, run }: Contestant<Input>): (inputs: readonly Input[], kept: unknown[]) => void {
	const body = `// ${name}
		let at = 0
		for (let i = 0; i < inputs.length; i++) {
			kept[at] = run(inputs[i])
			if (++at === kept.length) at = 0
		}`
	// An engine treats two loops with the same text as one loop, so the text contains the contestant's name.
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
