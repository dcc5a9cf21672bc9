import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { writeReport } from '../../cli/files.ts'
import { folder, good, write } from './orders.ts'
import { buildProgram, call, PROGRAM, run } from './program.ts'

beforeAll(buildProgram)
const FULL = '/dev/full'

describe.skipIf(!existsSync(FULL))('the program on a full disk', () => {
	const file = () => write('full.jsonl', `${good('1055')}\n`.repeat(300))
	const csv = () => write('full.csv', `zip,countryCode,phone\n${'10557,DE,030 901820\n'.repeat(300)}`)
	it.each<[string, () => string[]]>([
		['--version', () => ['--version']],
		['check', () => ['check', file()]],
		['check --format json', () => ['check', file(), '--format', 'json']],
		['check --format junit', () => ['check', file(), '--format', 'junit', '--exit-zero']],
		['check --format csv', () => ['check', csv(), '--format', 'csv']],
		['check --jobs', () => ['check', file(), '--jobs', '2', '--exit-zero']],
		['mock --print-seed', () => ['mock', '--print-seed']],
		['vectors --help', () => ['vectors', '--help']],
	])('exits with 2 and says so in a sentence: %s', (_, args) => {
		// The memory of a process has no first byte: to write it is an input/output error. One command shows it for all.
		const failing = ['/proc/self/mem', 'r+', 'the disk fails'] as const
		for (const [device, mode, reason] of [
			[FULL, 'w', 'the disk is full'] as const,
			...(args()[0] === '--version' ? [failing] : []),
		]) {
			const { status, stderr } = spawnSync(process.execPath, [PROGRAM, ...args()], {
				cwd: folder,
				encoding: 'utf8',
				stdio: ['ignore', openSync(device, mode), 'pipe'],
			})
			expect(stderr).toContain(`orderwright: the output can't be written: ${reason}.`)
			expect(stderr).not.toContain('    at ')
			expect(status).toBe(2)
		}
	})
	it.each([
		[['check', 'BAD']],
		[['check', 'BAD', '--jobs', '2']],
		[['check', 'BAD', '--columns']],
		[['check', '-', '--products', 'BAD']],
		[['check', '-', '--policy', 'BAD']],
		[['mock', '--seed', 'BAD']],
		[['serve', '--products', 'BAD']],
		[['conform', 'http://127.0.0.1:9', '--seed', 'BAD']],
	])('exits with 2 and names the file that it fails to read: %j', async (given) => {
		const args = given.map((each) => (each === 'BAD' ? '/proc/self/mem' : each))
		// Several jobs need a process of their own.
		const { status, stdout, stderr } = await (args.includes('--jobs') ? run : call)(args, '', folder)
		expect(stdout + stderr).toMatch(/\/proc\/self\/mem (?:cannot|can't) be opened: the disk fails\./)
		expect(stderr).not.toContain('    at ')
		expect(status).toBe(2)
	})
	it.each([[[]], [['--jobs', '2']], [['--columns']]])(
		'exits with 2 and names a file that vanishes before its turn: %j',
		async (options) => {
			const gone = write('gone.jsonl', good())
			const child = spawn(process.execPath, [PROGRAM, 'check', '-', gone, ...options], { cwd: folder })
			let text = ''
			for (const stream of [child.stdout, child.stderr])
				stream.on('data', (chunk) => {
					text += chunk
				})
			child.stdin.write(`${good()}\n`)
			rmSync(join(folder, gone))
			child.stdin.end(`${good('1055')}\n`)
			expect(await new Promise((resolve) => child.on('close', resolve))).toBe(2)
			expect(text).toMatch(/gone\.jsonl (?:cannot|can't) be opened: there is no such file or folder\./)
			expect(text).not.toContain('    at ')
		},
	)
	it('leaves a report as it was, and no draft of a new one', () => {
		const reports = join(folder, 'reports')
		mkdirSync(reports, { recursive: true })
		const report = join(reports, 'report.json')
		writeReport(report, 'old')
		writeReport(report, 'new')
		expect([readFileSync(report, 'utf8'), readdirSync(reports)]).toEqual(['new', ['report.json']])
		expect(() => writeReport(FULL, 'x')).toThrow("/dev/full can't be written: the disk is full.")
		rmSync(reports, { recursive: true })
		expect(() => writeReport(report, 'x')).toThrow('there is no such file or folder')
	})
})

describe('orderwright check when it is stopped', () => {
	it('ends at Ctrl-C with nothing but whole lines of its output', async () => {
		const big = write('stopped.jsonl', `${good('1055')}\n`.repeat(50_000))
		const child = spawn(process.execPath, [PROGRAM, 'check', big, '--format', 'json'], { cwd: folder })
		let output = ''
		child.stdout.on('data', (chunk) => {
			if (output === '') child.kill('SIGINT')
			output += chunk
		})
		const signal = await new Promise((resolve) => child.on('close', (_, by) => resolve(by)))
		expect(signal).toBe('SIGINT')
		for (const line of output.split('\n').slice(0, -1)) expect(() => JSON.parse(line)).not.toThrow()
	})
})
