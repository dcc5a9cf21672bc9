import { describe, expect, it } from 'vitest'
import type { ServiceRequest, ServiceState, StoreCollection } from '../../../src/entries/model.ts'
import { ask, at, CLIENT, field, open, passes, refusal, run, SIGN_IN } from './store.ts'

const mug = { id: 'mug', variants: [{ id: 'mug-s', price: 5 }] }
const jar = { id: 'jar', isPersonalized: true, variants: [{ id: 'jar-1', price: 5 }] }
const people = [{ id: 'zoe', firstName: 'Zoë', email: 'zoe@mail.test', balance: 50 }]
const store = open({
	companies: [{ id: 'bare' }, { id: 'own', slug: 'own-slug' }],
	collections: [{ id: 'coins', companyId: 'own', rewardType: 'Coins', products: [mug, jar], people }],
})
const success = (body: unknown) => ({ statusCode: 200, body })
const collectionIn = ({ collections }: ServiceState): StoreCollection => collections.at(-1) as StoreCollection
const create = (body: object = {}, parameters: object = {}): ServiceRequest => ({
	operation: 'create-collection',
	parameters: { ...parameters },
	body,
})
const company: ServiceRequest = {
	operation: 'create-company',
	body: { name: 'Maes', logoUrl: 'https://mail.test/a.png' },
}

describe('the model keeps the ids of the service', () => {
	it('of a company, which then is one of the client’s', () => {
		const { state, issues } = ask(store, company, at(1), success({ companyId: 'c-9', companySlug: 'nine' }))
		expect(issues).toEqual([])
		expect(state.companies.at(-1)).toEqual({ id: 'c-9', slug: 'nine' })
		expect(state.clients[0]?.companyIds).toEqual(['bare', 'own', 'c-9'])
		const made = ask({ ...store, state }, create({ companyId: 'c-9' }))
		expect(made.answer.body).toMatchObject({ companyId: 'c-9', companySlug: 'nine' })
	})

	it('of a collection and of its new company', () => {
		const body = { companyId: 'c-9', companySlug: 'nine', collectionId: 's-9' }
		const { state, issues } = ask(store, create(), at(1), success(body))
		expect(issues).toEqual([])
		expect(state.companies.at(-1)).toEqual({ id: 'c-9', slug: 'nine' })
		expect(collectionIn(state)).toMatchObject({ id: 's-9', companyId: 'c-9' })
	})

	it('of a slug that it did not know, and not of another one', () => {
		const slugOf = (companyId: string): unknown => {
			const body = { companyId, companySlug: 'shown', collectionId: 's-9' }
			const { state } = ask(store, create({ companyId }), at(1), success(body))
			return state.companies.find(({ id }) => id === companyId)?.slug
		}
		expect([slugOf('bare'), slugOf('own')]).toEqual(['shown', 'own-slug'])
	})

	it('of a pair of tokens', () => {
		const pair = { accessToken: 'a.b.c', refreshToken: 'r-9', expiresIn: 600 }
		const { tokens } = ask(store, SIGN_IN, at(5), success(pair)).state
		expect(tokens).toHaveLength(2)
		expect(tokens[1]).toEqual({ accessToken: 'a.b.c', refreshToken: 'r-9', clientId: 'demo', issuedAt: at(5) })
	})

	it('of people, by e-mail in any letters', () => {
		const body = { collectionId: 'coins', people: [{ email: 'Al@mail.test' }, { email: 'mia@mail.test' }] }
		const answered = success([
			{ id: 'mia-9', firstName: null, lastName: null, email: 'mia@mail.test' },
			{ id: 'al-9', firstName: null, lastName: null, email: 'al@mail.test' },
		])
		const { state, issues } = ask(store, { operation: 'create-people', body }, at(1), answered)
		expect(issues).toEqual([])
		expect(collectionIn(state).people.map(({ id, email }) => [id, email])).toEqual([
			['zoe', 'zoe@mail.test'],
			['al-9', 'Al@mail.test'],
			['mia-9', 'mia@mail.test'],
		])
	})

	it('of an order, with its number', () => {
		const address = { countryCode: 'DE', city: 'Berlin', zip: '10557', phone: '030 901820' }
		const body = { user: { email: 'zoe@mail.test' }, address, orderItems: [{ variantId: 'mug-s', quantity: 1 }] }
		const request: ServiceRequest = { operation: 'place-order', parameters: { collectionId: 'coins' }, body }
		const { state } = ask(store, request, at(1), success({ order: { id: 'o-9', orderNumber: 'N-9' } }))
		expect(collectionIn(state).orders).toMatchObject([
			{ userId: 'zoe', isOpen: false, order: { id: 'o-9', orderNumber: 'N-9' } },
		])
		expect(collectionIn(state).people[0]).toMatchObject({ balance: 45, isBalanceOpen: false })
	})

	it('not of an answer without them: it keeps its own', () => {
		const kept = (request: ServiceRequest, body: unknown): ServiceState =>
			ask(store, request, at(1), success(body)).state
		const own = (request: ServiceRequest): ServiceState => ask(store, request).state
		const person = {
			operation: 'create-people',
			body: { collectionId: 'coins', people: [{ email: 'al@mail.test' }] },
		} as const
		for (const [request, body] of [
			[company, { companyId: '', companySlug: '' }],
			[create(), {}],
			[SIGN_IN, { accessToken: '', refreshToken: 5 }],
			[person, [{ id: '', email: 'al@mail.test' }]],
			[person, [{ id: 'x', email: null }]],
			[person, [{ id: 'x', email: 'other@mail.test' }]],
			[person, { id: 'x', email: 'al@mail.test' }],
		] as const) {
			expect(kept(request, body), JSON.stringify([request.operation, body])).toEqual(own(request))
		}
	})
})

