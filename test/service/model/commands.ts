import fc from 'fast-check'
import type { Product } from '../../../src/entries/index.ts'
import type { ServiceRequest, StateSeed } from '../../../src/entries/model.ts'
import { CLIENT } from './store.ts'

/** Two clients, one of them a partner, two kinds of store, and a store that is not the clients'. */
export const PRODUCTS: readonly Product[] = [
	{
		id: 'mug',
		title: 'Mug',
		variants: [
			{ id: 'mug-s', title: 'Small', price: 14.5, retailPrice: 20 },
			{ id: 'mug-l', title: 'Large', price: 19.99 },
		],
		priceDeltaByCountry: { DE: 1.25, US: 0.1 },
	},
	{ id: 'jar', title: 'Jar with a name', isPersonalized: true, variants: [{ id: 'jar-1', title: 'One', price: 9.9 }] },
	{
		id: 'pen',
		variants: [{ id: 'pen-1', price: 0.35 }],
		shippingRegions: [{ countryCode: 'DE', countryName: 'Germany', isBlacklisted: true }],
	},
]
export const SEED: StateSeed = {
	clients: [
		{ ...CLIENT, companyIds: ['own'] },
		{ clientId: 'partner', clientSecret: 'other', isPartner: true, companyIds: ['own', 'second'] },
	],
	companies: [{ id: 'own', slug: 'own' }, { id: 'second' }, { id: 'theirs' }],
	collections: [
		{
			id: 'coins',
			companyId: 'own',
			rewardType: 'Coins',
			products: PRODUCTS,
			people: [{ id: 'zoe', email: 'zoe@mail.test' }],
		},
		{
			id: 'cards',
			companyId: 'own',
			rewardType: 'Coins',
			paymentCheckout: true,
			products: PRODUCTS,
			people: [{ email: 'zoe@mail.test' }],
		},
		{
			id: 'gifts',
			companyId: 'own',
			rewardType: 'Gifts',
			products: PRODUCTS,
			people: [{ email: 'zoe@mail.test' }, { email: 'al@mail.test' }],
		},
		{ id: 'hidden', companyId: 'theirs', rewardType: 'Coins', products: PRODUCTS },
	],
	templates: PRODUCTS,
}

/** One request, some seconds after the one before. The player adds the header. */
export interface Command {
	readonly seconds: number
	/** Which client sends it. */
	readonly isPartner: boolean
	/** Whether the client first gets a token. */
	readonly signsIn: boolean
	readonly request: ServiceRequest
}

const ADDRESSES = [
	{ countryCode: 'US', city: 'New York', provinceCode: 'NY', zip: '10001', phone: '(415) 983-8030' },
	{ countryCode: 'DE', city: 'Berlin', zip: '10117', phone: '030 901820' },
	{ countryCode: 'DE', city: 'Berlin', zip: '10557', phone: '030 901820' },
	{ countryCode: 'US', city: 'San Francisco', provinceCode: 'CA', zip: '94111', phone: '(415) 983-8030' },
	{ countryCode: 'FR', city: 'Paris', zip: '75001', phone: '01 42 60 30 30' },
	{ countryCode: 'DE', city: 'Berlin', zip: '1055', phone: '030 901820' },
]
const EMAILS = ['zoe@mail.test', 'al@mail.test', 'Émile@mail.test', 'nobody@mail.test'] as const
const email = fc.oneof(
	{ weight: 3, arbitrary: fc.constantFrom('zoe@mail.test', 'ZOE@mail.test ') },
	{ weight: 1, arbitrary: fc.constantFrom(...EMAILS) },
)
const collectionId = fc.oneof(
	{ weight: 12, arbitrary: fc.constantFrom('coins', 'cards', 'gifts') },
	{ weight: 2, arbitrary: fc.constantFrom('new', 'hidden', 'missing') },
)
const companyId = fc.oneof(
	{ weight: 9, arbitrary: fc.constantFrom(undefined, 'own', 'own') },
	{ weight: 1, arbitrary: fc.constantFrom('second', 'theirs') },
)
const cents = fc.integer({ min: -300, max: 9000 }).map((amount) => amount / 100)
const amount = fc.oneof({ weight: 2, arbitrary: fc.constantFrom(5, 30, 100) }, cents)
const person = fc.constantFrom<object>({ firstName: 'Zoë', birthDate: '1984-02-29' }, { firstName: 'Al' }, {})
const orderItems = fc.array(
	fc.record({
		variantId: fc.oneof(
			{ weight: 9, arbitrary: fc.constantFrom('mug-s', 'mug-l', 'jar-1') },
			{ weight: 1, arbitrary: fc.constantFrom('pen-1', 'nothing') },
		),
		quantity: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(1, 2, 3) }, { weight: 1, arbitrary: fc.constant(0) }),
	}),
	{ maxLength: 2 },
)
const order = fc.record({
	user: email.map((each) => ({ firstName: 'Zoë', lastName: 'Maes', email: each })),
	orderItems,
	address: fc.constantFrom(...ADDRESSES),
	companyId,
	personalizations: fc.option(person, { nil: undefined }),
})

