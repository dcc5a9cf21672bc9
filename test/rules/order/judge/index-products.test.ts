import { describe, expect, it } from 'vitest'
import { indexProducts, type Product, validateOrder } from '../../../../src/entries/index.ts'
import { codes, order, withItem } from './mug-and-tee.ts'

describe('an index of products', () => {
	it('is a snapshot: a product that changes later changes no verdict', () => {
		const changing = [{ variants: [{ id: 'v' }], shippingRegions: [{ countryCode: 'US', isBlacklisted: false }] }]
		const catalogue = indexProducts(changing)
		;(changing[0]?.shippingRegions[0] as { isBlacklisted: boolean }).isBlacklisted = true
		expect(codes(withItem('v'), {}, { products: catalogue })).toEqual([])
		expect(codes(withItem('v'), {}, { products: changing })).toHaveLength(1)
	})
	it.each([
		['a number', 7],
		['an object', {}],
		['entries of another kind', { entries: new Map([['tee-m', 7]]) }],
		['entries that are no map', { entries: [] }],
	])('%s in its place leaves the verdict open', (_, wrong) => {
		expect(validateOrder(order, { products: wrong as unknown as Product[] }).status).toBe('unknown')
	})
	it.each([
		['early', true],
		['behind a hole', false],
		['in a product behind a hole', false],
		['inherited', false],
	])('ends at holes and sees nothing inherited, as the plain list does: %s', (variantId, isKnown) => {
		const products: unknown[] = [
			Object.create({ variants: [{ id: 'inherited' }] }),
			{ variants: [Object.create({ id: 'inherited' })] },
			null,
			{ variants: [{ id: 'early' }, undefined, { id: 'behind a hole' }] },
		]
		products[5] = { variants: [{ id: 'in a product behind a hole' }] }
		const plain = products as Product[]
		for (const given of [plain, indexProducts(plain)]) {
			expect(validateOrder(withItem(variantId), { products: given }).status).toBe(isKnown ? 'valid' : 'unknown')
		}
	})
	it('is as good as new when it was copied', () => {
		const closed = [{ variants: [{ id: 'v' }], shippingRegions: [{ countryCode: 'US', isBlacklisted: true }] }]
		const index = indexProducts(closed)
		const expected = validateOrder(withItem('v'), { products: index })
		expect(expected.status).toBe('invalid')
		expect(validateOrder(withItem('v'), { products: structuredClone({ ...index }) })).toEqual(expected)
	})
})
