import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { type Client, type ClientOptions, type ClientRequest, createClient } from '../../src/client.ts'
import { OPERATIONS, type OperationId, type PlaceOrderResult } from '../../src/contract.ts'
import { validateOrder } from '../../src/index.ts'
import { runs } from '../fuzz.ts'
import { ADDRESS, COLLECTION, connect, ORDER, operations, PRODUCTS, refusal, type Service } from './service.ts'

const collectionId = COLLECTION
const place = (service: Service, more: object = {}) => service.client.placeOrder({ collectionId, body: ORDER, ...more })
const ordersIn = (service: Service): number => service.state().collections[0]?.latestOrders.length ?? 0
const allOrders = (service: Service): number => ordersIn(service) + (service.state().collections[0]?.orders.length ?? 0)

describe('the operations', () => {
	it('answer each with its own type', async () => {
		const service = connect()
		const { client } = service
		const made = await client.createCollection({ rewardType: 'Coins', paymentCheckout: true })
		const results = [
			await client.createTokens(),
			made,
			await client.getCollectionStatus({ collectionId }),
			await client.listCollections(),
			await client.getProduct({ collectionId, productId: 'mug', countryCode: 'DE', 'Accept-Language': 'fr' }),
			await client.updateProduct({ collectionId, productId: 'mug', body: { notes: 'Fragile' } }),
			await place(service),
			await client.validateOrder({ collectionId, body: { address: ADDRESS, orderItems: ORDER.orderItems } }),
			await client.listOrders({ collectionId, body: { filter: {} } }),
			await client.personalize({ collectionId, body: { sourceFields: { firstName: 'Ada' } } }),
			await client.createPeople({ body: { collectionId, people: [{ email: 'al@mail.test' }] } }),
			await client.listPeople({ body: { collectionId } }),
			await client.reward({ body: { collectionId, emails: ['ada@mail.test'], amount: 1 } }),
			await client.createCompany({ body: { name: 'Acme' } }),
		]
		expect(results.map(({ status }) => status)).toEqual(results.map(() => 'done'))
		expect(new Set(operations(service)).size).toBe(results.length)
		const placed = await place(service)
		if (placed.status === 'done') expectTypeOf(placed.value).toEqualTypeOf<PlaceOrderResult>()
		expect(placed).toMatchObject({ value: { order: { orderNumber: expect.any(String) } }, issues: [] })
		expect(results[4]).toMatchObject({ value: { title: 'Mug' } })
	})

	it('put each parameter in its place, and the body as JSON', async () => {
		const service = connect()
		await service.client.getProduct({
			collectionId: 'a b',
			productId: 'x/y',
			firstName: 'Zoë & Al',
			'Accept-Language': 'fr',
		})
		await service.client.createCollection({ logoUrl: 'https://a.test/l.png', paymentCheckout: false })
		const [tokens, product, collection] = service.sent
		expect(tokens).toMatchObject({ method: 'POST', path: '/api/ext/v1/oauth/tokens', form: null })
		expect(JSON.parse(tokens?.body ?? '')).toEqual({
			clientId: 'demo',
			clientSecret: 'secret',
			grantType: 'clientCredentials',
		})
		expect(tokens?.headers).toEqual({ 'Content-Type': 'application/json' })
		expect(product).toMatchObject({
			method: 'GET',
			path: '/api/ext/v1/collection/a%20b/product/x%2Fy?firstName=Zo%C3%AB%20%26%20Al',
			headers: { 'Accept-Language': 'fr', Authorization: expect.stringMatching(/^Bearer \S+$/) },
			body: null,
		})
		expect(collection).toMatchObject({
			path: '/api/ext/v1/collection?logoUrl=https%3A%2F%2Fa.test%2Fl.png&paymentCheckout=false',
			body: '{}',
		})
	})

	it('send a file of a logo as a form, and names that the service calls otherwise (D-82)', async () => {
		const logo = { size: 4 }
		const service = connect({ names: { logo: 'file', rewardType: 'reward_type' }, companyId: 'co' })
		await service.client.createCollection({ logo, rewardType: 'Gifts' })
		expect(service.sent[1]).toMatchObject({ path: '/api/ext/v1/collection?reward_type=Gifts', body: null })
		expect(service.sent[1]?.form).toEqual({ companyId: 'co', file: logo })
		expect(service.sent[1]?.headers).not.toHaveProperty('Content-Type')
	})

	it('name the company of a partner where the interface has a place for it (authentication.4)', async () => {
		const service = connect({ companyId: 'own' })
		await place(service)
		await service.client.listPeople({ body: { collectionId, companyId: 'theirs' } })
		await service.client.createCompany({ body: { name: 'Acme' } })
		const bodies = service.sent.map(({ body }) => JSON.parse(body ?? 'null') as { companyId?: string } | null)
		expect(bodies.map((body) => body?.companyId)).toEqual([undefined, 'own', 'theirs', undefined])
	})

	it.each(['', '.', '..', undefined, 7])(
		'send nothing for the id %j, which leads to another path',
		async (productId) => {
			const service = connect()
			const result = await service.client.getProduct({ collectionId, productId: productId as string })
			expect(result).toMatchObject({ status: 'unsent', reason: 'request' })
			expect(operations(service)).toEqual(['create-tokens'])
		},
	)

	it('read a body as text or as JSON, and say what is wrong with any other', async () => {
		const body = { isReady: true }
		const tokens = { accessToken: 'a', refreshToken: 'r', expiresIn: 600 }
		const ask = (answer: unknown) =>
			connect({
				send: async ({ operation }) =>
					operation === 'create-tokens' ? { statusCode: 200, body: tokens } : (answer as never),
			}).client.getCollectionStatus({ collectionId })
		expect(await ask({ statusCode: 200, body })).toMatchObject({ status: 'done', value: body })
		expect(await ask({ statusCode: 200, body: JSON.stringify(body) })).toMatchObject({ status: 'done', value: body })
		for (const [answer, code] of [
			[{ statusCode: 200, body: '<html>' }, 'response.type'],
			[{ statusCode: 200, body: '{}' }, 'response.missing'],
			[{ statusCode: 404, body: '<html>' }, 'response.type'],
			[{ statusCode: 302, body: '' }, 'response.status'],
			[{ body }, 'response.status'],
			[null, 'response.status'],
		] as const) {
			const result = await ask(answer)
			expect(result, JSON.stringify(answer)).toMatchObject({ status: 'malformed', issues: [{ code }] })
		}
	})

	it('take any text for a date-time, so that one odd date does not cost a whole list (D-162)', async () => {
		const service = connect()
		await service.client.listCollections()
		const body = [{ id: 'c', deletedAt: 'yesterday' }]
		service.troubles.set('list-collections', [{ statusCode: 200, body }])
		expect(await service.client.listCollections()).toMatchObject({ status: 'done', value: body })
	})

	it('give the error of the service as a value', async () => {
		const service = connect()
		const body = { ...ORDER, address: { ...ADDRESS, zip: '1055' } }
		const result = await service.client.validateOrder({ collectionId, body })
		expect(result).toMatchObject({
			status: 'refused',
			statusCode: 422,
			errorCode: 'address.zip.invalid',
			retryAfter: null,
		})
		if (result.status === 'refused') expect(result.error.message).toContain('1055')
	})
})

