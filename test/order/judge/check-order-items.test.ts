import { describe, expect, it } from 'vitest'
import { checkOrderItems } from '../../../src/order/judge/check-order-items.ts'

const item = { variantId: 'v', quantity: 1 }

describe('checkOrderItems', () => {
	it('D-91: as many items as the limit pass, one more is refused', () => {
		expect(checkOrderItems([item, item], { maxItems: 2 })).toEqual({ status: 'valid', value: [item, item], issues: [] })
		expect(checkOrderItems([item, item, item], { maxItems: 2 })).toMatchObject({
			status: 'invalid',
			issues: [{ code: 'order.items.too-many', params: { count: 3, most: 2 } }],
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
})
