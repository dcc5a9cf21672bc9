import { describe, expect, it } from 'vitest'
import type { Product } from '../../../src/entries/contract.ts'
import { provincesOf } from '../../../src/entries/index.ts'
import { createState, findMismatches, type ServiceRequest, step } from '../../../src/entries/model.ts'
import { findMissingVariants } from '../../../src/service/model/find.ts'
import { countPast, makeId, makeToken } from '../../../src/service/model/ids.ts'
import { findPersonalizationIssues } from '../../../src/service/model/make-personalized.ts'
import { areItemsOpen, countryOf, isErrorOpen, isOrderOpen } from '../../../src/service/model/open-addresses.ts'
import { isBodyOpen } from '../../../src/service/model/open-bodies.ts'
import { al, first, inStore, make, place, products, store, success, ZOE, zoe } from './ordering.ts'
import { ask, at, CLIENT, issuesOf, open, passes, refusal, run, START } from './store.ts'

/** A province of each country. */
const PROVINCES: Readonly<Record<string, object>> = {
	CN: { province: 'Beijing', provinceCode: 'BJ' },
	IT: { province: 'Roma', provinceCode: 'RM' },
	KR: { province: 'Seoul', provinceCode: '11' },
}

describe('which errors of an address bind (D-106)', () => {
	const error = (rule: string) => ({ code: 'x', rule, path: [] }) as never
	const warning = (code: string) => [{ code, severity: 'warning' }] as never

	it.each(['AC', 'TA', 'XK'])('none in %s, which ISO 3166 does not list', (countryCode) => {
		expect(isErrorOpen(error('validate-order.3'), { address: { countryCode } })).toBe(true)
		expect(isOrderOpen({ countryCode, zip: '1' }, '1', [])).toBe(true)
	})

	it.each(['CR', 'KH', 'MT', 'NI', 'SO', 'TZ'])('not those of a zip in %s, where sources disagree', (countryCode) => {
		expect(isErrorOpen(error('validate-order.4'), { address: { countryCode } })).toBe(true)
		expect(isErrorOpen(error('validate-order.3'), { address: { countryCode } })).toBe(false)
		expect(isOrderOpen({ countryCode, zip: '1', province: 'x', provinceCode: 'x' }, '1', [])).toBe(true)
	})

	it('all in another country, and none without an address', () => {
		expect(isErrorOpen(error('validate-order.4'), { address: { countryCode: 'DE' } })).toBe(false)
		expect(isErrorOpen(error('validate-order.1'), {})).toBe(true)
		expect(isOrderOpen(undefined, undefined, [])).toBe(true)
		expect([
			countryOf(undefined),
			countryOf({}),
			countryOf({ country: 'de' }),
			countryOf({ country: 'Germany' }),
			countryOf({ countryCode: 'x', country: 'FR' }),
		]).toEqual(['', '', 'DE', 'DE', ''])
	})

	it.each([
		['CN', 'tax-number.format', false],
		['IT', 'tax-number.format', false],
		['KR', 'tax-number.format', false],
		['IT', 'order.product.discontinued', true],
		['BR', 'tax-number.format', true],
		['IT', 'tax-number.missing', true],
	])('in %s, the warning %s leaves an order open: %j', (countryCode, code, expected) => {
		expect(isOrderOpen({ countryCode, ...PROVINCES[countryCode], zip: '1' }, '1', warning(code))).toBe(expected)
	})

	it.each([
		[{ countryCode: 'CA', province: 'Quebec', provinceCode: 'QC', zip: '1' }, '1', false],
		[{ countryCode: 'CA', province: 'x', provinceCode: 'x', zip: '1' }, '1', true],
		[{ countryCode: 'CA', provinceCode: 'x', zip: '1' }, '1', true],
		[{ countryCode: 'CA', province: 'x', zip: '1' }, '1', true],
		[{ countryCode: 'MC', zip: '1' }, '1', false],
		[{ countryCode: 'MC', zip: '' }, '', true],
		[{ countryCode: 'MC' }, '', true],
		[{ countryCode: 'MC' }, undefined, true],
		[{ countryCode: 'MC', zip: '1' }, '2', true],
	])('%j with the zip %j leaves it open: %j', (address, zip, expected) => {
		expect(isOrderOpen(address, zip, [])).toBe(expected)
	})

	it('and neither does a product whose regions do not name the country, if it is ordered', () => {
		const cup = {
			id: 'cup',
			variants: [{ id: 'a' }, { id: 'b' }],
			shippingRegions: [{ countryCode: 'CA' }, { countryCode: 'US' }],
		}
		const may = (orderItems: readonly object[] | undefined, product: object = cup): boolean =>
			areItemsOpen([product], orderItems, { countryCode: 'DE' })
		expect(may([{ variantId: 'b' }])).toBe(true)
		expect(may([{ variantId: 'x' }, { variantId: 'a' }])).toBe(true)
		expect(may([{ variantId: 'x' }])).toBe(false)
		expect([may(undefined), may([])]).toEqual([true, true])
		expect(may([{ variantId: 'a' }], { shippingRegions: cup.shippingRegions })).toBe(false)
		expect(areItemsOpen([cup], [{ variantId: 'a' }], { countryCode: 'US' })).toBe(false)
	})

	it('and neither does an open region that lists most provinces, with that of the address', () => {
		const all = provincesOf('CA').map(({ code, name }) => ({ provinceCode: code, provinceName: name }))
		const may = (provinces: readonly object[], address: object, ...more: readonly object[]): boolean => {
			const shippingRegions = [{ countryCode: 'CA', provinces, ...more[0] }, ...more.slice(1)]
			const product = { variants: [{ id: 'a' }], shippingRegions } as Product
			return areItemsOpen([product], [{ variantId: 'a' }], { countryCode: 'CA', ...address })
		}
		const ontario = { provinceCode: 'ON' }
		const others = all.filter(({ provinceCode }) => provinceCode !== 'ON')
		expect([ontario, { province: 'Ontario' }].map((address) => may(all, address))).toEqual([false, false])
		expect(may(others, { provinceCode: 'QC' })).toBe(false)
		// Elsewhere, without a province, in a short list, which may be one of exceptions, and in a closed one.
		expect(may(others, ontario)).toBe(true)
		expect(may(all, {})).toBe(true)
		expect(may([ontario], ontario)).toBe(true)
		expect(may(all, ontario, { denyCheckout: true })).toBe(true)
		expect(may(all, ontario, {}, { countryCode: 'CA', isBlacklisted: true, provinces: [{ provinceCode: 'NU' }] })).toBe(
			true,
		)
	})
})

