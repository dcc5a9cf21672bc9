import { describe, expect, it } from 'vitest'
import { type ClientOptions, createClient } from '../../../src/entries/client.ts'
import { answering, COLLECTION, connect, countOrders, ORDER, operations, place, refusal, TOKENS } from './service.ts'

const answer = (body: unknown) => new Response(JSON.stringify(body), { status: 200, headers: { 'Retry-After': '3' } })

describe('send', () => {
	it('may return the Response of fetch', async () => {
		const service = answering(() => answer({ isReady: true }))
		expect(await service.client.getCollectionStatus({ collectionId: COLLECTION })).toMatchObject({
			status: 'done',
			value: { isReady: true },
			notes: [],
		})
		const busy = answering(() => new Response('<html>', { status: 429, headers: { 'Retry-After': '3' } }))
		expect(await place(busy)).toMatchObject({
			status: 'malformed',
			retryAfter: 3,
			answer: { statusCode: 429, body: '<html>' },
		})
	})

	it('may return a body that has to be read, as undici does', async () => {
		const { client } = answering(() => ({ statusCode: 200, headers: {}, body: { text: async () => '[]' } }))
		expect(await client.listCollections()).toMatchObject({ status: 'done', value: [] })
	})

	it('has lost an answer whose text breaks off', async () => {
		const { client } = answering(() => ({ status: 200, text: async () => Promise.reject(new TypeError('terminated')) }))
		expect(await client.placeOrder({ collectionId: COLLECTION, body: ORDER })).toMatchObject({
			status: 'no-response',
			reason: 'failed',
		})
	})

	it.each([
		['nothing', undefined],
		['a text', '{"order":{}}'],
		['an answer of axios', { status: 200, data: { order: { id: 'o-1' } } }],
		['a status code that is a text', { statusCode: '200', body: '{}' }],
		['the body alone', { order: { id: 'o-1', orderNumber: '7' } }],
	])('is named if it returns %s, which is kept', async (_, returned) => {
		const result = await place(answering(() => returned))
		expect(result).toMatchObject({ status: 'usage-error', option: 'send', isSent: true, returned })
		expect(result.status === 'usage-error' && result.error.message).toContain('statusCode')
	})

	it('is named if it is no function', async () => {
		for (const options of [undefined, {}, { send: 'https://store.example.com' }]) {
			const client = createClient(options as unknown as ClientOptions)
			expect(await client.listCollections()).toMatchObject({ status: 'usage-error', option: 'send', isSent: false })
		}
	})
})

