import { describe, expect, it } from 'vitest'
import {
	indexProducts,
	type OrderInput,
	type PolicyOptions,
	type Product,
	validateOrder,
	validateOrders,
} from '../../../src/index.ts'

const address = {
	address1: ' 1 Ferry Building ',
	city: 'San Francisco',
	province: 'california',
	zip: '94111',
	countryCode: 'us',
	phone: '(415) 983-8030',
}
const products: readonly Product[] = [
	{
		id: 'mug',
		title: 'Mug',
		variants: [{ id: 'mug-s' }, { id: 'mug-l', isAvailableForSale: false }],
		shippingRegions: [
			{ countryCode: 'RU', isBlacklisted: true },
			{ countryCode: 'US', denyCheckout: true, provinces: [{ provinceCode: 'HI' }, { provinceName: 'Alaska' }] },
			{ countryCode: 'FR', provinces: [] },
		],
	},
	{ id: 'tee', variants: [{ id: 'tee-m' }] },
]
const order: OrderInput = { address, orderItems: [{ variantId: 'tee-m', quantity: 2 }] }

const codes = (given: unknown, policy?: PolicyOptions, facts: unknown = { products }): string[] =>
	validateOrder(given as OrderInput, facts as { products: readonly Product[] }, policy).issues.map(
		(issue) => `${issue.severity} ${issue.path.join('.')} ${issue.code} ${issue.rule}`,
	)
const withAddress = (fields: object): object => ({ ...order, address: { ...address, ...fields } })
const withItem = (variantId: string, fields: object = {}): object => ({
	address: { ...address, ...fields },
	orderItems: [{ variantId, quantity: 1 }],
})

