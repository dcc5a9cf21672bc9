import { describe, expect, it } from 'vitest'
import { type OrderInput, validateOrder } from '../../../../src/entries/index.ts'
import { address, codes, order, products } from './mug-and-tee.ts'

describe('the shape of the order', () => {
	it.each([
		['D-33: no items is a warning', { address }, ['warning orderItems order.items.none D-33']],
		[
			'D-33: a quantity of 0',
			{ address, orderItems: [{ variantId: 'tee-m', quantity: 0 }] },
			['error orderItems.0.quantity order.quantity.invalid D-33'],
		],
		[
			'D-33: half a quantity',
			{ address, orderItems: [{ variantId: 'tee-m', quantity: 1.5 }] },
			['error orderItems.0.quantity order.quantity.invalid D-33'],
		],
		[
			'a quantity that is a text',
			{ address, orderItems: [{ variantId: 'tee-m', quantity: '1' }] },
			['error orderItems.0.quantity request.type validate-order.body'],
		],
		[
			'an item without its variant',
			{ address, orderItems: [{ quantity: 1 }] },
			['error orderItems.0.variantId request.missing validate-order.body'],
		],
		['items that are no list', { address, orderItems: {} }, ['error orderItems request.type validate-order.body']],
		[
			'an item that is no object',
			{ address, orderItems: [7] },
			['error orderItems.0 request.type validate-order.body'],
		],
		['a number for a text', { ...order, companyId: 7 }, ['error companyId request.type validate-order.body']],
		[
			'a text for a flag',
			{ ...order, shouldValidateProvinceCode: 'true' },
			['error shouldValidateProvinceCode request.type validate-order.body'],
		],
		[
			'a wrong type in a field of place-order alone is a warning',
			{ ...order, note: 7 },
			['warning note request.type place-order.body'],
		],
		['and so inside it', { ...order, user: { email: 1 } }, ['warning user.email request.type place-order.body']],
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
		['a list', [], ['error  request.type validate-order.body']],
		['nothing', undefined, ['error  request.type validate-order.body']],
	])('%s', (_, given, expected) => {
		expect(codes(given)).toEqual(expected)
	})
	/** Every field of the two bodies whose type no other rule judges, in the order of the interface, with a value of a wrong type. */
	it.each([
		['error', 'companyId', 7],
		['error', 'taxNumber', 7],
		['error', 'customAttributes', {}],
		['error', 'orderNumber', 7],
		['error', 'shouldValidateProvinceCode', 1],
		['warning', 'user', 'Ana'],
		['warning', 'user.firstName', 7],
		['warning', 'user.lastName', 7],
		['warning', 'user.email', 7],
		['warning', 'isVip', 'yes'],
		['warning', 'note', 7],
		['warning', 'personalizations', []],
		['warning', 'personalizations.firstName', 7],
		['warning', 'personalizations.lastName', 7],
		['warning', 'personalizations.department', 7],
		['warning', 'personalizations.location', 7],
		['warning', 'personalizations.startDate', 7],
		['warning', 'personalizations.birthDate', 7],
		['warning', 'externalId', 7],
		['warning', 'shouldSendEmail', 'no'],
	])('%s: the type of %s', (severity, field, value) => {
		const [outer = '', inner] = field.split('.')
		const given = { ...order, [outer]: inner === undefined ? value : { [inner]: value } }
		const body = severity === 'error' ? 'validate-order.body' : 'place-order.body'
		expect(codes(given)).toEqual([`${severity} ${field} request.type ${body}`])
	})
	it.each([
		['zip', 94111],
		['phone', 4159838030],
		['province', 7],
		['provinceCode', 7],
		['city', 7],
	])('a %s of another type is said once, and not to be missing', (field, value) => {
		const others = field.startsWith('province') ? { province: undefined, provinceCode: undefined } : {}
		const given = { ...order, address: { ...address, ...others, [field]: value }, shouldValidateProvinceCode: true }
		expect(codes(given).filter((issue) => issue.includes(` address.${field} `))).toEqual([
			`error address.${field} request.type validate-order.body`,
		])
	})
	it('refuses attributes of the address that have the wrong shape', () => {
		const customAttributes = [{ key: 'floor', value: 'second' }, 7, { key: 7 }]
		expect(codes({ ...order, address: { ...address, customAttributes } })).toEqual([
			'error address.customAttributes.1 request.type validate-order.body',
			'error address.customAttributes.2.key request.type validate-order.body',
		])
	})
	it('D-91: a list of more items than the policy allows is refused unread', () => {
		const items = new Array(3).fill({ variantId: 'tee-m', quantity: 1 })
		expect(codes({ address, orderItems: items }, { maxItems: 2 })).toEqual([
			'error orderItems order.items.too-many D-91',
		])
		expect(codes({ address, orderItems: items }, { maxItems: 3 })).toEqual([])
	})
	it('D-34: a partner must pass companyId', () => {
		expect(codes(order, { partner: true })).toEqual(['error companyId order.company.missing authentication.4'])
		expect(codes({ ...order, companyId: ' ' }, { partner: true })).toEqual([
			'error companyId order.company.missing authentication.4',
		])
		expect(codes({ ...order, companyId: 'c' }, { partner: true })).toEqual([])
		// A value that isn't a string has the wrong type, and isn't also missing. It is reported once, as for a body that doesn't parse
		// (D-02).
		expect(codes({ ...order, companyId: 5 }, { partner: true })).toEqual([
			'error companyId request.type validate-order.body',
		])
		expect(codes(order)).toEqual([])
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
