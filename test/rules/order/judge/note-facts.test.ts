import { describe, expect, it } from 'vitest'
import { indexProducts, validateOrder, validateOrders } from '../../../../src/entries/index.ts'

const products = [{ id: 'mug', variants: [{ id: 'mug-s' }] }]
const address = { address1: '1 Main St', city: 'Berlin', zip: '10557', countryCode: 'DE', phone: '030 901820' }
const order = { address, orderItems: [{ variantId: 'mug-s', quantity: 1 }] }

describe('D-35: products that a caller passed beside their key', () => {
	it.each([
		['a list in place of the facts', products, ['facts']],
		['an index in place of the facts', indexProducts(products), ['facts']],
		['a key without its last letter', { product: products }, ['facts', 'product']],
		['a key with a capital', { Products: products }, ['facts', 'Products']],
		['a key with swapped letters', { prodcuts: products }, ['facts', 'prodcuts']],
	])('are a warning about the call: %s', (_, facts, path) => {
		const [issue, ...others] = validateOrder(order, facts as object).issues
		expect(issue).toMatchObject({ code: 'facts.products.unread', severity: 'warning', about: 'usage', path })
		expect(others).toEqual([])
		expect(validateOrders([order], facts as object)[0]?.issues).toEqual([issue])
	})

	it.each([
		[undefined],
		[null],
		[{}],
		[{ products }],
		[{ products, product: products }],
		[{ products: [] }],
		[{ collection: {} }],
		[{ productId: 'mug' }],
		[{ producers: [] }],
		['products'],
	])('are none: %j', (facts) => {
		expect(validateOrder(order, facts as object).issues).toEqual([])
	})
})
