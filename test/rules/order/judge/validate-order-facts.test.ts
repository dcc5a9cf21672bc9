import { describe, expect, it } from 'vitest'
import {
	buildOrder,
	indexProducts,
	type PolicyOptions,
	validateOrder,
	validateOrders,
} from '../../../../src/entries/index.ts'
import { noFindings } from '../../../../src/rules/core/finding.ts'
import { DEFAULT_POLICY } from '../../../../src/rules/core/policy.ts'
import { judgeOrderTaxNumber } from '../../../../src/rules/order/judge/judge-order-tax-number.ts'
import { BR } from '../../../../src/rules/tax/br.ts'
import { BERLIN as address, itemsOf } from '../given.ts'

/** What an order is judged with: products of any shape, many orders, many items. */

const order = { address, orderItems: itemsOf('v') }
const mug = { id: 'mug', variants: [{ id: 'v' }] }
const statusOf = (products: unknown, variantId = 'v'): string =>
	validateOrder({ address, orderItems: itemsOf(variantId) }, { products } as never).status
const told = (given: unknown, facts: unknown = { products: [mug] }, policy?: PolicyOptions): string[] =>
	validateOrder(given, facts as never, policy).issues.map(
		({ severity, path, code }) => `${severity} ${path.join('.')} ${code}`,
	)

describe('a list of products', () => {
	it('D-91: is read up to 100,000 products', () => {
		const products = new Array<object>(99_999).fill({ variants: [] })
		expect(statusOf([...products, mug])).toBe('valid')
		expect(statusOf([...products, {}, mug])).toBe('unknown')
	})
	it('has the variant in the first product that has it whole', () => {
		const broken = { id: 'broken', variants: [Object.create({ id: 'v' }), ['v'], null, { id: 'v' }] }
		expect(statusOf([broken])).toBe('valid')
		expect(statusOf([{ variants: [Object.create({ id: 'v' })] }, { ...mug, isInStock: false }])).toBe('valid')
		expect(
			told(order, { products: [{ variants: [Object.create({ id: 'v' })] }, { ...mug, isInStock: false }] }),
		).toEqual(['warning orderItems.0.variantId order.product.out-of-stock'])
	})
	it('goes on behind a product that cannot be read', () => {
		const throwing = {
			get variants(): never {
				throw new Error('no')
			},
		}
		expect(statusOf([throwing, null, 7, mug])).toBe('valid')
	})
	it.each([
		['a map of what is no entry', new Map([['v', 7]])],
		['a map of a product without a variant', new Map([['v', { product: mug }]])],
		['a map of a variant without a product', new Map([['v', { variant: { id: 'v' } }]])],
		['a map of a variant without an id', new Map([['v', { product: mug, variant: {} }]])],
		['a map of a product without variants', new Map([['v', { product: {}, variant: { id: 'v' } }]])],
		['an object', { v: { product: mug, variant: { id: 'v' } } }],
	])('may be a copied index, but not with %s', (_, entries) => {
		expect(statusOf({ entries })).toBe('unknown')
		expect(statusOf({ entries: new Map([['v', { product: mug, variant: { id: 'v' } }]]) })).toBe('valid')
	})
	it('may be a copied index that throws', () => {
		const entries = new Proxy(new Map(), {
			getPrototypeOf: () => {
				throw new Error('no')
			},
		})
		expect(statusOf({ entries })).toBe('unknown')
	})
	it('serves orders of few and of many items alike', () => {
		for (const count of [32, 33]) {
			const orderItems = new Array(count).fill(order.orderItems[0])
			for (const products of [[mug], indexProducts([mug])]) {
				expect(validateOrder({ address, orderItems }, { products }).status).toBe('valid')
			}
			expect(validateOrder({ address, orderItems }).status).toBe('unknown')
		}
	})
})

describe('the items of an order', () => {
	it('D-32: without an id need no product', () => {
		expect(validateOrder({ address, orderItems: [{ quantity: 1 }] })).toMatchObject({ status: 'invalid' })
		const { issues } = validateOrder({ address, orderItems: [{ variantId: '', quantity: 1 }] }, {
			products: [{ variants: [{ id: '' }], isInStock: false }],
		} as never)
		expect(issues.map(({ code }) => code)).toEqual(['request.missing'])
	})
	it('with a wrong quantity are shipped or not all the same', () => {
		const closed = { ...mug, shippingRegions: [{ countryCode: 'DE', isBlacklisted: true }] }
		expect(told({ address, orderItems: [{ variantId: 'v', quantity: 0 }] }, { products: [closed] })).toEqual([
			'error orderItems.0.quantity order.quantity.invalid',
			'error orderItems.0.variantId order.shipping.country-closed',
		])
	})
	it('D-10: are not shipped to a country that is none', () => {
		const draft = { ...mug, status: 'Draft' }
		expect(
			told({ ...order, address: { ...address, countryCode: 'XX', phone: '415 983 8030' } }, { products: [draft] }),
		).toEqual(['error address.countryCode address.country.unknown'])
	})
})

