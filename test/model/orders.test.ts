import { describe, expect, it } from 'vitest'
import { accepts, type ServiceRequest } from '../../src/model.ts'
import { personalizationSha } from '../../src/personalization-sha.ts'
import { ask, at, CLIENT, field, open, passes, refusal, run } from './store.ts'

const products = [
	{ id: 'mug', title: 'Mug', variants: [{ id: 'mug-s', title: 'S', price: 14.5 }], priceDeltaByCountry: { DE: 1.25 } },
	{ id: 'jar', title: 'Jar', isPersonalized: true, variants: [{ id: 'jar-1', price: 9 }] },
	{
		id: 'pen',
		isDiscontinued: true,
		variants: [{ id: 'pen-1', price: 1 }],
		shippingRegions: [{ countryCode: 'RU', isBlacklisted: true }],
	},
]
const ZOE = '8a0c1b9e-5d0e-4c37-9d8a-3f7f7f0a1c11'
const people = [{ id: ZOE, firstName: 'Zoë', email: 'zoe@mail.test', balance: 50, externalId: 'e-1' }]
const collection = { companyId: 'own', products, people }
const store = open({
	companies: [{ id: 'own' }, { id: 'theirs' }],
	clients: [{ ...CLIENT, companyIds: ['own'] }],
	collections: [
		{ ...collection, id: 'coins', rewardType: 'Coins' },
		{ ...collection, id: 'cards', rewardType: 'Coins', paymentCheckout: true },
		{ ...collection, id: 'gifts', rewardType: 'Gifts' },
		{ ...collection, id: 'bare', products: products.slice(0, 1) },
		{ ...collection, id: 'hidden', companyId: 'theirs', rewardType: 'Coins' },
	],
})
const address = {
	address1: 'Platz der Republik 1',
	city: 'Berlin',
	province: 'Berlin',
	provinceCode: 'BE',
	zip: '10557',
	country: 'Germany',
	countryCode: 'DE',
	phone: '030 901820',
}
const user = { firstName: 'Zoë', lastName: 'Maes', email: 'zoe@mail.test' }
const order = (quantity: number, more: object = {}): object => ({
	user,
	address,
	orderItems: [{ variantId: 'mug-s', quantity }],
	isVip: false,
	note: '',
	personalizations: {
		firstName: 'Al',
		lastName: 'Maes',
		department: 'Sales',
		location: 'Gent',
		startDate: '2020-01-10T00:00:00Z',
		birthDate: '1984-05-27T00:00:00Z',
	},
	externalId: 'x-0',
	shouldSendEmail: false,
	shouldValidateProvinceCode: false,
	...more,
})
const place = (body: object, collectionId = 'coins'): ServiceRequest => ({
	operation: 'place-order',
	parameters: { collectionId },
	body,
})
const validate = (body: object, collectionId = 'coins'): ServiceRequest => ({
	...place(body, collectionId),
	operation: 'validate-order',
})
const creation = (person: object): ServiceRequest => ({
	operation: 'create-people',
	body: { collectionId: 'coins', people: [person] },
})
const list = (filter: unknown, collectionId = 'coins', more: object = {}): ServiceRequest => ({
	operation: 'list-orders',
	parameters: { collectionId },
	body: { filter, ...more },
})
const jar = { orderItems: [{ variantId: 'jar-1', quantity: 1 }] }
const balanceIn = (step: ReturnType<typeof ask> | undefined, collectionId = 'coins'): unknown =>
	step?.state.collections.find(({ id }) => id === collectionId)?.people[0]?.balance