describe('the tokens', () => {
	it('are fetched once for calls side by side, and kept for nine and a half minutes', async () => {
		const service = connect()
		const calls = Array.from({ length: 20 }, () => service.client.listCollections())
		expect((await Promise.all(calls)).every(({ status }) => status === 'done')).toBe(true)
		expect(operations(service).filter((id) => id === 'create-tokens')).toHaveLength(1)
		service.pass(569_000)
		await service.client.listCollections()
		expect(operations(service).filter((id) => id === 'create-tokens')).toHaveLength(1)
		service.pass(1000)
		await Promise.all([service.client.listCollections(), service.client.listCollections()])
		expect(operations(service).filter((id) => id === 'create-tokens')).toHaveLength(2)
	})

	it('are renewed once after a 401, and the call is tried once more', async () => {
		const service = connect()
		await service.client.listCollections()
		service.troubles.set('place-order', [refusal(401)])
		expect(await place(service)).toMatchObject({ status: 'done' })
		expect(operations(service).slice(2)).toEqual(['place-order', 'create-tokens', 'place-order'])
		expect(service.sent[2]?.headers).not.toEqual(service.sent[4]?.headers)
		service.troubles.set('place-order', [refusal(401), refusal(401)])
		expect(await place(service)).toMatchObject({ status: 'refused', errorCode: 'no.401' })
		expect(allOrders(service)).toBe(1)
	})

	it('are renewed once for many calls whose token was revoked, however their answers come', async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(fc.nat(5), { minLength: 1, maxLength: 8 }), async (delays) => {
				let issued = 0
				let good = 'token-1'
				const send = async ({ operation, headers }: ClientRequest) => {
					if (operation === 'create-tokens') {
						await sleep(2)
						issued++
						return { statusCode: 200, body: { accessToken: `token-${issued}`, refreshToken: 'r', expiresIn: 600 } }
					}
					await sleep(delays[at++ % delays.length] ?? 0)
					return headers['Authorization'] === `Bearer ${good}` ? { statusCode: 200, body: [] } : refusal(401)
				}
				let at = 0
				const { client } = connect({ send })
				await client.listCollections()
				good = 'token-2'
				const results = await Promise.all(delays.map(() => client.listCollections()))
				expect(results.map(({ status }) => status)).toEqual(delays.map(() => 'done'))
				expect(issued).toBe(2)
			}),
			{ numRuns: runs(50) },
		)
	})

	it('are waited for by a call that begins while they are renewed', async () => {
		const service = connect()
		await service.client.listCollections()
		service.troubles.set('place-order', [refusal(401)])
		const placed = place(service)
		while (operations(service).filter((id) => id === 'create-tokens').length < 2) await sleep(1)
		await service.client.listCollections()
		await placed
		const old = service.sent[1]?.headers['Authorization']
		expect(service.sent.slice(3).map(({ headers }) => headers['Authorization'])).not.toContain(old)
	})

	it('fail each call if they cannot be had, and are asked for again by the next', async () => {
		const service = connect({ clientSecret: 'wrong' })
		const [one, two] = await Promise.all([place(service), service.client.listCollections()])
		for (const result of [one, two]) {
			expect(result).toMatchObject({
				status: 'unsent',
				reason: 'no token',
				error: { status: 'refused', statusCode: 401, errorCode: 'token.client' },
			})
		}
		expect(operations(service)).toEqual(['create-tokens'])
		await place(service)
		expect(operations(service)).toEqual(['create-tokens', 'create-tokens'])
	})

	it('are not asked for by a call that was aborted before it began', async () => {
		const service = connect()
		const result = await place(service, { signal: AbortSignal.abort() })
		expect(result).toMatchObject({ status: 'unsent', reason: 'aborted' })
		expect(operations(service)).toEqual([])
	})

	it('are asked for anew if all calls that waited for a request without an end were aborted', async () => {
		let asked = 0
		const tokens = { accessToken: 'a', refreshToken: 'r', expiresIn: 600 }
		const { client } = connect({
			send: ({ operation }) => {
				if (operation !== 'create-tokens') return { statusCode: 200, body: [] }
				return ++asked === 1 ? new Promise<never>(() => undefined) : { statusCode: 200, body: tokens }
			},
		})
		const abort = new AbortController()
		const waiting = [1, 2].map(() => client.listCollections({ signal: abort.signal }))
		await sleep(20)
		abort.abort()
		for (const result of await Promise.all(waiting)) expect(result).toMatchObject({ reason: 'aborted' })
		expect(await client.listCollections()).toMatchObject({ status: 'done' })
		expect(asked).toBe(2)
	})

	it('outlive the call that asked for them first', async () => {
		const service = connect()
		const abort = new AbortController()
		const first = service.client.listCollections({ signal: abort.signal })
		const second = service.client.listCollections()
		abort.abort()
		expect(await first).toMatchObject({ status: 'unsent', reason: 'aborted' })
		expect(await second).toMatchObject({ status: 'done' })
		expect(operations(service)).toEqual(['create-tokens', 'list-collections'])
	})
})

