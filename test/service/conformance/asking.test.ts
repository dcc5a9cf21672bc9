import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../scripts/random.ts'
import { OPERATIONS } from '../../../src/entries/contract.ts'
import { ask, describe as inWords, notify } from '../../../src/service/conformance/ask.ts'
import { readCountries, readSettings } from '../../../src/service/conformance/service-options.ts'
import { retryAfter } from '../../../src/service/conformance/wire.ts'

const fail = (): never => {
	throw new Error('no')
}

/** Returns a promise of a promise of … this answer, none of which `await` resolves at once. */
const nested = (levels: number, answer: unknown): unknown =>
	levels === 0
		? answer
		: Object.fromEntries([['then', (resolve: (value: unknown) => void) => resolve(nested(levels - 1, answer))]])
const thenOf = (then: unknown): unknown => Object.fromEntries([['then', then]])

describe('a question', () => {
	it.each<[string, () => unknown, unknown]>([
		['a value', () => 5, { answer: 5 }],
		['null', () => null, { answer: null }],
		['nothing', () => undefined, { answer: undefined }],
		['a promise', () => Promise.resolve(5), { answer: 5 }],
		['ten promises', () => nested(10, 5), { answer: 5 }],
		['eleven promises', () => nested(11, 5), { failure: 'promises a promise without an end' }],
		['what looks like a promise', () => thenOf(5), { answer: thenOf(5) }],
		[
			'an exception',
			() => {
				throw new TypeError('no')
			},
			{ failure: 'threw TypeError: no' },
		],
		['a rejection', () => Promise.reject('no'), { failure: 'rejected with string no' }],
		['a promise that throws', () => thenOf(fail), { failure: 'rejected with Error: no' }],
	])('that is answered with %s', async (_, question, expected) => {
		expect(await ask(question, undefined)).toEqual(expected)
	})

	it('may be answered by a function with a method then, and by what cannot be read', async () => {
		const promise = Object.assign(() => 1, nested(1, 5) as object)
		expect(await ask(() => promise, undefined)).toEqual({ answer: 5 })
		const trap = new Proxy({}, { get: fail })
		const asked = await ask(() => trap, undefined)
		expect('answer' in asked && asked.answer === trap).toBe(true)
	})

	it('waits as long as the caller says', async () => {
		const never = (): unknown => new Promise(() => {})
		const late = { failure: 'gave no answer in time' }
		expect(await ask(never, () => Promise.resolve())).toEqual(late)
		expect(await ask(never, () => Promise.reject(new Error('no')))).toEqual(late)
		expect(
			await ask(
				() => nested(1, 5),
				() => new Promise(() => {}),
			),
		).toEqual({ answer: 5 })
		for (const timeout of [5, null, () => 5, fail])
			expect(await ask(() => Promise.resolve(5), timeout)).toEqual({ answer: 5 })
	})

	it('tells what was thrown, in at most 200 letters', () => {
		expect([inWords(new RangeError('x')), inWords(5), inWords(null)]).toEqual([
			'RangeError: x',
			'number 5',
			'object null',
		])
		expect(inWords('x'.repeat(300))).toHaveLength(200)
		expect(inWords({ toString: fail })).toBe('something that cannot be read')
	})

	it('tells its progress to a function, whatever that does', () => {
		const told: unknown[] = []
		notify((progress: unknown) => told.push(progress), 1)
		for (const listener of [null, 'x', fail]) notify(listener, 2)
		expect(told).toEqual([1])
	})
})

describe('Retry-After', () => {
	const now = '2026-01-31T09:30:00Z'
	const read = (headers: unknown, from = now) => retryAfter({ statusCode: 429, body: null, headers }, from)
	const says = (value: unknown) => read({ 'Retry-After': value })

	it.each([
		['7', 7],
		[7, 7],
		[' 7 ', 7],
		['0', 0],
		['600', 600],
		['601', 600],
		['999999999', 600],
		['1234567890', 600],
		['7s', null],
		['-7', null],
		['7.5', null],
		['', null],
		[null, null],
		['Sat, 31 Jan 2026 09:30:07 GMT', 7],
		['Sat, 31 Jan 2026 09:29:07 GMT', 0],
		['Sat, 31 Jan 2026 10:30:07 GMT', 600],
		['Sat, 31 Jan 2026 09:30:07', null],
		['x Sat, 31 Jan 2026 09:30:07 GMT', null],
		['Sat, 31 Jan 2026 09:30:07 GMT x', null],
		['Sat, 31 Xxx 2026 09:30:07 GMT', null],
		['31 Jan 2026 09:30:07 GMT', null],
	])('%j means %j seconds', (value, seconds) => {
		expect(says(value)).toBe(seconds)
	})

	it('rounds up, and needs an instant only for a date', () => {
		const date = { 'Retry-After': 'Sat, 31 Jan 2026 09:30:07 GMT' }
		expect([read(date, '2026-01-31T09:30:00.500Z'), read(date, ''), read({ 'Retry-After': '7' }, '')]).toEqual([
			7,
			null,
			7,
		])
	})

	it('is found in any letters, and in the headers of fetch', () => {
		expect([read({ 'RETRY-AFTER': '7' }), read(new Headers({ 'retry-after': '7' })), read({ Retry: '7' })]).toEqual([
			7,
			7,
			null,
		])
		expect([read(null), read(undefined), read('x'), read({ get: () => 7 }), read({ get: () => ['7'] })]).toEqual([
			null,
			null,
			null,
			7,
			// Some HTTP clients give a list of one.
			7,
		])
		expect(read({ get: fail })).toBeNull()
		expect([retryAfter(null, now), retryAfter({}, now)]).toEqual([null, null])
	})
})

