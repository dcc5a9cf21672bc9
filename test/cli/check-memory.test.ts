import { beforeAll, describe, expect, it } from 'vitest'
import { folder, good, write } from './orders.ts'
import { buildProgram, PROGRAM, run } from './program.ts'

beforeAll(buildProgram)

describe('the size of what orderwright check reads', () => {
	it.each([
		['JSON lines', '', '\n', '\n'],
		['a list', '[', ',', ']'],
	])('needs no more memory for many orders than for few: %s', (_, start, between, end) => {
		const few = memoryFor(start + Array(1_000).fill(good()).join(between) + end)
		const many = memoryFor(start + Array(60_000).fill(good()).join(between) + end)
		expect(few.orders).toBe('1,000')
		expect(many.orders).toBe('60,000')
		// The text alone has 10 MB, and its verdicts have many times more. The rest is room for the garbage collector.
		expect(many.megabytes - few.megabytes).toBeLessThan(40)
	})

	it('needs no more memory for many orders with several jobs, however long the orders are', () => {
		const long = good().replace(/}$/, `,"note":"${'n'.repeat(20_000)}"}\n`)
		const options = ['--jobs', '2', '--format', 'json']
		const few = memoryFor(long.repeat(200), ...options)
		const many = memoryFor(long.repeat(5_000), ...options)
		// The text has 100 MB, and would be held twice: as orders that wait and as output.
		expect(many.megabytes - few.megabytes).toBeLessThan(130)
	})

	/** Measures the peak memory of a run, with a module that is loaded before the program. */
	function memoryFor(text: string, ...options: string[]): { orders: string | undefined; megabytes: number } {
		const file = write('orders.txt', text)
		const spy = write(
			'spy.mjs',
			`process.on('exit', () => console.log('megabytes', process.resourceUsage().maxRSS / 1024))`,
		)
		const node = ['--max-semi-space-size=1', '--import', `./${spy}`, PROGRAM]
		const { stdout } = run(['check', file, ...options], '', folder, node)
		const [, orders] = /([\d,]+) orders checked/.exec(stdout) ?? []
		return { orders, megabytes: Number(/megabytes ([\d.]+)/.exec(stdout)?.[1]) }
	}
})
