import { describe, expect, it } from 'vitest'
import type { ServiceRequest } from '../../../src/entries/model.ts'
import { first, inStore, line, place, success, ZOE } from './ordering.ts'
import { ask, at, passes } from './store.ts'

describe('a store with many orders', () => {
	it('keeps the newest apart, in the order of their placing (D-91)', () => {
		const old = (count: number) =>
			Array.from({ length: count }, (_, index) => ({
				userId: ZOE,
				isOpen: false,
				order: { id: `o-${index}`, orderLineItems: [] },
			}))
		const counts = (orders: number, latest: number): unknown => {
			const there = inStore({ orders: old(orders), latestOrders: old(latest) })
			const after = first(ask(there, place(), at(1), success({ order: { id: 'new', orderNumber: '1' } })))
			return [
				after.orders.length,
				after.latestOrders.length,
				(after.latestOrders.at(-1) ?? after.orders.at(-1))?.order.id,
			]
		}
		expect(counts(0, 0)).toEqual([1, 0, 'new'])
		expect(counts(499, 0)).toEqual([500, 0, 'new'])
		expect(counts(500, 0)).toEqual([500, 1, 'new'])
		expect(counts(3, 1)).toEqual([3, 2, 'new'])
		expect(counts(500, 499)).toEqual([500, 500, 'new'])
		expect(counts(500, 500)).toEqual([1001, 0, 'new'])
	})

	it('refuses the id of one of the newest for a new one, and holds no list of them all', () => {
		const old = (start: number, count: number) =>
			Array.from({ length: count }, (_, index) => ({
				userId: ZOE,
				isOpen: false,
				order: { id: `o-${start + index}`, orderLineItems: [] },
			}))
		const issuesWith = (id: string, [orders, latest]: readonly [number, number]) => {
			const there = inStore({ orders: old(0, orders), latestOrders: old(orders, latest) })
			const asked = ask(there, place(), at(1), success({ order: { id, orderNumber: '1' } }))
			expect(JSON.stringify(asked.expectation).length).toBeLessThan(3000)
			return asked.issues.length
		}
		for (const size of [
			[1000, 0],
			[990, 10],
			[500, 500],
		] as const) {
			expect(issuesWith('o-999', size)).toBe(1)
			expect(issuesWith('o-980', size)).toBe(1)
			expect(issuesWith('o-1000', size)).toBe(0)
			expect(issuesWith('new', size)).toBe(0)
		}
	})

	it('lists those of the seed and the latest', () => {
		const order = (id: string) => ({ userId: ZOE, isOpen: false, order: { id, orderLineItems: [] } })
		const there = inStore({ orders: [order('a')], latestOrders: [order('b')] })
		const asked = ask(there, { operation: 'list-orders', parameters: { collectionId: 'coins' }, body: { filter: {} } })
		expect((asked.answer.body as { data: { id: string }[] }).data.map(({ id }) => id)).toEqual(['a', 'b'])
	})
})