function of(operation: ServiceRequest['operation'], parameters: fc.Arbitrary<object>, body: fc.Arbitrary<unknown>) {
	return fc.record({ parameters, body }).map((parts) => ({ operation, ...parts }) as ServiceRequest)
}
const inCollection = collectionId.map((id) => ({ collectionId: id }))
const nothing = fc.constant(undefined)
const productParameters = fc
	.record({
		collectionId,
		productId: fc.constantFrom('mug', 'jar', 'jar', 'pen', 'missing'),
		countryCode: fc.constantFrom(undefined, 'DE', 'us', 'XX'),
		'Accept-Language': fc.constantFrom(undefined, 'fr', 'en-GB'),
		person,
	})
	.map(({ person: fields, ...parameters }) => ({ ...parameters, ...fields }))
const filter = fc.record(
	{
		userIds: fc.constant(['00000000-0000-4000-8000-000000000001', '8a0c1b9e-5d0e-4c37-9d8a-3f7f7f0a1c11']),
		dateRange: fc.constantFrom(
			{ start: '2026-01-31T00:00:00Z', end: '2026-01-31T00:00:00Z' },
			{ start: '2026-01-31T00:00:00Z', end: '2026-02-28T00:00:00Z' },
			{ start: '2026-01-01T00:00:00Z', end: '2026-01-02T00:00:00Z' },
		),
	},
	{ requiredKeys: [] },
)

const request: fc.Arbitrary<ServiceRequest> = fc.oneof(
	of(
		'create-collection',
		fc.record({
			rewardType: fc.constantFrom(undefined, 'Coins', 'Gifts', 'Points'),
			paymentCheckout: fc.constantFrom(undefined, 'true', 'false'),
		}),
		fc.record({ companyId }),
	),
	of('get-collection-status', inCollection, nothing),
	of('list-collections', fc.constant({}), nothing),
	of('get-product', productParameters, nothing),
	of(
		'update-product',
		productParameters,
		fc.constantFrom({ notes: 'Checked.' }, { notes: '', status: 'Draft' }, { status: 'Active' }, {}),
	),
	{ weight: 8, arbitrary: of('place-order', inCollection, order) },
	of('validate-order', inCollection, order),
	{ weight: 2, arbitrary: of('list-orders', inCollection, fc.record({ filter, companyId })) },
	of('personalize', inCollection, fc.record({ companyId, sourceFields: person })),
	{
		weight: 2,
		arbitrary: of(
			'create-people',
			fc.constant({}),
			fc.record({
				collectionId,
				companyId,
				people: fc.array(
					fc.record({
						email: fc.option(email, { nil: undefined, freq: 9 }),
						addBalance: fc.option(amount, { nil: undefined }),
					}),
					{ maxLength: 3 },
				),
				amount: fc.option(amount, { nil: undefined }),
			}),
		),
	},
	of(
		'list-people',
		fc.constant({}),
		fc.record({ collectionId, companyId, emails: fc.option(fc.array(email, { maxLength: 3 }), { nil: undefined }) }),
	),
	{
		weight: 4,
		arbitrary: of(
			'reward',
			fc.constant({}),
			fc.record({ collectionId, companyId, emails: fc.array(email, { maxLength: 3 }), amount }),
		),
	},
	of('create-company', fc.constant({}), fc.constantFrom({ name: 'Maes' }, {})),
	of('list-orders', inCollection, fc.constantFrom<unknown>({}, { filter: { userIds: [] } }, { filter: {}, page: 2 })),
	of('place-order', inCollection, fc.constantFrom<unknown>(null, { orderItems: 1 }, { address: 'Berlin' })),
)

export const commands: fc.Arbitrary<readonly Command[]> = fc.array(
	fc.record({
		seconds: fc.constantFrom(0, 1, 5, 12, 25, 200),
		isPartner: fc.constantFrom(false, false, false, true),
		signsIn: fc.constantFrom(true, false, false),
		request,
	}),
	{ minLength: 20, maxLength: 80, size: 'max' },
)
