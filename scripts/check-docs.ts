/**
 * Checks the README and `docs/`: links and pictures, the output under each example, decisions and codes, and the words of the prose.
 *
 *   npm run check:docs              what is fast: half a minute
 *   npm run check:docs -- --all     also every block of code with the packed package, counts and sizes, and the site
 *   npm run check:docs -- --words   the words of each file, those with the most first
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { countWords, MAX_WORDS } from './plain-words.ts'

const ROOT = join(import.meta.dirname, '..')
const TESTS = ['test/docs.test.ts', 'test/cli/docs.test.ts', 'test/decisions.test.ts', 'test/rulebook.test.ts']
const options = process.argv.slice(2)
const failed: string[] = []

for (const [part, files] of Object.entries(countWords(ROOT))) {
	const words = files.reduce((sum, [, found]) => sum + found, 0)
	const most = MAX_WORDS[part as keyof typeof MAX_WORDS]
	console.log(`${words <= most ? '✓' : '✗'} ${part}: ${words} words that are read twice, at most ${most}`)
	if (words > most) failed.push(`the words of ${part}`)
	if (options.includes('--words')) for (const [file, found] of files) console.log(`  ${found} ${file}`)
}
run('npx', 'vitest', 'run', '--project=UTC', ...TESTS)
if (options.includes('--all')) run('lab/run', 'snippets', 'sizes', 'site')
for (const each of failed) console.log(`✗ ${each}`)
process.exitCode = failed.length === 0 ? 0 : 1

function run(program: string, ...args: readonly string[]): void {
	const { status } = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit' })
	if (status !== 0) failed.push([program, ...args].join(' '))
}