function thrower(): never {
	throw new Error('broken')
}

const sleep = async (turns: number): Promise<void> => {
	for (let turn = 0; turn < turns; turn++) await null
}

describe('a write whose answer is lost (D-161)', () => {
	it.each([
		['before the service saw it', 'lost before', 0, 'failed'],
		['after the service acted', 'lost after', 1, 'failed'],
		['with 503', refusal(503), 0, 'server error'],
	] as const)('%s is never sent again: the result says unanswered', async (_, trouble, placed, reason) => {
		const service = connect()
		service.troubles.set('place-order', [trouble])
		const result = await service.client.placeOrder({ collectionId, body: { ...ORDER, externalId: 'basket-7' } })
		expect(result).toMatchObject({ status: 'unanswered', reason })
		expect(operations(service).filter((id) => id === 'place-order')).toHaveLength(1)
		expect(allOrders(service)).toBe(placed)
		// The caller looks for its externalId.
		const listed = await service.client.listOrders({ collectionId, body: { filter: {} } })
		const found =
			listed.status === 'done' ? listed.value.data.filter(({ externalId }) => externalId === 'basket-7') : []
		expect(found).toHaveLength(placed)
	})

	it('keeps the error body of a 5XX', async () => {
		const service = connect()
		service.troubles.set('reward', [refusal(500)])
		const result = await service.client.reward({ body: { collectionId, emails: ['ada@mail.test'], amount: 1 } })
		expect(result).toMatchObject({ status: 'unanswered', error: { errorCode: 'no.500' } })
		service.troubles.set('reward', [{ statusCode: 502, body: '<html>' }])
		const html = await service.client.reward({ body: { collectionId, emails: ['ada@mail.test'], amount: 1 } })
		expect(html).toMatchObject({ status: 'unanswered', error: null })
	})

	it('happens to each order at most once, whatever happens to the requests', async () => {
		const trouble = fc.constantFrom('lost before', 'lost after', refusal(503), refusal(429), refusal(401), null)
		await fc.assert(
			fc.asyncProperty(
				fc.array(trouble, { maxLength: 12 }),
				fc.array(trouble, { maxLength: 6 }),
				async (ofOrders, ofTokens) => {
					const service = connect()
					const script = (list: readonly unknown[]) => list.map((each) => each ?? (undefined as never)) as never[]
					service.troubles.set('place-order', script(ofOrders))
					service.troubles.set('create-tokens', script(ofTokens))
					for (let order = 0; order < 4; order++) {
						const before = allOrders(service)
						const { status } = await place(service)
						const placed = allOrders(service) - before
						if (status === 'done') expect(placed).toBe(1)
						else if (status === 'unanswered') expect(placed).toBeLessThanOrEqual(1)
						else expect(placed).toBe(0)
					}
				},
			),
			{ numRuns: runs(200) },
		)
	})

	it('is unlike a request that only reads, which is tried once more', async () => {
		const service = connect()
		service.troubles.set('list-collections', ['lost before', 'lost after', refusal(503), refusal(503)])
		expect(await service.client.listCollections()).toMatchObject({ status: 'unanswered', reason: 'failed' })
		expect(await service.client.listCollections()).toMatchObject({ status: 'refused', errorCode: 'no.503' })
		service.troubles.set('list-collections', [refusal(500)])
		expect(await service.client.listCollections()).toMatchObject({ status: 'done' })
		expect(service.waits).toEqual([1000, 1000, 1000])
	})
})

