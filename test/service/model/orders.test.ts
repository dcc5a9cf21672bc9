import { describe, expect, it } from 'vitest'
import type { ServiceRequest } from '../../../src/entries/model.ts'
import { balanceIn, collection, jar, list, order, people, place, REFUSED, store, validate } from './order-stores.ts'
import { address } from './ordering.ts'
import { ask, at, CLIENT, field, open, passes, refusal, run } from './store.ts'

const makeJarFor = (firstName: string): ServiceRequest => ({
	operation: 'get-product',
	parameters: { collectionId: 'coins', productId: 'jar', firstName },
})
const make = makeJarFor('Zoë')
const creation = (person: object): ServiceRequest => ({
	operation: 'create-people',
	body: { collectionId: 'coins', people: [person] },
})

describe('validate-order', () => {
	it('succeeds with true or null, and never with false or an object that does not say', () => {
		const asked = ask(store, validate(order(1)))
		expect(asked.answer).toEqual({ statusCode: 200, body: { success: true } })
		expect([null, {}, { success: false }].map((body) => passes(asked, body))).toEqual([true, false, false])
		expect(passes(asked)).toBe(false)
	})

	it.each(REFUSED)('rejects %s, as any service does', (_, more, code) => {
		const asked = ask(store, validate(order(1, more)))
		const { issues } = field(asked, 'error') as { issues: { code: string }[] }
		expect(issues.map((issue) => issue.code)).toContain(code)
		expect([asked.answer.statusCode, passes(asked, { success: true }), passes(asked)]).toEqual([422, false, true])
	})

	it('rejects a variant that the collection does not have (validate-order.2)', () => {
		const asked = ask(
			store,
			validate(
				order(1, {
					orderItems: [
						{ variantId: 'mug-s', quantity: 1 },
						{ variantId: 'cap', quantity: 1 },
					],
				}),
			),
		)
		expect(refusal(asked)).toBe('404 resource.variant')
		expect(passes(asked, { success: true })).toBe(false)
	})

	it.each([
		['nothing to order', { orderItems: [] }],
		['what is not on sale any more', { orderItems: [{ variantId: 'pen-1', quantity: 1 }] }],
	])('accepts %s, which a service may reject (D-31, D-33)', (_, more) => {
		const asked = ask(store, validate(order(1, more)))
		expect([asked.answer.statusCode, passes(asked)]).toEqual([200, true])
	})

	it.each([
		['half a mug (D-33)', order(0.5), '422 order.quantity.invalid'],
		['items that are no list (D-02)', { ...order(1), orderItems: 'mug' }, '400 request.type'],
	])('rejects %s, which a service may accept', (_, body, expected) => {
		const asked = ask(store, validate(body))
		expect([refusal(asked), passes(asked, null)]).toEqual([expected, true])
	})
})