describe('the model’s own ids', () => {
	it('are new with each creation, and so are slugs', () => {
		const person = { firstName: 'Al', email: 'al@mail.test' }
		const made = run(
			store,
			company,
			create(),
			{ operation: 'create-people', body: { collectionId: 'coins', people: [person, { email: 'mia@mail.test' }] } },
			create({ companyId: 'own' }),
			SIGN_IN,
			company,
		)
		const ids = made.flatMap(({ answer }) =>
			[answer.body]
				.flat()
				.flatMap((body) =>
					Object.entries(body as object).flatMap(([name, value]) =>
						/(?:Id|^id|^refreshToken)$/.test(name) ? [value] : [],
					),
				),
		)
		const all = [...ids.filter((id) => id !== 'own'), ...store.state.tokens.map(({ refreshToken }) => refreshToken)]
		expect(all).toHaveLength(9)
		expect(new Set(all).size).toBe(9)
		const slugs = made.flatMap((each) => (each.answer.body as { companySlug?: string }).companySlug ?? [])
		expect(slugs).toHaveLength(4)
		expect(new Set(slugs).size).toBe(4)
		for (const slug of slugs) expect(slug).not.toBe('')
	})

	it('never meet those that a service answers with', () => {
		const first = field(ask(store, company), 'companyId')
		const next = String(first).replace(/.$/, (digit) => (Number.parseInt(digit, 16) + 1).toString(16))
		const observed: readonly (readonly [ServiceRequest, unknown])[] = [
			[company, { companyId: next, companySlug: 'x' }],
			[create({ companyId: 'own' }), { companyId: 'own', companySlug: 'own-slug', collectionId: next }],
			[create(), { companyId: next, companySlug: 'x', collectionId: 'y' }],
			[SIGN_IN, { accessToken: 'x', refreshToken: next, expiresIn: 600 }],
			[
				{ operation: 'create-people', body: { collectionId: 'coins', people: [{ email: 'al@mail.test' }] } },
				[{ id: next, email: 'al@mail.test' }],
			],
		]
		for (const [request, body] of observed) {
			const { state } = ask(store, request, at(1), success(body))
			const made = field(ask({ ...store, state }, company, at(2)), 'companyId')
			expect(String(made) > next, request.operation).toBe(true)
		}
	})
})

describe('a new collection', () => {
	it('is empty, and of its client', () => {
		const made = ask(
			open({ templates: [mug] }),
			create({}, { rewardType: 'Coins', paymentCheckout: 'true', logoUrl: 'https://mail.test/logo.png' }),
		)
		expect(made.state.collections).toEqual([
			{
				id: field(made, 'collectionId'),
				companyId: field(made, 'companyId'),
				rewardType: 'Coins',
				paymentCheckout: true,
				createdAt: at(1),
				shown: {},
				products: [{ product: mug, translations: {}, isStatusOpen: false }],
				people: [],
				arePeopleOpen: false,
				areOrdersDated: false,
				orders: [],
				latestOrders: [],
				personalizations: [],
			},
		])
		expect(made.state.clients[0]?.companyIds).toContain(field(made, 'companyId'))
		expect(passes(made)).toBe(false)
	})

	it('leaves the reward type to the service, and takes payment only if the parameter says so', () => {
		const [collection] = ask(open(), create({}, { paymentCheckout: 'false' })).state.collections
		expect([collection?.rewardType, collection?.paymentCheckout]).toEqual([null, false])
	})

	it('gets a new company if the body names a blank one', () => {
		const made = ask(store, create({ companyId: ' ' }))
		expect([made.answer.statusCode, made.state.companies.length]).toEqual([200, 3])
	})

	it('has a non-blank name for its company, or may be refused', () => {
		const named = (name?: string) => passes(ask(store, { ...company, body: { ...(company.body as object), name } }))
		expect([named('Maes'), named(' '), named('')]).toEqual([false, true, true])
	})

	it('belongs to nobody else: another client does not see its company', () => {
		const other = { ...CLIENT, clientId: 'other', companyIds: [] }
		const { state } = ask(open({ clients: [CLIENT, other] }), create())
		expect(state.clients.map(({ companyIds }) => companyIds.length)).toEqual([1, 0])
	})
})

describe('a body of another type (D-02)', () => {
	const bodies: readonly (readonly [ServiceRequest['operation'], unknown])[] = [
		['create-collection', { companyId: 7 }],
		['create-company', { name: 7 }],
		['create-people', { collectionId: 'coins', people: 'all' }],
		['list-people', { collectionId: 'coins', emails: 'all' }],
		['list-people', {}],
		['reward', { collectionId: 'coins', emails: 'all', amount: 1 }],
		['reward', { emails: ['zoe@mail.test'], amount: 1 }],
		['personalize', { sourceFields: 'Zoë' }],
		['place-order', { orderItems: 'mug' }],
		['validate-order', { orderItems: 'mug' }],
		['update-product', { notes: 7 }],
	]

	it.each(bodies)('%s rejects %j; a service may accept it, and then nothing is known', (operation, body) => {
		const parameters = { collectionId: 'coins', productId: 'mug' }
		const asked = ask(store, { operation, parameters, body })
		expect(refusal(asked)).toMatch(/^400 request\.(?:type|missing)$/)
		expect(asked.state).toBe(store.state)
		expect([passes(asked), asked.expectation.success?.body]).toEqual([true, { kind: 'any' }])
		const after = ask(store, { operation, parameters, body }, at(1), success(null)).state
		if (operation === 'create-people') expect(after.collections[0]?.arePeopleOpen).toBe(true)
		else expect(after).toBe(store.state)
	})
})
