import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { programWords } from '../../cli/command.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { buildCli } from '../../scripts/build-cli.ts'
import { buildProgram, call, FOLDER, run } from './program.ts'

beforeAll(buildProgram)
const NAMES = ['check', 'serve', 'mock', 'conform', 'vectors', 'facts']

describe('orderwright', () => {
	it('is called as npx orderwright in its own texts where npx runs it', () => {
		const npx = (script: string) => programWords({ npm_lifecycle_event: 'npx', npm_lifecycle_script: script }).join(' ')
		expect(["'orderwright'", 'orderwright check a.csv', "'vitest' 'run'", ''].map(npx)).toEqual([
			'npx orderwright',
			'npx orderwright',
			'orderwright',
			'orderwright',
		])
		expect(programWords({ npm_lifecycle_event: 'test', npm_lifecycle_script: 'orderwright' })).toEqual(['orderwright'])
	})
	it('prints its version', () => {
		for (const option of ['--version', '-v']) expect(run([option]).stdout).toBe(`${packageJson.version}\n`)
	})
	it('lists its commands, on standard error with status 2 when none is named', async () => {
		for (const args of [['--help'], ['-h'], ['help']]) {
			const { status, stdout } = await call(args)
			expect(status).toBe(0)
			expect([...stdout.matchAll(/^ {2}(\w+) +\S.*$/gm)].map(([, name]) => name)).toEqual([
				...NAMES,
				'orderwright',
				'orderwright',
			])
		}
		const { status, stdout, stderr } = await call([])
		expect([status, stdout]).toEqual([2, ''])
		expect(stderr).toContain('Usage: orderwright COMMAND')
	})
	it.each(NAMES)('explains %s with its options, exit statuses, two calls and a page', async (name) => {
		const { status, stdout } = await call([name, '--help'])
		expect(status).toBe(0)
		expect(stdout).toMatch(new RegExp(`^Usage: orderwright ${name} `))
		expect(stdout).toContain('Exit status')
		const [, calls = '', guide = ''] = /\nExamples:\n((?: {2}.+\n){2})Guide: (.+)\n$/.exec(stdout) ?? []
		expect(calls).toContain(`orderwright ${name}`)
		expect(existsSync(join(import.meta.dirname, '../../docs', basename(guide)))).toBe(true)
		expect((await call(['help', name])).stdout).toBe(stdout)
	})
	it('suggests a command and an option for misspelt ones', async () => {
		const command = await call(['chekc', 'a.json'])
		expect([command.status, command.stderr]).toEqual([
			2,
			'orderwright: "chekc" isn\'t a command. Did you mean check?\nHelp: orderwright --help\n',
		])
		const option = await call(['mock', '--prot', '1'])
		expect([option.status, option.stderr]).toEqual([
			2,
			"orderwright: --prot isn't an option. Did you mean --port?\nHelp: orderwright mock --help\n",
		])
		expect((await call(['zzz'])).stderr).toContain(`Commands: ${NAMES.join(', ')}.`)
		expect((await call(['mock', '--zzz'])).stderr).toContain('Options: --port, --host')
	})
	it.each([
		[['mock', '--port', 'x'], '--port needs a whole number from 0 to 65535, not "x".'],
		[['mock', '--port', '65536'], '--port needs a whole number'],
		[['mock', '--clock', 'noon'], '--clock takes a date-time such as'],
		[['mock', 'extra'], 'mock has only options. Remove "extra".'],
		[['mock', '--seed', 'nowhere.json'], "nowhere.json can't be opened: there is no such file or folder."],
		[['mock', '--seed', 'README.md'], "README.md isn't JSON: "],
		[['vectors'], 'Add the command that starts your port: --command'],
		[['vectors', '--command', 'python3', 'port.py'], 'Put the command into quotes'],
		[['vectors', '--command', 'true', '--vectors', 'nowhere'], 'There are no vectors at nowhere.'],
		[['vectors', '--command', 'true', '--level', 'most'], '--level accepts status, codes, full, not "most".'],
		[['check'], 'Add a file with orders, or - for standard input: orderwright check orders.csv'],
		[['check', '-', '--format', 'xml'], '--format accepts table, json, junit, csv, not "xml".'],
		[['check', '-', '--products', 'package.json'], "package.json isn't a list of products."],
	])('says what to do about %j', async (args, says) => {
		const { status, stdout, stderr } = await call(args)
		expect([status, stdout]).toEqual([2, ''])
		expect(stderr).toContain(says)
	})
	it.each([
		['check', 'https://ann:pa55word@shop.test/\u001b[2J\u009b\u202e.json'],
		['serve', 'https://ann:pa55word@shop.test/\u001b[2J\u009b\u202e'],
		['mock', '--seed', 'https://ann:pa55word@shop.test/\u001b[2J\u009b\u202e'],
		['conform', 'ftp://ann:pa55word@shop.test/\u001b[2J\u009b\u202e', '--seed', 'cli/mock/store.json'],
		['conform', 'http://ann:pa55word@127.0.0.1:1/?\u001b[2J\u009b\u202e', '--seed', 'cli/mock/store.json'],
		['vectors', '--command', 'true', '--vectors', 'https://ann:pa55word@shop.test/\u001b[2J\u009b\u202e'],
		['https://ann:pa55word@shop.test/\u001b[2J\u009b\u202e'],
	])('prints neither the password of a URL nor a control: %s', async (...args) => {
		const { status, stdout, stderr } = await call(args)
		expect(status).toBe(2)
		for (const hidden of ['pa55word', 'ann:', '\u001b', '\u009b', '\u202e'])
			expect(stdout + stderr).not.toContain(hidden)
		expect(stdout + stderr).toContain('***:***@')
	})
	it('loads the script for long lists of JSON only when serve asks for it', async () => {
		const program = join(FOLDER, 'beside.js')
		await buildCli(program)
		const text = readFileSync(program, 'utf8')
		const atStart = [...text.matchAll(/^import .*?"(orderwright[^"]*)";$/gm)].map(([, entry]) => entry)
		expect(atStart).toContain('orderwright')
		expect(atStart).not.toContain('orderwright/bulk')
		expect(text).toContain('await import("orderwright/bulk")')
	})
})