describe('a generator', () => {
	it('gives mulberry32: the same numbers everywhere', () => {
		// From the reference implementation in C, for the seed 1: 0x9fd4bf51, 0x00bc4e2d, 0x86f6a8c0 …
		const random = createRandom(1)
		const reference = mulberry32(1)
		for (let index = 0; index < 1000; index++) expect(random(2 ** 32)).toBe(reference())
	})

	it('stays below its limit', () => {
		const random = createRandom(7)
		const seen = new Set(Array.from({ length: 200 }, () => random(3)))
		expect([...seen].sort()).toEqual([0, 1, 2])
		expect([random(1), random(0)]).toEqual([0, 0])
	})
})

/** As published, in numbers of 32 bits. */
function mulberry32(seed: number): () => number {
	let a = BigInt(seed)
	const mask = 0xffffffffn
	return () => {
		a = (a + 0x6d2b79f5n) & mask
		let t = ((a ^ (a >> 15n)) * (1n | a)) & mask
		t = ((t + (((t ^ (t >> 7n)) * (61n | t)) & mask)) & mask) ^ t
		return Number((t ^ (t >> 14n)) & mask)
	}
}

describe('the options of a check', () => {
	const send = (): null => null
	const read = (options: object) => readSettings(send, options)

	it('have a value where none is given', () => {
		const { session, ...rest } = read({})
		expect(rest).toMatchObject({
			reset: null,
			writes: false,
			sequences: 1_000_000_000,
			maxFailures: 5,
		})
		expect(session).toMatchObject({ wait: null, timeout: undefined, exact: false, maxSends: 5000, sends: 0 })
		expect(session.pages.size).toBe(0)
		expect([session.now(), session.send({ operation: 'reward' })]).toEqual([null, null])
		expect(rest.countries).toHaveLength(252)
		expect(rest.operations).toEqual([
			'create-tokens',
			'get-collection-status',
			'list-collections',
			'get-product',
			'validate-order',
			'list-orders',
			'list-people',
		])
	})

	it('are read as they are', () => {
		const given = {
			sequences: 2.9,
			maxSends: 1_000_000_000,
			maxFailures: 3,
			exact: true,
			writes: true,
		}
		const { session, ...rest } = read({ ...given, now: () => 'x', wait: (seconds: number) => seconds, reset: () => 7 })
		expect(rest).toMatchObject({ sequences: 2, maxFailures: 3, writes: true })
		expect(session).toMatchObject({ maxSends: 1_000_000_000, exact: true })
		expect([session.now(), session.wait?.(5), rest.reset?.()]).toEqual(['x', 5, 7])
		const timeout = (): unknown => Promise.resolve()
		const sent = readSettings((request: unknown) => [request], { timeout, countries: ['de'] })
		expect([sent.session.send({ operation: 'reward' }), sent.session.timeout, sent.countries]).toEqual([
			[{ operation: 'reward' }],
			timeout,
			['DE'],
		])
		expect(readCountries(null)).toContain('DE')
		expect(rest.operations).toEqual(OPERATIONS.map(({ id }) => id))
	})

	it('have their default if they are of another type', () => {
		const odd = {
			sequences: -1,
			concurrency: Number.NaN,
			maxSends: 1_000_000_001,
			maxFailures: null,
			exact: 1,
			writes: 'yes',
		}
		const { session, ...rest } = read({ ...odd, now: 'x', wait: 5, reset: {} })
		expect(rest).toMatchObject({ sequences: 1_000_000_000, concurrency: 1, maxFailures: 5, writes: false, reset: null })
		expect(session).toMatchObject({ maxSends: 5000, exact: false, wait: null })
		expect(readSettings(5, null).session.send({ operation: 'reward' })).toBeNull()
	})

	it('name operations that are allowed, and countries that exist', () => {
		expect(read({ operations: ['reward', 'list-people', 'x'] }).operations).toEqual(['list-people'])
		expect(read({ operations: ['reward', 'list-people'], writes: true }).operations).toEqual(['list-people', 'reward'])
		expect(read({ operations: 'reward' }).operations).toHaveLength(7)
		expect([readCountries(['de', 'XX', 'US']), readCountries([]).length, readCountries('DE').length]).toEqual([
			['DE', 'US'],
			252,
			252,
		])
	})
})