describe('an order that passes', () => {
	const value = {
		address: {
			address1: '1 Ferry Building',
			address2: '',
			city: 'San Francisco',
			province: 'California',
			provinceCode: 'CA',
			zip: '94111',
			country: 'United States',
			countryCode: 'US',
			phone: '+14159838030',
		},
		orderItems: [{ variantId: 'tee-m', quantity: 2 }],
	}
	it('has its normalised form as the value', () => {
		const verdict = validateOrder(order, { products })
		expect(verdict).toEqual({
			status: 'valid',
			value: { ...value, address: expect.objectContaining({ zip: '94111' }) },
			issues: [],
		})
		expect(verdict).toMatchObject({
			value: { ...value, address: { ...value.address, country: expect.stringMatching(/^United States/) } },
		})
	})
	it('makes up no name for a province that only its code names', () => {
		const german = { countryCode: 'DE', provinceCode: 'BY', zip: '80331', phone: '030 22732152' }
		const verdict = validateOrder({ ...order, address: german }, { products })
		expect(verdict).toMatchObject({ value: { address: { province: '', provinceCode: 'BY' } } })
	})
	it('says what it is about, even the whole order', () => {
		expect(validateOrder(null as unknown as OrderInput).issues[0]?.message).toBe(
			'Send this as an object. Received: null.',
		)
	})
	it('answers the same for an index and for a list of products', () => {
		expect(validateOrder(order, { products: indexProducts(products) })).toEqual(validateOrder(order, { products }))
	})
	it('has the same value when a warning takes the long way round', () => {
		const warned = validateOrder({ ...order, address: { ...address, country: 'Canada' } }, { products })
		expect(warned).toMatchObject({ status: 'valid', issues: [{ code: 'address.country.conflict' }] })
		expect(warned).toMatchObject({
			value: { address: { ...value.address, country: expect.any(String) } },
		})
	})
})

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
	it("the shape of the address's attributes", () => {
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

describe('validate-order.1: the province is correct for the country', () => {
	it('a province that the country does not have', () => {
		expect(codes(withAddress({ province: 'Bavaria' }))).toEqual([
			'error address.province address.province.unknown validate-order.1',
		])
		expect(codes(withAddress({ province: 'Bavaria' }), { province: 'warning' })[0]).toMatch(/^warning/)
	})
	it('D-11: the flag asks for the code', () => {
		expect(codes({ ...order, shouldValidateProvinceCode: true })).toEqual([
			'error address.provinceCode address.province.code-missing D-11',
		])
	})
})

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

describe('validate-order.3 and .4: phone and zip', () => {
	it('says each on its field', () => {
		expect(codes(withAddress({ zip: '9411', phone: '983' }))).toEqual([
			'error address.phone address.phone.invalid validate-order.3',
			'error address.zip address.zip.invalid validate-order.4',
		])
	})
	it('D-15: the policy can ask for the full metadata', () => {
		const doubtful = withAddress({ phone: '+4915000000' })
		const mild = codes(doubtful)
		expect(codes(doubtful, { phone: 'max' })).toEqual(mild.map((line) => line.replace(/^warning/, 'error')))
		expect(codes(doubtful, { phone: undefined })).toEqual(mild)
	})
	it('D-14: a zip of another province is a warning on the field that the caller filled', () => {
		expect(codes(withAddress({ province: 'Nevada' }))).toEqual([
			'warning address.province address.zip.province-mismatch D-14',
		])
		expect(codes(withAddress({ province: '', provinceCode: 'NV' }))).toEqual([
			'warning address.provinceCode address.zip.province-mismatch D-14',
		])
	})
	it('D-14: so it is where ISO has no code for the province', () => {
		const military = { province: '', provinceCode: 'AA' }
		expect(codes(withAddress({ ...military, zip: '34002' }))).toEqual([])
		expect(codes(withAddress({ ...military, zip: '96349' }))).toEqual([
			'warning address.provinceCode address.zip.province-mismatch D-14',
		])
	})
})

describe('validate-order.5: the tax number', () => {
	const brazil = {
		address: { ...address, countryCode: 'BR', province: 'SP', zip: '01310-200', phone: '(11) 3149-5959' },
		orderItems: order.orderItems,
	}
	it('is there where the country asks for it', () => {
		expect(codes(brazil)).toEqual(['error taxNumber tax-number.missing tax-number.1'])
		expect(codes({ ...brazil, taxNumber: '529.982.247-25' })).toEqual([])
	})
	it('of a wrong type is a matter of shape, and comes first', () => {
		expect(codes({ ...brazil, address: { ...brazil.address, zip: '1' }, taxNumber: 52998224725 })).toEqual([
			'error taxNumber request.type validate-order.body',
			'error address.zip address.zip.invalid validate-order.4',
		])
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
	it('D-23: comes from the deprecated attributes when it is absent, with a warning', () => {
		const customAttributes = [{ key: 'TAX_NUMBER', value: '52998224725' }]
		expect(codes({ ...brazil, customAttributes })).toEqual([
			'error customAttributes.0.value tax-number.format tax-number.2',
			'warning customAttributes.0.value tax-number.deprecated-attribute D-23',
		])
		expect(codes({ ...brazil, customAttributes, taxNumber: '529.982.247-25' })).toEqual([])
		expect(codes({ ...order, customAttributes }), 'a country that asks for none').toEqual([])
	})
})

describe('D-04: all issues, in the order of the checks', () => {
	it('shape, country, province, shippability, phone, zip, tax number, street', () => {
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
			'order.variant.not-for-sale',
			'address.phone.invalid',
			'address.zip.invalid',
			'tax-number.format',
			'address.street.missing',
		])
	})
	it('sorts the items by number', () => {
		const orderItems = Array.from({ length: 12 }, () => ({ variantId: 'mug-l', quantity: 1 }))
		const paths = validateOrder(
			{ address: { ...address, province: 'HI', zip: '96813' }, orderItems },
			{ products },
		).issues.map((issue) => issue.path[1])
		expect(paths).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11])
	})
	it('an unknown country ends what depends on it', () => {
		expect(codes(withAddress({ countryCode: 'XX', phone: '415 983 8030' }))).toEqual([
			'error address.countryCode address.country.unknown D-10',
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

describe('validateOrders', () => {
	it('judges each as validateOrder does', () => {
		const orders = [order, withItem('mug-s'), withItem('cap'), {}, null] as OrderInput[]
		expect(validateOrders(orders, { products })).toEqual(orders.map((each) => validateOrder(each, { products })))
		expect(validateOrders(null as unknown as OrderInput[])).toEqual([])
	})
})

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
	it('serves orders with many items', () => {
		const orderItems = Array.from({ length: 500 }, () => ({ variantId: 'tee-m', quantity: 1 }))
		expect(validateOrder({ address, orderItems }, { products }).status).toBe('valid')
	})
})
