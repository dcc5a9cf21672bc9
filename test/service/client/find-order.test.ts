import { describe, expect, it } from 'vitest'
import { findOrder } from '../../../src/entries/client.ts'
import { answering, COLLECTION, connect, ORDER, operations, refusal } from './service.ts'

const dateRange = { start: '2026-01-30T00:00:00Z', end: '2026-02-01T00:00:00Z' }
const search = { collectionId: COLLECTION, externalId: 'basket-7', dateRange }
const listing = (data: readonly object[]) => answering(() => ({ statusCode: 200, body: { data, count: data.length } }))
const stored = (id: string, externalId?: unknown) => ({ id, externalId, orderLineItems: [] })

describe('findOrder', () => {
	it('finds an order whose answer was lost, and says not seen of one that was not placed', async () => {
		const service = connect()
		for (const [trouble, status] of [
			['lost before', 'not seen'],
			['lost after', 'found'],
		] as const) {
			service.troubles.set('place-order', [trouble])
			const body = { ...ORDER, externalId: search.externalId }
			expect(await service.client.placeOrder({ collectionId: COLLECTION, body })).toMatchObject({
				status: 'unanswered',
			})
			expect(await findOrder(service.client, search)).toMatchObject({ status, notes: [] })
		}
		const { order } = (await findOrder(service.client, search)) as { order: object }
		expect(order).toMatchObject({ id: expect.any(String), externalId: 'basket-7' })
	})

	it('asks list-orders for the days, and names the company of a partner', async () => {
		const bodies: unknown[] = []
		const { client } = answering(({ body }) => {
			bodies.push(JSON.parse(body ?? ''))
			return { statusCode: 200, body: { data: [], count: 0 } }
		})
		await findOrder(client, search)
		await findOrder(client, { ...search, companyId: 'own' })
		expect(bodies).toEqual([{ filter: { dateRange } }, { filter: { dateRange }, companyId: 'own' }])
	})

	it('finds several orders of one external id', async () => {
		const { client } = listing([stored('1', 'basket-7'), stored('2', 'basket-8'), stored('3', 'basket-7')])
		expect(await findOrder(client, search)).toMatchObject({ status: 'several', orders: [{ id: '1' }, { id: '3' }] })
	})

	it.each([' basket-7 ', 'basket-7'])('takes %j as the same id', async (externalId) => {
		const { client } = listing([stored('1', externalId)])
		expect(await findOrder(client, search)).toMatchObject({ status: 'found', order: { id: '1' } })
	})

	it.each(['Basket-7', 'basket-70', 'basket', null, undefined])('takes %j as another id', async (externalId) => {
		const { client } = listing([stored('1', externalId)])
		const unnamed = (externalId ?? null) === null ? 1 : 0
		expect(await findOrder(client, search)).toEqual({ status: 'not seen', orders: 1, unnamed, notes: [] })
	})

	it('looks through a list that has something odd, but never says not seen of one', async () => {
		const odd = { id: 7, orderLineItems: null }
		const { client } = listing([odd, stored('1', 1042)])
		expect(await findOrder(client, { ...search, externalId: '1042' })).toMatchObject({
			status: 'found',
			order: { id: '1' },
		})
		expect(await findOrder(client, search)).toMatchObject({ status: 'malformed' })
	})

	it('says what the client said if there is no list', async () => {
		expect(await findOrder(answering(() => refusal(403)).client, search)).toMatchObject({ status: 'refused' })
		const lost = answering(() => Promise.reject(new Error('no network')))
		expect(await findOrder(lost.client, search)).toMatchObject({ status: 'unanswered' })
	})

	it.each([{ externalId: '' }, { externalId: '  ' }, { externalId: undefined }, { dateRange: undefined }])(
		'asks for nothing without an id and days: %j',
		async (missing) => {
			const service = connect()
			const result = await findOrder(service.client, { ...search, ...missing } as never)
			expect(result).toMatchObject({ status: 'unsent', reason: 'request' })
			expect(operations(service)).toEqual([])
		},
	)
})
