import { describe, expect, it } from 'vitest'
import { indexProducts, validateOrder } from '../../../../src/entries/index.ts'
import { itemsOf } from '../given.ts'
import { address, codes, order, products, withItem } from './mug-and-tee.ts'

describe('validate-order.2: the variants can be shipped to the country', () => {
	it.each([
		['its name', { countryName: 'Germany' }],
		['its name in its own language', { countryName: 'Deutschland' }],
		['an alpha-3 code as its name', { countryName: 'DEU' }],
		['an alpha-3 code as its code', { countryCode: 'DEU' }],
		['its name beside a blank code', { countryCode: ' ', countryName: 'Germany' }],
		['its name beside an unknown code', { countryCode: 'XX', countryName: 'Germany' }],
		['its name as its code', { countryCode: 'Germany' }],
	])('D-30: an entry without a usable countryCode counts by %s', (_, country) => {
		const closed = [{ variants: [{ id: 'v' }], shippingRegions: [{ ...country, isBlacklisted: true }] }]
		const given = withItem('v', { countryCode: 'DE', province: '', zip: '80331', phone: '030 22732152' })
		const found = ['error orderItems.0.variantId order.shipping.country-closed validate-order.2']
		expect(codes(given, {}, { products: closed })).toEqual(found)
		expect(codes(given, {}, { products: indexProducts(closed) })).toEqual(found)
		expect(codes(withItem('v'), { unlistedRegion: 'ships' }, { products: closed }), 'another country').toEqual([])
	})
	it('D-12, D-30: a doubt about a territory is not the doubt about closed provinces', () => {
		const closed = [
			{
				variants: [{ id: 'pr' }],
				shippingRegions: [{ countryCode: 'US' }, { countryCode: 'PR', isBlacklisted: true }],
			},
			{
				variants: [{ id: 'ca' }],
				shippingRegions: [{ countryCode: 'US', denyCheckout: true, provinces: [{ provinceCode: 'CA' }] }],
			},
		]
		const home = { countryCode: 'US', province: '', provinceCode: 'PR', zip: '00901', phone: '787 724 2160' }
		const [first, second] = itemsOf('pr', 'ca')
		const given = { ...withItem('pr', home), orderItems: [first, second] }
		expect(codes(given, {}, { products: closed })).toEqual([
			'warning orderItems.0.variantId order.shipping.provinces-closed D-12',
			'warning orderItems.1.variantId order.shipping.provinces-closed D-30',
		])
	})
	it('D-30: an entry counts by its own name, not by a code that it inherits', () => {
		const region = Object.assign(Object.create({ countryCode: 'FR' }), { countryName: 'Germany', isBlacklisted: true })
		const closed = [{ variants: [{ id: 'v' }], shippingRegions: [region] }]
		const given = withItem('v', { countryCode: 'DE', province: '', zip: '80331', phone: '030 22732152' })
		const found = ['error orderItems.0.variantId order.shipping.country-closed validate-order.2']
		expect(codes(given, {}, { products: closed })).toEqual(found)
		expect(codes(given, {}, { products: indexProducts(closed) })).toEqual(found)
	})
	it('D-30: a usable countryCode wins over a name of another country', () => {
		const region = { countryCode: 'RU', countryName: 'United States', isBlacklisted: true }
		expect(codes(withItem('v'), {}, { products: [{ variants: [{ id: 'v' }], shippingRegions: [region] }] })).toEqual([])
	})
	it('D-91: a list of regions or provinces that is not read to its end is a warning', () => {
		const found = ['warning orderItems.0.variantId order.shipping.too-many-regions D-91']
		const codesFor = (shippingRegions: readonly object[]): string[] =>
			codes(withItem('v'), {}, { products: indexProducts([{ variants: [{ id: 'v' }], shippingRegions }]) })
		const regions = new Array(10_000).fill({ countryCode: 'FR', denyCheckout: true })
		expect(codesFor(regions)).toEqual([])
		expect(codesFor([...regions, { countryCode: 'US', isBlacklisted: true }])).toEqual(found)
		const provinces = new Array(10_001).fill({ provinceCode: 'HI' })
		expect(codesFor([{ countryCode: 'FR', denyCheckout: true, provinces }])).toEqual(found)
	})
	it('D-32: a variant without its product leaves the verdict open, once for each variant', () => {
		const items = itemsOf('cap', 'tee-m', 'bag', 'cap')
		expect(validateOrder({ address, orderItems: items }, { products })).toEqual({
			status: 'unknown',
			needs: [
				{ kind: 'product', variantId: 'cap' },
				{ kind: 'product', variantId: 'bag' },
			],
			issues: [],
		})
		expect(validateOrder(order)).toMatchObject({ status: 'unknown', needs: [{ kind: 'product', variantId: 'tee-m' }] })
	})
})
