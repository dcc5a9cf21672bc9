import { describe, expect, it } from 'vitest'
import { accepts } from '../../../src/entries/model.ts'
import { list, order, place, store, ZOE } from './order-stores.ts'
import { ask, at, CLIENT, field, passes, refusal, run } from './store.ts'

describe('list-orders', () => {
	const steps = run(store, place(order(1, { externalId: 'x-1' })), { ...place(order(2)), seconds: 86_400 - 9 * 3600 })
	const token = { operation: 'create-tokens', body: { ...CLIENT, grantType: 'clientCredentials' } } as const
	const later = ask(store, token, at(90_000))
	const onceOrdered = (state = steps[0]?.state ?? store.state) => ({ state, authorization: store.authorization })
	const first = steps[0]?.state.collections[0]?.orders[0]?.order

	it('needs a token, as every operation does', () => {
		expect(steps[1] && refusal(steps[1])).toBe('401 token.expired')
		expect(later.answer.statusCode).toBe(200)
	})

	it('returns 200 and no other success (list-orders)', () => {
		const { answer, expectation } = ask(onceOrdered(), list({ userIds: [ZOE] }))
		expect(answer.body).toEqual({ data: [first], count: 1 })
		expect(accepts(expectation, { ...answer, statusCode: 201 })[0]?.message).toBe(
			'The status code should be 200; it is 201.',
		)
	})

	it('shows an order as it was placed', () => {
		expect(first).toMatchObject({
			createdAt: at(1),
			externalId: 'x-1',
			user: { email: 'zoe@mail.test', externalId: 'e-1' },
			orderLineItems: [{ productId: 'mug', variantId: 'mug-s', quantity: 1, price: 15.75, productTitle: 'Mug' }],
		})
	})

	it.each([
		[{ userIds: [ZOE] }, 1],
		[{ userIds: ['0b9f2f7c-94f6-4a4e-8d43-6d1b8a6f2b22'] }, 0],
		[{ dateRange: { start: '2026-01-31T23:59:59Z', end: '2026-01-31T23:59:59Z' } }, 1],
		[{ dateRange: { start: '2026-02-01T00:00:00Z', end: '2026-02-01T00:00:00Z' } }, 0],
	])('finds by user and day: %j finds %d (list-orders.2)', (filter, count) => {
		expect(field(ask(onceOrdered(), list(filter)), 'count')).toBe(count)
	})

	it.each([
		['no filter', undefined, {}],
		['no users in a list of users', { userIds: [] }, {}],
		['a range without end', { dateRange: { start: '2026-01-31T00:00:00Z' } }, {}],
		['a property that is not shown', {}, { page: 2 }],
	])('rejects %s, as any service does', (_, filter, more) => {
		const asked = ask(onceOrdered(), list(filter, 'coins', more))
		expect([asked.answer.statusCode, passes(asked, { data: [], count: 0 }), passes(asked)]).toEqual([400, false, true])
	})

	it('binds the lines, their prices in a store of credits, and the count', () => {
		const asked = ask(onceOrdered(), list({}))
		const [line] = first?.orderLineItems ?? []
		const shown = (more: object, count = 1) => ({ data: [{ ...first, orderLineItems: [{ ...line, ...more }] }], count })
		expect(passes(asked, shown({ id: 'other', title: 'Other', retailPrice: 20 }))).toBe(true)
		for (const wrong of [{ quantity: 2 }, { price: 14.5 }, { productId: 'jar' }, { variantId: 'jar-1' }]) {
			expect(passes(asked, shown(wrong)), JSON.stringify(wrong)).toBe(false)
		}
		expect(passes(asked, shown({}, 2))).toBe(false)
		expect(passes(asked, { data: [{ ...first, orderLineItems: [] }], count: 1 })).toBe(false)
	})

	it('leaves open whether the price of a line is that of one piece (D-109)', () => {
		const asked = ask(onceOrdered(ask(store, place(order(2))).state), list({}))
		const [whole] = (asked.answer.body as { data: { orderLineItems: { price: number }[] }[] }).data
		const priced = (price: number) => ({
			data: [{ ...whole, orderLineItems: [{ ...whole?.orderLineItems[0], price }] }],
			count: 1,
		})
		expect([15.75, 31.5, 15.76].map((price) => passes(asked, priced(price)))).toEqual([true, true, false])
	})

	it('may be empty for an unknown collection, and nothing else', () => {
		const asked = ask(onceOrdered(), list({}, 'hidden'))
		expect(refusal(asked)).toBe('404 resource.collection')
		expect([passes(asked, { data: [], count: 0 }), passes(asked, { data: [first], count: 1 })]).toEqual([true, false])
	})
})
