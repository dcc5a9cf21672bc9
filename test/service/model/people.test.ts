import { describe, expect, it } from 'vitest'
import type { ServiceRequest } from '../../../src/entries/model.ts'
import { ask, CLIENT, open, passes, refusal } from './store.ts'

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

	it('rejects half a gift, which a service may accept', () => {
		const asked = ask(store, create({ people: [NEW], amount: 0.5 }, 'gifts'))
		expect([refusal(asked), passes(asked, [])]).toEqual(['422 reward.amount.fraction', true])
	})

	it('rejects a collection of somebody else, as any service does (D-02)', () => {
		const asked = ask(store, create({ people: [NEW] }, 'hidden'))
		expect([refusal(asked), passes(asked, [{ id: 'x', ...NEW }])]).toEqual(['404 resource.collection', false])
	})

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

	it('binds who was created, in any order', () => {
		const other = { firstName: 'Kim', lastName: 'Lee', email: 'kim@mail.test' }
		const asked = ask(store, create({ people: [NEW, other] }))
		const answer = (...names: object[]): unknown => names.map((name, at) => ({ id: `p-${at}`, ...name }))
		expect(passes(asked, answer(other, { ...NEW, email: 'MIA@mail.test' }))).toBe(true)
		expect(passes(asked, answer(other))).toBe(false)
		expect(passes(asked, answer(other, NEW, other))).toBe(false)
		expect(passes(asked, answer(other, { ...NEW, lastName: 'Other' }))).toBe(false)
		const identified = (id: string): boolean =>
			passes(asked, [
				{ id, ...NEW },
				{ id: 'x', ...other },
			])
		expect(['p', '', 'zoe'].map(identified)).toEqual([true, false, false])
	})
})

describe('list-people', () => {
	it.each([
		[['AL@mail.test '], ['al']],
		[['nobody@mail.test'], []],
		[['zoe@mail.test', 'zoe@mail.test'], ['zoe']],
		[[], []],
	])('shows the people with the e-mails %j (D-84)', (emails, ids) => {
		const shown = ask(store, list({ emails })).answer.body as { id: string }[]
		expect(shown.map(({ id }) => id)).toEqual(ids)
	})
})

describe('reward', () => {
	it('adds to the balances of those listed, each once (D-81, D-84)', () => {
		const asked = ask(store, reward({ emails: ['zoe@mail.test', 'zoe@mail.test', 'nobody@mail.test'], amount: 2.25 }))
		expect(asked.answer).toEqual({ statusCode: 200, body: { numAffectedPeople: 1 } })
		expect(balances(asked)).toEqual({ 'zoe@mail.test': 12.25, 'Al@mail.test': 0 })
		expect([passes(asked, { numAffectedPeople: 1 }), passes(asked, { numAffectedPeople: 2 })]).toEqual([true, false])
	})

	it('rejects half a gift (D-02)', () => {
		const asked = ask(store, reward({ emails: ['zoe@mail.test'], amount: 0.5 }, 'gifts'))
		expect(refusal(asked)).toBe('422 reward.amount.fraction')
		expect(asked.state.collections).toEqual(store.state.collections)
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
