import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { type Client, type ClientOptions, createClient } from '../../../src/entries/client.ts'
import { OPERATIONS, type OperationId, type PlaceOrderResult } from '../../../src/entries/contract.ts'
import { runs } from '../../fuzz.ts'
import { ADDRESS, COLLECTION, connect, ORDER, operations, place, TOKENS } from './service.ts'

describe('the operations', () => {
	it('answer each with its own type', async () => {
		const service = connect()
		const { client } = service
		const made = await client.createCollection({ rewardType: 'Coins', paymentCheckout: true })
		const results = [
			await client.createTokens(),
			made,
			await client.getCollectionStatus({ collectionId: COLLECTION }),
			await client.listCollections(),
			await client.getProduct({
				collectionId: COLLECTION,
				productId: 'mug',
				countryCode: 'DE',
				'Accept-Language': 'fr',
			}),
			await client.updateProduct({ collectionId: COLLECTION, productId: 'mug', body: { notes: 'Fragile' } }),
			await place(service),
			await client.validateOrder({
				collectionId: COLLECTION,
				body: { address: ADDRESS, orderItems: ORDER.orderItems },
			}),
			await client.listOrders({ collectionId: COLLECTION, body: { filter: {} } }),
			await client.personalize({ collectionId: COLLECTION, body: { sourceFields: { firstName: 'Ada' } } }),
			await client.createPeople({ body: { collectionId: COLLECTION, people: [{ email: 'al@mail.test' }] } }),
			await client.listPeople({ body: { collectionId: COLLECTION } }),
			await client.reward({ body: { collectionId: COLLECTION, emails: ['ada@mail.test'], amount: 1 } }),
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
		await service.client.listPeople({ body: { collectionId: COLLECTION, companyId: 'theirs' } })
		await service.client.createCompany({ body: { name: 'Acme' } })
		const bodies = service.sent.map(({ body }) => JSON.parse(body ?? 'null') as { companyId?: string } | null)
		expect(bodies.map((body) => body?.companyId)).toEqual([undefined, 'own', 'theirs', undefined])
	})

	it.each(['', '.', '..', undefined, 7])(
		'send nothing for the id %j, which leads to another path',
		async (productId) => {
			const service = connect()
			const result = await service.client.getProduct({ collectionId: COLLECTION, productId: productId as string })
			expect(result).toMatchObject({ status: 'unsent', reason: 'request' })
			expect(operations(service)).toEqual([])
		},
	)

	it('read a body as text or as JSON, and say what is wrong with any other', async () => {
		const body = { isReady: true }
		const ask = (answer: unknown) =>
			connect({
				send: async ({ operation }) =>
					operation === 'create-tokens' ? { statusCode: 200, body: TOKENS } : (answer as never),
			}).client.getCollectionStatus({ collectionId: COLLECTION })
		expect(await ask({ statusCode: 200, body })).toMatchObject({ status: 'done', value: body })
		expect(await ask({ statusCode: 200, body: JSON.stringify(body) })).toMatchObject({ status: 'done', value: body })
		for (const [answer, code] of [
			[{ statusCode: 200, body: '<html>' }, 'response.type'],
			[{ statusCode: 200, body: '{}' }, 'response.missing'],
			[{ statusCode: 404, body: '<html>' }, 'response.type'],
			[{ statusCode: 302, body: '' }, 'response.status'],
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
		const result = await service.client.validateOrder({ collectionId: COLLECTION, body })
		expect(result).toMatchObject({
			status: 'refused',
			statusCode: 422,
			errorCode: 'address.zip.invalid',
			retryAfter: null,
		})
		if (result.status === 'refused') expect(result.error.message).toContain('1055')
	})
})

function thrower(): never {
	throw new Error('broken')
}

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
			{ send: () => ({ statusCode: 200, body: {} }), now: thrower, wait: thrower, validate: thrower },
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
					status: expect.stringMatching(/^(?:unsent|no-response|malformed|usage-error)$/),
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
				expect([
					'done',
					'refused',
					'malformed',
					'no-response',
					'unsent',
					'usage-error',
					'invalid',
					'pending',
				]).toContain(status)
			}),
			{ numRuns: runs(300) },
		)
	})
})
