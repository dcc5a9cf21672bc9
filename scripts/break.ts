/**
 * Breaks the library on purpose, one line at a time, and shows that the suite notices each break.
 *
 *   npm run test:break                 every break of test/breaks/*.json
 *   npm run test:break -- zip phone    the lists whose name starts so
 *
 * A break names a file, a text that occurs there exactly once, what replaces it, and the test files that must go red. The breaks
 * are made in a copy of the tree, so that the checkout stays as it is.
 */
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type Break, countOccurrences, LISTS, readBreaks } from './break-lists.ts'

const root = join(import.meta.dirname, '..')
const named = process.argv.slice(2)
const lists = LISTS.filter((file) => named.length === 0 || named.some((name) => file.startsWith(name)))
const breaks = lists.flatMap(readBreaks)

/** How many copies of the tree are broken side by side. */
const LANES = Math.max(1, Math.min(4, availableParallelism()))
const PARTS = [
	'src',
	'test',
	'scripts',
	'examples',
	'bench',
	'package.json',
	'tsconfig.json',
	'tsconfig.tools.json',
	'vitest.config.ts',
	'biome.json',
	'openapi.json',
	'README.md',
	'NOTICE',
]

const queue = [...breaks.entries()]
let unnoticed = 0
await Promise.all(Array.from({ length: LANES }, runLane))
console.log(`${breaks.length - unnoticed} of ${breaks.length} breaks found`)
process.exitCode = unnoticed === 0 && breaks.length > 0 ? 0 : 1

/** False for the packages of scripts/engines, which no test asks for. */
function isOurs(path: string): boolean {
	return basename(path) !== 'node_modules'
}

/** Takes breaks from the queue until it is empty, in a copy of its own. */
async function runLane(): Promise<void> {
	const copy = mkdtempSync(join(tmpdir(), 'orderwright-break-'))
	try {
		for (const part of PARTS) cpSync(join(root, part), join(copy, part), { recursive: true, filter: isOurs })
		symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
		for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
			const [index, each] = next
			const complaint = await tryBreak(copy, each)
			const label = `[${index + 1}/${breaks.length}] ${each.file}: ${each.find.trim().split('\n')[0]}`
			if (complaint !== null) unnoticed++
			console.log(complaint === null ? `✓ found ${label}` : `✗ NOT FOUND ${label}\n${complaint}`)
		}
	} finally {
		rmSync(copy, { recursive: true, force: true })
	}
}

/** Breaks the copy, runs the tests, mends the copy; null when a test went red, else what was seen. */
async function tryBreak(copy: string, { file, find, replace, tests }: Break): Promise<string | null> {
	const source = readFileSync(join(copy, file), 'utf8')
	const occurrences = countOccurrences(source, find)
	if (occurrences !== 1) return `    the text to break occurs ${occurrences} times, not once`
	writeFileSync(
		join(copy, file),
		source.replace(find, () => replace),
	)
	const { status, output } = await runTests(copy, tests)
	writeFileSync(join(copy, file), source)
	// A red run is one in which tests ran and failed, or a test file could not even be loaded.
	if (status !== 0 && /\d+ failed/.test(output)) return null
	return output.trim().split('\n').slice(-8).join('\n').replace(/^/gm, '    ')
}

function runTests(copy: string, tests: readonly string[]): Promise<{ status: number | null; output: string }> {
	return new Promise((resolve) => {
		const args = ['run', '--bail', '1', '--project', 'UTC', ...tests]
		const run = spawn(join(root, 'node_modules/.bin/vitest'), args, {
			cwd: copy,
			env: { ...process.env, NO_COLOR: '1' },
		})
		let output = ''
		run.stdout.on('data', (chunk) => {
			output += chunk
		})
		run.stderr.on('data', (chunk) => {
			output += chunk
		})
		run.on('close', (status) => resolve({ status, output }))
	})
}
