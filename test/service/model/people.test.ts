import { describe, expect, it } from 'vitest'
import { accepts, type ServiceRequest } from '../../../src/entries/model.ts'
import { ask, at, CLIENT, field, open, passes, refusal, run } from './store.ts'

const people = [
	{ id: 'zoe', firstName: 'Zoë', email: 'zoe@mail.test', birthDate: '1984-02-29T23:00:00-08:00', balance: 10 },
	{ id: 'al', email: 'Al@mail.test' },
]
const store = open({
	companies: [{ id: 'own' }, { id: 'second' }, { id: 'theirs' }],
	clients: [{ ...CLIENT, companyIds: ['own', 'second'] }],
	collections: [
		{ id: 'coins', companyId: 'own', rewardType: 'Coins', people },
		{ id: 'gifts', companyId: 'own', rewardType: 'Gifts', people },
		{ id: 'hidden', companyId: 'theirs', people },
	],
})
const to =
	(operation: 'create-people' | 'list-people' | 'reward') =>
	(body: object, collectionId = 'coins'): ServiceRequest => ({ operation, body: { collectionId, ...body } })
const [create, list, reward] = [to('create-people'), to('list-people'), to('reward')]
const NEW = { firstName: 'Mia', lastName: 'Berg', email: 'mia@mail.test' }
const balances = (step: ReturnType<typeof ask> | undefined): unknown =>
	Object.fromEntries((step?.state.collections[0]?.people ?? []).map(({ email, balance }) => [email, balance]))

describe('create-people', () => {
	it('returns the created people in a list with their ids', () => {
		const made = ask(store, create({ people: [NEW] }))
		expect(made.answer.body).toEqual([{ id: expect.any(String), ...NEW }])
		expect(made.state.collections[0]?.people).toHaveLength(3)
	})

	it.each([
		[{ people: [NEW] }, 0],
		[{ people: [NEW], amount: 5 }, 5],
		[{ people: [{ ...NEW, addBalance: 2.5 }], amount: 5 }, 2.5],
		[{ people: [{ ...NEW, addBalance: 0 }], amount: 5 }, 0],
	])('gives %j %d: addBalance replaces amount (D-84)', (body, balance) => {
		expect(balances(ask(store, create(body)))).toMatchObject({ 'mia@mail.test': balance })
	})

	it.each([
		['half a gift', create({ people: [NEW], amount: 0.5 }, 'gifts'), '422 reward.amount.fraction'],
		['people of another type', create({ people: ['Mia'] }), '400 request.type'],
		['no collection', create({ collectionId: undefined, people: [NEW] }), '400 request.missing'],
	])('rejects %s, which a service may accept', (_, request, expected) => {
		const asked = ask(store, request)
		expect(refusal(asked)).toBe(expected)
		expect(passes(asked, [])).toBe(true)
	})

	it('accepts a birthday that is no date, which the interface calls a text (D-60)', () => {
		for (const birthDate of ['29/05/1984', '1985-02-29']) {
			const asked = ask(store, create({ people: [{ ...NEW, birthDate }] }))
			expect(refusal(asked)).toBe('200 undefined')
			expect(passes(asked, [{ id: 'x', ...NEW }])).toBe(true)
			expect(passes(asked, [])).toBe(false)
		}
	})

	it.each([['a collection of somebody else', create({ people: [NEW] }, 'hidden'), '404 resource.collection']])(
		'rejects %s, as any service does (D-02)',
		(_, request, expected) => {
			const asked = ask(store, request)
			expect(refusal(asked)).toBe(expected)
			expect(passes(asked, [{ id: 'x', ...NEW }])).toBe(false)
		},
	)

	it.each([
		['theirs', '404 resource.company'],
		['second', '404 resource.collection'],
	])('rejects the company %s, which is not that of the collection; a service may accept it', (companyId, expected) => {
		const asked = ask(store, create({ people: [NEW], companyId }))
		expect(refusal(asked)).toBe(expected)
		expect(passes(asked, [{ id: 'x', ...NEW }])).toBe(true)
	})

	it('ignores a blank company', () => {
		expect(ask(store, create({ people: [NEW], companyId: ' ' })).answer.statusCode).toBe(200)
	})

	it('updates an existing person, and leaves open what a service does otherwise (D-108)', () => {
		const [again, listed] = run(
			store,
			create({ people: [{ email: 'ZOE@mail.test', lastName: 'Maes' }], amount: 5 }),
			list({}),
		)
		expect(again?.state.collections[0]?.people[0]).toMatchObject({
			id: 'zoe',
			firstName: 'Zoë',
			lastName: 'Maes',
			balance: 15,
		})
		expect(again && passes(again)).toBe(true)
		const al = { id: 'al', email: 'al@mail.test', balance: 0 }
		const other = { id: 'other', email: 'zoe@mail.test', balance: 5 }
		expect(listed && passes(listed, [al, other])).toBe(true)
		expect(listed && passes(listed, [other])).toBe(false)
		expect(listed && passes(listed, [{ ...al, balance: 5 }, other])).toBe(false)
	})

	it('binds who was created, in any order', () => {
		const other = { firstName: 'Kim', lastName: 'Lee', email: 'kim@mail.test' }
		const asked = ask(store, create({ people: [NEW, other] }))
		const answer = (...names: object[]): unknown => names.map((name, at) => ({ id: `p-${at}`, ...name }))
		expect(passes(asked, answer(other, { ...NEW, email: 'MIA@mail.test' }))).toBe(true)
		expect(passes(asked, answer(other))).toBe(false)
		expect(passes(asked, answer(other, NEW, other))).toBe(false)
		expect(passes(asked, answer(other, { ...NEW, lastName: 'Other' }))).toBe(false)
		expect(
			passes(asked, [
				{ id: '', ...NEW },
				{ id: 'x', ...other },
			]),
		).toBe(false)
	})
})

