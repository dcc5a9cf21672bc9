import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { ROOT } from '../shared/room.ts'
import { isSlow, needsVitest, OF_ALL_RULES, testsOf } from './tests-of.ts'

/** One changed expression. */
export interface Mutant {
	readonly file: string
	readonly line: number
	readonly lastLine: number
	readonly column: number
	readonly lastColumn: number
	/** The name of the change, such as `ConditionalExpression`. */
	readonly mutator: string
	readonly original: string
	readonly replacement: string
	/** The replacement whole, which tells long ones apart. */
	readonly whole: string
	readonly isKilled: boolean
}

/** How to run. */
export interface RunOptions {
	/** How many mutants to test at once. */
	readonly concurrency: number
	/** Whether to run only the places of the survivors of the last run. The code has to be the same. */
	readonly isRetry: boolean
}

/** Far more than the longest text that is needed to recognize a mutant. */
const LONGEST_TEXT = 120

/**
 * Runs every mutant of a folder, or of one file, against the tests of the folder, in turns that load more and more: each run
 * loads its test files anew for a mutant.
 */
export async function runMutants(target: string, options: RunOptions): Promise<readonly Mutant[]> {
	process.env['FUZZ_TIMES'] ??= '0.2'
	const report = join(ROOT, `reports/mutation-${target.replaceAll('/', '-')}.json`)
	const files = sourcesOf(target)
	// Read before the run: the copy that Stryker mutates does not change while it runs, but the checkout may.
	const sources = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8').split('\n')]))
	const last = options.isRetry && existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Mutant[]) : []
	let mutants: readonly Mutant[] = last
	for (const turn of inTurn(testsOf(target))) {
		const survivors = mutants.filter((mutant) => !mutant.isKilled)
		const places = mutants.length > 0 ? survivors.filter((each) => isAlone(each, mutants)).map(rangeOf) : files
		if (places.length === 0) break
		mutants = merge(mutants, await runAgainst(turn, places, sources, options.concurrency))
		mkdirSync(dirname(report), { recursive: true })
		writeFileSync(report, JSON.stringify(mutants))
	}
	return mutants
}

/**
 * False for lines in which another change was noticed: Stryker would run that change again, and most such lines are tables that no
 * module loads without, where it finds no test to fail.
 */
function isAlone({ file, line, lastLine }: Mutant, mutants: readonly Mutant[]): boolean {
	const isInside = (other: Mutant): boolean => other.file === file && other.line > line && other.lastLine < lastLine
	return line === lastLine || !mutants.some((other) => other.isKilled && isInside(other))
}

/** One run of Stryker: which tests it asks, by which runner, and for each mutant only those that reach its place (`perTest`) or all. */
interface Turn {
	readonly tests: readonly string[]
	readonly runner: 'bundle' | 'vitest'
	readonly coverage: 'perTest' | 'off'
}

/**
 * The folder's examples, then examples of all rules and properties, each for what survived before; no turn without
 * tests. Then all examples again for what is decoded once and kept: Stryker counts such a place as reached by the first test alone.
 * Last what only Vitest can run.
 */
function inTurn(tests: readonly string[]): readonly Turn[] {
	const all = [...tests, ...OF_ALL_RULES]
	const bundled = all.filter((file) => !needsVitest(file))
	const turns: readonly Turn[] = [
		{ tests: tests.filter((file) => !isSlow(file) && !needsVitest(file)), runner: 'bundle', coverage: 'perTest' },
		{
			tests: bundled.filter((file) => isSlow(file) || !tests.includes(file)),
			runner: 'bundle',
			coverage: 'perTest',
		},
		{ tests: bundled.filter((file) => !isSlow(file)), runner: 'bundle', coverage: 'off' },
		{ tests: all.filter(needsVitest), runner: 'vitest', coverage: 'perTest' },
	]
	return turns.filter((turn) => turn.tests.length > 0)
}

/** All mutants, killed if either run killed them. */
function merge(before: readonly Mutant[], after: readonly Mutant[]): readonly Mutant[] {
	const killed = new Set(before.filter((mutant) => mutant.isKilled).map(placeOf))
	const found = new Set(after.map(placeOf))
	return [
		...before.filter((mutant) => !found.has(placeOf(mutant))),
		...after.map((mutant) => ({ ...mutant, isKilled: mutant.isKilled || killed.has(placeOf(mutant)) })),
	]
}

/** Runs the mutants of these places, files or lines of them, against test files. */
async function runAgainst(
	{ tests, runner, coverage }: Turn,
	places: string[],
	sources: ReadonlyMap<string, readonly string[]>,
	concurrency: number,
): Promise<readonly Mutant[]> {
	process.env['MUTATION_TESTS'] = tests.join(',')
	const stryker = new Stryker({
		mutate: places,
		testRunner: runner,
		vitest: { configFile: 'lab/mutation/vitest.config.ts', related: false },
		plugins: [
			'@stryker-mutator/vitest-runner',
			...['bundle-runner.mjs', 'ignore-texts.mjs'].map((file) => join(import.meta.dirname, file)),
		],
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
	return results.flatMap(({ fileName, location, mutatorName, replacement, status }): Mutant[] => {
		if (status === 'Ignored' || status === 'CompileError' || status === 'RuntimeError') return []
		const file = relative(ROOT, fileName)
		const lines = sources.get(file) ?? []
		const { start, end } = location
		const covered = lines.slice(start.line - 1, end.line)
		covered[covered.length - 1] = covered.at(-1)?.slice(0, end.column - 1) ?? ''
		covered[0] = covered[0]?.slice(start.column - 1) ?? ''
		return [
			{
				file,
				line: start.line,
				lastLine: end.line,
				column: start.column,
				lastColumn: end.column,
				mutator: mutatorName,
				original: inOneLine(covered.join('\n')),
				replacement: inOneLine(replacement ?? ''),
				whole: replacement ?? '',
				isKilled: status === 'Killed' || status === 'Timeout',
			},
		]
	})
}

/** Tells all mutants of a folder apart. */
function placeOf({ file, line, column, mutator, original, whole }: Mutant): string {
	return JSON.stringify([file, line, column, mutator, original, whole])
}

/** A mutant's place as Stryker takes it: lines from 1, columns from 0. */
function rangeOf({ file, line, column, lastLine, lastColumn }: Mutant): string {
	return `${file}:${line}:${column - 1}-${lastLine}:${lastColumn - 1}`
}

/** The files of a folder that are written by hand. */
function sourcesOf(target: string): string[] {
	if (statSync(join(ROOT, target)).isFile()) return [target]
	return readdirSync(join(ROOT, target), { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.ts') && !/(?:^|\/)(?:data|generated)\//.test(file))
		.map((file) => `${target}/${file}`)
}

function inOneLine(code: string): string {
	const line = code.replace(/\s+/g, ' ').trim()
	return line.length > LONGEST_TEXT ? `${line.slice(0, LONGEST_TEXT)}…` : line
}
