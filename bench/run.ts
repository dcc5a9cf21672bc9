/**
 * Runs each question of `questions/` in its own process, and prints a table of ratios.
 *
 * npm run bench all questions npm run bench -- phone zip the files of questions whose names start with these words npm run bench -- --seed 7 --passes
 * 31 npm run bench -- --write saves the results in bench/results/, with machine and versions npm run bench -- --check few passes: fails if a ratio is
 * below its mark in bench/low-water.json
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import packageJson from './package.json' with { type: 'json' }
import * as kept from './results.ts'
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
const listed = values.check ? Object.keys(kept.readLowWater()) : [...kept.readKept().keys()]
const gone = positionals.length > 0 ? [] : listed.filter((name) => !asked.has(name))
if (values.check) {
	for (const name of gone) process.stdout.write(`${name}: has marks in bench/low-water.json, but is not asked\n`)
	failures += gone.length
	process.stdout.write(`${asked.size} questions checked, ${failures} failures\n`)
}
if (values.write) {
	if (!isBroken) kept.removeResults(gone)
	kept.writeIndex()
	kept.writePerformance()
}
if (failures > 0) process.exitCode = 1

/** Prints a file's results, saves them on request, and returns the number of unmet requirements. */
async function runFile(file: string): Promise<number> {
	const results = await measureFile(file, Number(values.passes ?? 15))
	for (const result of results ?? []) {
		process.stdout.write(kept.formatResult(result))
		if (values.write) kept.writeResult(result)
	}
	return results?.reduce((sum, result) => sum + kept.countMisses(result), 0) ?? 1
}

/**
 * Compares a file's ratios with their low-water marks. A ratio below its mark is measured again for a longer time. It counts only if it is below the
 * mark every time.
 */
async function checkFile(file: string): Promise<number> {
	const lowWater = kept.readLowWater()
	let known: ReadonlySet<string> | null = null
	for (let attempt = 1, passes = Number(values.passes ?? CHECK_PASSES); known?.size !== 0; attempt++, passes *= 2) {
		if (attempt > CHECK_TRIES) break
		const results = await measureFile(file, passes)
		if (results === null) return 1
		const falls = results.flatMap((result) => [...kept.findFalls(result, lowWater)])
		const falling = falls.filter(([key]) => known?.has(key) ?? true)
		for (const [key, fall] of falling) process.stdout.write(`${key}: ${fall}, try ${attempt} of ${CHECK_TRIES}\n`)
		known = new Set(falling.map(([key]) => key))
	}
	return known?.size ?? 0
}

/** Bundles a file with the settings of the package's build, and runs each question of the file in its own process. Returns null if a step fails. */
async function measureFile(file: string, passes: number): Promise<readonly kept.Kept[] | null> {
	const outfile = join(here, 'node_modules/.question.mjs')
	try {
		const contents = `import { questions } from './questions/${file}'\nimport { answer } from './worker.ts'\nanswer(questions)\n`
		await build({
			stdin: { contents, resolveDir: here },
			outfile,
			bundle: true,
			format: 'esm',
			platform: 'node',
			target: 'node20.10',
			packages: 'external',
			logLevel: 'warning',
		})
		const code = readFileSync(outfile, 'utf8')
		const isNamed = (name: string): boolean => code.includes(`"${name}"`) || code.includes(`"${name}/`)
		const packages = Object.fromEntries(Object.entries(packageJson.dependencies).filter(([name]) => isNamed(name)))
		const results: kept.Kept[] = []
		for (let questions = 1; results.length < questions; ) {
			const answer = askChild([outfile, values.seed, String(passes), String(results.length)])
			questions = answer.questions
			results.push({ ...answer.result, machine: kept.readMachine(), packages })
			asked.add(answer.result.question)
		}
		return results
	} catch (error) {
		isBroken = true
		process.stdout.write(`${file}: ${error instanceof Error ? error.message : error}\n`)
		return null
	} finally {
		rmSync(outfile, { force: true })
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
