import { describe, expect, it } from 'vitest'
import { createState, type StateSeed } from '../../../src/entries/model.ts'
import { line } from './ordering.ts'
import { ask, at, CLIENT, open } from './store.ts'

/** The first id that the model makes. */
const FIRST = '00000000-0000-4000-8000-000000000001'
const person = {
	id: 'zoe',
	firstName: 'Zoë',
	lastName: 'Maes',
	email: 'zoe@mail.test',
	birthDate: '1984-02-29',
	startDate: '2020-01-02',
	externalId: 'e-1',
	department: 'Sales',
	location: 'Ghent',
	balance: 12.5,
	isBalanceOpen: true,
}
const order = { userId: 'zoe', isOpen: true, order: { id: 'o', orderLineItems: [line] } }
const later = { userId: 'zoe', isOpen: false, order: { id: 'p', orderLineItems: [line] } }
const made = { productId: 'jar', key: 'k', sha: 's', createdAt: at(0), status: 'Done' } as const
const product = { id: 'mug', title: 'Mug' }
const translations = {
	'fr-FR': { title: 'Tasse', description: 'a', descriptionV2: 'b', sizeChartTable: 'c' },
	'es-MX': { title: 'Taza' },
} as const
const collection = {
	id: 'coins',
	companyId: 'own',
	rewardType: 'Coins',
	paymentCheckout: true,
	createdAt: at(0),
	shown: { title: 'Credits', deletedAt: at(0) },
	products: [{ product, translations, isStatusOpen: true }],
	people: [person],
	arePeopleOpen: true,
	areOrdersDated: true,
	orders: [order],
	latestOrders: [later],
	personalizations: [made],
} as const
const SEED = {
	clients: [{ ...CLIENT, isPartner: true, companyIds: ['own', 'theirs'] }],
	companies: [{ id: 'own', slug: 'own-slug' }],
	collections: [collection],
	tokens: [{ accessToken: 'a', refreshToken: 'r', clientId: 'demo', issuedAt: at(0) }],
	templates: [{ product, translations: {}, isStatusOpen: false }],
	counter: 41,
} as const

/** Returns the only collection of a seed whose collection has these fields. */
const read = (fields: object) => createState({ collections: [{ ...fields, id: 'coins' }] } as StateSeed).collections[0]

