import { describe, expect, it } from 'vitest'
import { answerVerdict } from '../../../../examples/servers/orders.ts'
import {
	DEFAULT_POLICY,
	indexProducts,
	type Need,
	type PolicyOptions,
	type ProductInput,
	resolvePolicy,
	validateOrder,
} from '../../../../src/entries/index.ts'
import { provincesOf } from '../../../../src/rules/built-in/places.ts'

const US = {
	address1: '2 Main St',
	city: 'Springfield',
	provinceCode: 'IL',
	zip: '62701',
	countryCode: 'US',
	phone: '+12175550123',
}
const DE = { address1: 'Spreebogen 1', city: 'Berlin', zip: '10557', countryCode: 'DE', phone: '030 901820' }
const mug = (shippingRegions: unknown, id = 'mug', more: object = {}): ProductInput =>
	({ id, title: id, variants: [{ id: `${id}-s` }], shippingRegions, ...more }) as unknown as ProductInput

/** What is said of an order of these products. */
function said(address: object, products: readonly ProductInput[], policy?: PolicyOptions): string[] {
	const orderItems = products.map(({ variants }) => ({ variantId: `${variants?.[0]?.id}`, quantity: 1 }))
	return validateOrder({ address, orderItems }, { products }, policy).issues.map(
		({ severity, code }) => `${severity} ${code}`,
	)
}

const OPEN = [{ countryCode: 'US' }, { countryCode: 'CA' }, { countryCode: 'MX' }]
const CLOSED = [{ countryCode: 'RU', isBlacklisted: true }]
const HAWAII = [{ countryCode: 'US', isBlacklisted: true, provinces: [{ provinceCode: 'AK' }, { provinceCode: 'HI' }] }]

describe('D-30: a country that the regions of a product do not list', () => {
	it('is a warning where a region is open, once an order', () => {
		expect(said(DE, [mug(OPEN), mug(OPEN, 'cap'), mug(OPEN, 'pen')])).toEqual([
			'warning order.shipping.country-unlisted',
		])
		expect(said(DE, [mug([{ countryCode: 'US', provinces: [{ provinceCode: 'NY' }] }])])).toHaveLength(1)
	})
	it.each([
		[US, OPEN],
		[DE, CLOSED],
		[DE, []],
		[DE, null],
		[DE, [{ countryCode: 'US', denyCheckout: true }]],
		[DE, HAWAII],
	])('is none for %j with %j', (address, regions) => {
		expect(said(address, [mug(regions)])).toEqual([])
	})
	it('counts as a stated policy says, each item on its own', () => {
		const two = [mug(OPEN), mug(OPEN, 'cap')]
		expect(said(DE, two, { unlistedRegion: 'ships' })).toEqual([])
		expect(said(DE, two, { unlistedRegion: 'error' })).toHaveLength(2)
		expect(said(DE, [mug(CLOSED)], { unlistedRegion: 'warning' })).toHaveLength(1)
	})
	it('means the same with a copy of the default policy', () => {
		for (const policy of [{ ...DEFAULT_POLICY }, JSON.parse(JSON.stringify(DEFAULT_POLICY)), resolvePolicy({})]) {
			expect(said(DE, [mug(OPEN)], policy)).toEqual(said(DE, [mug(OPEN)]))
			expect(said(US, [mug(HAWAII)], policy)).toEqual(said(US, [mug(HAWAII)]))
		}
	})
})

describe('D-30: a region that closes some provinces', () => {
	it('is a doubt about each other province, once an order, which a policy answers', () => {
		const open = provincesOf('US').filter(({ code }) => code !== 'AK' && code !== 'HI' && code.length === 2)
		expect(open.length).toBeGreaterThan(50)
		for (const { code } of open) {
			const address = { ...US, provinceCode: code, zip: '' }
			const doubts = (policy?: PolicyOptions): string[] =>
				said(address, [mug(HAWAII), mug(HAWAII, 'cap')], policy).filter((one) => one.includes('shipping'))
			expect(doubts(), code).toEqual(['warning order.shipping.provinces-closed'])
			expect(doubts({ closedRegion: 'provinces' }), code).toEqual([])
			expect(doubts({ closedRegion: 'country' }), code).toHaveLength(2)
		}
	})
	it('is an error for its own, whatever the policy', () => {
		for (const closedRegion of ['unknown', 'provinces'] as const)
			expect(said({ ...US, provinceCode: 'HI', zip: '96813' }, [mug(HAWAII)], { closedRegion })).toEqual([
				'error order.shipping.province-closed',
			])
	})
})

