import { describe, expect, it } from 'vitest'
import {
	allCountries,
	buildOrder,
	checkCountry,
	checkPhone,
	checkProvince,
	checkTaxNumber,
	checkZip,
	DOCUMENTED_POLICY,
	type OrderDraft,
	type OrderFacts,
	type PolicyKey,
	type PolicyOptions,
	provincesOf,
	taxNumberFieldOf,
	validateAddress,
	validateOrder,
} from '../../../src/entries/index.ts'
import { BUILT_IN_PHONES } from '../../../src/rules/phone/built-in-phones.ts'
import { phoneExample } from '../../../src/rules/phone/phone-examples.ts'
import { canBeIn } from '../../../src/rules/province/zip-place.ts'
import { BUILT_IN_ZIPS } from '../../../src/rules/zip/built-in-zips.ts'
import { placeOfZip, type ZipForms } from '../../../src/rules/zip/zips.ts'
import { ask, CLIENT, open } from '../../service/model/store.ts'
import { withoutBasis } from './basis.ts'

const placeIn = (code: string | null, country: string) => placeOfZip(code, BUILT_IN_ZIPS.zipForms(country) as ZipForms)

const products = [{ id: 'mug', variants: [{ id: 'mug-s', price: 14.5 }] }]
const store = open({
	companies: [{ id: 'own' }],
	clients: [{ ...CLIENT, companyIds: ['own'] }],
	collections: [{ id: 'store', companyId: 'own', rewardType: 'Coins', products }],
})

type Fields = Readonly<Record<string, unknown>>
type Order = { readonly address: Fields } & Fields

/** A valid order to a country. */
function orderTo(code: string): Order {
	const zip = BUILT_IN_ZIPS.zipForms(code)?.example ?? ''
	const province = provincesOf(code).find((each) => canBeIn(placeIn(zip, code), each.code))
	const taxNumber = taxNumberFieldOf(code)?.example
	return {
		address: {
			address1: '1 Main Street',
			city: 'Springfield',
			countryCode: code,
			zip,
			phone: phoneExample(BUILT_IN_PHONES.planOf(code)),
			...(province !== undefined && { province: province.name, provinceCode: province.code }),
		},
		orderItems: [{ variantId: 'mug-s', quantity: 1 }],
		...(taxNumber !== undefined && { taxNumber }),
	}
}

const ORDERS = allCountries().map(({ code }) => [code, orderTo(code)] as const)
const within = (order: Order, fields: Fields): Order => ({ ...order, address: { ...order.address, ...fields } })
const item = (fields: Fields) => (order: Order) => ({
	...order,
	orderItems: [{ variantId: 'mug-s', quantity: 1, ...fields }],
})

/** One thing broken: the orders that it makes invalid, how many countries have them, and the keys that decide it. */
const BROKEN: readonly (readonly [
	name: string,
	broken: (order: Order) => unknown,
	count: number,
	key: PolicyKey | null,
])[] = [
	['nothing', (order) => order, 0, null],
	['no phone', (order) => within(order, { phone: '' }), 252, 'missingPhone'],
	['no zip', (order) => within(order, { zip: '' }), 62, 'missingZip'],
	['no province', (order) => within(order, { province: '', provinceCode: '' }), 18, 'missingProvince'],
	[
		'no code of the province, where it is checked',
		(order) => ({ ...within(order, { provinceCode: '' }), shouldValidateProvinceCode: true }),
		18,
		'missingProvince',
	],
	['a quantity of 0', item({ quantity: 0 }), 252, 'quantity'],
	['a quantity of 1.5', item({ quantity: 1.5 }), 252, 'quantity'],
	['a quantity of -1', item({ quantity: -1 }), 252, 'quantity'],
	['no quantity', item({ quantity: undefined }), 252, 'missingField'],
	['no variant', item({ variantId: '' }), 252, 'missingField'],
	['a blank tax number', (order) => ({ ...order, taxNumber: order['taxNumber'] && ' ' }), 5, 'blankTaxNumber'],
	['no address', (order) => ({ ...order, address: null }), 252, 'missingField'],
	['no country', (order) => within(order, { countryCode: '' }), 252, 'country'],
	['a country that is none', (order) => within(order, { countryCode: 'Atlantis' }), 252, 'country'],
	['a number as the city', (order) => within(order, { city: 7 }), 252, 'wrongType'],
	['a number as the zip', (order) => within(order, { zip: 7 }), 252, 'wrongType'],
	['a text as the quantity', item({ quantity: '1' }), 252, 'wrongType'],
	['a list as the address', (order) => ({ ...order, address: [] }), 252, 'wrongType'],
	['a text as the items', (order) => ({ ...order, orderItems: 'mug-s' }), 252, 'wrongType'],
	['a text as the order', () => 'order', 252, 'wrongType'],
]

