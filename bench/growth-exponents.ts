/**
 * Measures how the cost of every exported function grows with its input. Each text and each list of its arguments is made 1,000,
 * 10,000, 100,000 and 1,000,000 long, one at a time, in several ways: repeated, hostile and new. Prints the exponents, and fails
 * if one is above 1.3: 1 is linear, 2 quadratic. Two kinds of inputs are bounded: those that cost less than a few milliseconds at any
 * length, and those that are cheap at 100,000 and less than twice as dear as at 10,000. The latter aren't made longer.
 *
 * `lab/ask` starts it with one thread that collects garbage, because the time of all threads counts, and with two gigabytes for young
 * objects: a smaller space is collected during a call, and copying its million answers doubles the cost.
 *
 *   lab/run growth                         every function
 *   lab/run growth -- validateOrder zip    functions whose names contain one of these
 *   lab/run growth -- --most 100000        shorter inputs only
 */
import { parseArgs } from 'node:util'
import { argumentsOf, copyOf } from '../test/property/calls.ts'
import { EXPORTS } from '../test/property/exports.ts'

const SIZES = [1000, 10_000, 100_000, 1_000_000] as const
const MOST_EXPONENT = 1.3
/** Below this, in microseconds, a cost says nothing about growth: it is a compilation, or a pause of the machine. */
const LEAST_COST = 5000
/** An input that costs more than this, in microseconds, isn't made longer. */
const MOST_COST = 20_000_000
/** An input that costs less than this, in microseconds, and less than twice as much as at a tenth of its length, is bounded. */
const BOUNDED_COST = 200
/** From this size on, garbage is collected before each measurement. For shorter inputs, collecting costs more than the calls. */
const CLEAN_SIZE = 100_000
const TRIES = 3
/** The lists of arguments of each function that are made longer: its own come first. */
const MOST_CALLS = 3

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { most: { type: 'string', default: '1000000' } },
})

type Make = (size: number) => unknown
type Path = readonly (string | number)[]

/** Texts of a length. Every call of `fresh` gives another one. */
const TEXTS: Readonly<Record<string, (size: number) => string>> = {
	letters: (size) => 'a'.repeat(size),
	digits: (size) => '9'.repeat(size),
	words: (size) => 'ab '.repeat(size / 3),
	signs: (size) => '(-+.)'.repeat(size / 5),
	spaces: (size) => `${' \t'.repeat(size / 2 - 1)}x`,
	braces: (size) => '{a|b}'.repeat(size / 5),
	tags: (size) => '<b>&amp;'.repeat(size / 8),
	open: (size) => '<div '.repeat(size / 5),
	brackets: (size) => '['.repeat(size),
	accents: (size) => 'e\u0301'.repeat(size / 2),
	ligatures: (size) => '\ufdfa'.repeat(size),
	halves: (size) => '\ud83d'.repeat(size),
	commas: (size) => 'fr;q=0.1,'.repeat(size / 9),
	fresh: (size) =>
		Array.from({ length: size / 10 }, () => Math.random().toString(36).slice(2, 12).padEnd(10, 'x')).join(''),
}

/** Lists of a length, from the items of an example. */
const listsOf = (items: readonly unknown[]): Readonly<Record<string, Make>> => ({
	repeated: (size) => Array.from({ length: size }, (_, at) => items[at % Math.max(1, items.length)]),
	copied: (size) => Array.from({ length: size }, (_, at) => renamed(items[at % Math.max(1, items.length)], at)),
	empty: (size) => new Array(size),
	nulls: (size) => new Array(size).fill(null),
	texts: (size) => Array.from({ length: size }, (_, at) => `x${at}`),
})

/** Returns a copy of an item whose texts are new. */
function renamed(item: unknown, at: number): unknown {
	if (typeof item === 'string') return `${item}${at}`
	if (typeof item !== 'object' || item === null || Array.isArray(item)) return item
	return Object.fromEntries(
		Object.entries(item).map(([key, part]) => [key, typeof part === 'string' ? `${part}${at}` : part]),
	)
}

/**
 * Yields every place of an argument that holds a text or a list, with the ways to make it longer. It skips values that the library
 * made: a state, a language.
 */