describe('D-30: the countries of the policy', () => {
	it.each<[unknown, string[]]>([
		[['US', 'CA'], ['error order.shipping.country-not-offered']],
		[['us', ' de '], []],
		[null, []],
		[[], []],
		[['XX'], ['warning policy.value.invalid']],
		['DE', ['warning policy.value.invalid']],
		[
			['US', 'Atlantis'],
			['warning policy.value.invalid', 'error order.shipping.country-not-offered'],
		],
	])('%j', (countries, expected) => {
		expect(said(DE, [mug(undefined)], { countries } as PolicyOptions)).toEqual(expected)
	})
	it('are frozen in a policy, and in the parameters of the issue', () => {
		const policy = resolvePolicy({ countries: ['us', 'CA'] })
		expect([policy.countries, Object.isFrozen(policy.countries)]).toEqual([['US', 'CA'], true])
		const { issues } = validateOrder({ address: DE, orderItems: [] }, {}, policy)
		expect(issues.find(({ code }) => code.endsWith('offered'))).toMatchObject({
			path: ['address', 'countryCode'],
			params: { countries: ['US', 'CA'] },
		})
	})
})

describe('D-35: a product', () => {
	it.each<[object, string, unknown[]]>([
		[{ shippingRegions: ['US'] }, 'value.invalid', ['shippingRegions', 0]],
		[{ shippingRegions: { US: true } }, 'value.invalid', ['shippingRegions']],
		[{ shipping_regions: OPEN }, 'key.misspelled', ['shipping_regions']],
		[{ ShippingRegions: OPEN }, 'key.misspelled', ['ShippingRegions']],
		[{ 'is-in-stock': false }, 'key.misspelled', ['is-in-stock']],
		[
			{ shippingRegions: [{ countryCode: 'US', isBlacklisted: 'true' }] },
			'value.invalid',
			['shippingRegions', 0, 'isBlacklisted'],
		],
		[{ shippingRegions: [{ country_code: 'US' }] }, 'key.misspelled', ['shippingRegions', 0, 'country_code']],
		[
			{ shippingRegions: [{ countryCode: 'US', provinces: ['HI'] }] },
			'value.invalid',
			['shippingRegions', 0, 'provinces', 0],
		],
		[{ status: 'draft' }, 'value.invalid', ['status']],
		[{ isInStock: 'false' }, 'value.invalid', ['isInStock']],
		[{ isDiscontinued: 1 }, 'value.invalid', ['isDiscontinued']],
		[
			{ variants: [{ id: 'mug-s' }, { id: 'mug-m', isAvailableForSale: 'false' }] },
			'value.invalid',
			['variants', 1, 'isAvailableForSale'],
		],
	])('with %j is a warning about the call, once', (fields, code, path) => {
		const products = [mug(undefined, 'mug', fields)]
		const line = { variantId: 'mug-s', quantity: 1 }
		for (const facts of [{ products }, { products: indexProducts(products) }]) {
			const { issues } = validateOrder({ address: US, orderItems: [line, line] }, facts as never, {
				unlistedRegion: 'ships',
			})
			expect(issues).toMatchObject([
				{ code: `product.${code}`, about: 'usage', severity: 'warning', path: ['product', ...path], rule: 'D-35' },
			])
		}
	})
	it.each([
		{},
		{ shippingRegions: OPEN, status: 'Active', isInStock: true, isDiscontinued: false },
		{ shippingRegions: null, status: null, isInStock: null },
		{ shippingRegions: [{ countryName: 'United States', provinces: null }] },
		{
			shippingRegions: [
				{ countryCode: 'US', countryName: 'x', isBlacklisted: false, denyCheckout: false, provinces: [] },
			],
		},
		{
			region: 'US',
			shipping: {},
			stock: 'yes',
			in_stock: 1,
			Status: 'x',
			status: 'Active',
			customFields: { is_in_stock: 1 },
		},
		{ variants: [{ id: 'mug-s', isAvailableForSale: null, title: 'S', available: 'no' }] },
	])('with %j is none', (fields) => {
		expect(said(US, [mug(undefined, 'mug', fields)])).toEqual([])
	})
})

describe('the recipe for servers', () => {
	const OTHERS: readonly Need[] = [
		{ kind: 'product', variantId: 'a' },
		{ kind: 'product', variantId: 'a', reason: 'failed' },
		{ kind: 'field', path: ['address'] },
		{ kind: 'balance' },
		{ kind: 'collection' },
		{ kind: 'asOf' },
		{ kind: 'personalizedProduct', productId: 'a', operation: 'get-product' },
		{ kind: 'country', countryCode: 'DE' },
		{ kind: 'countryNames' },
		{ kind: 'phone', callingCode: '49' },
		{ kind: 'places' },
	]
	const missing: Need = { kind: 'product', variantId: 'b', reason: 'not-found' }
	it('answers 200 only if each need is a product that the shop does not have', () => {
		expect(answerVerdict([], [missing], null)).toMatchObject({ statusCode: 200, body: { unchecked: ['b'] } })
		expect(answerVerdict([], [], null)).toMatchObject({ statusCode: 200, body: { unchecked: [] } })
		for (const need of OTHERS)
			for (const needs of [[need], [missing, need]])
				expect(answerVerdict([], needs, null).statusCode, need.kind).toBe(503)
	})
})
