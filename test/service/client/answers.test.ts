import { describe, expect, it } from 'vitest'
import { answering, COLLECTION, connect, place, refusal } from './service.ts'

const HTML = '<html><head><title>429 Too Many Requests</title></head></html>'

describe('an answer that the interface does not have', () => {
	it('comes back as it is: an order whose id is a number is placed (D-165)', async () => {
		const body = '{"order":{"id":12345678901234567890,"orderNumber":1001}}'
		const headers = { 'x-request-id': 'r-1' }
		const service = answering(() => ({ statusCode: 201, headers, body }))
		const placed = await place(service)
		expect(placed).toMatchObject({
			status: 'malformed',
			statusCode: 201,
			answer: { statusCode: 201, headers, body },
			value: { order: { orderNumber: 1001 } },
			retryAfter: null,
		})
	})

	it('keeps how long a gateway asks to wait, in HTML', async () => {
		const service = answering(() => ({ statusCode: 429, headers: { 'Retry-After': '7' }, body: HTML }))
		expect(await place(service)).toMatchObject({ status: 'malformed', statusCode: 429, retryAfter: 7, value: HTML })
		expect(service.waits).toEqual([7000])
	})

	it('keeps the body of a server error of a write', async () => {
		const service = answering(() => ({ statusCode: 502, body: HTML }))
		expect(await place(service)).toMatchObject({
			status: 'no-response',
			error: null,
			answer: { statusCode: 502, body: HTML },
		})
	})

	it.each([
		[{ statusCode: 200, body: { accessToken: 'top-secret', refreshToken: 7 } }],
		[{ statusCode: 200, body: { accessToken: 987_654_321, refreshToken: 987_654_321, expiresIn: 600 } }],
		[{ statusCode: 200, body: '"top-secret"' }],
		[{ statusCode: 200, body: '987654321' }],
		[{ statusCode: 302, body: 'token=top-secret' }],
		[{ status: 200, data: { accessToken: 'top-secret' } }],
	])('holds no token if it is one to create-tokens: %j', async (answer) => {
		const { client } = connect({
			send: async ({ operation }) => (operation === 'create-tokens' ? (answer as never) : refusal(404)),
		})
		for (const result of [await client.createTokens(), await client.listCollections()]) {
			expect(JSON.stringify([result, (result as { error?: Error }).error?.message])).not.toMatch(/top-secret|987654321/)
		}
	})

	it('may have a byte order mark', async () => {
		const service = answering(() => ({ statusCode: 200, body: '\uFEFF[]' }))
		expect(await service.client.listCollections()).toMatchObject({ status: 'done', value: [] })
	})
})

describe('a list', () => {
	it('keeps an unknown value of an enum, with a note (D-162)', async () => {
		const body = [
			{ id: 'a', status: 'Active' },
			{ id: 'b', status: 'Archived', rewardType: 'Points' },
		]
		const listed = await answering(() => ({ statusCode: 200, body })).client.listCollections()
		expect(listed).toMatchObject({ status: 'done', value: body })
		expect(listed.status === 'done' && listed.issues.map(({ code, severity, rule }) => [code, severity, rule])).toEqual(
			[
				['response.enum', 'warning', 'D-162'],
				['response.enum', 'warning', 'D-162'],
			],
		)
	})

	it('is not known by a status that is no text', async () => {
		const { client } = answering(() => ({ statusCode: 200, body: [{ id: 'a', status: 7 }] }))
		expect(await client.listCollections()).toMatchObject({ status: 'malformed', value: [{ status: 7 }] })
	})

	it('may be as long as the service makes it: 100,001 people and 30,000 orders', async () => {
		const people = Array.from({ length: 100_001 }, (_, at) => ({ id: `${at}` }))
		const names = { id: 'l', title: 't', productTitle: 'p', variantTitle: 'v', productId: 'p', variantId: 'v' }
		const line = { ...names, quantity: 1, price: 1, retailPrice: null, image: { url: null } }
		const orders = Array.from({ length: 30_000 }, (_, at) => ({ id: `${at}`, orderLineItems: Array(4).fill(line) }))
		const { client } = answering(({ operation }) => ({
			statusCode: 200,
			body: operation === 'list-people' ? people : { data: orders, count: orders.length },
		}))
		const listed = await client.listPeople({ body: { collectionId: COLLECTION } })
		expect(listed.status === 'done' && listed.value.length).toBe(100_001)
		const ordered = await client.listOrders({ collectionId: COLLECTION, body: { filter: {} } })
		expect(ordered.status === 'done' && ordered.value.data.length).toBe(30_000)
	})

	it('has a limit if the client sets one, and the message names the option', async () => {
		const { client } = answering(() => ({ statusCode: 200, body: [{ id: 'a' }, { id: 'b' }] }), { maxItems: 1 })
		expect(await client.listCollections()).toMatchObject({
			status: 'malformed',
			issues: [{ message: expect.stringContaining('Raise maxItems') }],
			value: [{ id: 'a' }, { id: 'b' }],
		})
	})
})

describe('a product with an unknown creationStatus', () => {
	it('is not ready', async () => {
		const statuses = ['Queued', 'Rendering', 'Done']
		const service = answering(() => ({ statusCode: 200, body: { creationStatus: statuses.shift() } }))
		const waited = await service.client.waitForProduct({ collectionId: COLLECTION, productId: 'jar' })
		expect(waited).toMatchObject({ status: 'done', value: { creationStatus: 'Done' } })
		expect(service.waits).toEqual([5000, 5000])
	})
})
