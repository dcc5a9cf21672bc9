import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OPERATIONS } from '../../../src/entries/contract.ts'
import {
	createState,
	findMismatches,
	type ServiceRequest,
	type ServiceState,
	step,
} from '../../../src/entries/model.ts'
import { expectCost, Slowest } from '../../bounded.ts'
import { runs } from '../../fuzz.ts'
import { almost, arm, hostileText, hostileValue } from '../../property/hostile.ts'
import { PRODUCTS, SEED } from './commands.ts'
import { at, CLIENT, open, START } from './store.ts'

/** The most that one call may cost, in passes over a megabyte. */
const BOUND = 100
const RUNS = runs(1000)

const store = open(SEED)
const operation = fc.constantFrom<unknown>(...OPERATIONS.map(({ id }) => id), '__proto__', 'toString', 7)
const request = fc.record(
	{
		operation,
		authorization: fc.oneof({ weight: 9, arbitrary: fc.constant(store.authorization) }, hostileText),
		parameters: almost({
			collectionId: 'coins',
			productId: 'jar',
			countryCode: 'DE',
			'Accept-Language': 'fr',
			firstName: 'Zoë',
			birthDate: '1984-02-29',
		}),
		body: fc.oneof(
			almost({
				...CLIENT,
				grantType: 'clientCredentials',
				collectionId: 'coins',
				companyId: 'own',
				people: [{ email: 'new@mail.test', birthDate: '1984-02-29' }],
				emails: ['zoe@mail.test'],
				amount: 5,
				filter: { userIds: ['8a0c1b9e-5d0e-4c37-9d8a-3f7f7f0a1c11'] },
				user: { email: 'zoe@mail.test' },
				orderItems: [{ variantId: 'mug-s', quantity: 1 }],
				address: { countryCode: 'DE', city: 'Berlin', zip: '10557', phone: '030 901820' },
				sourceFields: { firstName: 'Zoë' },
				notes: 'x',
				name: 'x',
			}),
			hostileValue,
		),
	},
	{ requiredKeys: ['operation'] },
)
const now = fc.oneof(
	{
		weight: 9,
		arbitrary: fc.constantFrom(START, at(1), '2026-01-31', '0001-01-01T00:00:00+14:00', '9999-12-31T23:59:60Z'),
	},
	hostileText,
)
const answer = almost({ statusCode: 200, body: { order: { id: 'x', orderNumber: '1' }, data: [], count: 0 } })
const seed = almost({
	clients: [CLIENT],
	companies: [{ id: 'own' }],
	collections: [{ id: 'coins', rewardType: 'Coins', products: PRODUCTS, people: [{ email: 'zoe@mail.test' }] }],
	tokens: store.state.tokens,
	templates: PRODUCTS,
	policy: { dayOffset: 840 },
	counter: 2 ** 39,
})

describe('for any input', () => {
	it('step answers with plain JSON data in bounded time, for any request and observed answer', () => {
		const before = JSON.stringify(store.state)
		const slowest = new Slowest()
		fc.assert(
			fc.property(request, now, fc.option(answer), (asked, instant, seen) => {
				const made = slowest.watch(() =>
					step(
						store.state,
						arm(asked) as ServiceRequest,
						instant,
						seen === null ? undefined : (arm(seen) as { statusCode: number; body: unknown }),
					),
				)
				expect(JSON.parse(JSON.stringify(made))).toEqual(made)
				expect(findMismatches(made.answer, made.expectation)).toEqual([])
				expect(Number.isInteger(made.answer.statusCode)).toBe(true)
			}),
			{ numRuns: RUNS },
		)
		slowest.expectCost(BOUND)
		expect(JSON.stringify(store.state)).toBe(before)
	})

	it('createState makes a state from any seed, and step continues from it', () => {
		const slowest = new Slowest()
		fc.assert(
			fc.property(fc.oneof(seed, hostileValue), request, (given, asked) => {
				const state = slowest.watch(() => createState(arm(given) as object))
				expect(createState(JSON.parse(JSON.stringify(state)))).toEqual(state)
				const made = slowest.watch(() => step(arm(given) as ServiceState, arm(asked) as ServiceRequest, START))
				expect(made).toEqual(step(state, arm(asked) as ServiceRequest, START))
			}),
			{ numRuns: RUNS },
		)
		slowest.expectCost(BOUND)
	})

	it('accepts judges any answer with any expectation', () => {
		const { expectation } = step(
			store.state,
			{ operation: 'list-collections', authorization: store.authorization },
			START,
		)
		const expectations = almost({
			...expectation,
			success: { ...expectation.success, body: { kind: 'set', items: 7 } },
		})
		const slowest = new Slowest()
		fc.assert(
			fc.property(fc.oneof(expectations, hostileValue), fc.oneof(answer, hostileValue), (wanted, seen) => {
				const issues = slowest.watch(() =>
					findMismatches(arm(seen) as { statusCode: number; body: unknown }, arm(wanted) as typeof expectation),
				)
				expect(JSON.parse(JSON.stringify(issues))).toEqual(issues)
			}),
			{ numRuns: RUNS },
		)
		slowest.expectCost(BOUND)
	})
})

describe('step reads a body no deeper and no longer than it must', () => {
	const cyclic: Record<string, unknown> = { firstName: 'Zoë' }
	cyclic['people'] = [cyclic]
	const { proxy, revoke } = Proxy.revocable({}, {})
	revoke()
	const throwing = new Proxy([], {
		get: () => {
			throw new Error('a trap')
		},
	})
	it.each<[string, unknown]>([
		['a revoked proxy', { sourceFields: proxy }],
		['a list whose reading throws', { personalizations: throwing, orderItems: throwing }],
		['a list of 2 ** 32 - 1 holes', { personalizations: new Array(2 ** 32 - 1) }],
		['people in people without end', cyclic],
		['a quantity that throws', { orderItems: [{ quantity: { valueOf: () => throwing.length } }] }],
	])('and answers: %s', (_, body) => {
		const parameters = { collectionId: 'coins' }
		for (const operation of ['list-people', 'create-people', 'validate-order', 'place-order', 'personalize']) {
			// With these fields, a body lacks nothing for one of the operations.
			const given = { collectionId: 'coins', emails: ['zoe@mail.test'], ...(body as object) }
			const request = { operation, authorization: store.authorization, parameters, body: given } as ServiceRequest
			expectCost(() => step(store.state, request, START), BOUND)
		}
	})
})