describe('list-orders', () => {
	const list = (filter: object): ServiceRequest => ({
		operation: 'list-orders',
		parameters: { collectionId: 'coins' },
		body: { filter },
	})
	const order = (id: string, isOpen = false) => ({
		userId: ZOE,
		isOpen,
		order: { id, createdAt: at(0), orderLineItems: [line] },
	})
	const today = { start: at(0), end: at(0) }
	const asked = (filter: object, fields: object) =>
		ask(inStore({ orders: [order('a'), order('b')], ...fields }), list(filter))
	const shown = (...ids: string[]) => ids.map((id) => order(id).order)

	it('may show open orders, and then any count', () => {
		const open = asked({ dateRange: today }, { orders: [order('a'), order('b', true)] })
		expect(passes(open, { data: shown('a', 'b'), count: 2 })).toBe(true)
		expect(passes(open, { data: shown('a'), count: 9 })).toBe(true)
		expect(passes(open, { data: shown('b'), count: 1 })).toBe(false)
		expect(passes(asked({ dateRange: today }, {}), { data: shown('a', 'b'), count: 9 })).toBe(false)
		const strange = asked({ userIds: [ZOE] }, { orders: [order('a'), { ...order('b', true), userId: '' }] })
		expect(passes(strange, { data: shown('a', 'b'), count: 2 })).toBe(true)
	})

	it('may lack a new order in a range, until an answer showed when a new order was placed', () => {
		const placed = { ...order('b'), isPlaced: true }
		const mayLack = (fields: object, filter: object): boolean =>
			passes(asked(filter, { orders: [order('a'), placed], ...fields }), { data: shown('a'), count: 1 })
		const known = { areOrdersDated: true }
		expect([mayLack({}, { dateRange: today }), mayLack(known, { dateRange: today })]).toEqual([true, false])
		expect([mayLack({}, { userIds: [ZOE] }), mayLack({}, {})]).toEqual([false, false])
		// An order of the seed has the date-time of the seed.
		expect(passes(asked({ dateRange: today }, { orders: [placed, order('a')] }), { data: [], count: 0 })).toBe(false)
		const learned = (createdAt: string | null, id = 'b'): boolean => {
			const there = inStore({ orders: [order('a'), placed] })
			const data = [{ ...order(id).order, createdAt }]
			return first(ask(there, list({ userIds: [ZOE] }), at(1), success({ data, count: 1 }))).areOrdersDated
		}
		expect([learned(at(0)), learned(null), learned(at(0), 'a')]).toEqual([true, false, false])
	})

	it('shows only the orders of the days and the users that were asked for', () => {
		const tomorrow = { start: at(86_400), end: at(86_400) }
		expect(asked({ dateRange: tomorrow }, {}).answer.body).toEqual({ data: [], count: 0 })
		const other = { ...order('b'), userId: 'al' }
		const mine = asked({ userIds: [ZOE] }, { orders: [order('a'), other] })
		expect(passes(mine, { data: shown('a'), count: 1 })).toBe(true)
		expect(passes(mine, { data: shown('a', 'b'), count: 2 })).toBe(false)
	})

	it('binds what is listed beside an order whose instant nobody can read', () => {
		const dated = { ...order('b'), order: { ...order('b').order, createdAt: 'soon' } }
		const made = asked({ dateRange: today }, { orders: [order('a'), dated] })
		expect([
			passes(made),
			passes(made, { data: shown('a'), count: 1 }),
			passes(made, { data: shown('a'), count: 9 }),
		]).toEqual([false, true, false])
	})

	it('binds days that are written without a time, and only warned about', () => {
		const day = asked({ dateRange: { start: '2026-01-31', end: '2026-01-31' } }, {})
		expect([
			day.answer.statusCode,
			passes(day, { data: shown('a', 'b'), count: 2 }),
			passes(day, { data: [], count: 7 }),
		]).toEqual([200, true, false])
	})

	it('leaves an id that is none open, whatever else is only warned about', () => {
		const body = { filter: { userIds: ['nobody'] }, companyId: null }
		const made = ask(inStore(), { ...list({}), body })
		expect([made.answer.statusCode, passes(made, { data: [], count: 0 })]).toEqual([400, true])
	})

	it('cannot be asked for days that no calendar has', () => {
		const soon = asked({ dateRange: { start: '2026-02-30T00:00:00Z', end: '2026-02-30T00:00:00Z' } }, {})
		expect(soon.answer.statusCode).toBeGreaterThanOrEqual(400)
		expect(passes(soon, { data: [], count: 0 })).toBe(true)
	})

	it('binds prices only in a store of credits', () => {
		const cheap = shown('a', 'b').map((each) => ({
			...each,
			orderLineItems: [{ ...each.orderLineItems[0], price: 1 }],
		}))
		const may = (rewardType: unknown): boolean => passes(asked({}, { rewardType }), { data: cheap, count: 2 })
		expect([may('Coins'), may('Gifts'), may(null)]).toEqual([false, true, true])
	})

	it.each([
		['a range that ends before it starts (D-51)', { dateRange: { start: at(86_400), end: at(0) } }, [true, true]],
		['a range', { dateRange: today }, [false, false]],
		['a known user', { userIds: [ZOE] }, [false, false]],
		['an unknown user', { userIds: ['5b0a1f7e-0002-4000-8000-00000000000f'] }, [true, false]],
		['a known and an unknown user', { userIds: [ZOE, '5b0a1f7e-0002-4000-8000-00000000000f'] }, [true, false]],
		['neither', {}, [true, false]],
	])('by %s may be refused, and show anything: %3$j', (_, filter, expected) => {
		const made = asked(filter, {})
		expect(made.answer.statusCode).toBe(200)
		expect([passes(made), passes(made, { data: [], count: 7 })]).toEqual(expected)
	})

	it('that is long may be a page', () => {
		const many = Array.from({ length: 12 }, (_, index) => order(`o-${index}`))
		const there = asked({ dateRange: today }, { orders: many })
		const page = (length: number) => ({ data: many.slice(0, length).map((each) => each.order), count: length })
		expect([9, 10, 12].map((length) => passes(there, page(length)))).toEqual([false, true, true])
	})
})
