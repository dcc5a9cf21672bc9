/**
 * Runs the properties with fresh seeds and many times the usual runs, and prints the seed and path of each failure.
 *
 *     npm run test:fuzz -- [part of a file's name]... [--rounds 1] [--minutes 60] [--times 20] [--seed 7] [--workers 2]
 *
 * A round runs every file with properties, each with its own seed. With `--minutes`, rounds repeat until the time is over, and runs
 * still open then are stopped. Exits with 1 if anything failed.
 */
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/** The part of vitest's JSON report that is used here. */
interface Report {
	readonly testResults: readonly {
		readonly message: string
		readonly assertionResults: readonly {
			readonly fullName: string
			readonly title: string
			readonly status: string
			readonly failureMessages: readonly string[]
		}[]
	}[]
}

const ROOT = join(import.meta.dirname, '..')
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs')
/** Every test once: the other projects repeat some of these in other zones. */
const PROJECTS = ['UTC', 'hostile', 'thorough'].map((name) => `--project=${name}`)
/** The most characters of a failure's message that are printed: enough for a usual counterexample. */
const LONGEST = 3000

const { values: options, positionals: parts } = parseArgs({
	allowPositionals: true,
	options: {
		rounds: { type: 'string' },
		minutes: { type: 'string' },
		times: { type: 'string', default: '20' },
		seed: { type: 'string' },
		workers: { type: 'string', default: String(availableParallelism()) },
	},
})
const deadline =
	options.minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + Number(options.minutes) * 60_000
const rounds = Number(options.rounds ?? (options.minutes === undefined ? 1 : Number.POSITIVE_INFINITY))
const files = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('.test.ts'))
	.map((file) => `test/${file}`)
	.filter((file) => /'fast-check'|\/fuzz\.ts'/.test(readFileSync(join(ROOT, file), 'utf8')))
	.filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
	.sort()
const folder = mkdtempSync(join(tmpdir(), 'fuzz-'))
const total = { runs: 0, failures: 0, stopped: 0 }

/** Yields every file of every round. */
function* queue(): Generator<string> {
	for (let round = 0; round < rounds; round++) yield* files
}

/** Runs one file after another until the time is over. */
async function work(jobs: Iterator<string>): Promise<void> {
	for (let job = jobs.next(); !job.done && Date.now() < deadline; job = jobs.next()) await runFile(job.value)
}

async function runFile(file: string): Promise<void> {
	const seed = options.seed ?? String(randomInt(2 ** 31))
	const output = join(folder, `${total.runs++}.json`)
	const env = { ...process.env, FUZZ_SEED: seed, FUZZ_TIMES: options.times }
	const args = ['run', ...PROJECTS, '--maxWorkers=1', '--reporter=json', `--outputFile=${output}`, file]
	const start = Date.now()
	const child = spawn(process.execPath, [VITEST, ...args], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'pipe'] })
	const errors: string[] = []
	child.stderr.on('data', (chunk) => errors.push(String(chunk)))
	const isLimited = deadline < Number.POSITIVE_INFINITY
	const timer = isLimited ? setTimeout(() => child.kill(), Math.max(0, deadline - start)) : undefined
	const signal = await new Promise((resolve) => child.on('exit', (_code, by) => resolve(by)))
	clearTimeout(timer)
	const seconds = Math.round((Date.now() - start) / 1000)
	if (signal !== null || (isLimited && Date.now() >= deadline)) {
		total.stopped++
		console.log(`stopped   ${file}, seed ${seed}, after ${seconds} s`)
		return
	}
	const failures = readFailures(output) ?? [{ name: '', title: '', message: errors.join('') }]
	console.log(`${failures.length === 0 ? 'held     ' : 'FAILED   '} ${file}, seed ${seed}, ${seconds} s`)
	for (const { name, title, message } of failures) {
		total.failures++
		const path = /seed: (-?\d+), path: "([\d:]*)"/.exec(message)
		console.log(`\n  ${name || 'The file itself'}`)
		if (path !== null) console.log(`  seed ${path[1]}, path ${path[2]}`)
		console.log(
			`  FUZZ_SEED=${seed} FUZZ_TIMES=${options.times} npx vitest run ${PROJECTS.join(' ')} ${file} -t ${pattern(title)}`,
		)
		console.log(`${message.slice(0, LONGEST).replace(/^/gm, '    ')}\n`)
	}
}

/** Returns the failures of a file; null if vitest wrote no report. */
function readFailures(output: string): { name: string; title: string; message: string }[] | null {
	let report: Report
	try {
		report = JSON.parse(readFileSync(output, 'utf8'))
	} catch {
		return null
	}
	if (report.testResults.length === 0) return [{ name: '', title: '', message: 'No test of this file ran.' }]
	return report.testResults.flatMap(({ message, assertionResults }) => {
		const failed = assertionResults.filter(({ status }) => status === 'failed')
		const tests = failed.map(({ fullName, title, failureMessages }) => ({
			name: fullName,
			title,
			message: failureMessages.join('\n'),
		}))
		return tests.length === 0 && message !== '' ? [{ name: '', title: '', message }] : tests
	})
}

/** Returns a title as a quoted pattern for a shell. */
function pattern(title: string): string {
	return `'${title.replace(/[^\p{L}\d ]/gu, '.')}'`
}

console.log(`${files.length} files, ${options.times} times the usual runs`)
const jobs = queue()
await Promise.all(Array.from({ length: Number(options.workers) }, () => work(jobs)))
rmSync(folder, { recursive: true })
console.log(`${total.runs} runs of files, ${total.stopped} stopped, ${total.failures} failures`)
process.exitCode = total.failures > 0 ? 1 : 0
