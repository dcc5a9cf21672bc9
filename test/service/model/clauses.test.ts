import { describe, expect, it } from 'vitest'
import { findMismatches, type ServiceRequest, type ServiceState, type StepResult } from '../../../src/entries/model.ts'
import { address, DETAILS, ZOE } from './ordering.ts'
import { ask, at, CLIENT, issuesOf, open, run, SIGN_IN } from './store.ts'

const mug = {
	id: 'mug',
	title: 'Mug',
	brand: 'House',
	notes: 'Fragile',
	sizeChartImages: [{ url: 'https://mail.test/chart.png' }],
	variants: [{ id: 'mug-s', title: 'S', price: 5 }],
	priceRange: { minVariantPrice: 5, maxVariantPrice: 5 },
}
const jar = { id: 'jar', isPersonalized: true, variants: [{ id: 'jar-1', price: 5 }] }
const people = [{ id: ZOE, firstName: 'Zoë', lastName: 'Maes', email: 'zoe@mail.test', balance: 50, externalId: 'e-1' }]
const store = open({
	companies: [{ id: 'own', slug: 'own-slug' }, { id: 'theirs' }],
	clients: [{ ...CLIENT, companyIds: ['own'] }],
	collections: [
		{
			id: 'coins',
			companyId: 'own',
			rewardType: 'Coins',
			products: [mug, jar],
			people,
			shown: { slug: 'credits', title: 'Credits', description: 'A store' },
		},
		{ id: 'hidden', companyId: 'theirs', rewardType: 'Coins', products: [mug] },
	],
})
const to = (operation: ServiceRequest['operation'], body?: object, parameters: object = {}): ServiceRequest => ({
	operation,
	parameters: { collectionId: 'coins', productId: 'mug', ...parameters },
	body,
})
/** A province of Canada in an address of the United States. */
const FOREIGN = {
	...address,
	country: 'United States',
	countryCode: 'US',
	province: 'Ontario',
	provinceCode: 'ON',
	zip: '94111',
}
const order = (more: object = {}): object => ({
	user: { firstName: 'Zoë', lastName: 'Maes', email: 'zoe@mail.test' },
	address,
	orderItems: [{ variantId: 'mug-s', quantity: 1 }],
	...DETAILS,
	...more,
})
const [placed] = run(store, to('place-order', order())) as [StepResult]
const ordered: ServiceState = placed.state
const ORDER = ordered.collections[0]?.orders[0]?.order
const LINE = ORDER?.orderLineItems[0]
const DAY = { start: at(0), end: at(0) }
const shown = (more: object, line: object = {}, count = 1): object => ({
	data: [{ ...ORDER, orderLineItems: [{ ...LINE, ...line }], ...more }],
	count,
})
const collection = { id: 'coins', rewardType: 'Coins', slug: 'credits', title: 'Credits', description: 'A store' }
const zoe = { id: ZOE, firstName: 'Zoë', lastName: 'Maes', email: 'zoe@mail.test', balance: 45, externalId: 'e-1' }
const list = (body: object = {}): ServiceRequest => to('list-people', { collectionId: 'coins', ...body })
const orders = (filter: object): ServiceRequest => to('list-orders', { filter })

const FIELDS = { name: { first: 'Zoë' }, anniversary: null, birth: null, work: {} }

const create = to('create-collection', {})
const reward = to('reward', { collectionId: 'coins', emails: ['zoe@mail.test'], amount: 1 })
const personalize = to('personalize', { sourceFields: { firstName: 'Zoë' } })
const hire = (person: object): ServiceRequest =>
	to('create-people', { collectionId: 'coins', people: [{ email: 'al@mail.test', ...person }] })