function* placesIn(value: unknown, path: Path = []): Generator<readonly [Path, Readonly<Record<string, Make>>]> {
	if (typeof value === 'string') yield [path, TEXTS]
	if (Array.isArray(value)) yield [path, listsOf(value)]
	if (typeof value !== 'object' || value === null) return
	const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
	if (isPlain && path.length < 5) for (const [key, part] of Object.entries(value)) yield* placesIn(part, [...path, key])
}

/** Returns a copy of an argument with another value at a place. */
function withValue(holder: unknown, [key, ...rest]: Path, value: unknown): unknown {
	if (key === undefined) return value
	const copy = (Array.isArray(holder) ? [...holder] : { ...(holder as object) }) as Record<string, unknown>
	copy[key] = withValue(copy[key], rest, value)
	return copy
}

/** Returns the processor time of a call in microseconds, waiting for its promise. */
async function costOf(call: () => unknown): Promise<number> {
	const since = process.cpuUsage()
	try {
		await call()
	} catch {
		// what throws has its cost, too
	}
	const { user, system } = process.cpuUsage(since)
	return user + system
}

/** Returns the slope of the costs over the sizes, both as logarithms. Null if the costs are too small to say. */
function exponentOf(costs: readonly (readonly [size: number, cost: number])[]): number | null {
	const telling = costs.filter(([, cost]) => cost >= LEAST_COST)
	const first = telling.at(0)
	const last = telling.at(-1)
	if (first === undefined || last === undefined || first === last) return null
	return Math.log(last[1] / first[1]) / Math.log(last[0] / first[0])
}

let measured = 0
let failed = 0
let steepest = { exponent: 0, name: '' }
for (const each of EXPORTS) {
	// A type's `validate` is its parser, which has a row of its own.
	if (each.name.includes('~standard')) continue
	if (positionals.length > 0 && !positionals.some((part) => each.name.includes(part))) continue
	const known = new Set<string>()
	for (const args of argumentsOf(each).slice(0, MOST_CALLS)) {
		for (const [at, argument] of args.entries()) {
			for (const [path, ways] of placesIn(argument)) {
				for (const [way, make] of Object.entries(ways)) {
					const name = `${each.name}, argument ${at + 1}${path.length > 0 ? `.${path.join('.')}` : ''}, ${way}`
					if (known.has(name)) continue
					known.add(name)
					measured++
					let exponent: number | null = null
					for (let turn = 0; turn < TRIES; turn++) {
						const costs = await measure(each.call, args, at, path, make)
						const now = exponentOf(costs)
						exponent = exponent === null || now === null ? now : Math.min(exponent, now)
						if (exponent === null || exponent <= MOST_EXPONENT) break
					}
					if (exponent === null) continue
					if (exponent > steepest.exponent) steepest = { exponent, name }
					if (exponent <= MOST_EXPONENT) continue
					failed++
					process.stdout.write(`  ${exponent.toFixed(2)}  ${name}\n`)
				}
			}
		}
	}
	process.stderr.write(process.stderr.isTTY ? `\r${each.name.padEnd(60).slice(0, 60)}` : `  ${each.name}\n`)
}
process.stdout.write(
	`${measured} inputs; the steepest, ${steepest.name}, has the exponent ${steepest.exponent.toFixed(2)}. ${failed} above ${MOST_EXPONENT}.\n`,
)
if (failed > 0 || measured === 0) process.exitCode = 1

async function measure(
	call: (...args: readonly unknown[]) => unknown,
	args: readonly unknown[],
	at: number,
	path: Path,
	make: Make,
): Promise<readonly (readonly [number, number])[]> {
	const costs: [number, number][] = []
	for (const size of SIZES) {
		if (size > Number(values.most)) break
		const given = args.map((arg, index) => {
			const copy = copyOf(arg)
			return index === at ? withValue(copy, path, make(size)) : copy
		})
		if (size >= CLEAN_SIZE) globalThis.gc?.()
		let cost = await costOf(() => call(...given))
		// A short call may pay for a compilation, or for the garbage of another: the next ones don't.
		for (let turn = 0; turn < 2 && cost < MOST_COST / 40; turn++)
			cost = Math.min(cost, await costOf(() => call(...given)))
		const before = costs.at(-1)?.[1] ?? 0
		costs.push([size, cost])
		if (cost > MOST_COST) break
		if (size >= CLEAN_SIZE && cost < BOUNDED_COST && cost < 2 * before) break
	}
	return costs
}
