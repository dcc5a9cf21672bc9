import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { ROOT } from '../shared/room.ts'
import { isSlow, OF_ALL_RULES, testsOf } from './tests-of.ts'

/** One changed expression and its place. Lines and columns count from 1, as in Stryker. */
export interface Mutant {
	readonly file: string
	readonly start: { readonly line: number; readonly column: number }
	readonly end: { readonly line: number; readonly column: number }
	/** The name of the change, such as `ConditionalExpression`. */
	readonly mutator: string
	readonly replacement: string
	readonly isKilled: boolean
}

/** The options of a run. */
export interface RunOptions {
	/** The number of mutants to test at once. */
	readonly concurrency: number
	/** Whether to run only the mutants that survived the last run. The code has to be the same as then. */
	readonly isRetry: boolean
}

/**
 * Runs every mutant of a folder, or of one file, against the tests of the folder. Each run loads its test files again for a mutant. So the first turn
 * uses few test files, and each later turn uses more.
 */
export async function runMutants(target: string, options: RunOptions): Promise<readonly Mutant[]> {
	process.env['FUZZ_TIMES'] ??= '0.2'
	const report = join(ROOT, `reports/mutation-${target.replaceAll('/', '-')}.json`)
	let mutants: readonly Mutant[] =
		options.isRetry && existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Mutant[]) : []
	for (const turn of inTurn(testsOf(target))) {
		const survivors = mutants.filter((mutant) => !mutant.isKilled)
		const places =
			mutants.length > 0 ? survivors.filter((each) => isAlone(each, mutants)).map(rangeOf) : sourcesOf(target)
		if (places.length === 0) break
		mutants = merge(mutants, await runAgainst(turn, places, options.concurrency))
		mkdirSync(dirname(report), { recursive: true })
		writeFileSync(report, JSON.stringify(mutants))
	}
	return mutants
}

/**
 * Returns false if a test noticed another change in the lines of this mutant. Stryker would run the other change again. Most such lines are tables
 * that every module needs to load, so Stryker finds no failing test for them.
 */
function isAlone({ file, start, end }: Mutant, mutants: readonly Mutant[]): boolean {
	const isInside = (other: Mutant): boolean =>
		other.file === file && other.start.line > start.line && other.end.line < end.line
	return start.line === end.line || !mutants.some((other) => other.isKilled && isInside(other))
}

/** One run of Stryker: its test files, and whether a mutant runs only the tests that reach its place (`perTest`), or all tests. */
interface Turn {
	readonly tests: readonly string[]
	readonly coverage: 'perTest' | 'off'
}

/**
 * Returns the turns for the tests of a folder: the folder's examples, then examples of all rules, then properties. Each turn only runs the mutants
 * that survived so far. A turn without tests is left out. At the end, all examples run again for code that decodes a value once and keeps it. Stryker
 * assumes that only the first test reaches such code.
 */
function inTurn(tests: readonly string[]): readonly Turn[] {
	const all = [...tests, ...OF_ALL_RULES]
	const own = tests.filter((file) => !isSlow(file))
	const turns: readonly Turn[] = [
		{ tests: own, coverage: 'perTest' },
		{ tests: all.filter((file) => !own.includes(file)), coverage: 'perTest' },
		{ tests: all.filter((file) => !isSlow(file)), coverage: 'off' },
	]
	return turns.filter((turn) => turn.tests.length > 0)
}

/** Merges two runs. A mutant is killed if one of the runs killed it. */
function merge(before: readonly Mutant[], after: readonly Mutant[]): readonly Mutant[] {
	const placeOf = ({ isKilled: _, ...place }: Mutant): string => JSON.stringify(place)
	const known = new Map(before.map((mutant) => [placeOf(mutant), mutant]))
	for (const mutant of after) {
		const place = placeOf(mutant)
		known.set(place, { ...mutant, isKilled: mutant.isKilled || known.get(place)?.isKilled === true })
	}
	return [...known.values()]
}

/** Runs the mutants of these places against test files. A place is a file, or lines of a file. */
async function runAgainst(
	{ tests, coverage }: Turn,
	places: string[],
	concurrency: number,
): Promise<readonly Mutant[]> {
	process.env['MUTATION_TESTS'] = tests.join(',')
	const stryker = new Stryker({
		mutate: places,
		testRunner: 'vitest',
		vitest: { configFile: 'lab/mutation/vitest.config.ts', related: false },
		plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'ignore-texts.mjs')],
		ignorers: ['texts'],
		coverageAnalysis: coverage,
		concurrency,
		allowConsoleColors: false,
		disableTypeChecks: false,
		ignorePatterns: ['dist', 'reports'],
		reporters: ['progress-append-only'],
		timeoutMS: 6_000,
		timeoutFactor: 2,
		dryRunTimeoutMinutes: 15,
		tempDirName: `reports/mutation-${process.pid}`,
	})
	const results = await stryker.runMutationTest()
	return results
		.filter(({ status }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(status))
		.map(({ fileName, location: { start, end }, mutatorName: mutator, replacement = '', status }) => {
			const isKilled = status === 'Killed' || status === 'Timeout'
			return { file: relative(ROOT, fileName), start, end, mutator, replacement, isKilled }
		})
}

/** Returns a mutant's place as an argument for Stryker: lines from 1, columns from 0. */
function rangeOf({ file, start, end }: Mutant): string {
	return `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`
}

/** Returns the files of a folder that are written by hand. */
function sourcesOf(target: string): string[] {
	if (statSync(join(ROOT, target)).isFile()) return [target]
	return readdirSync(join(ROOT, target), { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.ts') && !/(?:^|\/)(?:data|generated)\//.test(file))
		.map((file) => `${target}/${file}`)
}
