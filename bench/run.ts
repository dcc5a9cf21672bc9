/**
 * Runs the questions of `questions/`, each in a process of its own, and prints a table of ratios.
 *
 *   npm run bench                       all questions
 *   npm run bench -- phone zip          the files of questions whose names start with these words
 *   npm run bench -- --seed 7 --passes 31
 *   npm run bench -- --write            saves the results in bench/results/, with machine and versions
 *   npm run bench -- --check            few passes: fails if a ratio is below its mark in bench/low-water.json
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import type { Result } from './harness.ts'
import {
	countMisses,
	findFalls,
	formatResult,
	readKept,
	readLowWater,
	readMachine,
	removeResults,
	writeIndex,
	writePerformance,
	writeResult,
} from './results.ts'
import type { Answer } from './worker.ts'

const here = import.meta.dirname
const CHECK_PASSES = 5
const CHECK_TRIES = 3

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		seed: { type: 'string', default: '20261120' },
		passes: { type: 'string' },
		write: { type: 'boolean', default: false },
		check: { type: 'boolean', default: false },
	},
})
const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as {
	dependencies: Readonly<Record<string, string>>
}

const isAsked = (name: string): boolean =>
	positionals.length === 0 || positionals.some((start) => name.startsWith(start))
const files = readdirSync(join(here, 'questions')).filter((file) => file.endsWith('.ts') && isAsked(file))
if (files.length === 0) {
	process.stderr.write(`no question starts with ${positionals.join(' or ')}\n`)
	process.exitCode = 1
}

let failures = 0
let isBroken = false
const asked = new Set<string>()
for (const [index, file] of files.entries()) {
	process.stderr.write(`[${index + 1}/${files.length}] ${file}\n`)
	failures += values.check ? await checkFile(file) : await runFile(file)
}
const listed = values.check ? Object.keys(readLowWater()) : [...readKept().keys()]
const gone = positionals.length > 0 ? [] : listed.filter((name) => !asked.has(name))
if (values.check) {
	for (const name of gone) process.stdout.write(`${name}: has marks in bench/low-water.json, but is not asked\n`)
	failures += gone.length
	process.stdout.write(`${asked.size} questions checked, ${failures} failures\n`)
}
if (values.write) {
	if (!isBroken) removeResults(gone)
	writeIndex()
	writePerformance()
}
if (failures > 0) process.exitCode = 1

/** Prints a file's results, saves them on request, and returns the number of unmet requirements. */
async function runFile(file: string): Promise<number> {
	const measured = await measureFile(file, Number(values.passes ?? 15))
	if (measured === null) return 1
	let missed = 0
	for (const result of measured.results) {
		process.stdout.write(formatResult(result))
		if (values.write) writeResult({ ...result, machine: readMachine(), packages: measured.packages })
		missed += countMisses(result)
	}
	return missed
}

/**
 * Compares a file's ratios with their low-water marks. A ratio below its mark is measured again, longer, and counts only if it
 * stays below every time.
 */
async function checkFile(file: string): Promise<number> {
	const lowWater = readLowWater()
	const falling = new Map<string, number>()
	let passes = Number(values.passes ?? CHECK_PASSES)
	for (let attempt = 1; ; attempt++) {
		const measured = await measureFile(file, passes)
		if (measured === null) return 1
		const falls = new Map(measured.results.flatMap((result) => [...findFalls(result, lowWater)]))
		for (const key of falls.keys()) falling.set(key, (falling.get(key) ?? 0) + 1)
		const fallen = [...falls].filter(([key]) => falling.get(key) === attempt)
		for (const [key, fall] of fallen) process.stdout.write(`${key}: ${fall}, try ${attempt} of ${CHECK_TRIES}\n`)
		if (fallen.length === 0 || attempt === CHECK_TRIES) return fallen.length
		passes *= 2
	}
}

interface Measured {
	readonly results: readonly Result[]
	/** The packages that the file's code imports, with their versions. */
	readonly packages: Readonly<Record<string, string>>
}

/** Bundles a file as the package is built, and runs each of its questions in its own process. Returns null if that fails. */
async function measureFile(file: string, passes: number): Promise<Measured | null> {
	const folder = mkdtempSync(join(here, 'node_modules', '.question-'))
	try {
		const outfile = join(folder, 'question.mjs')
		await build({
			stdin: {
				contents: `import { questions } from './questions/${file}'\nimport { answer } from './worker.ts'\nanswer(questions)\n`,
				resolveDir: here,
			},
			outfile,
			bundle: true,
			format: 'esm',
			platform: 'node',
			target: 'node20.10',
			packages: 'external',
			logLevel: 'warning',
		})
		const results: Result[] = []
		for (let questions = 1; results.length < questions; ) {
			const answer = askChild([outfile, values.seed, String(passes), String(results.length)])
			questions = answer.questions
			results.push(answer.result)
			asked.add(answer.result.question)
		}
		const code = readFileSync(outfile, 'utf8')
		const named = Object.entries(dependencies).filter(
			([name]) => code.includes(`"${name}"`) || code.includes(`"${name}/`),
		)
		return { results, packages: Object.fromEntries(named) }
	} catch (error) {
		isBroken = true
		process.stdout.write(`${file}: ${error instanceof Error ? error.message : error}\n`)
		return null
	} finally {
		rmSync(folder, { recursive: true, force: true })
	}
}

function askChild(parameters: readonly string[]): Answer {
	const run = spawnSync(process.execPath, ['--expose-gc', '--no-allocation-site-pretenuring', ...parameters], {
		stdio: ['ignore', 'pipe', 'inherit'],
		encoding: 'utf8',
	})
	if (run.status !== 0) throw new Error(`failed with status ${run.status}`)
	return JSON.parse(run.stdout) as Answer
}
