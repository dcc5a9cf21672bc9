import { describe, expect, it } from 'vitest'
import { createState, findMismatches, step } from '../../../src/entries/model.ts'
import { ask, at, CLIENT, field, open, refusal, SIGN_IN, START } from './store.ts'

const LIVE = { statusCode: 201, body: { accessToken: 'a.b.c', refreshToken: 'r', expiresIn: 10 } }

describe('create-tokens', () => {
	it('returns a pair that is valid for 600 seconds (authentication.2, D-82)', () => {
		const { answer } = step(createState({ clients: [CLIENT] }), SIGN_IN, START)
		expect(answer.statusCode).toBe(200)
		expect(Object.keys(answer.body as object)).toEqual(['accessToken', 'refreshToken', 'expiresIn'])
		expect(answer.body).toMatchObject({ expiresIn: 600 })
	})

	it('returns a JWT with its expiry (authentication.1)', () => {
		const { authorization } = open()
		const [header, claims] = authorization.slice('Bearer '.length).split('.')
		const decode = (part = ''): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())
		expect(decode(header)).toEqual({ alg: 'none', typ: 'JWT' })
		expect(decode(claims)).toMatchObject({ iat: Date.parse(START) / 1000, exp: Date.parse(START) / 1000 + 600 })
	})

	it.each([
		['a secret of nobody', { ...CLIENT, clientSecret: 'x', grantType: 'clientCredentials' }, '401 token.client'],
		['a grant type that the interface does not have', { ...CLIENT, grantType: 'password' }, '400 request.enum'],
		['no body', undefined, '400 request.type'],
	])('rejects %s (D-02)', (_, body, expected) => {
		expect(refusal(step(createState({ clients: [CLIENT] }), { ...SIGN_IN, body }, START))).toBe(expected)
	})

	it('also allows a refusal, because it is not shown whether a token is needed (authentication.5)', () => {
		const { expectation, state } = step(createState({ clients: [CLIENT] }), SIGN_IN, START)
		const refused = { statusCode: 401, body: { message: 'No.', errorCode: 'NO', statusCode: 401 } }
		expect(findMismatches(refused, expectation)).toEqual([])
		expect(findMismatches(refused, expectation, { exact: true })).toHaveLength(1)
		const authorization = `Bearer ${state.tokens[0]?.accessToken}`
		expect(findMismatches(refused, step(state, { ...SIGN_IN, authorization }, START).expectation)).toHaveLength(1)
	})

	it('follows the tokens of a live service', () => {
		const { state, issues } = step(createState({ clients: [CLIENT] }), SIGN_IN, START, LIVE)
		expect(issues).toEqual([])
		const list = { operation: 'get-collection-status', authorization: 'bearer  a.b.c' } as const
		expect(refusal(step(state, list, at(599)))).toBe('404 resource.collection')
		expect(refusal(step(state, list, at(600)))).toBe('401 token.expired')
	})

	it('drops pairs whose refresh token is 30 days old', () => {
		const { state } = open()
		const again = (seconds: number): number => step(state, SIGN_IN, at(seconds)).state.tokens.length
		expect(again(30 * 86_400 - 1)).toBe(2)
		expect(again(30 * 86_400)).toBe(1)
	})
})

describe('create-collection', () => {
	const products = [{ id: 'mug', variants: [{ id: 'mug-s' }] }]
	const create = { operation: 'create-collection', parameters: { rewardType: 'Gifts' }, body: {} } as const

	it('creates a company if none is named, and gives the store the template products', () => {
		const made = ask(open({ templates: products }), create)
		expect(Object.keys(made.answer.body as object)).toEqual(['companyId', 'companySlug', 'collectionId'])
		const [collection] = made.state.collections
		expect(collection?.id).toBe(field(made, 'collectionId'))
		expect(collection?.rewardType).toBe('Gifts')
		expect(collection?.products.map(({ product }) => product)).toEqual(products)
		expect(made.state.companies.map(({ id }) => id)).toEqual([field(made, 'companyId')])
	})

	it('accepts a multipart body, which has no JSON', () => {
		expect(ask(open(), { ...create, body: undefined }).answer.statusCode).toBe(200)
	})

	it('creates it for a company of the client', () => {
		const store = open({ companies: [{ id: 'own', slug: 'own-slug' }] })
		const { answer, expectation, state } = ask(store, { ...create, body: { companyId: 'own' } })
		expect(answer.body).toMatchObject({ companyId: 'own', companySlug: 'own-slug' })
		expect(state.companies).toHaveLength(1)
		const other = { ...answer, body: { ...(answer.body as object), companyId: 'other' } }
		expect(findMismatches(other, expectation)[0]).toMatchObject({ code: 'response.field', path: ['companyId'] })
	})

	it('rejects a foreign company (D-02)', () => {
		const store = open({ companies: [{ id: 'theirs' }], clients: [{ ...CLIENT, companyIds: [] }] })
		expect(refusal(ask(store, { ...create, body: { companyId: 'theirs' } }))).toBe('404 resource.company')
	})

	it('rejects an unknown reward type, which a service may accept (D-82)', () => {
		const made = ask(open(), { ...create, parameters: { rewardType: 'Points', paymentCheckout: 'yes' } })
		expect(refusal(made)).toBe('400 request.enum')
		const body = { companyId: 'c', companySlug: 's', collectionId: 'i' }
		expect(findMismatches({ statusCode: 200, body }, made.expectation)).toEqual([])
	})

	it('accepts payment at checkout only in a store of credits (D-83)', () => {
		const taken = (rewardType: string): unknown =>
			ask(open(), { ...create, parameters: { rewardType, paymentCheckout: 'true' } }).state.collections[0]
				?.paymentCheckout
		expect([taken('Coins'), taken('Gifts')]).toEqual([true, false])
	})
})

describe('get-collection-status', () => {
	const store = open({ collections: [{ id: 'new', createdAt: START }, { id: 'old' }] })
	const poll = (collectionId: string, seconds: number) =>
		ask(store, { operation: 'get-collection-status', parameters: { collectionId } }, at(seconds))

	it.each([
		['new', 29.999, false],
		['new', 30, true],
		['old', 0, true],
	])('%s after %d s: %s (D-80)', (collectionId, seconds, isReady) => {
		expect(poll(collectionId, seconds).answer).toEqual({ statusCode: 200, body: { isReady } })
	})

	it.each([
		[0, null],
		[44.999, null],
		[45, true],
	])('expects a service to keep to about 30 seconds: after %d s to %s (D-107)', (seconds, bound) => {
		const { expectation } = poll('new', seconds)
		const passing = [false, true].filter(
			(isReady) => findMismatches({ statusCode: 200, body: { isReady } }, expectation).length === 0,
		)
		expect(passing).toEqual(bound === null ? [false, true] : [bound])
	})

	it('leaves open what it means for a person, and requires an answer', () => {
		const asked = (more: object) =>
			ask(store, { operation: 'get-collection-status', parameters: { collectionId: 'old', ...more } })
		const said = (more: object) =>
			[true, false, null].map(
				(isReady) => findMismatches({ statusCode: 200, body: { isReady } }, asked(more).expectation).length,
			)
		expect([said({}), said({ firstName: 'Zoë' })]).toEqual([
			[0, 1, 1],
			[0, 0, 1],
		])
	})

	it('rejects an unknown collection (D-02)', () => {
		expect(refusal(poll('other', 1))).toBe('404 resource.collection')
	})
})
