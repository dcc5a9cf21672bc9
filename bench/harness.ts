/** One way to answer a question: a library and the call that a user of it would write. */
export interface Contestant<Input> {
	readonly name: string
	/** Answers for one input; the answer is kept, so that no engine drops the work. */
	readonly run: (input: Input) => unknown
}

/** A question, its inputs, and everyone who answers it in the same run; the first contestant is orderwright. */
export interface Question<Input> {
	/** Kebab case, unique: the name of the result files. */
	readonly name: string
	/** What one call does, in a sentence. */
	readonly title: string
	/** At least 2,000 different inputs, made from the seed. */
	readonly inputs: (random: Random) => readonly Input[]
	readonly contestants: readonly [Contestant<Input>, ...Contestant<Input>[]]
	/** How many times the usual warm-up: where some inputs are rare, their code is met seldom. Default 1. */
	readonly warmUp?: number
	/** By contestant's name: how many times as fast we must be. */
	readonly targets?: Readonly<Record<string, number>>
	/** What a reader needs to judge the figures: share of bad inputs, versions of data, differences in verdict. */
	readonly notes?: (inputs: readonly Input[]) => readonly string[]
}

export interface Row {
	readonly name: string
	/** Processor time of the whole process for one input, median over the passes, in nanoseconds. */
	readonly nanoseconds: number
	/** This contestant's time over orderwright's in the same pass, median over the passes. */
	readonly ratio: number
	readonly target: number | null
}

export interface Result {
	readonly question: string
	readonly title: string
	readonly seed: number
	readonly inputs: number
	/** How many of the inputs are different. */
	readonly distinct: number
	readonly passes: number
	readonly notes: readonly string[]
	readonly rows: readonly Row[]
}

/** A seeded generator of numbers in [0, 1) with helpers; the same seed gives the same inputs on every machine. */
export interface Random {
	(): number
	readonly integer: (below: number) => number
	readonly pick: <T>(list: readonly T[]) => T
	readonly digits: (count: number) => string
}

/** Keeps a question's types while the list of questions forgets them. */
export function defineQuestion<Input>(question: Question<Input>): Question<Input> {
	return question
}

/** Mulberry32: small, fast and good enough to vary inputs. */
export function randomFrom(seed: number): Random {
	let state = seed >>> 0
	const next = (): number => {
		state = (state + 0x6d2b79f5) >>> 0
		let mixed = Math.imul(state ^ (state >>> 15), state | 1)
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
	}
	const integer = (below: number): number => Math.floor(next() * below)
	const pick = <T>(list: readonly T[]): T => list[integer(list.length)] as T
	const digits = (count: number): string => Array.from({ length: count }, () => integer(10)).join('')
	return Object.assign(next, { integer, pick, digits })
}

/** As they come out of a request: strings of one piece. */
export function asParsed<T>(inputs: readonly T[]): readonly T[] {
	return JSON.parse(JSON.stringify(inputs)) as readonly T[]
}

/** How long one measured pass lasts at least, so that the clock's grain does not matter. */
const PASS_NANOSECONDS = 40e6
/** An engine needs some ten thousand calls, and a moment on another thread, until its code is as good as it gets. */
const WARM_UP_LEAST = 400e6
const WARM_UP_MOST = 1500e6
const WARM_UP_ROUNDS = 10

/** Fewer different inputs than these let branches and caches learn them by heart. */
export const LEAST_DISTINCT = 2000

/**
 * Measures all contestants in turn, `passes` times over, so that a slow moment of the machine meets everyone: a ratio is that of
 * two times of one pass. Every second pass goes backwards, so that nobody always runs after the same neighbour. What is read is the
 * processor time of the process, with its garbage collection on other threads: waiting for other processes does not count.
 * `progress` is told after each pass.
 */
export function measure<Input>(
	question: Question<Input>,
	seed: number,
	passes: number,
	progress: (done: number, of: number) => void,
): Result {
	const inputs = question.inputs(randomFrom(seed))
	const distinct = new Set(inputs.map((input) => JSON.stringify(input))).size
	const contestants = question.contestants.map((contestant) => {
		const kept: unknown[] = new Array(inputs.length)
		const time = (rounds: number): number => {
			const start = process.cpuUsage()
			for (let round = 0; round < rounds; round++) {
				for (let i = 0; i < inputs.length; i++) kept[i] = contestant.run(inputs[i] as Input)
			}
			const { user, system } = process.cpuUsage(start)
			return (user + system) * 1000
		}
		let warm = 0
		let last = 0
		const { warmUp = 1 } = question
		for (let round = 0; warm < warmUp * (round < WARM_UP_ROUNDS ? WARM_UP_MOST : WARM_UP_LEAST); round++) {
			last = time(1)
			warm += last
		}
		return {
			contestant,
			time,
			rounds: Math.max(1, Math.ceil(PASS_NANOSECONDS / Math.max(1, last))),
			samples: [] as number[],
		}
	})
	for (let pass = 0; pass < passes; pass++) {
		for (const { time, rounds, samples } of pass % 2 === 0 ? contestants : [...contestants].reverse()) {
			samples.push(time(rounds) / rounds / inputs.length)
		}
		progress(pass + 1, passes)
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

function median(samples: readonly number[]): number {
	const sorted = [...samples].sort((a, b) => a - b)
	return sorted[sorted.length >> 1] as number
}
