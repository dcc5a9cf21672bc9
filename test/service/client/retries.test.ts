import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../fuzz.ts'
import { COLLECTION, connect, countOrders, ORDER, operations, place, refusal } from './service.ts'

describe('a write whose answer is lost (D-161)', () => {
	it.each([
		['before the service saw it', 'lost before', 0, 'failed'],
		['after the service acted', 'lost after', 1, 'failed'],
		['with 503', refusal(503), 0, 'server error'],
	] as const)('%s is never sent again: the result says unanswered', async (_, trouble, placed, reason) => {
		const service = connect()
		service.troubles.set('place-order', [trouble])
		const result = await service.client.placeOrder({
			collectionId: COLLECTION,
			body: { ...ORDER, externalId: 'basket-7' },
		})
		expect(result).toMatchObject({ status: 'no-response', reason })
		expect(operations(service).filter((id) => id === 'place-order')).toHaveLength(1)
		expect(countOrders(service)).toBe(placed)
		// The caller looks for its externalId.
		const listed = await service.client.listOrders({ collectionId: COLLECTION, body: { filter: {} } })
		const found =
			listed.status === 'done' ? listed.value.data.filter(({ externalId }) => externalId === 'basket-7') : []
		expect(found).toHaveLength(placed)
	})

	it('keeps the error body of a 5XX', async () => {
		const service = connect()
		service.troubles.set('reward', [refusal(500)])
		const result = await service.client.reward({
			body: { collectionId: COLLECTION, emails: ['ada@mail.test'], amount: 1 },
		})
		expect(result).toMatchObject({ status: 'no-response', error: { errorCode: 'no.500' } })
		service.troubles.set('reward', [{ statusCode: 502, body: '<html>' }])
		const html = await service.client.reward({
			body: { collectionId: COLLECTION, emails: ['ada@mail.test'], amount: 1 },
		})
		expect(html).toMatchObject({ status: 'no-response', error: null })
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
						const before = countOrders(service)
						const { status } = await place(service)
						const placed = countOrders(service) - before
						if (status === 'done') expect(placed).toBe(1)
						else if (status === 'no-response') expect(placed).toBeLessThanOrEqual(1)
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
		expect(await service.client.listCollections()).toMatchObject({ status: 'no-response', reason: 'failed' })
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
		[{ 'retry-after': 'Saturday, 31-Jan-26 09:30:09 GMT' }, 9000],
		[{ 'retry-after': 'Sat Jan 31 09:30:09 2026' }, 9000],
		[{ 'retry-after': 'Thu Jan  1 09:30:09 2026' }, 0],
		[{ 'retry-after': 'Sunday, 06-Nov-94 08:49:37 GMT' }, 0],
		[{ 'Retry-After': 3 }, 3000],
		[{ 'RETRY-AFTER': ['3'] }, 3000],
		[{ 'retry-after': ' 2 ' }, 2000],
		[{ 'retry-after': '0' }, 0],
	])('is asked once more after 429 with %j', async (headers, wait) => {
		const service = connect()
		service.troubles.set('place-order', [refusal(429, headers)])
		expect(await place(service)).toMatchObject({ status: 'done' })
		expect(service.waits).toEqual([wait])
		expect(operations(service)).toEqual(['create-tokens', 'place-order', 'place-order'])
		expect(countOrders(service)).toBe(1)
	})

	it.each([
		...[
			'soon',
			'',
			'-3',
			'+3',
			'1.5',
			'3, 3',
			'2026-01-31T09:30:09Z',
			'Sat, 31 Jan 2026 09:30:09',
			'Sat, 31 Jan 2026 09:30',
		],
		...[
			'Mon, 30 Feb 2026 09:30:09 GMT',
			'Sat, 31 Foo 2026 09:30:09 GMT',
			'Fri, 31 Dec 99999999 23:59:59 GMT',
			undefined,
		],
	])('is asked a second later if its Retry-After is none: %j', async (text) => {
		for (const headers of [{ 'retry-after': text }, { get: () => text }]) {
			const service = connect()
			service.troubles.set('place-order', [refusal(429, headers)])
			expect(await place(service)).toMatchObject({ status: 'done' })
			expect(service.waits).toEqual([1000])
		}
	})

	it.each([
		['61', 61],
		['99999999999', 2 ** 31],
		['Sat Jan 31 10:30:00 2026', 3600],
		['Friday, 31-Jan-75 09:30:00 GMT', 1_546_300_800],
		['Friday, 31-Jan-76 09:30:00 GMT', 1_577_836_800],
	])('is not asked before a wait of more than a minute: %s', async (text, retryAfter) => {
		const service = connect()
		service.troubles.set('place-order', [refusal(429, { 'retry-after': text })])
		expect(await place(service)).toMatchObject({ status: 'refused', retryAfter })
		expect(service.waits).toEqual([])
	})

	it('is not asked a third time', async () => {
		const service = connect()
		service.troubles.set('place-order', [refusal(429), refusal(429, { 'retry-after': '5' })])
		expect(await place(service)).toMatchObject({ status: 'refused', errorCode: 'no.429', retryAfter: 5 })
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