describe('a service that asks to wait', () => {
	it.each([
		[{}, 1000],
		[{ 'retry-after': '7' }, 7000],
		[{ 'retry-after': 'Sat, 31 Jan 2026 09:30:09 GMT' }, 9000],
		[{ 'retry-after': 'Sat, 31 Jan 2026 09:29:00 GMT' }, 0],
		[new Headers({ 'Retry-After': '3' }), 3000],
		[{ 'retry-after': 'soon' }, 1000],
	])('is asked once more after 429 with %j', async (headers, wait) => {
		const service = connect()
		service.troubles.set('place-order', [refusal(429, headers)])
		expect(await place(service)).toMatchObject({ status: 'done' })
		expect(service.waits).toEqual([wait])
		expect(operations(service)).toEqual(['create-tokens', 'place-order', 'place-order'])
		expect(allOrders(service)).toBe(1)
	})

	it('is not asked a third time, nor before a wait of more than a minute', async () => {
		const service = connect()
		service.troubles.set('place-order', [refusal(429), refusal(429, { 'retry-after': '5' })])
		expect(await place(service)).toMatchObject({ status: 'refused', errorCode: 'no.429', retryAfter: 5 })
		service.troubles.set('place-order', [refusal(429, { 'retry-after': '61' })])
		expect(await place(service)).toMatchObject({ status: 'refused', retryAfter: 61 })
		expect(service.waits).toEqual([1000])
	})

	it('may do so for a token, too, and after that for the call', async () => {
		const service = connect()
		service.troubles.set('create-tokens', [refusal(429, { 'retry-after': '2' })])
		service.troubles.set('place-order', [refusal(429), refusal(401)])
		expect(await place(service)).toMatchObject({ status: 'done' })
		expect(service.waits).toEqual([2000, 1000])
	})
})

