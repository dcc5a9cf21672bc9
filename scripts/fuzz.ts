/**
 * Runs the properties many more times than usual, with fresh seeds. Prints each failure as vitest reports it, with its seed and path.
 *
 *     npm run test:fuzz -- [part of a file's name]... [--rounds 1] [--minutes 60] [--times 20] [--seed 7] [--workers 2]
 *
 * A round runs every file with properties, each with its own seed. With `--minutes`, rounds repeat until the time is over, and runs
 * still open then are stopped. Exits with 1 if anything failed.
 */
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const ROOT = join(import.meta.dirname, '..')
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs')
/** Every test once: the other projects repeat some of these in other zones. */
const PROJECTS = ['UTC', 'hostile', 'thorough'].map((name) => `--project=${name}`)

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
const milliseconds = options.minutes === undefined ? Number.POSITIVE_INFINITY : Number(options.minutes) * 60_000
const deadline = Date.now() + milliseconds
const rounds = Number(options.rounds ?? (options.minutes === undefined ? 1 : Number.POSITIVE_INFINITY))
const files = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('.test.ts'))
	.map((file) => `test/${file}`)
	.filter((file) => /'fast-check'|\/fuzz\.ts'/.test(readFileSync(join(ROOT, file), 'utf8')))
	.filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
	.sort()
const total = { runs: 0, failures: 0, stopped: 0 }

/** Yields every file of every round until the time is over. */
function* queue(): Generator<string> {
	for (let round = 0; round < rounds; round++) for (const file of files) if (Date.now() < deadline) yield file
}

async function runFile(file: string): Promise<void> {
	total.runs++
	const seed = options.seed ?? String(randomInt(2 ** 31))
	const env = { ...process.env, FUZZ_SEED: seed, FUZZ_TIMES: options.times }
	const args = ['run', ...PROJECTS, '--maxWorkers=1', '--reporter=dot', file]
	const start = Date.now()
	const child = spawn(process.execPath, [VITEST, ...args], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
	const output: string[] = []
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)))
	const timer = deadline < Number.POSITIVE_INFINITY ? setTimeout(() => child.kill(), deadline - start) : undefined
	const [code, signal] = await new Promise<[number | null, string | null]>((resolve) =>
		child.on('close', (code, signal) => resolve([code, signal])),
	)
	clearTimeout(timer)
	const isStopped = signal !== null || Date.now() >= deadline
	if (isStopped) total.stopped++
	else if (code !== 0) total.failures++
	const verdict = isStopped ? 'stopped' : code === 0 ? 'held' : 'FAILED'
	console.log(`${verdict.padEnd(8)} ${file}, seed ${seed}, ${Math.round((Date.now() - start) / 1000)} s`)
	if (verdict !== 'FAILED') return
	console.log(`FUZZ_SEED=${seed} FUZZ_TIMES=${options.times} npx vitest run ${PROJECTS.join(' ')} ${file}`)
	console.log(output.join('').replace(/^/gm, '    '))
}

console.log(`${files.length} files, ${options.times} times the usual runs`)
const jobs = queue()
const work = async (): Promise<void> => {
	for (const file of jobs) await runFile(file)
}
await Promise.all(Array.from({ length: Number(options.workers) }, work))
console.log(`${total.runs} runs of files, ${total.stopped} stopped, ${total.failures} failures`)
process.exitCode = total.failures > 0 ? 1 : 0