describe('an order', () => {
	it.each([null, undefined, 7, 'order', [], [order], () => order])(
		'that is none is invalid, also to build: %s',
		(given) => {
			const found = ['error  request.type']
			expect(told(given)).toEqual(found)
			const { status, issues } = buildOrder(given as never, { collection: { rewardType: 'Coins' }, balance: 1 })
			expect([status, ...issues.map(({ code }) => code)]).toEqual(['invalid', 'request.type'])
		},
	)
	it('D-11: asks for the code of the province only by true', () => {
		const us = {
			countryCode: 'US',
			address1: '1',
			city: 'San Francisco',
			province: 'California',
			zip: '94111',
			phone: '(415) 983-8030',
		}
		const ask = (shouldValidateProvinceCode: unknown): string[] =>
			told({ ...order, address: us, shouldValidateProvinceCode })
		expect(ask(true)).toEqual(['error address.provinceCode address.province.code-missing'])
		expect(ask(false)).toEqual([])
		expect(ask('true')).toEqual(['error shouldValidateProvinceCode request.type'])
	})
	it('D-34: of a partner needs a company', () => {
		const partner = { isPartner: true }
		expect(told(order, undefined, partner)).toEqual(['error companyId order.company.missing'])
		for (const companyId of ['', ' '])
			expect(told({ ...order, companyId }, undefined, partner)).toEqual(['error companyId order.company.missing'])
		expect(told({ ...order, companyId: 'c' }, undefined, partner)).toEqual([])
		expect(told({ ...order, companyId: null }, undefined, partner)).toEqual([
			'error companyId order.company.missing',
			'warning companyId request.null',
		])
		for (const companyId of [[], 5])
			expect(told({ ...order, companyId }, undefined, partner)).toEqual(['error companyId request.type'])
	})
	it('has what its user and its person have themselves', () => {
		const person = Object.create({ firstName: 7 })
		expect(told({ ...order, user: person, personalizations: person })).toEqual([])
		expect(told({ ...order, user: { firstName: null }, personalizations: { location: null } })).toEqual([
			'warning personalizations.location request.null',
			'warning user.firstName request.null',
		])
	})
	it('D-23: tells of a tax number among its attributes', () => {
		const brazil = {
			countryCode: 'BR',
			address1: '1',
			city: 'São Paulo',
			province: 'SP',
			zip: '01310-200',
			phone: '(11) 3149-5959',
		}
		const attributed = {
			...order,
			address: brazil,
			customAttributes: [{ key: 'a' }, { key: 'taxNumber', value: '529.982.247-25' }],
		}
		const verdict = validateOrder(attributed, { products: [mug] })
		expect(verdict).toMatchObject({
			status: 'valid',
			value: { taxNumber: '529.982.247-25' },
			issues: [
				{
					...{ code: 'tax-number.deprecated-attribute', severity: 'warning', rule: 'D-23' },
					path: ['customAttributes', 1, 'value'],
					suggestion: [{ path: ['taxNumber'], value: '529.982.247-25' }],
				},
			],
		})
		expect(told({ ...attributed, taxNumber: null })).toContain(
			'warning customAttributes.1.value tax-number.deprecated-attribute',
		)
		expect(told({ ...attributed, taxNumber: 7 })).toEqual(['error taxNumber request.type'])
		const elsewhere = validateOrder({ ...order, taxNumber: 'x' }, { products: [mug] })
		expect(elsewhere).toMatchObject({ status: 'valid', value: { address: {} } })
		expect(elsewhere).not.toHaveProperty('value.taxNumber')
	})
})

describe('the tax number of an order', () => {
	const judge = (taxNumber: unknown) => judgeOrderTaxNumber({ taxNumber }, BR, noFindings(DEFAULT_POLICY))

	it('is the one given, even with a warning', () => {
		expect(judge('529.982.247-25')).toBe('529.982.247-25')
		expect(judge('529.982.247-26'), 'wrong check digits').toBe('529.982.247-26')
	})
	it('is undefined after an error, and null for a value that is no text', () => {
		expect([judge(undefined), judge('x'), judge(7)]).toEqual([undefined, undefined, null])
	})
})

describe('many orders', () => {
	it('end at the first hole', () => {
		expect(validateOrders([order, undefined, order])).toHaveLength(1)
	})
	it('need their products, if there are none', () => {
		for (const facts of [undefined, {}, { products: undefined }, { products: 7 }]) {
			expect(validateOrders([order], facts as never)).toMatchObject([{ status: 'unknown' }])
		}
	})
})