describe('the options', () => {
	class Shop {
		readonly #base = 'base'
		readonly clientId = 'demo'
		readonly clientSecret = 'secret'
		readonly validate = null
		async send() {
			return { statusCode: 200, body: this.#base === 'base' ? JSON.stringify([]) : '' }
		}
		get now() {
			return () => 0
		}
		wait() {
			return Promise.resolve()
		}
	}

	it('may be an instance of a class, whose methods have their `this`', async () => {
		const shop = new Shop()
		const client = createClient(
			Object.assign(Object.create(shop), { send: () => ({ statusCode: 200, body: TOKENS }) }) as never,
		)
		expect(await client.createTokens()).toMatchObject({ status: 'done' })
		expect(await createClient(shop).createTokens()).toMatchObject({ status: 'malformed' })
	})

	it('are not what Object.prototype has', async () => {
		Object.assign(Object.prototype, { companyId: 'polluted', send: async () => ({ statusCode: 200, body: [] }) })
		try {
			const client = createClient({} as never)
			expect(await client.listCollections()).toMatchObject({ status: 'usage-error', option: 'send' })
		} finally {
			Reflect.deleteProperty(Object.prototype, 'companyId')
			Reflect.deleteProperty(Object.prototype, 'send')
		}
	})
})

describe('wait', () => {
	it.each([
		['throws, as setTimeout does without a callback', () => setTimeout(undefined as never, 1)],
		['rejects', () => Promise.reject(new Error('no timer'))],
		['is missing', undefined],
	])('is noted if it %s, and then nothing is tried once more', async (_, wait) => {
		const service = connect({ wait: wait as never })
		service.troubles.set('place-order', [refusal(429)])
		expect(await place(service)).toMatchObject({ status: 'refused', notes: [{ option: 'wait' }] })
		service.troubles.set('list-collections', ['lost before'])
		expect(await service.client.listCollections()).toMatchObject({ status: 'no-response', notes: [{ option: 'wait' }] })
		service.troubles.set('get-collection-status', [{ statusCode: 200, body: { isReady: false } }])
		const waited = await service.client.waitForCollection({ collectionId: COLLECTION })
		expect(waited).toMatchObject({ status: 'pending', notes: [{ option: 'wait' }] })
		expect(operations(service).filter((id) => id === 'get-collection-status')).toHaveLength(1)
	})

	it('is noted if it takes a callback and does not wait', async () => {
		const done: unknown[] = []
		const service = connect({ wait: (_, callback) => void done.push(callback) })
		service.troubles.set('place-order', [refusal(429)])
		expect(await place(service)).toMatchObject({
			status: 'done',
			notes: [{ option: 'wait', message: expect.stringContaining('must return a promise') }],
		})
	})
})

describe('now', () => {
	it.each([
		[
			'throws',
			() => {
				throw new Error('no clock')
			},
		],
		['gives a text', () => 'now'],
		['is missing', undefined],
	])('is noted once if it %s, and calls go on', async (_, now) => {
		const service = connect({ now: now as never })
		expect(await place(service)).toMatchObject({ status: 'done', notes: [{ option: 'now' }] })
	})

	it('is noted if it goes back, and the token is renewed', async () => {
		const service = connect()
		await place(service)
		service.pass(-1000)
		expect(await place(service)).toMatchObject({
			status: 'done',
			notes: [{ option: 'now', message: '`now` went back by 1000 ms.' }],
		})
		expect(operations(service).filter((id) => id === 'create-tokens')).toHaveLength(2)
		expect(await place(service)).toMatchObject({ status: 'done', notes: [] })
	})
})

describe('validate', () => {
	const broken = new Error('no catalogue')

	it.each([
		['throws', () => Promise.reject(broken), broken],
		['returns no verdict', () => true as never, undefined],
		['is no function', 'yes', expect.any(TypeError)],
	])('is noted if it %s, with the cause, and the service decides', async (_, validate, cause) => {
		const service = connect({ validate } as never)
		expect(await place(service)).toMatchObject({ status: 'done', notes: [{ option: 'validate', cause }] })
		expect(countOrders(service)).toBe(1)
	})

	it('may be missing, unless the client says that every order must be judged', async () => {
		for (const validate of [undefined, null]) {
			const service = connect({ validate } as never)
			expect(await place(service)).toMatchObject({ status: 'done', notes: [] })
		}
		const service = connect({ validate: undefined, mustValidate: true } as never)
		expect(await place(service)).toMatchObject({ status: 'unsent', reason: 'not validated' })
		expect(countOrders(service)).toBe(0)
	})

	it('stops an order that it can’t judge if the client says so', async () => {
		const service = connect({ validate: () => Promise.reject(broken), mustValidate: true })
		expect(await place(service)).toMatchObject({ status: 'unsent', reason: 'not validated', error: broken })
		expect(await place(service, { validate: false })).toMatchObject({ status: 'done' })
		expect(countOrders(service)).toBe(1)
	})
})

describe('signal', () => {
	it.each([[new AbortController()], [5], [{}]])('is named if it is none: %o', async (signal) => {
		const service = connect()
		expect(await place(service, { signal })).toMatchObject({ status: 'usage-error', option: 'signal', isSent: false })
		expect(service.sent).toEqual([])
	})

	it('may be null, as fetch takes it', async () => {
		expect(await place(connect(), { signal: null })).toMatchObject({ status: 'done' })
	})
})
