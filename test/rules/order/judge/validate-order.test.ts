import { describe, expect, it } from 'vitest'
import { type OrderInput, validateAddress, validateOrder, validateOrders } from '../../../../src/entries/index.ts'
import { address, codes, order, products, withAddress, withItem } from './mug-and-tee.ts'

describe('an order', () => {
	it('has its normalised form as the value, if it passes', () => {
		const value = { address: validateAddress(address).value, orderItems: order.orderItems }
		expect(value.address).toMatchObject({ address1: '1 Ferry Building', provinceCode: 'CA', phone: '+14159838030' })
		expect(validateOrder(order, { products })).toEqual({ status: 'valid', value, issues: [] })
	})
	it('says what it is about, even the whole order', () => {
		expect(validateOrder(null as unknown as OrderInput).issues[0]?.message).toBe(
			'Send this as an object. Received: null.',
		)
	})
})

it('D-14: a zip of another province is a warning, even where ISO has no code for the province', () => {
	const military = { province: '', provinceCode: 'AA' }
	expect(codes(withAddress({ ...military, zip: '34002' }))).toEqual([])
	const warning = 'warning address.provinceCode address.zip.province-mismatch D-14'
	expect(codes(withAddress({ ...military, zip: '96349' }))).toEqual([warning])
})

describe('validate-order.5: the tax number', () => {
	const brazil = {
		address: { ...address, countryCode: 'BR', province: 'SP', zip: '01310-200', phone: '(11) 3149-5959' },
		orderItems: order.orderItems,
	}
	it('of a wrong type is a matter of shape, and comes first', () => {
		expect(codes({ ...brazil, address: { ...brazil.address, zip: '1' }, taxNumber: 52998224725 })).toEqual([
			'error taxNumber request.type validate-order.body',
			'error address.zip address.zip.invalid validate-order.4',
		])
	})
	it('D-23: comes from the deprecated attributes when it is absent, with a warning', () => {
		const customAttributes = [{ key: 'TAX_NUMBER', value: '52998224725' }]
		expect(codes({ ...brazil, customAttributes })).toEqual([
			'error customAttributes.0.value tax-number.format tax-number.2',
			'warning customAttributes.0.value tax-number.deprecated-attribute D-23',
		])
		expect(codes({ ...brazil, customAttributes, taxNumber: '529.982.247-25' })).toEqual([])
	})
	it('D-23: all suggestions for an attribute are of one mind', () => {
		const { issues } = validateOrder(
			{ ...brazil, customAttributes: [{ key: 'taxNumber', value: '52998224725' }] },
			{ products },
		)
		const value = '529.982.247-25'
		expect(issues.map((issue) => issue.suggestion)).toEqual([
			[{ path: ['taxNumber'], value }],
			[{ path: ['taxNumber'], value }],
		])
	})
})

describe('D-04: all issues, in the order of the checks', () => {
	it('lists shape, country, province, shippability, phone, zip, tax number, street', () => {
		const given = {
			address: {
				...address,
				...{ countryCode: 'BR', country: 'Peru', province: 'Nowhere', zip: '1', phone: '1', city: 9, address1: '' },
			},
			orderItems: [
				{ variantId: 'mug-l', quantity: 0 },
				{ variantId: 'tee-m', quantity: 1 },
			],
			taxNumber: 'x',
		}
		expect(codes(given).map((line) => line.split(' ')[2])).toEqual([
			'request.type',
			'order.quantity.invalid',
			'address.country.conflict',
			'address.province.unknown',
			'order.shipping.country-unlisted',
			'order.variant.not-for-sale',
			'address.phone.invalid',
			'address.zip.invalid',
			'tax-number.format',
			'address.street.missing',
		])
	})
})

describe('validateOrders', () => {
	it('judges each as validateOrder does', () => {
		const orders = [order, withItem('mug-s'), withItem('cap'), {}, null] as OrderInput[]
		expect(validateOrders(orders, { products })).toEqual(orders.map((each) => validateOrder(each, { products })))
		expect(validateOrders(null as unknown as OrderInput[])).toEqual([])
	})
})
