import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { type ClientAnswer, type ClientRequest, createClient } from '../../../src/entries/client.ts'

const wait = (ms: number, signal: unknown): Promise<unknown> => setTimeout(ms, null, { signal: signal as AbortSignal })
const NEVER = new Promise<never>(() => {})
const tokens = (accessToken: string): ClientAnswer => ({
	statusCode: 200,
	body: JSON.stringify({ accessToken, refreshToken: 'r', expiresIn: 600 }),
})
const LIST: ClientAnswer = { statusCode: 200, body: '[]' }

function connect(send: (request: ClientRequest) => Promise<ClientAnswer>, timeoutMs?: number) {
	return createClient({
		clientId: 'demo',
		clientSecret: 'secret',
		send,
		now: Date.now,
		wait,
		validate: null,
		timeoutMs,
	})
}

describe('the time limit of a call', () => {
	it('ends a call whose answer never comes, and the next one is sent', async () => {
		let sent = 0
		const client = connect(({ operation }) =>
			operation === 'create-tokens' ? Promise.resolve(tokens('t')) : sent++ === 0 ? NEVER : Promise.resolve(LIST),
		)
		expect(await client.listCollections({ timeoutMs: 20 })).toMatchObject({
			status: 'no-response',
			reason: 'timed out',
		})
		expect(await client.listCollections()).toMatchObject({ status: 'done' })
	})

	it('ends a call that waits for a token, and the next call sends its own request for one', async () => {
		let asked = 0
		const client = connect(({ operation }) =>
			operation === 'create-tokens' ? (asked++ === 0 ? NEVER : Promise.resolve(tokens('t'))) : Promise.resolve(LIST),
		)
		// A call without a limit waits for the first request for ever, and holds up nobody.
		void client.listCollections()
		expect(await client.listCollections({ timeoutMs: 20 })).toMatchObject({ status: 'unsent', reason: 'timed out' })
		expect(await client.listCollections({ timeoutMs: 2000 })).toMatchObject({ status: 'done' })
	})

	it('of the client bounds the request for a token, and each call has its own', async () => {
		const client = connect(({ operation }) => (operation === 'create-tokens' ? NEVER : Promise.resolve(LIST)), 20)
		for (const result of await Promise.all([client.listCollections(), client.listCollections({ timeoutMs: 2000 })]))
			expect(result.status).toBe('unsent')
	})

	it('is none of a call that ends in time: its clock stops', async () => {
		const signals: AbortSignal[] = []
		const client = createClient({
			clientId: 'demo',
			clientSecret: 'secret',
			send: ({ operation }) => Promise.resolve(operation === 'create-tokens' ? tokens('t') : LIST),
			now: Date.now,
			wait: (ms, signal) => {
				signals.push(signal as unknown as AbortSignal)
				return wait(ms, signal)
			},
			validate: null,
			timeoutMs: 60_000,
		})
		expect(await client.listCollections()).toMatchObject({ status: 'done' })
		expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
	})

	it('is refused without `wait`, which would measure it', async () => {
		const options = { clientId: 'demo', clientSecret: 'secret', send: () => NEVER, now: Date.now, validate: null }
		const client = createClient({ ...options, wait: undefined as never })
		const misused = { status: 'usage-error', option: 'timeoutMs', isSent: false }
		expect(await client.listCollections({ timeoutMs: 20 })).toMatchObject(misused)
	})

	it.each([0, -1, Number.NaN, '5', 2 ** 31])('%j is no time, and nothing is sent', async (timeoutMs) => {
		const client = connect(() => NEVER)
		expect(await client.listCollections({ timeoutMs: timeoutMs as number })).toMatchObject({
			status: 'usage-error',
			option: 'timeoutMs',
			isSent: false,
		})
	})
})

describe('a request for a token that was given up', () => {
	it('leaves the newer token where it is when it fails late', async () => {
		const answers: ((answer: ClientAnswer) => void)[] = []
		const client = connect(({ operation }) =>
			operation === 'create-tokens' ? new Promise((resolve) => answers.push(resolve)) : Promise.resolve(LIST),
		)
		const patient = client.listCollections()
		await client.listCollections({ timeoutMs: 20 })
		const second = client.listCollections()
		await setTimeout(5)
		answers[1]?.(tokens('new'))
		expect(await second).toMatchObject({ status: 'done' })
		answers[0]?.({ statusCode: 400, body: '{"message":"No.","errorCode":"no","statusCode":400}' })
		expect(await patient).toMatchObject({ status: 'done' })
		expect(await client.listCollections()).toMatchObject({ status: 'done' })
		expect(answers).toHaveLength(2)
	})
})