describe('an abort', () => {
	it('sends nothing if it comes before the call', async () => {
		const service = connect()
		expect(await place(service, { signal: AbortSignal.abort() })).toMatchObject({ status: 'unsent', reason: 'aborted' })
		expect(operations(service).filter((id) => id === 'place-order')).toEqual([])
	})

	it('ends a call at once, although `send` does not answer: the effect of a write is unknown', async () => {
		const abort = new AbortController()
		let given: AbortSignal | null = null
		const tokens = { statusCode: 200, body: { accessToken: 'a', refreshToken: 'r', expiresIn: 600 } }
		const { client } = connect({
			send: ({ operation, signal }) => {
				if (operation === 'create-tokens') return tokens
				given = signal
				queueMicrotask(() => abort.abort())
				return new Promise(() => undefined)
			},
		})
		const result = await client.placeOrder({ collectionId, body: ORDER, signal: abort.signal })
		expect(result).toMatchObject({ status: 'unanswered', reason: 'aborted' })
		expect(given).toBe(abort.signal)
	})

	it('ends a wait, and leaves no listener behind', async () => {
		const abort = new AbortController()
		const listeners = new Set<unknown>()
		const { signal } = abort
		const add = signal.addEventListener.bind(signal)
		const remove = signal.removeEventListener.bind(signal)
		Object.assign(signal, {
			addEventListener: (...args: Parameters<typeof add>) => {
				listeners.add(args[1])
				add(...args)
			},
			removeEventListener: (...args: Parameters<typeof remove>) => {
				listeners.delete(args[1])
				remove(...args)
			},
		})
		const service = connect({ wait: () => new Promise(() => abort.abort()) })
		service.troubles.set('place-order', [refusal(429)])
		expect(await place(service, { signal })).toMatchObject({ status: 'unsent', reason: 'aborted' })
		expect(operations(service).filter((id) => id === 'place-order')).toHaveLength(1)
		await sleep(9)
		expect(listeners.size).toBe(0)
	})
})

describe('placeOrder judges first', () => {
	const judge = (order: unknown) => validateOrder(order, { products: PRODUCTS })
	const wrong = { ...ORDER, address: { ...ADDRESS, zip: '1055' } }

	it('holds back only what is invalid', async () => {
		const service = connect({ judge })
		const held = await place(service, { body: wrong })
		expect(held).toMatchObject({ status: 'held', issues: [{ code: 'address.zip.invalid' }] })
		expect(service.sent).toEqual([])
		const unknown = { ...ORDER, orderItems: [{ variantId: 'other', quantity: 1 }] }
		expect(judge(unknown).status).toBe('unknown')
		expect((await place(service, { body: unknown })).status).toBe('refused')
		const warned = { ...ORDER, note: null as never }
		expect(judge(warned)).toMatchObject({ status: 'valid', issues: [{ severity: 'warning' }] })
		expect((await place(service, { body: warned })).status).toBe('done')
		expect((await place(service)).status).toBe('done')
	})

	it('sends any order if it is told to', async () => {
		const service = connect({ judge })
		expect(await place(service, { body: wrong, judge: false })).toMatchObject({ status: 'refused', statusCode: 422 })
		expect(await connect().client.placeOrder({ collectionId, body: wrong })).toMatchObject({ status: 'refused' })
	})

	it('waits for a promise of a verdict, and sends the order if nobody can judge it', async () => {
		expect(await place(connect({ judge: async (order) => judge(order) }), { body: wrong })).toMatchObject({
			status: 'held',
		})
		const broken = connect({ judge: () => Promise.reject(new Error('no catalogue')) })
		expect((await place(broken)).status).toBe('done')
	})

	it('judges with the company that is sent', async () => {
		const partner = (order: unknown) => validateOrder(order, { products: PRODUCTS }, { partner: true })
		expect((await place(connect({ judge: partner }))).status).toBe('held')
		expect((await place(connect({ judge: partner, companyId: 'co' }))).status).not.toBe('held')
	})
})

