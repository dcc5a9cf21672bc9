import { describe, expect, it } from 'vitest'
import { createState, step } from '../../../src/entries/model.ts'
import { at, CLIENT, open, SIGN_IN } from './store.ts'

describe('tokens', () => {
	const status = { operation: 'get-collection-status', parameters: { collectionId: 'coins' } } as const
	const store = open({ collections: [{ id: 'coins' }] })
	const answerTo = (authorization: unknown, seconds = 1): unknown => {
		const { body } = step(store.state, { ...status, authorization: authorization as string }, at(seconds)).answer
		return (body as { errorCode?: string }).errorCode ?? 'ok'
	}
	const token = store.authorization.slice('Bearer '.length)

	it.each([
		[`Bearer ${token}`, 'ok'],
		[`bEARER   ${token}  `, 'ok'],
		[`Bearer${token}`, 'token.missing'],
		[` Bearer ${token}`, 'token.missing'],
		[`Bearer ${token} x`, 'token.missing'],
		['Bearer ', 'token.missing'],
		[token, 'token.missing'],
		[7, 'token.missing'],
		[`Bearer x${token}`, 'token.unknown'],
		[`Bearer ${'x'.repeat(100_000 - 7)}`, 'token.unknown'],
		[`Bearer ${'x'.repeat(100_000 - 6)}`, 'token.missing'],
	])('of the header %.30s…: %s (authentication.1)', (header, expected) => {
		expect(answerTo(header)).toBe(expected)
	})

	it('of a client that there is not are unknown', () => {
		const tokens = [{ accessToken: 'a', refreshToken: 'r', clientId: 'other', issuedAt: at(0) }]
		const { answer } = step(createState({ clients: [CLIENT], tokens }), { ...status, authorization: 'Bearer a' }, at(0))
		expect(answer.body).toMatchObject({ errorCode: 'token.unknown' })
	})

	it.each([
		[598.999, false, false],
		[599, false, true],
		[599.999, false, true],
		[600, true, true],
		[601.999, true, true],
		[602, true, false],
	])(
		'after %d s: expired: %j, and a service may say otherwise: %j (authentication.3, D-107)',
		(seconds, isExpired, isOpen) => {
			const { answer, expectation } = step(store.state, { ...status, authorization: store.authorization }, at(seconds))
			expect(answer.statusCode).toBe(isExpired ? 401 : 200)
			expect(expectation.success !== null && expectation.refusal !== null).toBe(isOpen)
		},
	)

	it('need the id and the secret of one client', () => {
		const other = { clientId: 'other', clientSecret: 'other-secret' }
		const two = createState({ clients: [CLIENT, other] })
		const signIn = (body: object): unknown => {
			const { answer } = step(
				two,
				{ operation: 'create-tokens', body: { ...body, grantType: 'clientCredentials' } },
				at(0),
			)
			return answer.statusCode
		}
		expect([
			signIn(CLIENT),
			signIn(other),
			signIn({ ...other, clientId: CLIENT.clientId }),
			signIn({ ...CLIENT, clientId: 'x' }),
		]).toEqual([200, 200, 401, 401])
	})

	it('that are old are dropped, and the others kept', () => {
		const old = { accessToken: 'a', refreshToken: 'r', clientId: 'demo', issuedAt: '2025-01-01T00:00:00Z' }
		const state = createState({ clients: [CLIENT], tokens: [old, { ...old, accessToken: 'b', issuedAt: at(0) }] })
		expect(step(state, SIGN_IN, at(5)).state.tokens.map(({ accessToken }) => accessToken)).toEqual([
			'b',
			expect.any(String),
		])
	})

	it('with an unknown time of issue have expired, even in 1970', () => {
		const tokens = [{ accessToken: 'a', refreshToken: 'r', clientId: 'demo', issuedAt: 'once' }]
		const state = createState({ clients: [CLIENT], tokens })
		for (const now of [at(0), '1970-01-01T00:00:10Z'])
			expect(step(state, { ...status, authorization: 'Bearer a' }, now).answer.body).toMatchObject({
				errorCode: 'token.expired',
			})
	})
})