describe('place-order', () => {
	it.each([
		['coins', 4, false, 50],
		['cards', 4, true, 0],
		['gifts', 50, true, 0],
		['gifts', 51, false, 50],
	])('in %s, %d mugs for 50 credits or gifts: %s (D-81)', (collectionId, quantity, isPlaced, balance) => {
		const asked = ask(store, place(order(quantity), collectionId))
		expect(asked.answer.statusCode).toBe(isPlaced ? 200 : 422)
		expect(balanceIn(asked, collectionId)).toBe(balance)
		expect(passes(asked, { order: { id: 'o', orderNumber: '1' } })).toBe(isPlaced)
	})

	it.each(REFUSED)(
		'refuses %s; any service does for a tax number (tax-number.1), else it need not',
		(_, more, code) => {
			const asked = ask(store, place(order(1, more)))
			const isTaken = passes(asked, { order: { id: 'o', orderNumber: '1' } })
			expect([asked.answer.statusCode, isTaken]).toEqual([422, !code.startsWith('tax-number.')])
			expect(asked.state.collections).toEqual(store.state.collections)
		},
	)

	it.each([
		['nothing to order (D-33)', order(1, { orderItems: [] }), '422 order.items.none'],
		[
			'what is not on sale any more (D-31)',
			order(1, { orderItems: [{ variantId: 'pen-1', quantity: 1 }] }),
			'422 order.product.discontinued',
		],
		[
			'somebody who is not in the collection (D-109)',
			order(1, { user: { email: 'al@mail.test' } }),
			'404 resource.person',
		],
	])('rejects %s, which a service may accept; then only the id of the order is known', (_, body, expected) => {
		const asked = ask(store, place(body))
		expect(refusal(asked)).toBe(expected)
		const observed = { statusCode: 200, body: { order: { id: 'theirs', orderNumber: '7' } } }
		const taken = ask(store, place(body), at(1), observed)
		expect(taken.issues).toEqual([])
		const listed = ask({ ...store, state: taken.state }, list({}))
		const orders = [{ id: 'theirs', orderLineItems: [] }]
		expect([passes(listed, { data: orders, count: 1 }), passes(listed, { data: [], count: 0 })]).toEqual([true, true])
		expect(passes(listed, { data: [{ id: 'other', orderLineItems: [] }], count: 1 })).toBe(false)
	})

	it('leaves open whether an order creates an unknown person (D-109)', () => {
		const body = order(1, { user: { email: 'al@mail.test' } })
		const taken = ask(store, place(body), at(1), { statusCode: 200, body: { order: { id: 'o', orderNumber: '1' } } })
		const request = { operation: 'list-people', body: { collectionId: 'coins' } } as const
		const listed = ask({ ...store, state: taken.state }, request)
		const shown = listed.answer.body as object[]
		const al = { id: 'new', email: 'al@mail.test', balance: 0 }
		expect([passes(listed, shown), passes(listed, [...shown, al]), passes(listed, [al])]).toEqual([true, true, false])
		expect(passes(ask(store, request), [...shown, al])).toBe(false)
	})

	it('leaves open whether an unknown person pays with a balance of the same e-mail in another collection (D-109)', () => {
		const al = { id: 'a1', email: 'al@mail.test', balance: 9 }
		const shared = open({
			companies: [{ id: 'own' }],
			clients: [{ ...CLIENT, companyIds: ['own'] }],
			collections: [
				{ ...collection, id: 'cards', rewardType: 'Coins', people: [...people, al] },
				{ ...collection, id: 'other', rewardType: 'Coins', people: [] },
			],
		})
		const listed = (state: typeof shared.state) =>
			ask({ ...shared, state }, { operation: 'list-people', body: { collectionId: 'cards' } } as const)
		const charged = [
			{ ...people[0], balance: 50 },
			{ ...al, balance: 1 },
		]
		const body = order(1, { user: { email: 'AL@mail.test' } })
		const answer = { statusCode: 200, body: { order: { id: 'o', orderNumber: '1' } } }
		const taken = ask(shared, place(body, 'other'), at(1), answer)
		expect([passes(listed(shared.state), charged), passes(listed(taken.state), charged)]).toEqual([false, true])
		expect(passes(listed(taken.state), [{ ...people[0], balance: 42 }, al])).toBe(false)
		const refused = ask(shared, place(body, 'other'))
		expect(passes(listed(refused.state), charged)).toBe(false)
	})

	it('rejects a personalized product that was created for nobody (get-product.3)', () => {
		const asked = ask(store, place(order(1, jar)))
		expect(refusal(asked)).toBe('422 order.personalization.missing')
		expect(passes(asked, { order: { id: 'o', orderNumber: '1' } })).toBe(false)
	})

	it('accepts a product that was created for this person, pending or done (D-86)', () => {
		const body = order(1, { ...jar, personalizations: { firstName: 'Zoë', lastName: ' ' } })
		const [, pending] = run(store, make, place(body))
		const [, done, other] = run(
			store,
			make,
			{ ...place(body), seconds: 30 },
			place(order(1, { ...jar, personalizations: { firstName: 'Al' } })),
		)
		expect([pending?.answer.statusCode, pending && passes(pending)]).toEqual([200, true])
		// The personalizations lack fields, so a service may refuse them.
		expect([done?.answer.statusCode, done && passes(done)]).toEqual([200, true])
		expect(other && refusal(other)).toBe('422 order.personalization.missing')
		expect(other && passes(other, { order: { id: 'o', orderNumber: '1' } })).toBe(true)
		const [line] = done?.state.collections[0]?.orders[0]?.order.orderLineItems ?? []
		expect(line).toMatchObject({
			sha: 'sha-1',
			personalizations: { name: { first: 'Zoë' } },
		})
	})

	describe('if a service may have another balance, because the person was created twice (D-108)', () => {
		const AL = { email: 'al@mail.test', firstName: 'Al', addBalance: 2 }
		const [, opened] = run(store, ...[AL, AL].map((person) => creation(person)))
		const made = ask({ ...store, state: opened?.state ?? store.state }, makeJarFor('Al'), at(3))
		const balance = (step: ReturnType<typeof ask>): unknown =>
			step.state.collections[0]?.people.find(({ email }) => email === AL.email)?.balance
		const orderOf = (orderItems: readonly object[]) => ({
			user: { email: AL.email },
			address,
			orderItems,
			personalizations: { firstName: 'Al' },
		})

		it.each([
			['a mug', [{ variantId: 'mug-s', quantity: 1 }], 4],
			['a personalized jar that is made', [{ variantId: 'jar-1', quantity: 1 }], 60],
			['a personalized jar in the making, which is a warning (D-86)', [{ variantId: 'jar-1', quantity: 1 }], 4],
			[
				'both',
				[
					{ variantId: 'mug-s', quantity: 1 },
					{ variantId: 'jar-1', quantity: 1 },
				],
				4,
			],
		])('rejects %s that the balance cannot pay; a service may accept the order (D-81)', (_, orderItems, seconds) => {
			const asked = ask({ ...store, state: made.state }, place(orderOf(orderItems)), at(seconds))
			expect(refusal(asked)).toBe('422 order.balance.insufficient')
			expect([balance(asked), passes(asked), passes(asked, { order: { id: 'o', orderNumber: '1' } })]).toEqual([
				4,
				true,
				true,
			])
		})

		it('refuses what another error refuses, too, whatever the balance', () => {
			const body = {
				...orderOf([{ variantId: 'jar-1', quantity: 1 }]),
				address: { countryCode: 'IT', provinceCode: 'RM', zip: '00118', phone: '06 6982' },
			}
			const asked = ask({ ...store, state: made.state }, place(body), at(4))
			expect([refusal(asked), passes(asked, { order: { id: 'o', orderNumber: '1' } })]).toEqual([
				'422 tax-number.missing',
				false,
			])
		})
	})

	it('rejects a product whose creation failed (D-86)', () => {
		const failed = ask(store, make, at(1), { statusCode: 200, body: { id: 'jar', creationStatus: 'Error' } })
		expect(failed.issues).toEqual([])
		const asked = ask(
			{ ...store, state: failed.state },
			place(order(1, { ...jar, personalizations: { firstName: 'Zoë' } })),
			at(2),
		)
		expect(refusal(asked)).toBe('422 order.personalization.failed')
		const again = ask({ ...store, state: failed.state }, make, at(3))
		expect(field(again, 'creationStatus')).toBe('Pending')
	})
})
