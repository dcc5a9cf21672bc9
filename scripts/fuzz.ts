/**
 * Runs the properties many more times than usual, with a fresh seed in each round, which Vitest prints with each failure.
 *
 *     npm run test:fuzz -- [part of a file's name]... [--minutes 60] [--times 20] [--seed 7]
 *
 * With `--minutes`, rounds repeat until the time is over; the last one is stopped. Exits with 1 if anything failed.
 */
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const ROOT = join(import.meta.dirname, '..')
/** Every test once: the other projects repeat some of these in other zones. */
const PROJECTS = ['UTC', 'alone', 'hostile', 'thorough'].map((name) => `--project=${name}`)

const { values: options, positionals: parts } = parseArgs({
	allowPositionals: true,
	options: { minutes: { type: 'string' }, times: { type: 'string', default: '20' }, seed: { type: 'string' } },
})
const deadline = options.minutes === undefined ? 0 : Date.now() + Number(options.minutes) * 60_000
const files = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
	.map((file) => `test/${file}`)
	.filter(
		(file) => file.endsWith('.test.ts') && /'fast-check'|\/fuzz\.ts'/.test(readFileSync(join(ROOT, file), 'utf8')),
	)
	.filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
let rounds = 0
do {
	const seed = options.seed ?? String(randomInt(2 ** 31))
	const { status } = spawnSync('npx', ['vitest', 'run', ...PROJECTS, '--reporter=dot', ...files], {
		cwd: ROOT,
		env: { ...process.env, FUZZ_SEED: seed, FUZZ_TIMES: options.times },
		stdio: 'inherit',
		...(deadline > 0 && { timeout: Math.max(1, deadline - Date.now()) }),
	})
	rounds++
	const isStopped = status === null && Date.now() >= deadline
	if (status !== 0 && !isStopped) process.exitCode = 1
	console.log(
		`Round ${rounds}, seed ${seed}, ${options.times} times the usual runs: ${isStopped ? 'stopped' : status === 0 ? 'held' : 'FAILED'}`,
	)
} while (Date.now() < deadline)
