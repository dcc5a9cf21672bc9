import { describe, expect, it } from 'vitest'
import {
	al,
	canada,
	first,
	inStore,
	make,
	of,
	PLACED,
	place,
	products,
	store,
	success,
	user,
	ZOE,
	zoe,
} from './ordering.ts'
import { ask, at, CLIENT, issuesOf, open, passes, refusal, run, type Store } from './store.ts'

const purse = (made: { readonly state: Store['state'] }): unknown =>
	first(made).people.map(({ balance, isBalanceOpen }) => (isBalanceOpen ? `${balance}?` : balance))
describe('place-order', () => {
	it('numbers orders from 1000, each with its own id', () => {
		const made = run(store, place(), place())
		const orders = made.map(({ answer }) => (answer.body as { order: { id: string; orderNumber: string } }).order)
		const [a, b] = orders
		expect(Number(a?.orderNumber)).toBeGreaterThan(1000)
		expect(Number(b?.orderNumber)).toBeGreaterThan(Number(a?.orderNumber))
		expect(a?.id).not.toBe(b?.id)
		expect(a?.id).not.toBe(store.state.tokens[0]?.refreshToken)
		expect(made.at(-1)?.state.collections[0]?.orders.map(({ order }) => [order.id, order.orderNumber])).toEqual(
			orders.map(({ id, orderNumber }) => [id, orderNumber]),
		)
	})

	it('keeps the order as it was built, for its person', () => {
		expect(first(ask(store, place())).orders).toMatchObject([
			{
				userId: ZOE,
				isOpen: false,
				order: {
					createdAt: at(1),
					externalId: 'x-0',
					user: { email: 'zoe@mail.test', externalId: 'e-1' },
					orderLineItems: [{ productId: 'mug', variantId: 'mug-s', quantity: 1, price: 5 }],
				},
			},
		])
	})

	it.each<[string, object, object, readonly unknown[]]>([
		['an order', {}, {}, [45, 50]],
		['an order in other letters', { user: { ...user, email: 'al@mail.test' } }, {}, [50, '45?']],
		['an order of an unknown person', { user: { ...user, email: 'mia@mail.test' } }, {}, [50, 50]],
		['an order of nobody', { user: { ...user, email: ' ' } }, {}, [50, 50]],
		['an order that the model refuses', { ...of('mug-s', 0) }, {}, ['50?', 50]],
		['an order from an open balance', {}, { people: [{ ...zoe, isBalanceOpen: true }, al] }, ['45?', 50]],
	])('%s, which a service takes, leaves the balances %4$j', (_, more, fields, expected) => {
		expect(purse(ask(inStore(fields), place(more), at(1), success(PLACED)))).toEqual(expected)
	})

	it.each<[string, object, object, boolean]>([
		['an order', {}, {}, false],
		['an order in other letters', { user: { ...user, email: 'ZOE@mail.test' } }, {}, true],
		['an order from an open balance', {}, { people: [{ ...zoe, isBalanceOpen: true }] }, true],
		['an order where the people are open', {}, { arePeopleOpen: true }, true],
		['an order in a store of unknown type', {}, { rewardType: null }, true],
		['an order of more than the balance, where cards pay', of('mug-s', 11), { paymentCheckout: true }, true],
		['an order of exactly the balance, where cards pay', of('mug-s', 10), { paymentCheckout: true }, false],
	])('%s may be refused: %4$j', (_, more, fields, expected) => {
		const asked = ask(inStore(fields), place(more))
		expect([asked.answer.statusCode, passes(asked)]).toEqual([200, expected])
	})

	it('of an unknown person, which a service takes, is known by its id alone', () => {
		const taken = ask(store, place({ user: { ...user, email: 'mia@mail.test' } }), at(1), success(PLACED))
		const order = { id: 'their-order', orderNumber: '7', orderLineItems: [] }
		expect(first(taken).orders).toEqual([{ userId: '', isOpen: true, isPlaced: true, order }])
	})

	it('of a person without an external id may not be refused for that', () => {
		expect(passes(ask(store, place({ user: { ...user, email: 'Al@mail.test' } })))).toBe(false)
	})

	it('names nobody if the order names nobody', () => {
		expect(issuesOf(ask(store, place({ user: undefined })))).toMatchObject([
			{ code: 'resource.person', params: { email: '' } },
		])
	})

	it('creates no open people for a person who is known', () => {
		expect(first(ask(store, place())).arePeopleOpen).toBe(false)
		expect(first(ask(store, place({ user: { email: 'mia@mail.test' } }), at(1), success(PLACED))).arePeopleOpen).toBe(
			true,
		)
		const refused = { statusCode: 422, body: { message: 'No.', errorCode: 'NO', statusCode: 422 } }
		expect(first(ask(store, place({ user: { email: 'mia@mail.test' } }), at(1), refused)).arePeopleOpen).toBe(true)
		expect(first(ask(store, place(of('mug-s', 11)), at(1), refused)).arePeopleOpen).toBe(false)
	})

	it('names the unknown person', () => {
		const asked = ask(store, place({ user: { email: 'mia@mail.test' } }))
		expect(issuesOf(asked)).toEqual([
			{
				code: 'resource.person',
				severity: 'error',
				about: 'refusal',
				path: ['user', 'email'],
				message: 'Nobody in this collection has the email address mia@mail.test. Create the person with create-people.',
				params: { email: 'mia@mail.test' },
				rule: 'D-109',
			},
		])
	})

	it('names each variant that the collection does not have', () => {
		const orderItems = [
			{ variantId: 'cap', quantity: 1 },
			{ variantId: 'mug-s', quantity: 1 },
			{ variantId: 'hat', quantity: 1 },
		]
		const asked = ask(store, place({ orderItems }))
		expect(issuesOf(asked)).toMatchObject([
			{
				code: 'resource.variant',
				path: ['orderItems', 0, 'variantId'],
				params: { id: 'cap' },
				rule: 'validate-order.2',
			},
			{
				code: 'resource.variant',
				path: ['orderItems', 2, 'variantId'],
				params: { id: 'hat' },
				rule: 'validate-order.2',
			},
		])
		expect(asked.expectation.success).toBeNull()
	})

	it('of an unknown person takes no balance, whatever it costs', () => {
		const asked = ask(store, place({ ...of('mug-s', 1000), user: { email: 'mia@mail.test' } }))
		expect(refusal(asked)).toBe('404 resource.person')
	})

	it('may list a new line without the delta in its price, and with no other price', () => {
		const placed = ask(store, place({ address: canada }))
		const listed = { ...store, state: placed.state }
		const asked = ask(listed, { operation: 'list-orders', parameters: { collectionId: 'coins' }, body: { filter: {} } })
		const { data } = asked.answer.body as { data: readonly { orderLineItems: readonly object[] }[] }
		const shows = (price: number): boolean => {
			const orders = data.map((order) => ({
				...order,
				orderLineItems: order.orderLineItems.map((line) => ({ ...line, price })),
			}))
			return passes(asked, { data: orders, count: orders.length })
		}
		expect([6, 5, 4, 7, 1].map(shows)).toEqual([true, true, false, false, false])
	})

	it('adds the price for the country', () => {
		expect(purse(ask(store, place({ address: canada })))).toEqual([44, 50])
	})

	it('personalizes for the person of the collection if the order names none', () => {
		const personal = { firstName: 'Zoë', lastName: 'Maes', birthDate: '1984-02-28' }
		const [, , placed] = run(
			store,
			make(personal),
			{ ...make(personal), seconds: 40 },
			place({ ...of('jar-1'), personalizations: undefined }),
		)
		expect(placed?.answer.statusCode).toBe(200)
		expect(placed && first(placed).orders[0]?.order.orderLineItems[0]?.personalizations).toMatchObject({
			name: { first: 'Zoë', last: 'Maes' },
			birth: { year: 1984 },
		})
	})
})

