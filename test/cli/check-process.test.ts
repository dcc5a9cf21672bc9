import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { folder, good, PRODUCTS, write } from './orders.ts'
import { buildProgram, call, PROGRAM, run } from './program.ts'

beforeAll(buildProgram)
const check = (args: readonly string[], input = '') => run(['check', ...args], input, folder)

describe('what a terminal gets from orderwright check', () => {
	it('shows controls and line breaks of a value as escapes', () => {
		const order = good('10\u001b[2J55\n✓ valid   forged')
		const { stdout } = check(['-'], order)
		expect(stdout).not.toContain('\u001b')
		expect(stdout).toContain('\\u001b[2J')
		expect(stdout).not.toMatch(/^✓ valid/m)
	})
	it.each<[string, string, number, string[]]>([
		['1', good('1055'), 1, []],
		['0', good(), 0, []],
		['2', '7', 2, []],
		['1 with two jobs', good('1055'), 1, ['--jobs', '2']],
	])(
		'keeps the exit status of what was judged when the reader of its output ends: %s',
		async (_, order, expected, options) => {
			const file = write('many.jsonl', `${order}\n`.repeat(2_500))
			const child = spawn(process.execPath, [PROGRAM, 'check', file, '--all', ...options], { cwd: folder })
			child.stdout.once('data', () => child.stdout.destroy())
			expect(await new Promise((resolve) => child.on('close', resolve))).toBe(expected)
		},
	)
})

describe('the output of orderwright check', () => {
	it('has the verdict of an order before the next order comes', async () => {
		const child = spawn(process.execPath, [PROGRAM, 'check', '-', '--input', 'jsonl', '--all'], { cwd: folder })
		const shown: string[] = []
		for (const zip of ['1055', '10557', '1056']) {
			const verdict = new Promise<string>((resolve) => child.stdout.once('data', (data) => resolve(String(data))))
			child.stdin.write(`${good(zip)}\n`)
			shown.push((await verdict).slice(0, 9))
		}
		child.stdin.end()
		expect(shown).toEqual(['✗ invalid', '✓ valid  ', '✗ invalid'])
		expect(await new Promise((resolve) => child.on('close', resolve))).toBe(1)
	})
})

describe('orderwright check --jobs', () => {
	/** Good and bad orders, lines without an order, values that JSON can't hold, and texts of many lengths. */
	const ORDERS = Array.from({ length: 600 }, (_, at) => {
		if (at % 97 === 0) return '{"broken": '
		const order = {
			id: at,
			...JSON.parse(good(at % 3 === 0 ? '1055' : '10557')),
			note: 'é'.repeat((at * 7919) % 2_000),
		}
		return JSON.stringify(order).replace('"quantity":1', `"quantity":${['1', '-0', '1e400', '2'][at % 4]}`)
	})
	const ROWS = Array.from(
		{ length: 500 },
		(_, at) => `a${at >> 1},${at % 7 === 0 ? '1055' : '10557'},DE,mug-${at % 5},1`,
	)
	const DEEP = good().replace(/}$/, `,"note":${'['.repeat(20_000)}${']'.repeat(20_000)}}`)
	const files = () => [
		write('jobs.jsonl', ORDERS.join('\n')),
		write('jobs.json', `[${ORDERS.filter((order) => !order.includes('broken'))}, 7`),
		write('jobs.csv', ['orderId,zip,countryCode,variantId,quantity', ...ROWS].join('\n')),
		write('deep.json', DEEP),
		'missing.json',
	]

	it.each([
		[['--format', 'table', '--explain']],
		[['--format', 'json', '--group', 'orderId', '--products', PRODUCTS]],
		[['--format', 'junit', '--only', 'invalid', '--lang', 'de']],
	])('writes the same bytes in the same order as one job: %j', async (options) => {
		const one = await call(['check', ...files(), ...options], '', folder)
		const three = check([...files(), ...options, '--jobs', '3'])
		expect([three.status, three.stdout, three.stderr]).toEqual([one.status, one.stdout, one.stderr])
		expect([one.status, one.stdout.length > 10_000]).toEqual([2, true])
	})
	it('exits with the status of what was judged', () => {
		const jobs = (order: string, ...options: string[]) => check(['-', '--jobs', '2', ...options], order).status
		expect([jobs(good()), jobs(good('1055')), jobs('7'), jobs(good('1055'), '--exit-zero')]).toEqual([0, 1, 2, 0])
		expect(check(['-', '--jobs', '0'], good())).toMatchObject({
			status: 2,
			stderr: expect.stringContaining('--jobs needs a whole number from 1 to 64, not "0".'),
		})
	})
	it.each<[string, string]>([
		['throws', 'throw new Error("lost")'],
		['leaves without a word', 'process.exit(0)'],
	])('exits with 2 and a sentence when a thread %s', (_, death) => {
		const file = write('mortal.jsonl', `${good()}\n`.repeat(1_000))
		const loss = write(
			'loss.mjs',
			`import { isMainThread, parentPort } from 'node:worker_threads'
			if (!isMainThread) parentPort.on('message', () => { ${death} })`,
		)
		const options = { cwd: folder, encoding: 'utf8' } as const
		const args = [
			'--import',
			pathToFileURL(join(folder, loss)).href,
			PROGRAM,
			'check',
			file,
			'--jobs',
			'2',
			'--exit-zero',
		]
		const { status, stderr } = spawnSync(process.execPath, args, options)
		expect(stderr).toContain('orderwright: a thread of --jobs ended')
		expect(stderr).not.toContain('    at ')
		expect(status).toBe(2)
	})
})