describe('list-people', () => {
	it('shows everyone, with birthdays as days (D-60)', () => {
		expect(ask(store, list({})).answer.body).toEqual([
			{ id: 'zoe', firstName: 'Zoë', email: 'zoe@mail.test', balance: 10, birthDate: '1984-02-29T00:00:00Z' },
			{ id: 'al', email: 'Al@mail.test', balance: 0 },
		])
	})

	it.each([
		[['AL@mail.test '], ['al']],
		[['nobody@mail.test'], []],
		[['zoe@mail.test', 'zoe@mail.test'], ['zoe']],
		[[], []],
	])('shows the people with the e-mails %j (D-84)', (emails, ids) => {
		const shown = ask(store, list({ emails })).answer.body as { id: string }[]
		expect(shown.map(({ id }) => id)).toEqual(ids)
	})

	it('binds balances, names and days, as far as a service shows them (D-160)', () => {
		const asked = ask(store, list({ emails: ['zoe@mail.test'] }))
		const zoe = { id: 'zoe', firstName: 'Zoë', email: 'zoe@mail.test', balance: 10 }
		expect(passes(asked, [{ ...zoe, birthDate: '1984-02-29T23:00:00-08:00' }])).toBe(true)
		expect(passes(asked, [{ ...zoe, birthDate: '1984-03-01T00:00:00Z' }])).toBe(false)
		expect(passes(asked, [{ ...zoe, balance: 20 }])).toBe(false)
		expect(passes(asked, [{ id: 'zoe' }])).toBe(true)
		expect(passes(asked, [{ ...zoe, firstName: 'Zoe' }])).toBe(false)
	})

	it('may be empty for an unknown collection, and nothing else', () => {
		const asked = ask(store, list({}, 'hidden'))
		expect([refusal(asked), passes(asked, []), passes(asked, [{ id: 'zoe' }])]).toEqual([
			'404 resource.collection',
			true,
			false,
		])
	})
})

