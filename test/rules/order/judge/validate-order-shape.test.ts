import { describe, expect, it } from 'vitest'
import { type OrderInput, validateOrder } from '../../../../src/entries/index.ts'
import { byAnswer } from '../../../rows.ts'
import { address, codes, order, products } from './mug-and-tee.ts'

describe('the shape of the order', () => {
	it.each([
		[
			'D-92: null is a field left out, with a warning',
			{ ...order, orderNumber: null },
			['warning orderNumber request.null D-92'],
		],
		[
			'an order without address',
			{ orderItems: order.orderItems },
			['error address request.missing validate-order.body'],
		],
		['an address that is a text', { ...order, address: 'Paris' }, ['error address request.type validate-order.body']],
	])('%s', (_, given, expected) => {
		expect(codes(given)).toEqual(expected)
	})
	/** Every field of the two bodies whose type no other rule judges. */
	it.each(
		byAnswer({
			error: 'companyId|taxNumber|customAttributes|orderNumber|shouldValidateProvinceCode',
			warning: [
				'user|user.firstName|user.lastName|user.email|isVip|note|personalizations|externalId|shouldSendEmail',
				...['firstName', 'lastName', 'department', 'location', 'startDate', 'birthDate'].map(
					(name) => `personalizations.${name}`,
				),
			],
		}),
	)('a number as %s: %s', (field, severity) => {
		const [outer = '', inner] = field.split('.')
		const given = { ...order, [outer]: inner === undefined ? 7 : { [inner]: 7 } }
		const body = severity === 'error' ? 'validate-order.body' : 'place-order.body'
		expect(codes(given)).toEqual([`${severity} ${field} request.type ${body}`])
	})
	it.each(['zip', 'phone', 'province', 'provinceCode', 'city'])(
		'a number as %s is said once, and not missing',
		(field) => {
			const others = field.startsWith('province') ? { province: undefined, provinceCode: undefined } : {}
			const given = { ...order, address: { ...address, ...others, [field]: 7 }, shouldValidateProvinceCode: true }
			expect(codes(given).filter((issue) => issue.includes(` address.${field} `))).toEqual([
				`error address.${field} request.type validate-order.body`,
			])
		},
	)
	it('refuses attributes of the address that have the wrong shape', () => {
		const customAttributes = [{ key: 'floor', value: 'second' }, 7, { key: 7 }]
		expect(codes({ ...order, address: { ...address, customAttributes } })).toEqual([
			'error address.customAttributes.1 request.type validate-order.body',
			'error address.customAttributes.2.key request.type validate-order.body',
		])
	})
})

describe('what an order does not have itself', () => {
	const [item] = order.orderItems as [object]
	it.each([
		['the order', Object.create(order), 'request.missing'],
		['its address', { ...order, address: Object.create(address) }, 'address.country.missing'],
		['an item', { ...order, orderItems: [Object.create(item)] }, 'request.missing'],
	])('is not there: %s inherits its fields', (_, given, code) => {
		expect(validateOrder(given as OrderInput, { products }).issues.map((issue) => issue.code)).toContain(code)
	})
	it('is not there even where every object inherits it', () => {
		const root = Object.prototype as Record<string, unknown>
		const { zip: _, ...withoutZip } = address
		const expected = validateOrder({ ...order, address: withoutZip }, { products })
		try {
			root['zip'] = '94111'
			root['quantity'] = 1
			expect(validateOrder({ ...order, address: withoutZip }, { products })).toEqual(expected)
			expect(codes({ address, orderItems: [{ variantId: 'tee-m' }] })).toEqual([
				'error orderItems.0.quantity request.missing validate-order.body',
			])
		} finally {
			for (const field of ['zip', 'quantity']) delete root[field]
		}
	})
	it('an order without any prototype has its own fields', () => {
		const bare = Object.assign(Object.create(null), order, { address: Object.assign(Object.create(null), address) })
		expect(validateOrder(bare, { products })).toEqual(validateOrder(order, { products }))
	})
})