describe('a seed', () => {
	it('keeps everything that it says', () => {
		const { policy: _, ...state } = createState(SEED as StateSeed)
		expect(state).toEqual(SEED)
	})

	it('needs only ids', () => {
		const state = createState({ clients: [CLIENT], companies: [{ id: 'own' }], collections: [{ id: 'coins' }] })
		expect(state.clients).toEqual([{ ...CLIENT, isPartner: false, companyIds: ['own'] }])
		expect(state.companies).toEqual([{ id: 'own', slug: null }])
		expect(state.collections).toEqual([
			{
				id: 'coins',
				companyId: 'own',
				rewardType: null,
				paymentCheckout: false,
				createdAt: null,
				shown: {},
				products: [],
				people: [],
				arePeopleOpen: false,
				areOrdersDated: false,
				orders: [],
				latestOrders: [],
				personalizations: [],
			},
		])
		expect([state.tokens, state.templates, state.counter]).toEqual([[], [], 1])
	})

	it('keeps a person of whom only the e-mail is known, with the e-mail as id', () => {
		const nothing = { firstName: null, lastName: null, birthDate: null, startDate: null, externalId: null }
		expect(read({ people: [{ email: 'al@mail.test' }] })?.people).toEqual([
			{
				...nothing,
				id: 'al@mail.test',
				email: 'al@mail.test',
				department: null,
				location: null,
				balance: 0,
				isBalanceOpen: false,
			},
		])
	})

	it.each([
		['a person without id and e-mail', 'people', [{ firstName: 'Al' }, person], [person]],
		[
			'a balance that is no amount',
			'people',
			[
				{ ...person, balance: '5' },
				{ ...person, balance: 1e300 },
			],
			[
				{ ...person, balance: 0 },
				{ ...person, balance: 0 },
			],
		],
		['the id of a person that is blank', 'people', [{ ...person, id: '' }], [{ ...person, id: person.email }]],
		['truths that are none', 'people', [{ ...person, isBalanceOpen: 'true' }], [{ ...person, isBalanceOpen: false }]],
		['an order that is none', 'orders', [{ order: { id: 5 } }, {}, order], [order]],
		['newer orders that are none', 'latestOrders', [{ order: { id: 5 } }, later], [later]],
		['a user who is not there', 'orders', [{ order: order.order }], [{ ...later, userId: '', order: order.order }]],
		['a personalization without key', 'personalizations', [{ sha: 's' }, made], [made]],
		['a status that is none', 'personalizations', [{ ...made, status: 'Gone' }], [{ ...made, status: null }]],
		[
			'the rest of a personalization',
			'personalizations',
			[{ key: 'k' }],
			[{ productId: null, key: 'k', sha: 'k', createdAt: '', status: null }],
		],
		['what is shown, if it is not the contract’s', 'shown', { title: 5 }, {}],
		['what is shown, if it is no object', 'shown', 'Credits', {}],
		['a reward type that is none', 'rewardType', 'Points', null],
		['payment that is not true', 'paymentCheckout', 'true', false],
		['openness that is not true', 'arePeopleOpen', 1, false],
		['an instant that is no text', 'createdAt', 5, null],
		['a list that is none', 'people', { 0: person }, []],
	])('drops %s', (_, name, given, kept) => {
		expect(read({ [name]: given })).toEqual({ ...read({}), [name]: kept })
	})

	it('reads statuses of personalizations as the contract names them', () => {
		const statuses = ['Pending', 'Done', 'Error'].map((status) => ({ ...made, status }))
		expect(read({ personalizations: statuses })?.personalizations).toEqual(statuses)
	})

	it('reads a product alone, or with what belongs to it', () => {
		const products = (...given: object[]) => read({ products: given })?.products
		const alone = { product, translations: {}, isStatusOpen: false }
		expect(products(product)).toEqual([alone])
		expect(products({ product })).toEqual([alone])
		expect(products({ ...product, translations, isStatusOpen: true })).toEqual([alone])
		expect(
			products({ product: { id: '' } }, { product: { id: 5 } }, { id: '' }, { product: 'mug', ...product }),
		).toEqual([alone])
		expect(
			products({ product, translations: { 'fr-FR': { title: 5, description: 'a' }, 'es-MX': 'Taza', de: {} } }),
		).toEqual([{ ...alone, translations: { 'fr-FR': { description: 'a' } } }])
	})

	it('names companies once, and those that only a collection names', () => {
		const { companies } = createState({
			companies: [{ id: 'own', slug: 'a' }, { id: 'own', slug: 'b' }, { id: '' }, { slug: 'c' }],
			collections: [
				{ id: 'a', companyId: 'theirs' },
				{ id: 'b', companyId: 'theirs' },
				{ id: 'c', companyId: '' },
			],
		})
		expect(companies).toEqual([
			{ id: 'own', slug: 'a' },
			{ id: 'theirs', slug: null },
		])
	})

	it.each([
		['clients', { clientId: 'demo' }],
		['clients', { clientSecret: 'secret' }],
		['clients', { clientId: '', clientSecret: 'secret' }],
		['tokens', { clientId: 'demo', issuedAt: at(0) }],
		['tokens', { accessToken: 'a', issuedAt: at(0) }],
		['tokens', { accessToken: 'a', clientId: 'demo' }],
		['templates', { title: 'Mug' }],
		['companies', null],
	])('drops of %s %j', (name, item) => {
		expect(createState({ [name]: [item] })).toMatchObject({ [name]: [] })
	})

	it('reads what else a client and a token have, if it is of the right type', () => {
		const state = createState({
			clients: [{ ...CLIENT, isPartner: 'true', companyIds: ['own', 5] }],
			tokens: [{ accessToken: 'a', clientId: 'demo', issuedAt: at(0) }],
		} as unknown as StateSeed)
		expect(state.clients).toEqual([{ ...CLIENT, isPartner: false, companyIds: ['own'] }])
		expect(state.tokens[0]?.refreshToken).toBe('')
	})

	it.each([
		[41, 41],
		[1, 1],
		[0, 1],
		[-5, 1],
		[1.5, 1],
		['41', 1],
		[2 ** 40 - 1, 2 ** 40 - 1],
		[2 ** 40, 1],
	])('counts from %j at %d', (counter, expected) => {
		expect(createState({ counter } as StateSeed).counter).toBe(expected)
	})

	it.each<[string, StateSeed]>([
		['a company', { companies: [{ id: FIRST }] }],
		['a collection', { collections: [{ id: FIRST }] }],
		['a token', { tokens: [{ ...SEED.tokens[0], refreshToken: FIRST }] }],
		['a person', { collections: [{ id: 'c', people: [{ id: FIRST }] }] }],
		[
			'an order',
			{
				collections: [{ id: 'c', orders: [{ ...order, order: { ...order.order, id: FIRST } }] }],
			},
		],
		[
			'a newer order',
			{
				collections: [
					{
						id: 'c',
						latestOrders: [{ ...order, order: { ...order.order, id: FIRST } }],
					},
				],
			},
		],
	])('counts past the id of %s', (_, seed) => {
		expect(createState(seed).counter).toBe(2)
	})

	it('keeps nothing that only a carrier refuses (D-17)', () => {
		const { policy } = createState({ policy: { postBox: 'error', lineLength: 9, lineScript: 'latin', dayOffset: 60 } })
		expect(policy).toMatchObject({ postBox: 'ignored', lineLength: 0, lineScript: 'any', dayOffset: 60 })
	})

	it('keeps no policy of partners: each client says it itself', () => {
		expect(createState({ policy: { isPartner: true, dayOffset: 60 } }).policy).toMatchObject({
			isPartner: false,
			dayOffset: 60,
		})
	})

	it('reads the policy, which decides how the service counts days and judges orders', () => {
		const products = [{ id: 'mug', variants: [{ id: 'mug-s', price: 1 }] }]
		const store = open({ policy: { phone: 'max' }, collections: [{ id: 'coins', products }] })
		const address = { countryCode: 'DE', city: 'Berlin', zip: '10557', phone: '+4915000000' }
		const body = { address, orderItems: [{ variantId: 'mug-s', quantity: 1 }] }
		const order = { operation: 'validate-order', parameters: { collectionId: 'coins' }, body } as const
		expect(ask(store, order).answer.statusCode).toBe(422)
		expect(ask(open({ collections: [{ id: 'coins', products }] }), order).answer.statusCode).toBe(200)
	})

	it('is read once: a state is itself, and a copy of it gives an equal one', () => {
		const state = createState(SEED as StateSeed)
		expect(createState(state)).toBe(state)
		expect(createState({ ...state })).not.toBe(state)
		expect(createState({ ...state })).toEqual(state)
		for (const nothing of [null, undefined, 5, 'seed'])
			expect(createState(nothing as unknown as StateSeed).counter).toBe(1)
	})
})