describe('an error of a valid order in which one thing is broken', () => {
	it.each<(typeof BROKEN)[number]>(BROKEN)('rests on a clause or on a key: %s', (_, broken, count, key) => {
		const found = new Set<PolicyKey | undefined>()
		let invalid = 0
		const without: unknown[] = []
		for (const [code, whole] of ORDERS) {
			const body = broken(whole)
			const judge = (policy?: PolicyOptions) => validateOrder(body, { products }, policy)
			const { status, issues } = judge()
			without.push(...withoutBasis(judge).map((error) => `${code} ${error}`))
			if (status !== 'invalid') continue
			invalid++
			for (const { severity, policy } of issues) if (severity === 'error') found.add(policy)
			const parameters = { collectionId: 'store' }
			const { success } = ask(store, { operation: 'validate-order', parameters, body }).expectation
			if (success !== null)
				without.push(...judge(DOCUMENTED_POLICY).issues.filter(({ severity }) => severity === 'error'))
		}
		expect(without).toEqual([])
		expect(invalid).toBe(count)
		if (key !== null) expect([...found]).toContain(key)
	})
})

describe('DOCUMENTED_POLICY', () => {
	it('keeps what the interface states an error', () => {
		const us = orderTo('US')
		const wrong: readonly (readonly [string, unknown])[] = [
			['address.zip.invalid', within(us, { zip: '9411' })],
			['address.phone.invalid', within(us, { phone: '555' })],
			['address.province.unknown', within(us, { province: 'Atlantis', provinceCode: '' })],
			['address.province.mismatch', within(orderTo('JP'), { province: 'California', provinceCode: '' })],
			['address.province.code-unknown', { ...within(us, { provinceCode: 'XX' }), shouldValidateProvinceCode: true }],
			...['BR', 'MX', 'CN', 'IT', 'KR'].map(
				(code) => ['tax-number.missing', { ...orderTo(code), taxNumber: undefined }] as const,
			),
			['tax-number.missing', { ...orderTo('BR'), taxNumber: '' }],
			['tax-number.format', { ...orderTo('BR'), taxNumber: ' ' }],
			['tax-number.kind', { ...orderTo('MX'), taxNumber: 'MAB9307148T4' }],
		]
		for (const [code, order] of wrong) {
			const { status, issues } = validateOrder(order, { products }, DOCUMENTED_POLICY)
			expect([code, status]).toEqual([code, 'invalid'])
			expect(issues.filter(({ severity }) => severity === 'error').map((issue) => issue.code)).toEqual([code])
		}
		const closed = [{ ...products[0], shippingRegions: [{ countryCode: 'US', denyCheckout: true }] }]
		expect(validateOrder(us, { products: closed }, DOCUMENTED_POLICY).status).toBe('invalid')
	})
	it.each(['AC', 'TA', 'XK', 'CR', 'KH', 'MT', 'NI', 'SO', 'TZ'])(
		'does not refuse a zip of %s, which a service may know',
		(code) => {
			expect(checkZip('!!', code).issues[0]).toMatchObject({ severity: 'error', policy: 'disputedAddress' })
			expect(checkZip('!!', code, DOCUMENTED_POLICY).status).toBe('valid')
		},
	)
	it('takes what it cannot judge without a field for unknown, and names the field', () => {
		const needs = (verdict: { readonly needs?: unknown }): unknown => verdict.needs
		const field = (...path: (string | number)[]) => ({ kind: 'field', path })
		expect(needs(validateOrder({ orderItems: [] }, {}, DOCUMENTED_POLICY))).toEqual([field('address')])
		expect(needs(validateOrder(7, {}, DOCUMENTED_POLICY))).toEqual([field()])
		expect(needs(validateAddress({ zip: '1' }, DOCUMENTED_POLICY))).toEqual([field('countryCode')])
		expect(needs(validateOrder(item({ quantity: null })(orderTo('US')), { products }, DOCUMENTED_POLICY))).toEqual([
			field('orderItems', 0, 'quantity'),
		])
		expect(needs(checkCountry({ country: 'Atlantis' }, DOCUMENTED_POLICY))).toEqual([field('country')])
		expect(needs(checkPhone('', 'US', DOCUMENTED_POLICY))).toEqual([field('phone')])
		expect(needs(checkProvince({}, 'XX', DOCUMENTED_POLICY))).toEqual([field('countryCode')])
		expect(checkTaxNumber(' ', 'CN', DOCUMENTED_POLICY)).toMatchObject({ status: 'valid', value: ' ' })
		expect(checkTaxNumber(7 as never, 'CN', DOCUMENTED_POLICY)).toMatchObject({ status: 'valid', value: null })
	})
})