describe('which bodies are open', () => {
	it('those that lack a field in one of several items, and those that are no object', () => {
		const full = { variantId: 'a', quantity: 1 }
		const address = { address1: 'x', city: 'x', country: 'x', countryCode: 'DE', phone: '1' }
		const order = (orderItems: readonly object[]) => ({ orderItems, address, shouldValidateProvinceCode: true })
		const may = (...items: readonly object[]): boolean => isBodyOpen('validate-order', order(items))
		expect([may(), may(full), may(full, full), may(full, { variantId: 'a' }), may({ quantity: 1 })]).toEqual([
			false,
			false,
			false,
			true,
			true,
		])
		for (const body of [null, undefined, 'x', 5]) expect(isBodyOpen('update-product', body)).toBe(true)
		expect([isBodyOpen('update-product', { notes: 'x' }), isBodyOpen('update-product', { status: 'Draft' })]).toEqual([
			false,
			true,
		])
		expect([isBodyOpen('list-orders', undefined), isBodyOpen('create-collection', null)]).toEqual([false, false])
	})

	it('of list-orders, those with a field of another type or with too many users', () => {
		const list = (filter: unknown): ServiceRequest => ({
			operation: 'list-orders',
			parameters: { collectionId: 'coins' },
			body: { filter },
		})
		const asked = ask(store, list('all'))
		expect([refusal(asked), passes(asked, { data: [], count: 0 })]).toEqual(['400 request.type', true])
		const many = ask(store, list({ userIds: Array.from({ length: 100_001 }, () => ZOE) }))
		expect([refusal(many), passes(many, { data: [], count: 0 })]).toEqual(['400 request.too-many', true])
	})
})

describe('what the model finds', () => {
	it('is named by its id, and looked for where it should be', () => {
		const get = (parameters: object): ServiceRequest => ({ operation: 'get-product', parameters: { ...parameters } })
		expect(issuesOf(ask(store, get({ collectionId: 'x' })))).toMatchObject([
			{ path: ['collectionId'], params: { id: 'x' } },
		])
		expect(issuesOf(ask(store, get({})))).toMatchObject([{ path: ['collectionId'], params: { id: '' } }])
		expect(issuesOf(ask(store, get({ collectionId: 'coins', productId: 'x' })))).toMatchObject([
			{ path: ['productId'], params: { id: 'x' } },
		])
		expect(issuesOf(ask(store, get({ collectionId: 'coins' })))).toMatchObject([
			{ path: ['productId'], params: { id: '' } },
		])
		expect(issuesOf(step(store.state, get({}), START))).toMatchObject([{ code: 'token.missing', path: [] }])
	})

	it('is each variant and product that an order lacks, and no other', () => {
		const needs = [
			{ kind: 'product', variantId: 'b' },
			{ kind: 'personalizedProduct', productId: 'jar' },
			{ kind: 'asOf' },
		] as never
		const items = ['a', 'b', undefined].map((variantId) => (variantId === undefined ? {} : { variantId }))
		expect(findMissingVariants(needs, items)).toMatchObject([
			{ path: ['orderItems', 1, 'variantId'], params: { id: 'b' } },
		])
		expect(findMissingVariants(needs, items)).toHaveLength(1)
		expect(findMissingVariants(needs, undefined)).toEqual([])
		const found = findPersonalizationIssues(needs, { personalizations: [] } as never)
		expect(found).toHaveLength(1)
		expect(found).toMatchObject([{ code: 'order.personalization.missing', params: { id: 'jar' } }])
	})

	it('is the person with exactly this e-mail, before one in other letters', () => {
		const twins = inStore({ people: [{ id: 'p', balance: 3 }, { ...zoe, email: 'al@mail.test' }, al] })
		const balances = (email: string) =>
			first(ask(twins, place({ user: { email } }))).people.map(({ balance }) => balance)
		expect([balances('Al@mail.test'), balances('al@mail.test'), balances('AL@mail.test')]).toEqual([
			[3, 50, 45],
			[3, 45, 50],
			[3, 45, 50],
		])
	})

	it('is nobody for a blank e-mail', () => {
		const there = inStore({ people: [{ id: 'p', email: ' ', balance: 50 }] })
		for (const email of ['', ' ', undefined])
			expect(refusal(ask(there, place({ user: { email } })))).toBe('404 resource.person')
	})

	it('is changed alone: other collections and companies stay', () => {
		const two = open({
			companies: [
				{ id: 'a', slug: 'a' },
				{ id: 'b', slug: 'b' },
			],
			collections: [
				{ id: 'coins', companyId: 'a', rewardType: 'Coins', products, people: [zoe] },
				{ id: 'other', companyId: 'b', rewardType: 'Coins' },
			],
		})
		expect(ask(two, place()).state.collections.map(({ id }) => id)).toEqual(['coins', 'other'])
		const created = ask(two, { operation: 'create-collection', body: { companyId: 'b' } })
		expect(created.state.companies).toEqual(two.state.companies)
		expect(createState({ collections: [{ id: 'x' }] }).companies).toEqual([{ id: 'company', slug: null }])
	})
})

