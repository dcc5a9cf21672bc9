import { describe, expect, it } from 'vitest'
import type { OperationId } from '../../../src/entries/contract.ts'
import { createState, type ServiceState, step } from '../../../src/entries/model.ts'

const NOW = '2026-01-31T09:30:00Z'
const LINE = {
	id: 'line-1',
	title: 'Mug',
	productTitle: 'Mug',
	variantTitle: 'White',
	productId: 'mug',
	variantId: 'mug-white',
	quantity: 2,
	price: 14.5,
	retailPrice: 20.4,
	image: { url: null, aspectRatio: 1 },
}
const ORDER = {
	id: 'o-1',
	createdAt: '2026-01-10T08:00:00Z',
	orderNumber: '1',
	externalId: null,
	orderLineItems: [LINE],
}
const SEED = {
	clients: [{ clientId: 'demo', clientSecret: 'demo-secret', companyIds: ['acme'] }],
	companies: [{ id: 'acme', slug: 'acme' }],
	collections: [
		{
			id: 'store',
			companyId: 'acme',
			rewardType: 'Coins' as const,
			people: [{ id: 'p-1', firstName: 'Ada', email: 'ada@mail.test', balance: 5, birthDate: '1984-05-27T00:00:00Z' }],
			products: [
				{
					id: 'mug',
					title: 'Mug',
					variants: [{ id: 'mug-white', title: 'White', price: 14.5, retailPrice: 20.4 }],
					priceDeltaByCountry: { BR: 6, DE: 0 },
				},
			],
			orders: [{ userId: 'p-1', order: ORDER }],
		},
	],
}
const SIGN_IN = {
	operation: 'create-tokens' as const,
	body: { clientId: 'demo', clientSecret: 'demo-secret', grantType: 'clientCredentials' },
}
const PAIR = { accessToken: 'a.b.c', refreshToken: 'r', expiresIn: 600 }
const START: ServiceState = step(createState(SEED), SIGN_IN, NOW, { statusCode: 200, body: PAIR }).state

/** Returns the fields of an answer that depart from the model. */
function wrongIn(operation: OperationId, body: unknown, more: object = {}): readonly string[] {
	const request = { operation, authorization: 'Bearer a.b.c', ...more }
	const { issues } = step(START, request, NOW, { statusCode: 200, body } as never)
	return issues.map(({ path }) => path.join('.'))
}

const PEOPLE = { body: { collectionId: 'store', emails: ['ada@mail.test'] } }
const people = (fields: object): readonly string[] =>
	wrongIn('list-people', [{ id: 'p-1', firstName: 'Ada', email: 'ada@mail.test', balance: 5, ...fields }], PEOPLE)
const ORDERS = {
	parameters: { collectionId: 'store' },
	body: { filter: { dateRange: { start: '2026-01-01T00:00:00Z', end: '2026-01-31T00:00:00Z' } } },
}
const orders = (fields: object, line: object = {}): readonly string[] =>
	wrongIn('list-orders', { data: [{ ...ORDER, ...fields, orderLineItems: [{ ...LINE, ...line }] }], count: 1 }, ORDERS)
const product = (fields: object): readonly string[] =>
	wrongIn('get-product', { id: 'mug', ...fields }, { parameters: { collectionId: 'store', productId: 'mug' } })

describe('what a service shows', () => {
	it('is a life of a token above zero, in any unit', () => {
		const wrong = (expiresIn: number): readonly string[] =>
			step(createState(SEED), SIGN_IN, NOW, { statusCode: 200, body: { ...PAIR, expiresIn } }).issues.map(({ path }) =>
				path.join('.'),
			)
		for (const expiresIn of [600, 10, 600_000, 0.5]) expect(wrong(expiresIn)).toEqual([])
		for (const expiresIn of [0, -1]) expect(wrong(expiresIn)).toEqual(['expiresIn'])
	})

	it('is a date-time where the interface says so, and no bare day (D-142)', () => {
		const good = ['1984-05-27T00:00:00Z', '1984-05-27T00:00:00.000Z', '1984-05-27T00:00:00+00:00', null]
		for (const birthDate of good) expect(people({ birthDate }), String(birthDate)).toEqual([])
		expect(people({})).toEqual([])
		for (const birthDate of ['1984-05-27', '1984-05-27 00:00:00', '1984-05-28T00:00:00Z'])
			expect(people({ birthDate }), birthDate).toEqual(['0.birthDate'])
		const written = ['2026-01-10T08:00:00.123Z', '2026-01-10T09:00:00+01:00', '2026-01-10T09:00:00+0100', null]
		for (const createdAt of written) expect(orders({ createdAt }), String(createdAt)).toEqual([])
		for (const createdAt of ['2026-01-10', '2026-01-10 08:00:00Z', '2026-01-10T08:00:00'])
			expect(orders({ createdAt }), createdAt).toEqual(['data.0.createdAt'])
	})

	it('is the retail price of a line: of one piece or of all, or none', () => {
		for (const retailPrice of [20.4, 40.8, null]) expect(orders({}, { retailPrice })).toEqual([])
		expect(orders({}, { retailPrice: 14.5 })).toEqual(['data.0.orderLineItems.0.retailPrice'])
	})

	it('is every delta that is not zero, or no deltas at all', () => {
		for (const priceDeltaByCountry of [{ BR: 6, DE: 0 }, { BR: 6 }])
			expect(product({ priceDeltaByCountry })).toEqual([])
		expect(product({})).toEqual([])
		expect(product({ priceDeltaByCountry: {} })).toEqual(['priceDeltaByCountry.BR'])
		expect(product({ priceDeltaByCountry: { BR: 0 } })).toEqual(['priceDeltaByCountry.BR'])
	})
})

describe('a language that the client does not accept', () => {
	it('binds nobody: a service may refuse what is left', () => {
		const ask = (header: string) =>
			step(
				START,
				{
					operation: 'get-product',
					authorization: 'Bearer a.b.c',
					parameters: { collectionId: 'store', productId: 'mug', 'Accept-Language': header },
				},
				NOW,
			).expectation.refusal
		expect(ask('fr-FR;q=0, de;q=0.5')).not.toBeNull()
		expect(ask('fr-FR;q=0.1, de;q=0.5')).toBeNull()
	})
})
