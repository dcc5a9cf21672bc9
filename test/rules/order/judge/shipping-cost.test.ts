import { describe, expect, it } from 'vitest'
import { indexProducts, validateOrder, validateOrders } from '../../../../src/entries/index.ts'

const ADDRESS = {
	address1: 'Seestraße 1',
	city: 'Friedrichshafen',
	zip: '88045',
	countryCode: 'DE',
	phone: '030 901820',
}

/** A product with one closed region of many provinces, and a count of how often one of them is read. */
function closedProduct(provinceCount: number) {
	const counted = { reads: 0 }
	const provinces = Array.from({ length: provinceCount }, (_, at) => ({
		get provinceName() {
			counted.reads++
			return `Kreis ${at}`
		},
	}))
	const product = {
		id: 'mug',
		title: 'Mug',
		variants: [{ id: 'mug-s' }, { id: 'mug-l' }],
		shippingRegions: [{ countryCode: 'DE', denyCheckout: true, provinces }],
	}
	return { product, counted }
}

const orderOf = (lines: number) => ({
	address: ADDRESS,
	orderItems: Array.from({ length: lines }, (_, at) => ({ variantId: at % 2 === 0 ? 'mug-s' : 'mug-l', quantity: 1 })),
})

describe('D-30: the cost of closed provinces grows with the lines plus the provinces', () => {
	it.each([
		['a few lines, of a plain list', 20, 10_000],
		['many lines, of a plain list', 2000, 10_000],
		['few provinces', 2000, 10],
	])('reads each province once: %s', (_, lines, provinceCount) => {
		const { product, counted } = closedProduct(provinceCount)
		const verdict = validateOrder(orderOf(lines), { products: [product] })
		expect(verdict.issues.filter(({ code }) => code === 'order.shipping.province-unknown')).toHaveLength(lines)
		expect(counted.reads).toBeLessThanOrEqual(2 * provinceCount)
	})
	it('reads no province again for an index', () => {
		const { product, counted } = closedProduct(10_000)
		const products = indexProducts([product])
		counted.reads = 0
		validateOrders([orderOf(5), orderOf(500)], { products })
		expect(counted.reads).toBe(0)
	})
	it('has issues that are as long as a message, however many provinces are closed', () => {
		const lengthFor = (provinceCount: number) => {
			const { product } = closedProduct(provinceCount)
			return JSON.stringify(validateOrder(orderOf(100), { products: [product] })).length
		}
		expect(lengthFor(10_000)).toBe(lengthFor(100))
		expect(lengthFor(10_000)).toBeLessThan(100 * 2000)
	})
})
