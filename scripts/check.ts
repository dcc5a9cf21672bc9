/**
 * The quick check before a commit, of everything that changed since `main`, committed or not: format, lint, tables, types, and the
 * tests of the rooms that changed. `npm test` runs all tests. Properties run a fifth of their usual runs. Exits with 1 if anything
 * fails.
 *
 *     npm run check
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

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

const ALL_TESTS = git('ls-files', '--cached', '--others', '--exclude-standard', 'test/*.test.ts')
	.filter((test) => existsSync(join(ROOT, test)))
	.map((test) => ({ test, text: readFileSync(join(ROOT, test), 'utf8') }))

/** Returns the tests of a changed file: itself, those of its room, the properties with the room's name, and those that name the file. */
function testsOf(file: string): readonly string[] {
	const rooms = dirname(file).split('/').slice(1)
	const folder = dirname(file).replace(/^src\b/, 'test')
	return ALL_TESTS.filter(
		({ test, text }) =>
			test === file ||
			(rooms.length > 0 && dirname(test) === folder && !file.endsWith('.test.ts')) ||
			(dirname(test) === 'test/property' && rooms.some((room) => basename(test).includes(room))) ||
			text.includes(`/${basename(file)}'`),
	).map(({ test }) => test)
}

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
	// Looks only at what changed since the last check.
	await run('types', 'tsc', ['-b', 'tsconfig.json', 'tsconfig.element.json', 'tsconfig.tools.json'])
}

async function checkTests(): Promise<void> {
	await run('tables', 'tsx', ['scripts/tables.ts', '--check'])
	if (changed.length === 0) return
	const everywhere = ['architecture', ...(sources.length > 0 ? ['vectors'] : [])]
	const tests = new Set([...changed.flatMap(testsOf), ...everywhere.map((name) => `test/${name}.test.ts`)])
	const options = ['--project=UTC', '--maxWorkers=1', '--reporter=dot']
	await run(`${tests.size} files of tests`, 'vitest', ['run', ...options, ...tests])
}

console.log(`${changed.length} files changed since ${base.slice(0, 7)}`)
await Promise.all([checkText(), checkTests()])
console.log(failed.length === 0 ? 'All passed' : `Failed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
