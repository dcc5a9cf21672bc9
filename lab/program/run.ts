/**
 * Tests the program as a person installs it, on any system. Packs the built package, installs the tarball in a folder with spaces, and runs each
 * command. Only needs Node and npm, and no Unix shell.
 *
 * lab/run program npx tsx lab/program/run.ts
 */
import { equal, match } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }
import { startServer } from '../../scripts/start-mock.ts'
import { packAndInstall } from '../shared/install-tarball.ts'
import { check, makeFolder, runProgram } from '../shared/room.ts'

const folder = join(makeFolder('program'), 'My orders, März')
const PROGRAM = join(folder, 'node_modules', 'orderwright', 'dist', 'cli.js')
const ORDER = { address: { countryCode: 'DE', city: 'Berlin', zip: '11011', phone: '030 227 32152' } }
const CSV = 'city,zip,countryCode\nBerlin,11011,DE\nLos Angeles,9O103,US\n'

mkdirSync(folder)
packAndInstall(folder)
await check('npx finds the program, and it says its version', () => {
	equal(runProgram(folder, 'npm', ['exec', '--', 'orderwright', '--version']).trim(), packageJson.version)
})
for (const [name, file, text] of [
	['JSON', 'my order.json', JSON.stringify(ORDER)],
	['JSON with a mark of its order of bytes', 'my order.json', `\uFEFF${JSON.stringify(ORDER)}`],
	['CSV with the line ends of Windows', 'my orders.csv', CSV.replaceAll('\n', '\r\n')],
	['CSV with those of Unix', 'my orders.csv', CSV],
] as const)
	await check(`check reads ${name}`, () => {
		const { status, stdout } = run('check', write(file, text), '--exit-zero')
		equal(status, 0)
		match(stdout, file.endsWith('csv') ? /2 orders checked/ : /1 order checked/)
	})
await check('check reads standard input, and its status tells of an invalid order', () => {
	const { status, stdout } = run({ input: '{"address":{"countryCode":"XX"}}\n' }, 'check', '-', '--format', 'json')
	equal(status, 1)
	match(stdout, /^\{.*"status":"invalid"/)
})
await check('a file that is not there is exit 2', () => equal(run('check', 'no such file.json').status, 2))
await check('several threads judge as one does', () => {
	const file = write('many.jsonl', `${JSON.stringify(ORDER)}\n`.repeat(2000))
	const [one = '', three] = ['1', '3'].map((jobs) => run('check', file, '--format', 'json', '--jobs', jobs).stdout)
	// The last line is the summary.
	equal(one.trim().split('\n').length, 2001)
	equal(one, three)
})
await check('vectors runs a port', () => {
	write(
		'port.mjs',
		`import { createInterface } from 'node:readline'
import * as library from 'orderwright'
for await (const line of createInterface({ input: process.stdin })) {
	const { id, call, args } = JSON.parse(line)
	const answer = call in library ? library[call](...args) : { status: 'skipped' }
	console.log(JSON.stringify({ id, answer: answer === undefined ? null : answer }))
}`,
	)
	match(run('vectors', '--command', 'node port.mjs').stdout, /\n[\d,]{6} passed, 0 failed, /)
})
await check('serve answers', () =>
	beside('serve', [], async (url) => match(await (await fetch(new URL('/health', url))).text(), /"status":"ok"/)),
)
await check('conform passes the mock', () => {
	const seed = write('store.json', run('mock', '--print-seed').stdout)
	const control = ['--writes', '--reset', '/__reset', '--clock', '/__clock', '--concurrency', '4']
	const some = ['--seed', seed, '--country', 'US', '--quick']
	return beside('mock', ['--seed', seed], (url) =>
		match(run('conform', url, ...some, ...control).stdout, /✓ passed\n$/),
	)
})

function write(file: string, text: string): string {
	const path = join(folder, file)
	writeFileSync(path, text)
	return path
}

function run(...given: readonly (string | { readonly input: string })[]) {
	const args = given.filter((each) => typeof each === 'string')
	const input = given.find((each) => typeof each === 'object')?.input ?? ''
	return spawnSync(process.execPath, [PROGRAM, ...args], { cwd: folder, encoding: 'utf8', input, maxBuffer: 1e9 })
}

/** Starts a server, calls a function, then stops the server. */
async function beside(
	command: 'serve' | 'mock',
	args: readonly string[],
	what: (url: string) => unknown,
): Promise<void> {
	const { url, child, ended } = await startServer(PROGRAM, command, ['--quiet', ...args], folder)
	try {
		await what(url)
	} finally {
		child.kill()
		await ended
	}
}
