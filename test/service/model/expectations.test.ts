import { describe, expect, it } from 'vitest'
import { findMismatches, type ServiceRequest, step } from '../../../src/entries/model.ts'
import { at, open } from './store.ts'

const draft = { id: 'mug', title: 'Mug', status: 'Draft' as const, variants: [{ id: 'mug-s', price: 10 }] }
const address = { countryCode: 'DE', city: 'Berlin', zip: '10557', phone: '030 901820' }
const parameters = { collectionId: 'coins' }
const NONE = { data: [], count: 0 }

function ask(balance: number, request: Omit<ServiceRequest, 'authorization'>) {
	const people = [{ email: 'zoe@mail.test', balance }]
	const store = open({ collections: [{ id: 'coins', rewardType: 'Coins', products: [draft], people }] })
	return step(store.state, { ...request, authorization: store.authorization }, at(1)).expectation
}

describe('D-106: the errors that bind every service', () => {
	const body = { user: { email: 'zoe@mail.test' }, address, orderItems: [{ variantId: 'mug-s', quantity: 1 }] }

	it('is the rule of a refusal, before a decision that refuses, too', () => {
		// "each user is given credits/points to spend"
		const poor = ask(5, { operation: 'place-order', parameters, body })
		expect(poor.success).toBeNull()
		expect(poor.refusal?.rule).toBe('service.1')
	})

	it('exclude errors of a decision alone: its rule is reported, and both answers pass', () => {
		const rich = ask(50, { operation: 'place-order', parameters, body })
		expect(rich.success).not.toBeNull()
		expect(rich.refusal?.rule).toBe('D-31')
	})

	it('exclude the format of a text in list-orders: a service may find nobody by an id that is not a UUID', () => {
		const named = ask(5, { operation: 'list-orders', parameters, body: { filter: { userIds: ['nobody'] } } })
		expect(named.canonical).toBe('refusal')
		expect(findMismatches({ statusCode: 200, body: NONE }, named)).toEqual([])
		expect(findMismatches({ statusCode: 200, body: [] }, named)).not.toEqual([])
	})

	it.each([{}, { userIds: [] }, { dateRange: { start: at(0) } }, { page: 1 }])(
		'include what the interface calls invalid in list-orders: %j',
		(fields) => {
			const filter = Object.keys(fields).length === 0 ? {} : { filter: fields }
			const bound = ask(5, { operation: 'list-orders', parameters, body: filter })
			expect(findMismatches({ statusCode: 200, body: NONE }, bound).map(({ code }) => code)).toEqual([
				'response.status',
			])
		},
	)
})