/** A request, an answer's body with one wrong value, where it is wrong, and the clause that says so. */
const WRONG: readonly (readonly [ServiceRequest, unknown, string, string])[] = [
	[create, { companyId: 'own', companySlug: 's', collectionId: 'c' }, 'companyId', 'create-collection.3'],
	[create, { companyId: 'c', companySlug: '', collectionId: 'c' }, 'companySlug', 'create-collection.response'],
	[create, { companyId: 'c', companySlug: 's' }, 'collectionId', 'create-collection.response'],
	[
		to('create-collection', { companyId: 'own' }),
		{ companyId: 'own', companySlug: 'other', collectionId: 'c' },
		'companySlug',
		'create-collection.response',
	],
	[to('create-company', { name: 'A' }), { companyId: '', companySlug: 's' }, 'companyId', 'create-company.response'],
	[to('create-company', { name: 'A' }), { companyId: 'c' }, 'companySlug', 'create-company.response'],
	[SIGN_IN, { refreshToken: 'r', expiresIn: 600 }, 'accessToken', 'create-tokens.response'],
	[SIGN_IN, { accessToken: 'a', refreshToken: '', expiresIn: 600 }, 'refreshToken', 'create-tokens.response'],
	[SIGN_IN, { accessToken: 'a', refreshToken: 'r' }, 'expiresIn', 'create-tokens.response'],
	[to('get-collection-status'), { isReady: false }, 'isReady', 'service.7'],
	[to('get-collection-status'), {}, 'isReady', 'get-collection-status.response'],
	[to('list-collections'), [], '', 'list-collections.1'],
	[to('list-collections'), [{ ...collection, rewardType: 'Gifts' }], '0.rewardType', 'create-collection.1'],
	[to('list-collections'), [{ ...collection, rewardType: null }], '0.rewardType', 'create-collection.1'],
	[to('list-collections'), [{ ...collection, title: 'x' }], '0.title', 'list-collections.1'],
	[to('list-collections'), [{ ...collection, slug: 'x' }], '0.slug', 'list-collections.1'],
	[to('list-collections'), [{ ...collection, slug: null }], '0.slug', 'list-collections.1'],
	[to('list-collections'), [{ ...collection, description: 'x' }], '0.description', 'list-collections.1'],
	[to('get-product'), { id: 'other' }, 'id', 'get-product.response'],
	[to('get-product'), { id: 'mug', brand: 'x' }, 'brand', 'get-product.response'],
	[to('get-product'), { id: 'mug', title: 'x' }, 'title', 'get-product.1'],
	[to('get-product'), { id: 'mug', sizeChartImages: [] }, 'sizeChartImages', 'get-product.1'],
	[
		to('get-product'),
		{ id: 'mug', description: '<p>Soft</p>', descriptionV2: '<p>Soft</p>' },
		'descriptionV2',
		'product.1',
	],
	[to('get-product'), { id: 'mug', notes: 'x' }, 'notes', 'update-product.1'],
	[to('get-product'), { id: 'mug', variants: [] }, 'variants', 'get-product.2'],
	[to('get-product'), { id: 'mug', priceRange: { minVariantPrice: 4 } }, 'priceRange.minVariantPrice', 'get-product.2'],
	[to('place-order', order()), { order: { id: '', orderNumber: '1' } }, 'order.id', 'place-order.response'],
	[to('place-order', order()), { order: { id: 'o' } }, 'order.orderNumber', 'place-order.response'],
	[to('place-order', order()), {}, 'order', 'place-order.response'],
	[to('validate-order', order()), { success: false }, 'success', 'validate-order.response'],
	[orders({}), shown({ orderNumber: 'x' }), 'data.0.orderNumber', 'list-orders.response'],
	[orders({ userIds: [ZOE] }), shown({}, { quantity: 2 }), 'data.0.orderLineItems', 'list-orders.1'],
	[orders({ dateRange: DAY }), shown({ externalId: null }), 'data.0.externalId', 'list-orders.2'],
	[orders({ userIds: [ZOE] }), { data: [], count: 0 }, 'data', 'list-orders.1'],
	[orders({ userIds: [ZOE] }), shown({}, {}, 2), 'count', 'list-orders.1'],
	[orders({ userIds: [ZOE] }), shown({}, { price: 6 }), 'data.0.orderLineItems.0.price', 'service.1'],
	[orders({}), shown({ user: { email: 'al@mail.test' } }), 'data.0.user.email', 'list-orders.response'],
	[orders({}), shown({ user: { externalId: 'x' } }), 'data.0.user.externalId', 'list-orders.response'],
	[list(), [], '', 'list-people.1'],
	[list(), [{ ...zoe, balance: 5 }], '0.balance', 'service.1'],
	[list(), [{ ...zoe, lastName: 'x' }], '0.lastName', 'list-people.1'],
	[list(), [{ ...zoe, externalId: 'x' }], '0.externalId', 'list-people.1'],
	[list(), [{ ...zoe, email: null }], '0.email', 'list-people.1'],
	[list(), [{ ...zoe, email: 'al@mail.test' }], '0.email', 'list-people.1'],
	[reward, { numAffectedPeople: 2 }, 'numAffectedPeople', 'reward.response'],
	[reward, {}, 'numAffectedPeople', 'reward.response'],
	[
		hire({ lastName: 'Li' }),
		[{ id: 'x', firstName: null, email: 'al@mail.test', lastName: 'Lo' }],
		'0.lastName',
		'create-people.response',
	],
	[hire({}), [{ email: 'al@mail.test' }], '0.id', 'create-people.response'],
	[personalize, { sha: '', fields: FIELDS, status: 'Pending' }, 'sha', 'personalize.response'],
	[personalize, { sha: 'x', fields: {} }, 'status', 'personalize.response'],
	[personalize, { sha: 'x', status: 'x' }, 'fields', 'personalize.response'],
	[
		personalize,
		{ sha: 'x', status: 'x', fields: { ...FIELDS, name: { first: 'Al' } } },
		'fields.name.first',
		'personalize.response',
	],
]

