/**
 * The quick check before a commit: format, lint, types, and the tests of everything that changed since `main`, committed or not.
 * Properties run a fifth of their usual runs. Exits with 1 if anything fails.
 *
 *     npm run check
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const git = (...args: readonly string[]): string[] =>
	execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Returns the commit where this branch left main; the last commit if there is no main, or if main is checked out. */
function findBase(): string {
	for (const main of ['main', 'origin/main']) {
		try {
			return git('merge-base', 'HEAD', main)[0] ?? 'HEAD'
		} catch {
			// a clone of one branch has no main
		}
	}
	return 'HEAD'
}

const base = findBase()
const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')].filter(
	(file) => existsSync(join(ROOT, file)),
)
const sources = changed.filter((file) => /^src\/.*\.ts$/.test(file))
const failed: string[] = []

/** Runs a package's program, and prints its output when it ends. */
async function run(name: string, program: string, args: readonly string[]): Promise<void> {
	const start = Date.now()
	const env = { FUZZ_TIMES: '0.2', ...process.env }
	const child = spawn(join(ROOT, 'node_modules/.bin', program), args, { cwd: ROOT, env })
	const output: string[] = []
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)))
	const code = await new Promise((resolve) => child.on('close', resolve))
	if (code !== 0) {
		failed.push(name)
		process.stdout.write(output.join(''))
	}
	console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${Math.round((Date.now() - start) / 1000)} s)`)
}

const tsc = (name: string, ...args: readonly string[]): Promise<void> =>
	// Incremental: checks only what changed since the last check.
	run(`types of ${name}`, 'tsc', [
		'--noEmit',
		'--incremental',
		`--tsBuildInfoFile`,
		`node_modules/.cache/${name}.tsbuildinfo`,
		...args,
	])

async function checkText(): Promise<void> {
	if (changed.length > 0)
		await run('format and lint', 'biome', [
			'check',
			'--error-on-warnings',
			'--no-errors-on-unmatched',
			'--files-ignore-unknown=true',
			...changed,
		])
	if (sources.length > 0) await run('lint of patterns', 'eslint', sources)
	await tsc('src')
	await tsc('tools', '-p', 'tsconfig.tools.json')
}

console.log(`${changed.length} files changed since ${base.slice(0, 7)}`)
await Promise.all([
	checkText(),
	run('tests of what changed', 'vitest', [
		'run',
		'--project=UTC',
		'--changed',
		base,
		'--maxWorkers=1',
		'--reporter=dot',
	]),
])
console.log(failed.length === 0 ? 'All passed' : `Failed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
