/**
 * Tries the program as a person installs it, on any system: packs the built package, installs the tarball in a folder with spaces, and runs each command by the
 * name that npm gives it. Needs nothing but Node and npm, no shell of Unix.
 *
 *   lab/run program
 *   npx tsx lab/program/run.ts
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../scripts/start-mock.ts'

const ROOT = join(import.meta.dirname, '../..')
const isWindows = process.platform === 'win32'
const parent = mkdtempSync(join(tmpdir(), 'orderwright-program-'))
const folder = join(parent, 'My orders, März')
const PROGRAM = join(folder, 'node_modules', 'orderwright', 'dist', 'cli.js')
const ORDER = { address: { countryCode: 'DE', city: 'Berlin', zip: '11011', phone: '030 227 32152' } }
const CSV = 'city,zip,countryCode\nBerlin,11011,DE\nLos Angeles,9O103,US\n'
let failed = 0

try {
	mkdirSync(folder)
	install()
	attempt('npx finds the program, and it says its version', () => {
		const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
		expect(npm('exec', '--', 'orderwright', '--version').trim(), version)
	})
	for (const [name, text] of [
		['JSON', JSON.stringify(ORDER)],
		['JSON with a mark of its order of bytes', `\uFEFF${JSON.stringify(ORDER)}`],
		['CSV with the line ends of Windows', CSV.replaceAll('\n', '\r\n')],
		['CSV with those of Unix', CSV],
	] as const)
		attempt(`check reads ${name}`, () => {
			const file = join(folder, name.startsWith('CSV') ? 'my orders.csv' : 'my order.json')
			writeFileSync(file, text)
			const { status, stdout } = run('check', file, '--exit-zero')
			expect(status, 0)
			if (!stdout.includes(name.startsWith('CSV') ? '2 orders judged' : '1 order judged')) throw new Error(stdout)
		})
	attempt('check reads standard input, and its status tells of an invalid order', () => {
		const { status, stdout } = run({ input: '{"address":{"countryCode":"XX"}}\n' }, 'check', '-', '--format', 'json')
		expect(status, 1)
		expect((JSON.parse(stdout.split('\n')[0] ?? '') as { status: string }).status, 'invalid')
	})
	attempt('a file that is not there is exit 2', () => expect(run('check', 'no such file.json').status, 2))
	attempt('several threads judge as one does', () => {
		const file = join(folder, 'many.jsonl')
		writeFileSync(file, `${JSON.stringify(ORDER)}\n`.repeat(2000))
		const [one, three] = ['1', '3'].map((jobs) => run('check', file, '--format', 'json', '--jobs', jobs).stdout)
		// The last line is the summary.
		expect(one?.trim().split('\n').length, 2001)
		expect(one, three)
	})
	attempt('vectors runs a port', () => {
		writeFileSync(
			join(folder, 'port.mjs'),
			`import { createInterface } from 'node:readline'
import * as library from 'orderwright'
for await (const line of createInterface({ input: process.stdin })) {
	const { id, call, args } = JSON.parse(line)
	const answer = call in library ? library[call](...args) : { status: 'skipped' }
	console.log(JSON.stringify({ id, answer: answer === undefined ? null : answer }))
}`,
		)
		const { stdout, stderr } = run('vectors', '--command', 'node port.mjs')
		if (!/\n[\d,]{6} passed, 0 failed, /.test(stdout)) throw new Error(stdout.slice(-500) + stderr)
	})
	await attemptServer('serve', '/health', '"status":"ok"')
	await attemptServer('mock', '/nowhere', '"errorCode":"resource.path"')
} finally {
	rmSync(parent, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}
process.exitCode = failed === 0 ? 0 : 1

function install(): void {
	npmIn(ROOT, 'pack', '--ignore-scripts', '--pack-destination', parent)
	const tarball = readdirSync(parent).find((name) => name.endsWith('.tgz')) ?? ''
	writeFileSync(join(folder, 'package.json'), '{ "name": "user", "private": true }')
	npm('install', '--prefer-offline', '--no-audit', '--no-fund', join(parent, tarball))
}

function npm(...args: readonly string[]): string {
	return npmIn(folder, ...args)
}

function npmIn(cwd: string, ...args: readonly string[]): string {
	// On Windows, npm is a script of the shell, which splits an argument with spaces.
	const quoted = isWindows ? args.map((arg) => `"${arg}"`) : args
	const { status, stdout, stderr } = spawnSync('npm', quoted, { cwd, encoding: 'utf8', shell: isWindows })
	if (status !== 0) throw new Error(`npm ${args.join(' ')} ended with ${status}: ${stdout}${stderr}`)
	return stdout
}

function run(...given: readonly (string | { readonly input: string })[]) {
	const args = given.filter((each) => typeof each === 'string')
	const input = given.find((each) => typeof each === 'object')?.input ?? ''
	return spawnSync(process.execPath, [PROGRAM, ...args], { cwd: folder, encoding: 'utf8', input, maxBuffer: 1e9 })
}

/** Starts a server, asks it once, and ends it. */
async function attemptServer(command: 'serve' | 'mock', path: string, words: string): Promise<void> {
	try {
		const { url, child, ended } = await startServer(PROGRAM, command, ['--quiet'], folder)
		const answer = await (await fetch(new URL(path, url))).text().finally(() => child.kill())
		await ended
		attempt(`${command} answers ${path}`, () => {
			if (!answer.includes(words)) throw new Error(answer.slice(0, 500))
		})
	} catch (error) {
		attempt(`${command} starts`, () => {
			throw error
		})
	}
}

function expect(found: unknown, expected: unknown): void {
	if (found !== expected)
		throw new Error(`${String(found).slice(0, 500)} in place of ${String(expected).slice(0, 500)}`)
}

function attempt(title: string, task: () => void): void {
	try {
		task()
		console.log(`✓ ${title}`)
	} catch (error) {
		failed++
		console.log(`✗ ${title}: ${(error as Error).message}`)
	}
}