describe('ids and tokens of the model', () => {
	it('count past ids of the model alone', () => {
		const id = makeId(7)
		expect(id).toBe('00000000-0000-4000-8000-000000000007')
		const past = [id, `x${id}`, `${id}0`, id.replace('4000', '5000'), makeId(2 ** 40 - 1), id.replace('-00', '-10')]
		expect(past.map((each) => countPast(3, [each]))).toEqual([8, 3, 3, 3, 2 ** 40, 3])
		expect([countPast(9, [id]), countPast(3, [id, makeId(5)])]).toEqual([9, 8])
	})

	it.each(['', '1', '12', '123', '1234'])('are readable tokens for the id %j', (id) => {
		const [header, claims, signature] = makeToken(id, 5, 600).split('.')
		const decode = (part = ''): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())
		expect([decode(header), decode(claims), signature]).toEqual([
			{ alg: 'none', typ: 'JWT' },
			{ jti: id, iat: 5, exp: 605 },
			'',
		])
		expect(claims).toBe(Buffer.from(JSON.stringify(decode(claims))).toString('base64url'))
	})
})

describe('a state and an expectation', () => {
	const isFrozen = (value: unknown): boolean =>
		typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen))

	it('are frozen with everything in them', () => {
		const made = ask(store, place())
		expect([isFrozen(createState({ clients: [CLIENT] })), isFrozen(made.state), isFrozen(made.expectation)]).toEqual([
			true,
			true,
			true,
		])
		const crowd = inStore({
			orders: Array.from({ length: 500 }, (_, index) => ({ order: { id: `${index}`, orderLineItems: [] } })),
		})
		expect(isFrozen(ask(crowd, place()).state)).toBe(true)
	})

	it('bind a refusal on request, where the model accepts', () => {
		const asked = ask(store, {
			operation: 'update-product',
			parameters: { collectionId: 'coins', productId: 'mug' },
			body: {},
		})
		const refused = { statusCode: 422, body: { message: 'No.', errorCode: 'NO', statusCode: 422 } }
		expect([
			findMismatches(refused, asked.expectation).length,
			findMismatches(refused, asked.expectation, { exact: true }).length,
		]).toEqual([0, 1])
	})
})

describe('a personalized product that may have been made otherwise', () => {
	it('may have any status', () => {
		const [, second] = run(store, make({ firstName: 'Zoë' }), make({ firstName: 'Al' }))
		const may = (creationStatus: string): boolean =>
			second !== undefined && passes(second, { id: 'jar', creationStatus })
		expect(['Pending', 'Done', 'Error'].map(may)).toEqual([true, true, true])
	})

	it('takes the sha that a service answers', () => {
		const personalize: ServiceRequest = {
			operation: 'personalize',
			parameters: { collectionId: 'coins' },
			body: { sourceFields: { firstName: 'Zoë' } },
		}
		const shas = (sha: unknown) =>
			first(ask(store, personalize, at(1), success({ sha, fields: {}, status: 'Done' }))).personalizations
		expect(shas('theirs')).toMatchObject([{ productId: null, sha: 'theirs', status: 'Done', createdAt: at(1) }])
		const [own] = shas('')
		expect(own?.sha).toBe('sha-1')
		let state = store.state
		for (const sha of ['one', 'two'])
			state = ask({ ...store, state }, personalize, at(2), success({ sha, fields: {}, status: 'Done' })).state
		expect(first({ state }).personalizations.map((each) => each.sha)).toEqual(['two'])
	})
})