describe('what takes time', () => {
	it('is asked for every five seconds: a collection, until it is ready', async () => {
		const service = connect()
		const made = await service.client.createCollection()
		const id = made.status === 'done' ? made.value.collectionId : ''
		expect(await service.client.waitForCollection({ collectionId: id })).toMatchObject({
			status: 'done',
			value: { isReady: true },
		})
		expect(service.waits).toEqual(Array(6).fill(5000))
	})

	it('asks for a product for a person until it is made or failed', async () => {
		const service = connect()
		const input = { collectionId, productId: 'jar', firstName: 'Ada', lastName: 'Smith' }
		expect(await service.client.waitForProduct(input)).toMatchObject({
			status: 'done',
			value: { creationStatus: 'Done' },
		})
		expect(service.waits).toEqual(Array(4).fill(5000))
		service.troubles.set('get-product', [
			{ statusCode: 200, body: { creationStatus: 'Error' } },
			{ statusCode: 200, body: {} },
		])
		for (const value of [{ creationStatus: 'Error' }, {}]) {
			expect(await service.client.waitForProduct(input)).toMatchObject({ status: 'done', value })
		}
		expect(service.waits).toHaveLength(4)
	})

	it('is given up after two minutes', async () => {
		const service = connect()
		service.troubles.set('get-collection-status', Array(30).fill({ statusCode: 200, body: { isReady: false } }))
		const result = await service.client.waitForCollection({ collectionId })
		expect(result).toEqual({ status: 'pending', value: { isReady: false } })
		expect(service.waits.reduce((sum, wait) => sum + wait, 0)).toBe(120_000)
	})

	it('ends with an error of the service, and with an abort', async () => {
		const service = connect()
		expect(await service.client.waitForCollection({ collectionId: 'other' })).toMatchObject({ status: 'refused' })
		const abort = new AbortController()
		const slow = connect({ wait: () => abort.abort() })
		slow.troubles.set('get-collection-status', Array(30).fill({ statusCode: 200, body: { isReady: false } }))
		const result = await slow.client.waitForCollection({ collectionId, signal: abort.signal })
		expect(result).toMatchObject({ status: 'unsent', reason: 'aborted' })
	})
})

describe('a call never rejects', () => {
	const methods = Object.keys(connect().client) as (keyof Client)[]

	it('has a method for each operation and for both waits', () => {
		const names = OPERATIONS.map(({ id }) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()))
		expect([...methods].sort()).toEqual([...names, 'waitForCollection', 'waitForProduct'].sort())
	})

	const OPTIONS: readonly (readonly [string, unknown])[] = [
		['nothing', undefined],
		['an empty object', {}],
		['a send that throws', { send: thrower, now: () => 0, wait: () => 0 }],
		[
			'a clock that throws',
			{ send: () => ({ statusCode: 200, body: {} }), now: thrower, wait: thrower, judge: thrower },
		],
		[
			'strange answers',
			{ send: () => ({ statusCode: Symbol('x'), headers: { get: thrower }, body: 1n }), now: () => Symbol('y') },
		],
	]

	it.each(OPTIONS)('resolves whatever the options are: %s', async (_, options) => {
		const client = createClient(options as unknown as ClientOptions) as unknown as Record<
			string,
			(input: unknown) => Promise<unknown>
		>
		for (const name of methods) {
			for (const input of [
				undefined,
				null,
				5,
				{},
				{ body: null },
				{ body: 1n, signal: 5, collectionId: 'c', productId: 'p' },
			]) {
				expect(await client[name]?.(input), name).toMatchObject({
					status: expect.stringMatching(/^(?:unsent|unanswered|malformed)$/),
				})
			}
		}
	})

	it('resolves whatever the service answers', async () => {
		await fc.assert(
			fc.asyncProperty(fc.anything(), fc.anything(), fc.constantFrom(...methods), async (answer, body, method) => {
				const tokens = { statusCode: 200, body: { accessToken: 'a', refreshToken: 'r', expiresIn: 1 } }
				const { client } = connect({
					send: ({ operation }: { operation: OperationId }) =>
						(operation === 'create-tokens' ? tokens : answer) as never,
				})
				const call = client[method] as (input: unknown) => Promise<{ status: string }>
				const { status } = await call({ collectionId: 'c', productId: 'p', body })
				expect(['done', 'refused', 'malformed', 'unanswered', 'unsent', 'held', 'pending']).toContain(status)
			}),
			{ numRuns: runs(300) },
		)
	})
})
