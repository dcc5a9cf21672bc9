/**
 * Rehearses a release: prepares it in a clean clone as its owner would, with a made-up address and version, plays the steps of the workflow "Release" up to a
 * dry run of publishing, installs what would be published in an empty folder, and runs the README there. Then breaks the address, the version and a step, one
 * after the other: each must stop the workflow, where it should.
 *
 *   lab/run release
 *   lab/run release -- --skip 'npm test'     leaves a step out, to try the others
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { installTarballs } from '../shared/install-tarball.ts'
import { runProgram } from '../shared/run-program.ts'
import { type Played, playWorkflow } from './workflow.ts'

const ROOT = join(import.meta.dirname, '../..')
const WORKFLOW = '.github/workflows/release.yml'
const HOME = 'https://github.com/made-up-owner/orderwright'
const VERSION = '9.8.7'

const { values } = parseArgs({ options: { skip: { type: 'string', multiple: true, default: [] } } })
const parent = mkdtempSync(join(tmpdir(), 'orderwright-rehearsal-'))
const clone = join(parent, 'clone')
const made: string[] = [parent]
process.on('exit', () => {
	for (const folder of made) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})
let failed = 0

prepare()
const { failure, published, folders } = play(`v${VERSION}`, console.log)
report('the workflow passes, up to a dry run of publishing', failure)
if (failure === undefined) {
	const packed = folders.get('pack') ?? ''
	for (const tarball of published) console.log(`  would publish ${basename(tarball)}`)
	attempt('both packages come out, with the version and the address', checkInstalled)
	attempt('what comes out runs the README, installed in an empty folder', () =>
		runProgram(packed, 'lab/ask', ['snippets', 'README.md', ...published.flatMap((tarball) => ['--tarball', tarball])]),
	)
}
expectFailure('another address in bugs', `npm run release -- --check`, 'bugs in package.json', () =>
	replace('package.json', `${HOME}/issues`, 'https://github.com/somebody-else/orderwright/issues'),
)
expectFailure(
	'a tag of another version',
	`npm run release -- --check`,
	'package.json has the version',
	() => {},
	'v9.8.8',
)
expectFailure('a step that is spelled wrong', `npm run biuld`, 'biuld', () =>
	replace(WORKFLOW, 'npm run build', 'npm run biuld'),
)
process.exitCode = failed === 0 ? 0 : 1

/** What the owner does: npm run release, a commit and a tag. */
function prepare(): void {
	runProgram(parent, 'git', ['clone', '--quiet', ROOT, clone])
	for (const [name, value] of [
		['user.name', 'Rehearsal'],
		['user.email', 'rehearsal@example.com'],
	] as const)
		runProgram(clone, 'git', ['config', name, value])
	runProgram(clone, 'npm', ['ci', '--ignore-scripts'])
	const said = runProgram(clone, 'npm', ['run', '--silent', 'release', '--', VERSION, '--repository', HOME])
	if (!said.includes(`${VERSION} is ready`)) throw new Error(said)
	commit(`v${VERSION}`)
}

function commit(tag: string): void {
	runProgram(clone, 'git', ['commit', '--quiet', '--all', '--allow-empty', '--message', `Release ${tag}`])
	runProgram(clone, 'git', ['tag', '--force', tag])
}

function play(tag: string, say: (line: string) => void, installed?: string): Played {
	const played = playWorkflow({ repository: clone, tag, file: WORKFLOW, skipped: values.skip, installed, say })
	made.push(...[...played.folders.values()].map((folder) => join(folder, '..')))
	return played
}

/** Breaks something in the clone, and plays the workflow again: it must fail at this step, with these words. */
function expectFailure(title: string, step: string, words: string, breakIt: () => void, tag = `v${VERSION}`): void {
	breakIt()
	commit(tag)
	const { failure: found = 'nothing failed' } = play(tag, () => {}, join(clone, 'node_modules'))
	const [where = ''] = found.split('\n')
	report(
		`${title} stops it at ${step}`,
		where.includes(step) && found.includes(words) ? undefined : `it should stop there, saying "${words}": ${found}`,
	)
	runProgram(clone, 'git', ['reset', '--quiet', '--hard', 'HEAD~1'])
}

function replace(file: string, text: string, by: string): void {
	const path = join(clone, file)
	const before = readFileSync(path, 'utf8')
	if (!before.includes(text)) throw new Error(`${file} has no ${text}`)
	writeFileSync(path, before.replace(text, by))
}

/** Installs what would be published, and asks it for its version and for the address of a code. */
function checkInstalled(): void {
	const names = published.map((tarball) => basename(tarball)).sort()
	const wanted = ['orderwright', 'orderwright-vectors'].map((name) => `${name}-${VERSION}.tgz`)
	if (names.join() !== wanted.join()) throw new Error(`${names} in place of ${wanted}`)
	const folder = mkdtempSync(join(parent, 'user-'))
	installTarballs(folder, ...published)
	writeFileSync(
		join(folder, 'ask.mjs'),
		`import { docUrl, RULESET } from 'orderwright'
import vectors from 'orderwright-vectors/money.json' with { type: 'json' }
import manifest from 'orderwright-vectors/package.json' with { type: 'json' }
console.log(RULESET.version, vectors.ruleset.version, manifest.homepage, docUrl('address.zip.invalid'))`,
	)
	const answer = runProgram(folder, 'node', ['ask.mjs']).trim()
	const expected = `${VERSION} ${VERSION} ${HOME}#readme ${HOME}/blob/main/docs/rulebook.md#addresszipinvalid`
	if (answer !== expected) throw new Error(`${answer}\nin place of\n${expected}`)
	const security = readFileSync(join(folder, 'node_modules/orderwright/SECURITY.md'), 'utf8')
	if (!security.includes(`<${HOME}/security/advisories/new>`)) throw new Error('SECURITY.md does not lead there')
}

function attempt(title: string, task: () => void): void {
	try {
		task()
		report(title)
	} catch (error) {
		report(title, (error as Error).message)
	}
}

function report(title: string, problem?: string): void {
	console.log(`${problem === undefined ? '✓' : '✗'} ${title}`)
	if (problem === undefined) return
	failed++
	console.log(problem.replace(/^/gm, '  '))
}
