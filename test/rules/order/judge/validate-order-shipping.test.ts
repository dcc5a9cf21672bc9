import { describe, expect, it } from 'vitest'
import { indexProducts, type Product, validateOrder } from '../../../../src/entries/index.ts'
import { address, codes, order, products, withItem } from './mug-and-tee.ts'

describe('validate-order.2: the variants can be shipped to the country', () => {
	it.each([
		[
			'D-30: a blacklisted country',
			withItem('mug-s', { countryCode: 'RU', province: 'Moscow', zip: '101000', phone: '+74957392666' }),
			['error orderItems.0.variantId order.shipping.country-closed validate-order.2'],
		],
		[
			'D-30: a closed province, by its code',
			withItem('mug-s', { province: 'Hawaii', zip: '96813' }),
			['error orderItems.0.variantId order.shipping.province-closed validate-order.2'],
		],
		[
			'D-30: a closed province, by its name',
			withItem('mug-s', { province: 'AK', zip: '99501' }),
			['error orderItems.0.variantId order.shipping.province-closed validate-order.2'],
		],
		[
			'D-30: another province of such a country is a warning',
			withItem('mug-s'),
			['warning orderItems.0.variantId order.shipping.provinces-closed D-30'],
		],
		[
			'D-30: an entry that closes nothing',
			withItem('mug-s', { countryCode: 'FR', province: '', zip: '75005', phone: '0144321800' }),
			[],
		],
		[
			'D-31: what is not for sale is a warning',
			withItem('mug-l', { countryCode: 'FR', province: '', zip: '75005', phone: '0144321800' }),
			['warning orderItems.0.variantId order.variant.not-for-sale D-31'],
		],
	])('%s', (_, given, expected) => {
		expect(codes(given)).toEqual(expected)
		expect(codes(given, {}, { products: indexProducts(products) })).toEqual(expected)
	})
	it.each([
		['its name, folded', { province: 'bayern' }, { provinceName: 'Bayern' }, 'province-closed'],
		['its code', { provinceCode: 'by' }, { provinceCode: 'DE-BY' }, 'province-closed'],
		['nothing that can be compared', { province: 'Hessen' }, { provinceName: 'Bayern' }, 'province-unknown'],
	])('D-30: a closed province that no table names, by %s', (_, fields, province, expected) => {
		const region = { countryCode: 'DE', denyCheckout: true, provinces: [province] }
		const closed = [{ variants: [{ id: 'v' }], shippingRegions: [region] }]
		const given = withItem('v', { countryCode: 'DE', province: '', zip: '80331', phone: '030 22732152', ...fields })
		const found = codes(given, {}, { products: closed }).filter((line) => line.includes('orderItems'))
		expect(found.map((line) => line.split(' ')[2])).toEqual([`order.shipping.${expected}`])
		expect(codes(given, {}, { products: indexProducts(closed) }).filter((line) => line.includes('orderItems'))).toEqual(
			found,
		)
	})
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
		expect(codes(withItem('v'), {}, { products: closed }), 'another country').toEqual([])
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
	it.each([
		['its name', { provinceName: 'hawaii' }],
		['its code', { provinceCode: 'US-HI' }],
		['its code in the place of its name', { provinceName: 'HI' }],
		['its name in the place of its code', { provinceCode: 'Hawaii' }],
		['its name beside an unknown code', { provinceCode: '99', provinceName: 'Hawaii' }],
	])('D-30: a province of an entry counts by %s', (_, province) => {
		const region = { countryName: 'USA', denyCheckout: true, provinces: [province] }
		const given = withItem('v', { province: 'Hawaii', zip: '96813' })
		expect(codes(given, {}, { products: [{ variants: [{ id: 'v' }], shippingRegions: [region] }] })).toEqual([
			'error orderItems.0.variantId order.shipping.province-closed validate-order.2',
		])
	})
	it('D-91: a list of regions or provinces that is not read to its end is a warning', () => {
		const found = ['warning orderItems.0.variantId order.shipping.too-many-regions D-91']
		const codesFor = (shippingRegions: readonly object[]): string[] =>
			codes(withItem('v'), {}, { products: indexProducts([{ variants: [{ id: 'v' }], shippingRegions }]) })
		const regions = new Array(10_000).fill({ countryCode: 'FR' })
		expect(codesFor(regions)).toEqual([])
		expect(codesFor([...regions, { countryCode: 'US', isBlacklisted: true }])).toEqual(found)
		const provinces = new Array(10_001).fill({ provinceCode: 'HI' })
		expect(codesFor([{ countryCode: 'FR', denyCheckout: true, provinces }])).toEqual(found)
	})
	it('D-30: a country without an entry ships, or what the policy says', () => {
		const toGermany = withItem('mug-s', { countryCode: 'DE', province: '', zip: '10557', phone: '030 22732152' })
		for (const facts of [{ products }, { products: indexProducts(products) }]) {
			expect(codes(toGermany, {}, facts)).toEqual([])
			expect(codes(toGermany, { unlistedRegion: 'warning' }, facts)).toEqual([
				'warning orderItems.0.variantId order.shipping.country-unlisted D-30',
			])
			expect(codes(toGermany, { unlistedRegion: 'error' }, facts)).toEqual([
				'error orderItems.0.variantId order.shipping.country-unlisted D-30',
			])
			expect(codes(order, { unlistedRegion: 'error' }, facts), 'a product that says nothing of regions').toEqual([])
		}
	})
	it('D-31: what is absent says nothing, beside what is said', () => {
		const draft = { status: 'Draft', variants: [{ id: 'v' }] }
		const found = ['warning orderItems.0.variantId order.product.draft D-31']
		expect(codes(withItem('v'), {}, { products: [draft] })).toEqual(found)
		expect(codes(withItem('v'), {}, { products: indexProducts([draft] as Product[]) })).toEqual(found)
	})
	it('D-31: the policy decides what unavailable means', () => {
		const given = withItem('mug-l', { countryCode: 'FR', province: '', zip: '75005', phone: '0144321800' })
		expect(codes(given, { unavailable: 'error' })[0]).toMatch(/^error/)
		expect(codes(given, { unavailable: 'ignored' })).toEqual([])
	})
	it('D-32: a variant without its product leaves the verdict open, once for each variant', () => {
		const items = ['cap', 'tee-m', 'bag', 'cap'].map((variantId) => ({ variantId, quantity: 1 }))
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
	it('D-32: with an error it is invalid all the same', () => {
		expect(validateOrder({ ...order, address: { ...address, zip: '9411' } }).status).toBe('invalid')
	})
})
