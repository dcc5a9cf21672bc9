import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PlaceOrderBody, ValidateOrderBody } from '../../../../src/entries/contract.ts'
import type { Verdict } from '../../../../src/entries/index.ts'
import {
	buildOrder,
	type Creation,
	toGetProductQuery,
	toPlaceOrderBody,
	validateOrder,
} from '../../../../src/entries/index.ts'
import { type ServiceRequest, step } from '../../../../src/entries/model.ts'
import { leastOf, runs } from '../../../fuzz.ts'
import { anyOrder, PRODUCTS } from '../../../property/orders.ts'
import { address, PLACED, place, store, success } from '../../../service/model/ordering.ts'
import { ask, at, passes } from '../../../service/model/store.ts'

const jar = { id: 'jar', title: 'Jar', isPersonalized: true, variants: [{ id: 'jar-1', price: 5 }] }
const ofJar = { address, orderItems: [{ variantId: 'jar-1', quantity: 1 }] }
const facts = { products: [jar], collection: { rewardType: 'Coins' as const }, balance: 50, asOf: '2026-11-20' }
const build = (personalizations: object, jarMade: Creation | readonly Creation[]): Verdict<unknown> =>
	buildOrder({ ...ofJar, personalizations }, { ...facts, creations: { jar: jarMade } })
const NEED = [{ kind: 'personalizedProduct', productId: 'jar', operation: 'get-product' }]

const anyName = fc.constantFrom('Zoë', 'Zoe\u0308', 'Al', 'Ada ', '', ' ', 'O’Neil & Söhne', '李')
const anyDate = fc.constantFrom('1984-02-29T00:00:00Z', '1984-02-29T23:30:00-08:00', '2020-01-02T00:00:00Z')
const anyPerson = fc.record(
	{
		firstName: anyName,
		lastName: anyName,
		department: anyName,
		location: anyName,
		startDate: anyDate,
		birthDate: anyDate,
	},
	{ requiredKeys: [] },
)

describe('toGetProductQuery', () => {
	it('is the person that buildOrder uses: the personalizations, the person, or the user (D-102)', () => {
		const [user, person, personalizations] = [{ firstName: 'U' }, { firstName: 'P' }, { firstName: 'S' }]
		expect(toGetProductQuery({ user, person, personalizations })).toEqual({ firstName: 'S' })
		expect(toGetProductQuery({ user, person })).toEqual({ firstName: 'P' })
		expect(toGetProductQuery({ user })).toEqual({ firstName: 'U' })
		expect(toGetProductQuery({ user, person, personalizations: {} })).toEqual({})
		expect(toGetProductQuery(undefined as never)).toEqual({})
	})

	it('has no blank field, no date that does not exist, and days as date-times', () => {
		const personalizations = { firstName: ' ', lastName: 'Li', startDate: '2026-02-30', birthDate: '1984-02-29' }
		expect(toGetProductQuery({ personalizations })).toEqual({ lastName: 'Li', birthDate: '1984-02-29T00:00:00Z' })
	})

	it('makes in the model exactly the product that the order then needs', () => {
		let placed = 0
		fc.assert(
			fc.property(anyPerson, fc.boolean(), (personalizations, isMade) => {
				const parameters = { collectionId: 'coins', productId: 'jar', ...toGetProductQuery({ personalizations }) }
				const made = ask(store, { operation: 'get-product', parameters }, at(1))
				const state = isMade ? made.state : store.state
				const order = place({ orderItems: [{ variantId: 'jar-1', quantity: 1 }], personalizations })
				const { answer } = ask({ ...store, state }, order, at(30))
				const isSomebody = Object.keys(toGetProductQuery({ personalizations })).length > 0
				expect(answer.statusCode, JSON.stringify(personalizations)).toBe(isMade && isSomebody ? 200 : 422)
				if (answer.statusCode === 200) placed++
			}),
			{ numRuns: runs(200) },
		)
		expect(placed).toBeGreaterThanOrEqual(leastOf(runs(200), 0.4))
	})
})