/** Orders that any service rejects, by clause (validate-order.1 to .5, the tax number rules). */
const REFUSED: readonly (readonly [string, object, string])[] = [
	[
		'a province of another country',
		{ address: { ...address, countryCode: 'US', province: 'Bavaria', zip: '94111' } },
		'address.province.unknown',
	],
	[
		'a country that the variant is closed to',
		{
			address: { ...address, countryCode: 'RU', zip: '101000', provinceCode: 'MOW', phone: '+74951234567' },
			orderItems: [{ variantId: 'pen-1', quantity: 1 }],
		},
		'order.shipping.country-closed',
	],
	['a phone that is none', { address: { ...address, phone: '12' } }, 'address.phone.invalid'],
	['a zip that is none', { address: { ...address, zip: '1055' } }, 'address.zip.invalid'],
	[
		'no tax number in Italy',
		{ address: { countryCode: 'IT', provinceCode: 'RM', zip: '00118', phone: '06 6982' } },
		'tax-number.missing',
	],
	[
		'a CPF without its points',
		{
			address: { countryCode: 'BR', provinceCode: 'SP', zip: '01310-200', phone: '(11) 3149-5959' },
			taxNumber: '52998224725',
		},
		'tax-number.format',
	],
]

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
	it('subtracts the price with its delta from a balance of credits (D-81, D-41)', () => {
		const placed = ask(store, place(order(2)))
		expect(placed.answer.body).toEqual({ order: { id: expect.any(String), orderNumber: expect.any(String) } })
		expect(balanceIn(placed)).toBe(18.5)
	})

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

	it('rejects a personalized product that was created for nobody (get-product.3)', () => {
		const asked = ask(store, place(order(1, jar)))
		expect(refusal(asked)).toBe('422 order.personalization.missing')
		expect(passes(asked, { order: { id: 'o', orderNumber: '1' } })).toBe(false)
	})

	it('accepts a product that was created for this person, pending or done (D-86)', () => {
		const make = {
			operation: 'get-product',
			parameters: { collectionId: 'coins', productId: 'jar', firstName: 'Zoë' },
		} as const
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
			sha: personalizationSha({ firstName: 'Zoë' }),
			personalizations: { name: { first: 'Zoë' } },
		})
	})

	describe('if a service may have another balance, because the person was created twice (D-108)', () => {
		const AL = { email: 'al@mail.test', firstName: 'Al', addBalance: 2 }
		const [, opened] = run(store, ...[AL, AL].map((person) => creation(person)))
		const personalized = {
			operation: 'get-product',
			parameters: { collectionId: 'coins', productId: 'jar', firstName: 'Al' },
		} as const
		const made = ask({ ...store, state: opened?.state ?? store.state }, personalized, at(3))
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
		const make = {
			operation: 'get-product',
			parameters: { collectionId: 'coins', productId: 'jar', firstName: 'Zoë' },
		} as const
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

describe('list-orders', () => {
	const steps = run(store, place(order(1, { externalId: 'x-1' })), { ...place(order(2)), seconds: 86_400 - 9 * 3600 })
	const token = { operation: 'create-tokens', body: { ...CLIENT, grantType: 'clientCredentials' } } as const
	const later = ask(store, token, at(90_000))
	const onceOrdered = (state = steps[0]?.state ?? store.state) => ({ state, authorization: store.authorization })
	const first = steps[0]?.state.collections[0]?.orders[0]?.order

	it('needs a token, as every operation does', () => {
		expect(steps[1] && refusal(steps[1])).toBe('401 token.expired')
		expect(later.answer.statusCode).toBe(200)
	})

	it('returns 200 and no other success (list-orders)', () => {
		const { answer, expectation } = ask(onceOrdered(), list({ userIds: [ZOE] }))
		expect(answer.body).toEqual({ data: [first], count: 1 })
		expect(accepts(expectation, { ...answer, statusCode: 201 })[0]?.message).toBe(
			'The status code should be 200; it is 201.',
		)
	})

	it('shows an order as it was placed', () => {
		expect(first).toMatchObject({
			createdAt: at(1),
			externalId: 'x-1',
			user: { email: 'zoe@mail.test', externalId: 'e-1' },
			orderLineItems: [{ productId: 'mug', variantId: 'mug-s', quantity: 1, price: 15.75, productTitle: 'Mug' }],
		})
	})

	it.each([
		[{ userIds: [ZOE] }, 1],
		[{ userIds: ['0b9f2f7c-94f6-4a4e-8d43-6d1b8a6f2b22'] }, 0],
		[{ dateRange: { start: '2026-01-31T23:59:59Z', end: '2026-01-31T23:59:59Z' } }, 1],
		[{ dateRange: { start: '2026-02-01T00:00:00Z', end: '2026-02-01T00:00:00Z' } }, 0],
	])('finds by user and day: %j finds %d (list-orders.2)', (filter, count) => {
		expect(field(ask(onceOrdered(), list(filter)), 'count')).toBe(count)
	})

	it.each([
		['no filter', undefined, {}],
		['no users in a list of users', { userIds: [] }, {}],
		['a range without end', { dateRange: { start: '2026-01-31T00:00:00Z' } }, {}],
		['a property that is not shown', {}, { page: 2 }],
	])('rejects %s, as any service does', (_, filter, more) => {
		const asked = ask(onceOrdered(), list(filter, 'coins', more))
		expect([asked.answer.statusCode, passes(asked, { data: [], count: 0 }), passes(asked)]).toEqual([400, false, true])
	})

	it('binds the lines, their prices in a store of credits, and the count', () => {
		const asked = ask(onceOrdered(), list({}))
		const [line] = first?.orderLineItems ?? []
		const shown = (more: object, count = 1) => ({ data: [{ ...first, orderLineItems: [{ ...line, ...more }] }], count })
		expect(passes(asked, shown({ id: 'other', title: 'Other', retailPrice: 20 }))).toBe(true)
		for (const wrong of [{ quantity: 2 }, { price: 14.5 }, { productId: 'jar' }, { variantId: 'jar-1' }]) {
			expect(passes(asked, shown(wrong)), JSON.stringify(wrong)).toBe(false)
		}
		expect(passes(asked, shown({}, 2))).toBe(false)
		expect(passes(asked, { data: [{ ...first, orderLineItems: [] }], count: 1 })).toBe(false)
	})

	it('leaves open whether the price of a line is that of one piece (D-109)', () => {
		const asked = ask(onceOrdered(ask(store, place(order(2))).state), list({}))
		const [whole] = (asked.answer.body as { data: { orderLineItems: { price: number }[] }[] }).data
		const priced = (price: number) => ({
			data: [{ ...whole, orderLineItems: [{ ...whole?.orderLineItems[0], price }] }],
			count: 1,
		})
		expect([15.75, 31.5, 15.76].map((price) => passes(asked, priced(price)))).toEqual([true, true, false])
	})

	it('may be empty for an unknown collection, and nothing else', () => {
		const asked = ask(onceOrdered(), list({}, 'hidden'))
		expect(refusal(asked)).toBe('404 resource.collection')
		expect([passes(asked, { data: [], count: 0 }), passes(asked, { data: [first], count: 1 })]).toEqual([true, false])
	})
})

describe('personalize', () => {
	const personalize = (sourceFields: object, collectionId = 'coins'): ServiceRequest => ({
		operation: 'personalize',
		parameters: { collectionId },
		body: { sourceFields },
	})
	const zoe = { firstName: 'Zoë', birthDate: '1984-02-29T00:00:00Z' }

	it('returns the fields and our sha, pending and done 20 seconds later (D-67, D-80)', () => {
		const [first, again, done] = run(store, personalize(zoe), { ...personalize(zoe), seconds: 19 }, personalize(zoe))
		expect(first?.answer.body).toMatchObject({
			sha: personalizationSha(zoe),
			status: 'Pending',
			fields: { name: { firstPossessive: "Zoë's" }, birth: { years: 84, elapsedYears: '41' }, anniversary: null },
		})
		expect([again, done].map((each) => each && field(each, 'status'))).toEqual(['Pending', 'Done'])
	})

	it('creates every personalized product of the collection for the person', () => {
		const body = order(1, { ...jar, personalizations: zoe })
		const [, placed] = run(store, personalize(zoe), place(body))
		expect(placed?.answer.statusCode).toBe(200)
	})

	it("puts the service's own sha into the lines of orders", () => {
		const made = ask(store, personalize(zoe))
		const body = { ...(made.answer.body as object), sha: '5ad1f00d', status: 'Queued' }
		const seen = ask(store, personalize(zoe), at(1), { statusCode: 200, body })
		expect(seen.issues).toEqual([])
		const placed = ask({ ...store, state: seen.state }, place(order(1, { ...jar, personalizations: zoe })), at(2))
		expect(placed.state.collections[0]?.orders[0]?.order.orderLineItems[0]?.sha).toBe('5ad1f00d')
	})

	it("binds the person's own data", () => {
		const asked = ask(store, personalize(zoe))
		const fields = field(asked, 'fields') as { name: object; birth: object }
		const body = (more: object) => ({ sha: 'x', status: 'Pending', fields: { ...fields, ...more } })
		expect(passes(asked, body({ birth: { ...fields.birth, elapsed: '41' } }))).toBe(true)
		expect(passes(asked, body({ birth: { ...fields.birth, year: 1985 } }))).toBe(false)
		expect(passes(asked, body({ name: { ...fields.name, first: 'Zoe' } }))).toBe(false)
	})

	it('rejects a collection without personalized products', () => {
		const asked = ask(store, personalize(zoe, 'bare'))
		expect(refusal(asked)).toBe('422 personalization.none')
		expect(passes(asked, { sha: 'x', fields: {}, status: 'Pending' })).toBe(false)
	})
})
