import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OPERATIONS } from '../../src/contract.ts'
import { accepts, createState, type ServiceRequest, type ServiceState, step } from '../../src/model.ts'
import { almost, arm, hostileText, hostileValue } from '../property/hostile.ts'
import { PRODUCTS, SEED } from './commands.ts'
import { at, CLIENT, open, START } from './store.ts'

/** The longest that one call may take, in milliseconds; a slower one is measured three times more, and the least counts. */
const BOUND = 100
const RUNS = 4000

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

function within<T>(call: () => T): T {
	let best = Number.POSITIVE_INFINITY
	let result = call()
	for (let turn = 0; turn < 4 && best > BOUND; turn++) {
		const start = performance.now()
		result = call()
		best = Math.min(best, performance.now() - start)
	}
	expect(best).toBeLessThan(BOUND)
	return result
}

describe('whatever it is given', () => {
	it('step answers with plain JSON data, soon, for any request and observed answer', () => {
		const before = JSON.stringify(store.state)
		fc.assert(
			fc.property(request, now, fc.option(answer), (asked, instant, seen) => {
				const made = within(() =>
					step(
						store.state,
						arm(asked) as ServiceRequest,
						instant,
						seen === null ? undefined : (arm(seen) as { statusCode: number; body: unknown }),
					),
				)
				expect(JSON.parse(JSON.stringify(made))).toEqual(made)
				expect(accepts(made.expectation, made.answer)).toEqual([])
				expect(Number.isInteger(made.answer.statusCode)).toBe(true)
			}),
			{ numRuns: RUNS },
		)
		expect(JSON.stringify(store.state)).toBe(before)
	})

	it('createState makes a state of any seed, and step goes on from it', () => {
		fc.assert(
			fc.property(fc.oneof(seed, hostileValue), request, (given, asked) => {
				const state = within(() => createState(arm(given) as object))
				expect(createState(JSON.parse(JSON.stringify(state)))).toEqual(state)
				const made = within(() => step(arm(given) as ServiceState, arm(asked) as ServiceRequest, START))
				expect(made).toEqual(step(state, arm(asked) as ServiceRequest, START))
			}),
			{ numRuns: RUNS },
		)
	})

	it('accepts judges any answer by any expectation', () => {
		const { expectation } = step(
			store.state,
			{ operation: 'list-collections', authorization: store.authorization },
			START,
		)
		const expectations = almost({
			...expectation,
			success: { ...expectation.success, body: { kind: 'set', items: 7 } },
		})
		fc.assert(
			fc.property(fc.oneof(expectations, hostileValue), fc.oneof(answer, hostileValue), (wanted, seen) => {
				const issues = within(() =>
					accepts(arm(wanted) as typeof expectation, arm(seen) as { statusCode: number; body: unknown }),
				)
				expect(JSON.parse(JSON.stringify(issues))).toEqual(issues)
			}),
			{ numRuns: RUNS },
		)
	})
})