describe('reward', () => {
	it('adds to the balances of those listed, each once (D-81, D-84)', () => {
		const asked = ask(store, reward({ emails: ['zoe@mail.test', 'zoe@mail.test', 'nobody@mail.test'], amount: 2.25 }))
		expect(asked.answer).toEqual({ statusCode: 200, body: { numAffectedPeople: 1 } })
		expect(balances(asked)).toEqual({ 'zoe@mail.test': 12.25, 'Al@mail.test': 0 })
		expect([passes(asked, { numAffectedPeople: 1 }), passes(asked, { numAffectedPeople: 2 })]).toEqual([true, false])
	})

	it('finds e-mails in other letters, which a service need not (D-84)', () => {
		const asked = ask(store, reward({ emails: ['ZOE@mail.test'], amount: 2.25, shouldSendEmail: false }))
		expect(asked.answer.body).toEqual({ numAffectedPeople: 1 })
		expect(balances(asked)).toEqual({ 'zoe@mail.test': 12.25, 'Al@mail.test': 0 })
		expect([passes(asked, { numAffectedPeople: 0 }), passes(asked)]).toEqual([true, true])
	})

	it('may refuse an e-mail that nobody has, and not one that somebody has', () => {
		expect(passes(ask(store, reward({ emails: ['nobody@mail.test'], amount: 1 })))).toBe(true)
		expect(passes(ask(store, reward({ emails: ['zoe@mail.test'], amount: 1, shouldSendEmail: false })))).toBe(false)
		// The interface does not show which fields are required.
		expect(passes(ask(store, reward({ emails: ['zoe@mail.test'], amount: 1 })))).toBe(true)
	})

	it.each([
		['half a gift', reward({ emails: ['zoe@mail.test'], amount: 0.5 }, 'gifts'), '422 reward.amount.fraction'],
		['no amount', reward({ emails: ['zoe@mail.test'] }), '400 request.missing'],
		['nobody', reward({ amount: 1 }), '400 request.missing'],
	])('rejects %s (D-02)', (_, request, expected) => {
		expect(refusal(ask(store, request))).toBe(expected)
		expect(ask(store, request).state.collections).toEqual(store.state.collections)
	})

	it('may reject a reward of 0, and may leave any balance (D-84)', () => {
		const rewarded = ask(store, reward({ emails: ['zoe@mail.test'], amount: 0 }))
		expect([passes(rewarded), passes(rewarded, { numAffectedPeople: 7 })]).toEqual([true, true])
		expect(rewarded.state.collections[0]?.people[0]).toMatchObject({ balance: 10, isBalanceOpen: true })
	})

	it('may reject a reward for nobody', () => {
		const rewarded = ask(store, reward({ emails: [], amount: 1 }))
		expect(rewarded.answer).toEqual({ statusCode: 200, body: { numAffectedPeople: 0 } })
		expect([passes(rewarded), passes(rewarded, { numAffectedPeople: 1 })]).toEqual([true, false])
	})

	it('leaves the effect of an amount below zero open, until the service shows it', () => {
		const taken = ask(store, reward({ emails: ['zoe@mail.test'], amount: -3 }))
		const follow = { state: taken.state, authorization: store.authorization }
		const listed = ask(follow, list({ emails: ['zoe@mail.test'] }))
		const shown = { statusCode: 200, body: [{ id: 'zoe', firstName: 'Zoë', email: 'zoe@mail.test', balance: 10 }] }
		expect(accepts(listed.expectation, shown)).toEqual([])
		const again = ask(follow, list({ emails: ['zoe@mail.test'] }), at(2), shown)
		expect(again.state.collections[0]?.people[0]).toMatchObject({ balance: 10, isBalanceOpen: false })
	})
})

describe('partners', () => {
	const partner = open({
		companies: [{ id: 'own' }],
		clients: [{ ...CLIENT, isPartner: true }],
		collections: [{ id: 'coins', people }],
	})
	const bodies: readonly (readonly [ServiceRequest['operation'], object])[] = [
		['place-order', {}],
		['validate-order', {}],
		['list-orders', { filter: {} }],
		['personalize', {}],
		['create-people', { people: [] }],
		['list-people', {}],
		['reward', { emails: [], amount: 1 }],
	]

	it.each(bodies)('must pass companyId to %s (authentication.4, D-34)', (operation, body) => {
		const request = (more: object): ServiceRequest => ({
			operation,
			parameters: { collectionId: 'coins' },
			body: {
				...(operation.includes('-order') || operation === 'personalize' ? {} : { collectionId: 'coins' }),
				...body,
				...more,
			},
		})
		const asked = ask(partner, request({}))
		expect(refusal(asked)).toBe('422 order.company.missing')
		expect(asked.expectation.success).toBeNull()
		expect(refusal(ask(partner, request({ companyId: 'own' })))).not.toBe('422 order.company.missing')
	})

	it('cannot pass it to get-product, which has no body', () => {
		const parameters = { collectionId: 'coins', productId: 'mug' }
		expect(refusal(ask(partner, { operation: 'get-product', parameters }))).toBe('404 resource.product')
	})

	it('must pass one of their own (D-02)', () => {
		const asked = ask(partner, list({ companyId: 'theirs' }))
		// A service may answer with an empty list.
		expect([refusal(asked), passes(asked), passes(asked, [])]).toEqual(['404 resource.company', true, true])
	})

	it('need not pass it for a new collection, which then creates a company', () => {
		expect(ask(partner, { operation: 'create-collection', body: {} }).answer.statusCode).toBe(200)
	})
})

describe('create-company', () => {
	it('creates a company of the client', () => {
		const company = ask(store, { operation: 'create-company', body: { name: 'Maes' } })
		expect(Object.keys(company.answer.body as object)).toEqual(['companyId', 'companySlug'])
		const body = { companyId: field(company, 'companyId') }
		const made = ask({ ...store, state: company.state }, { operation: 'create-collection', body })
		expect(made.answer.body).toMatchObject(body)
	})
})
