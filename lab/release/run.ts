/**
 * Rehearses a release with a made-up address and version.
 *
 * - Prepares the release in a clean clone, as the owner would.
 * - Runs the steps of the workflow "Release" up to a dry run of publishing.
 * - Installs the packages of the dry run in an empty folder, and runs the README there.
 * - Then breaks the address, the version and a step, one after the other. Each must stop the workflow at the right step.
 *
 * lab/run release lab/run release -- --skip 'npm test' leaves a step out, to try the others
 */
import { deepStrictEqual, equal, ok } from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { installTarballs } from '../shared/install-tarball.ts'
import { check, makeFolder, ROOT, runProgram } from '../shared/room.ts'
import { type Played, playWorkflow } from './workflow.ts'

const WORKFLOW = '.github/workflows/release.yml'
const HOME = 'https://github.com/made-up-owner/orderwright'
const VERSION = '9.8.7'

const { values } = parseArgs({ options: { skip: { type: 'string', multiple: true, default: [] } } })
const parent = makeFolder('rehearsal')
const clone = join(parent, 'clone')

prepare()
const { failure, published, folders } = play(`v${VERSION}`, console.log)
await check('the workflow passes, up to a dry run of publishing', () => ok(failure === undefined, failure))
if (failure === undefined) {
	await check('both packages come out, with the version and the address', checkInstalled)
	await check('what comes out runs the README, installed in an empty folder', () => {
		const tarballs = published.flatMap((tarball) => ['--tarball', tarball])
		runProgram(folders.get('pack') ?? '', 'lab/ask', ['snippets', 'README.md', ...tarballs])
	})
}
await expectFailure('another address in bugs', `npm run release -- --check`, 'bugs in package.json', () =>
	replace('package.json', `${HOME}/issues`, 'https://github.com/somebody-else/orderwright/issues'),
)
await expectFailure(
	'a tag of another version',
	`npm run release -- --check`,
	'package.json has the version',
	() => {},
	'v9.8.8',
)
await expectFailure('a step that is spelled wrong', `npm run biuld`, 'biuld', () =>
	replace(WORKFLOW, 'npm run build', 'npm run biuld'),
)

/** Does the steps of the owner: `npm run release`, a commit and a tag. */
function prepare(): void {
	runProgram(parent, 'git', ['clone', '--quiet', ROOT, clone])
	runProgram(clone, 'git', ['config', 'user.name', 'Rehearsal'])
	runProgram(clone, 'git', ['config', 'user.email', 'rehearsal@example.com'])
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
	return playWorkflow({ repository: clone, tag, file: WORKFLOW, skipped: values.skip, installed, say })
}

/** Breaks something in the clone, and runs the workflow again. The workflow must fail at this step, with these words. */
async function expectFailure(title: string, step: string, words: string, breakIt: () => void, tag = `v${VERSION}`) {
	breakIt()
	commit(tag)
	const { failure: found = 'nothing failed' } = play(tag, () => {}, join(clone, 'node_modules'))
	await check(`${title} stops it at ${step}`, () => {
		const isThere = found.split('\n', 1).join().includes(step) && found.includes(words)
		ok(isThere, `it should stop there, saying "${words}": ${found}`)
	})
	runProgram(clone, 'git', ['reset', '--quiet', '--hard', 'HEAD~1'])
}

function replace(file: string, text: string, by: string): void {
	const path = join(clone, file)
	const before = readFileSync(path, 'utf8')
	if (!before.includes(text)) throw new Error(`${file} has no ${text}`)
	writeFileSync(path, before.replace(text, by))
}

/** Installs the packages of the dry run, and checks the version that the program prints. */
function checkInstalled(): void {
	const wanted = ['orderwright', 'orderwright-vectors'].map((name) => `${name}-${VERSION}.tgz`)
	deepStrictEqual(published.map((tarball) => basename(tarball)).sort(), wanted)
	const folder = join(parent, 'user')
	mkdirSync(folder)
	installTarballs(folder, ...published)
	writeFileSync(
		join(folder, 'ask.mjs'),
		`import { RULESET } from 'orderwright'
import vectors from 'orderwright-vectors/money.json' with { type: 'json' }
import manifest from 'orderwright-vectors/package.json' with { type: 'json' }
console.log(RULESET.version, vectors.ruleset.version, manifest.homepage)`,
	)
	const expected = `${VERSION} ${VERSION} ${HOME}#readme`
	equal(runProgram(folder, 'node', ['ask.mjs']).trim(), expected)
	const security = readFileSync(join(folder, 'node_modules/orderwright/SECURITY.md'), 'utf8')
	ok(security.includes(`<${HOME}/security/advisories/new>`), 'SECURITY.md does not lead there')
}