describe('creations with their person (D-163)', () => {
	const zoe = { firstName: 'Zoë', birthDate: '1984-02-29T00:00:00Z' }

	it('count for that person only: for anybody else the product is a need, and never an error', () => {
		for (const status of ['Done', 'Pending', 'Error'] as const) {
			expect(build({ firstName: 'Al' }, { status, person: zoe })).toMatchObject({
				status: 'unknown',
				needs: NEED,
				issues: [],
			})
			expect(build({ ...zoe, lastName: 'Maes' }, [{ status, person: zoe }])).toMatchObject({
				status: 'unknown',
				needs: NEED,
			})
		}
		expect(build(zoe, { status: 'Done', sha: 'ab', person: zoe })).toMatchObject({
			value: { order: { orderLineItems: [{ sha: 'ab' }] } },
		})
		expect(build(zoe, { status: 'Error', person: zoe })).toMatchObject({ status: 'invalid' })
	})

	it('may be several, of which the one for the person counts, then the one for nobody', () => {
		const others = [
			{ status: 'Error', person: { firstName: 'Al' } },
			{ status: 'Done', sha: 'zoe', person: { firstName: 'Zoë', birthDate: '1984-02-29' } },
			{ status: 'Done', sha: 'any' },
		] as const
		expect(build(zoe, others)).toMatchObject({ value: { order: { orderLineItems: [{ sha: 'zoe' }] } } })
		expect(build({ firstName: 'Ada' }, others)).toMatchObject({
			value: { order: { orderLineItems: [{ sha: 'any' }] } },
		})
		expect(build({ firstName: 'Ada' }, others.slice(0, 2)).status).toBe('unknown')
		expect(build(zoe, []).status).toBe('unknown')
	})

	it('count for every spelling of the person, and for no other', () => {
		fc.assert(
			fc.property(anyPerson, anyPerson, (person, other) => {
				const keyOf = (each: object): string =>
					JSON.stringify(
						Object.entries(toGetProductQuery({ personalizations: each })).map(([name, text]) => [
							name,
							/Date/.test(name) ? text.slice(0, 10) : text.normalize('NFC'),
						]),
					)
				const expected = keyOf(person) === keyOf(other) ? 'valid' : 'unknown'
				expect(build(person, { status: 'Done', person: other }).status).toBe(expected)
				expect(build(person, { status: 'Done', person: toGetProductQuery({ personalizations: person }) }).status).toBe(
					'valid',
				)
			}),
			{ numRuns: runs(300) },
		)
	})

	it('bind no service that keys its products by the product alone: it may place the order, and may refuse it', () => {
		const made = ask(store, {
			operation: 'get-product',
			parameters: { collectionId: 'coins', productId: 'jar', firstName: 'Al' },
		})
		const order: ServiceRequest = place({ ...ofJar, personalizations: zoe })
		const refused = ask({ ...store, state: made.state }, order, at(30))
		expect(refused.answer.statusCode).toBe(422)
		const { issues } = step(made.state, { authorization: store.authorization, ...order }, at(30), success(PLACED))
		expect(issues).toEqual([])
		expect(passes(refused)).toBe(true)
	})
})

describe('toPlaceOrderBody (D-164)', () => {
	it('is a body that every parser takes without a warning, for every valid order', () => {
		let valid = 0
		fc.assert(
			fc.property(anyOrder, (order) => {
				const verdict = validateOrder(order, { products: PRODUCTS })
				if (verdict.status !== 'valid') return
				valid++
				const body = toPlaceOrderBody(verdict.value, order)
				expect(PlaceOrderBody.parse(body)).toEqual({ status: 'valid', value: body, issues: [] })
				expect(PlaceOrderBody.parse(verdict.value).issues).toEqual([])
				expect(ValidateOrderBody.parse(verdict.value).issues).toEqual([])
				const again = validateOrder(body, { products: PRODUCTS })
				expect(again).toMatchObject({ status: 'valid', value: verdict.value })
			}),
			{ numRuns: runs(500) },
		)
		expect(valid).toBeGreaterThan(runs(500) / 20)
	})

	it('has everything that place-order takes from the order, and nothing else', () => {
		const order = {
			address,
			orderItems: [{ variantId: 'jar-1', quantity: 1 }],
			user: { firstName: 'Zoë', lastName: null as never, email: 'zoe@mail.test' },
			personalizations: { firstName: 'Zoë', birthDate: ' ', startDate: '2020-01-02' },
			companyId: 'co',
			externalId: 'basket-7',
			note: null as never,
			isVip: false,
			shouldSendEmail: true,
			taxNumber: 'not asked for',
			orderNumber: '7',
			other: 1,
		}
		const verdict = validateOrder(order, { products: [jar] })
		const body = verdict.status === 'valid' ? toPlaceOrderBody(verdict.value, order) : null
		expect(body).toEqual({
			user: { firstName: 'Zoë', email: 'zoe@mail.test' },
			orderItems: order.orderItems,
			address: { ...address, address2: '', phone: '+4930901820' },
			companyId: 'co',
			isVip: false,
			taxNumber: 'not asked for',
			personalizations: { firstName: 'Zoë', startDate: '2020-01-02T00:00:00Z' },
			externalId: 'basket-7',
			shouldSendEmail: true,
		})
	})

	it('keeps a date that is none, for the service to decide', () => {
		const body = toPlaceOrderBody({ address, orderItems: [] } as never, { personalizations: { birthDate: 'soon' } })
		expect(body.personalizations).toEqual({ birthDate: 'soon' })
	})

	it('is without address and items for a value that is no order', () => {
		for (const value of [null, undefined, 7, { address: 5 }, []]) {
			expect(toPlaceOrderBody(value as never, { note: 'x' })).toEqual({ note: 'x' })
		}
		expect(toPlaceOrderBody({ address, orderItems: [] } as never)).toMatchObject({ orderItems: [] })
	})

	it('is its own: editing it changes nothing of the verdict', () => {
		const verdict = validateOrder(ofJar, { products: [jar] })
		const value = verdict.status === 'valid' ? verdict.value : null
		const body = toPlaceOrderBody(value as never, ofJar) as { address: { city: string } }
		body.address.city = 'Elsewhere'
		expect(value?.address.city).toBe('Berlin')
	})
})
