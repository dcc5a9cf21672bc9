import { describe, expect, it } from 'vitest'
import { noFindings } from '../../../../src/rules/core/finding.ts'
import { resolvePolicy } from '../../../../src/rules/core/policy.ts'
import { checkOrderItems, judgeItems } from '../../../../src/rules/order/judge/check-order-items.ts'

const item = { variantId: 'v', quantity: 1 }
const POLICY = resolvePolicy({ maxItems: 10 })
const told = (items: unknown): string[] =>
	checkOrderItems(items as never).issues.map(
		({ severity, path, code, rule }) => `${severity} ${path.join('.')} ${code} ${rule}`,
	)

describe('checkOrderItems', () => {
	it('D-91: as many items as the limit pass, one more is refused', () => {
		expect(checkOrderItems([item, item], { maxItems: 2 })).toEqual({ status: 'valid', value: [item, item], issues: [] })
		expect(checkOrderItems([item, item, item], { maxItems: 2 })).toMatchObject({
			status: 'invalid',
			issues: [{ code: 'order.items.too-many', rule: 'D-91', params: { count: 3, most: 2 } }],
		})
	})
	it('D-33: copies the items, and takes any whole number from 1', () => {
		const items = [{ variantId: 'v', quantity: 2 ** 53 }]
		const verdict = checkOrderItems(items)
		expect(verdict).toMatchObject({ status: 'valid', value: items })
		expect(verdict.status === 'valid' && verdict.value[0]).not.toBe(items[0])
	})
	it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('D-33: refuses %d as a quantity', (quantity) => {
		expect(checkOrderItems([{ variantId: 'v', quantity }]).issues).toMatchObject([
			{ code: 'order.quantity.invalid', severity: 'error', path: ['orderItems', 0, 'quantity'], rule: 'D-33' },
		])
	})
	it('D-33: an empty list is a warning, and so is none', () => {
		for (const items of [[], null, undefined]) {
			expect(checkOrderItems(items as never)).toMatchObject({
				status: 'valid',
				value: [],
				issues: [
					{ code: 'order.items.none', severity: 'warning', path: ['orderItems'], rule: 'D-33', params: { count: 0 } },
				],
			})
		}
	})
	it.each([{}, 'items', 0, false, { length: 1, 0: item }])('are a list: not %j', (items) => {
		expect(told(items)).toEqual(['error orderItems request.type validate-order.body'])
	})
	it.each<[unknown, readonly string[]]>([
		[{}, ['orderItems.0.quantity request.missing', 'orderItems.0.variantId request.missing']],
		[{ variantId: '', quantity: 1 }, ['orderItems.0.variantId request.missing']],
		[{ variantId: null, quantity: 1 }, ['orderItems.0.variantId request.missing']],
		[{ variantId: 7, quantity: 1 }, ['orderItems.0.variantId request.type']],
		[{ variantId: 'v', quantity: null }, ['orderItems.0.quantity request.missing']],
		[{ variantId: 'v', quantity: '' }, ['orderItems.0.quantity request.type']],
		[{ variantId: 'v', quantity: 1n }, ['orderItems.0.quantity request.type']],
		[[], ['orderItems.0 request.type']],
		[null, ['orderItems.0 request.type']],
	])('an item has an id and a quantity: %o', (given, expected) => {
		expect(told([given])).toEqual(expected.map((issue) => `error ${issue} validate-order.body`))
	})
	it('says what is due', () => {
		const said = (items: unknown): string[] => checkOrderItems(items as never).issues.map(({ message }) => message)
		expect(said({})).toEqual(['Send orderItems as an array. Received: object.'])
		expect(said([7])).toEqual(['Send this as an object. Received: number.'])
		expect(said([{ variantId: 7, quantity: '1' }])).toEqual([
			'Send quantity as a number. Received: string.',
			'Send variantId as a string. Received: number.',
		])
	})
	it('tells each item at its place, with the quantity as it was', () => {
		const items = [{ variantId: 'v', quantity: 0.5 }, item, { variantId: 'v', quantity: -1 }]
		expect(told(items)).toEqual([
			'error orderItems.0.quantity order.quantity.invalid D-33',
			'error orderItems.2.quantity order.quantity.invalid D-33',
		])
		expect(checkOrderItems(items).issues.map(({ params }) => params)).toEqual([{ quantity: '0.5' }, { quantity: '-1' }])
	})
	it('D-91: the list ends at its first hole, which is told', () => {
		expect(told([item, undefined, { variantId: 7 }])).toEqual(['error orderItems.1 request.type validate-order.body'])
	})
})

describe('judgeItems', () => {
	const copies = (items: unknown): unknown => judgeItems(items, noFindings(POLICY))

	it('gives an invalid item no id, or a quantity of 0, at its place', () => {
		const given = [{ variantId: 7, quantity: 2 }, { variantId: 'v', quantity: '2' }, 'text', item]
		expect(copies(given)).toEqual([
			{ variantId: '', quantity: 2 },
			{ variantId: 'v', quantity: 0 },
			{ variantId: '', quantity: 0 },
			item,
		])
	})
	it('gives the items before the first hole', () => {
		expect(copies([item, undefined, item])).toEqual([item])
	})
	it('gives nothing for a list that is none, or too long', () => {
		expect([copies(7), copies([]), copies(new Array(11).fill(item))]).toEqual([[], [], []])
		expect(copies(new Array(10).fill(item))).toHaveLength(10)
	})
})
