import { describe, expect, it } from 'vitest'
import type { Client, ClientRequest } from '../../../src/entries/client.ts'
import { OPERATIONS } from '../../../src/entries/contract.ts'
import { answering, COLLECTION, connect, ORDER, place } from './service.ts'

const bodiesOf = (sent: readonly ClientRequest[]): readonly Record<string, unknown>[] =>
	sent.map(({ body }) => JSON.parse(body ?? '{}') as Record<string, unknown>)

describe('a body', () => {
	const methods = OPERATIONS.filter(({ takesCompanyId }) => takesCompanyId).map(
		({ id }) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as keyof Client,
	)

	it.each(methods)('gets the client’s company in %s if its own is undefined or null', async (method) => {
		const service = connect({ companyId: 'own' })
		const call = service.client[method] as (input: unknown) => Promise<unknown>
		for (const companyId of [undefined, null]) await call({ collectionId: COLLECTION, body: { companyId } })
		await call({ collectionId: COLLECTION, body: { companyId: 'theirs' } })
		expect(bodiesOf(service.sent.slice(1)).map(({ companyId }) => companyId)).toEqual(['own', 'own', 'theirs'])
	})

	it('of a form has no part that is undefined: FormData would write the word', async () => {
		const service = connect()
		await service.client.createCollection({ logo: 'file', body: { companyId: undefined } as never })
		expect(service.sent.at(-1)?.form).toStrictEqual({ logo: 'file' })
		await service.client.createCollection({ logo: undefined })
		expect(service.sent.at(-1)).toMatchObject({ form: null, body: '{}' })
	})

	it('keeps the credentials of the client where a body for a token names none', async () => {
		const service = connect()
		await service.client.createTokens({ body: { clientId: undefined } as never })
		expect(bodiesOf(service.sent)).toEqual([
			{ clientId: 'demo', clientSecret: 'secret', grantType: 'clientCredentials' },
		])
	})

	it('has no parameter that is undefined', async () => {
		const service = connect()
		await service.client.getProduct({ collectionId: COLLECTION, productId: 'mug', countryCode: undefined as never })
		expect(service.sent.at(-1)?.path).not.toContain('?')
	})

	it('is read once: an order that changes while it is judged is sent as it was judged', async () => {
		const item = { variantId: 'mug-s', quantity: 1 }
		const body = { ...ORDER, orderItems: [item] }
		const judged: unknown[] = []
		const service = connect({
			validate: async (order) => {
				judged.push(structuredClone(order))
				item.quantity = 500
				Object.assign(order.orderItems?.[0] ?? {}, { quantity: 600 })
				return { status: 'valid', issues: [] }
			},
		})
		const input = { collectionId: COLLECTION, body }
		const placed = service.client.placeOrder(input)
		Object.assign(input, { collectionId: 'other' })
		expect(await placed).toMatchObject({ status: 'done' })
		expect(bodiesOf(service.sent).at(-1)).toEqual(judged[0])
		expect(judged[0]).toMatchObject({ orderItems: [{ quantity: 1 }] })
	})

	it('is the same in each sending, although `send` changes its request', async () => {
		const seen: unknown[] = []
		const service = answering((request) => {
			seen.push({ ...request.headers, Authorization: undefined }, request.form)
			Object.assign(request.headers, { 'Content-Type': 'text/html' })
			return { statusCode: 429, body: '{}' }
		})
		await service.client.createCollection()
		expect(seen.slice(0, 2)).toEqual(seen.slice(2))
		expect(seen).toHaveLength(4)
	})

	it('is what its toJSON says, with dates as texts, and nothing is sent for what is no JSON', async () => {
		const service = connect()
		await service.client.createPeople({
			body: { collectionId: COLLECTION, people: [{ birthDate: new Date(0) as never }], toJSON: undefined } as never,
		})
		expect(bodiesOf(service.sent).at(-1)).toEqual({
			collectionId: COLLECTION,
			people: [{ birthDate: '1970-01-01T00:00:00.000Z' }],
		})
		const circle: Record<string, unknown> = {}
		circle['self'] = circle
		for (const body of [1n, circle, () => 0, { toJSON: () => undefined }]) {
			const { length } = service.sent
			expect(await place(service, { body })).toMatchObject({ status: 'unsent', reason: 'request' })
			expect(service.sent).toHaveLength(length)
		}
	})
})