describe('a place', () => {
	it('is found by the id of the collection in any letters', () => {
		const there = open({ collections: [{ id: 'Coins', rewardType: 'Coins', products, people: [zoe] }] })
		const status = (collectionId?: string) =>
			ask(there, { operation: 'get-collection-status', parameters: { collectionId } }).answer.statusCode
		expect(['coins', 'COINS', 'coin', '', undefined].map(status)).toEqual([200, 200, 404, 404, 404])
	})

	it('may be refused until it is ready, also in an order (D-107)', () => {
		const may = (seconds: number): boolean => passes(ask(inStore({ createdAt: at(0) }), place(), at(seconds)))
		expect([14, 15, 30, 44, 45].map(may)).toEqual([true, true, true, true, false])
	})

	it('of a partner is the collection’s company; another of its own is a decision', () => {
		const there = open({
			companies: [{ id: 'own' }, { id: 'second' }, { id: 'theirs' }],
			clients: [{ ...CLIENT, isPartner: true, companyIds: ['own', 'second'] }],
			collections: [{ id: 'coins', companyId: 'own', rewardType: 'Coins', products, people: [zoe] }],
		})
		const told = (companyId: string | undefined): unknown => {
			const asked = ask(there, place({ companyId }))
			return [asked.answer.statusCode, (asked.expectation.success !== null) as boolean, asked.expectation.refusal?.rule]
		}
		expect(told('own')).toEqual([200, true, undefined])
		expect(told('second')).toEqual([404, true, 'service.2'])
		expect(told('theirs')).toEqual([404, true, 'service.2'])
		expect(told(' ')).toEqual([422, false, 'authentication.4'])
		expect(issuesOf(ask(there, place({ companyId: 'second' })))).toMatchObject([
			{ code: 'resource.collection', path: ['collectionId'], rule: 'D-02', params: { id: 'coins' } },
		])
		expect(issuesOf(ask(there, place({ companyId: 'theirs' })))).toMatchObject([
			{ code: 'resource.company', path: ['companyId'], rule: 'D-02', params: { id: 'theirs' } },
		])
	})
})