/** About a collection or a product that there is not, only an empty answer passes. */
const MISSING: readonly (readonly [ServiceRequest, unknown, string, string])[] = [
	[to('get-collection-status'), { isReady: true }, 'isReady', 'service.2'],
	[to('update-product', { notes: 'x' }), { success: true }, 'success', 'service.2'],
	[to('validate-order', order()), { success: true }, 'success', 'service.2'],
	[orders({}), { data: [ORDER], count: 0 }, 'data', 'service.2'],
	[orders({}), { data: [], count: 1 }, 'count', 'service.2'],
	[list(), [zoe], '', 'service.2'],
	[to('reward', { emails: ['zoe@mail.test'], amount: 1 }), { numAffectedPeople: 1 }, 'numAffectedPeople', 'service.2'],
]

const mismatches = (request: ServiceRequest, body: unknown): readonly string[] => {
	const { expectation } = ask({ ...store, state: ordered }, request, at(2))
	return findMismatches({ statusCode: 200, body: JSON.parse(JSON.stringify(body)) }, expectation).map(
		({ path, rule }) => `${path.join('.')}: ${rule}`,
	)
}

describe('a mismatch names the clause that it violates', () => {
	it.each(WRONG)('%j answered with %j: %s is wrong by %s', (request, body, path, rule) => {
		expect(mismatches(request, body)).toContain(`${path}: ${rule}`)
	})

	it.each(MISSING)('in an unknown collection, %j answered with %j: %s is wrong by %s', (request, body, path, rule) => {
		const { parameters, ...rest } = request
		const hidden = {
			...rest,
			parameters: { ...parameters, collectionId: 'hidden' },
			body: {
				...(request.body as object),
				...(/people|reward/.test(request.operation) ? { collectionId: 'hidden' } : {}),
			},
		}
		expect(mismatches(hidden, body)).toEqual([`${path}: ${rule}`])
	})

	it('names that of a product for a product that there is not', () => {
		const unknown = to('update-product', { notes: 'x' }, { productId: 'other' })
		expect(mismatches(unknown, { success: true })).toEqual(['success: service.3'])
	})
})

/** A request that is refused, and the clause or decision in the expected refusal. */
const REFUSED: readonly (readonly [ServiceRequest, string, boolean])[] = [
	[to('get-product', undefined, { productId: 'other' }), 'service.3', true],
	[to('get-product', undefined, { collectionId: 'other' }), 'service.2', true],
	[to('create-collection', { companyId: 'theirs' }), 'service.2', true],
	[to('create-collection', { companyId: 7 }), 'create-collection.body', false],
	[to('create-collection', {}, { rewardType: 'Points' }), 'D-82', false],
	[to('place-order', order({ orderItems: [{ variantId: 'other', quantity: 1 }] })), 'service.3', true],
	[to('validate-order', order({ orderItems: [{ variantId: 'other', quantity: 1 }] })), 'validate-order.2', true],
	[to('place-order', order({ orderItems: [{ variantId: 'mug-s', quantity: 11 }] })), 'service.1', true],
	[to('place-order', order({ orderItems: [{ variantId: 'jar-1', quantity: 1 }] })), 'get-product.3', true],
	[to('place-order', order({ user: { email: 'al@mail.test' } })), 'D-109', false],
	[to('place-order', order({ companyId: 'theirs' })), 'service.2', false],
	[
		to('validate-order', order({ shouldValidateProvinceCode: true, address: { ...address, provinceCode: 'QQ' } })),
		'validate-order.1',
		true,
	],
	[to('validate-order', order({ shouldValidateProvinceCode: true, address: FOREIGN })), 'validate-order.1', true],
	[to('personalize', { sourceFields: { birthDate: '1985-02-29' } }), 'personalize.body', false],
	[to('get-product', undefined, { productId: 'jar', birthDate: '1985-02-29' }), 'D-60', false],
	[to('list-people', {}), 'list-people.body', false],
	[to('create-people', { people: [] }), 'create-people.body', false],
	[to('reward', { emails: [], amount: 1 }), 'reward.body', false],
]

describe('a refusal names its clause', () => {
	it.each(REFUSED)('%j is refused by %s', (request, rule, isBound) => {
		const { canonical, success, refusal } = ask(store, request).expectation
		expect([canonical, refusal?.rule, success === null]).toEqual(['refusal', rule, isBound])
	})

	it('of a partner without a company', () => {
		const partner = open({
			companies: [{ id: 'own' }],
			clients: [{ ...CLIENT, isPartner: true }],
			collections: [{ id: 'coins' }],
		})
		const asked = ask(partner, to('place-order', order()))
		expect(issuesOf(asked)).toMatchObject([{ severity: 'error', path: ['companyId'], rule: 'authentication.4' }])
		expect(asked.expectation.refusal?.rule).toBe('authentication.4')
	})
})