describe('an error of buildOrder', () => {
	const facts = { products, collection: { rewardType: 'Coins' }, balance: 40, asOf: '2026-11-20' } as const
	const personalized = [{ ...products[0], isPersonalized: true }]
	const us = orderTo('US')
	const person = { firstName: 'Zoë', birthDate: 'x' }
	it.each<[PolicyKey, OrderDraft, object]>([
		['invalidFacts', us, { products: [{ id: 'mug', variants: [{ id: 'mug-s', price: '20' }] }] }],
		['invalidFacts', us, { products: [{ id: 'mug', variants: [{ id: 'mug-s', price: 2 ** 52 }] }] }],
		['invalidFacts', us, { balance: '20' }],
		['invalidFacts', us, { now: 'noon' }],
		['invalidFacts', us, { pricedFor: { mug: 'Atlantis' } }],
		[
			'invalidFacts',
			{ ...us, personalizations: person },
			{ products: personalized, creations: { mug: { status: 'Error' } } },
		],
		['balance', us, { balance: 1 }],
		['balance', us, { balance: 0, collection: { rewardType: 'Gifts' } }],
		['wrongType', { ...us, note: 7 } as object, {}],
		['wrongType', { ...us, personalizations: person }, {}],
		['noItems', { ...us, orderItems: [] }, {}],
		['unavailable', us, { products: [{ ...products[0], status: 'Draft' }] }],
		['quantity', item({ quantity: 0 })(us) as OrderDraft, {}],
		['missingField', item({ variantId: '' })(us) as OrderDraft, {}],
	])('names its key: %s', (key, draft, more) => {
		const judge = (policy?: PolicyOptions) => buildOrder(draft, { ...facts, ...more } as OrderFacts, policy)
		const errors = judge().issues.filter(({ severity }) => severity === 'error')
		expect(errors.map(({ policy }) => policy)).toContain(key)
		expect(withoutBasis(judge)).toEqual([])
		const soft = judge(DOCUMENTED_POLICY)
		if (key !== 'balance') expect(soft.issues.filter(({ severity }) => severity === 'error')).toEqual([])
		if (soft.status === 'valid') expect(soft.value).toBeDefined()
	})
	it('pays what the balance lacks by nothing, if that is no error', () => {
		const built = buildOrder(us, { ...facts, balance: 10 }, { balance: 'warning' })
		expect(built).toMatchObject({
			status: 'valid',
			value: { balanceAfter: 0, totals: { creditsUsed: 10, dueByCard: 4.5 } },
		})
	})
})
