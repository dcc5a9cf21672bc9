import { describe, expect, it } from 'vitest'
import { createState, step } from '../../../src/entries/model.ts'
import { ask, at, CLIENT, field, open } from './store.ts'

const OURS = (number: number): string => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`

describe('createState', () => {
	it('makes a state from nothing', () => {
		const state = createState({})
		expect(state).toMatchObject({ clients: [], companies: [], collections: [], tokens: [], templates: [], counter: 1 })
		expect(state.policy.dayOffset).toBe(0)
		expect(createState(null as unknown as object)).toEqual(state)
	})

	it('generates no id of the seed', () => {
		const store = open({ collections: [{ id: OURS(7), people: [{ id: OURS(30), email: 'al@mail.test' }] }] })
		const made = ask(store, { operation: 'create-company', body: { name: 'Maes' } })
		expect(Number.parseInt(String(field(made, 'companyId')).slice(-12), 16)).toBeGreaterThan(30)
	})

	it('reads the policy, which decides how the service counts days and judges orders', () => {
		const products = [{ id: 'mug', variants: [{ id: 'mug-s', price: 1 }] }]
		const store = open({ policy: { phone: 'max' }, collections: [{ id: 'coins', products }] })
		const address = { countryCode: 'DE', city: 'Berlin', zip: '10557', phone: '+4915000000' }
		const body = { address, orderItems: [{ variantId: 'mug-s', quantity: 1 }] }
		const order = { operation: 'validate-order', parameters: { collectionId: 'coins' }, body } as const
		expect(ask(store, order).answer.statusCode).toBe(422)
		expect(ask(open({ collections: [{ id: 'coins', products }] }), order).answer.statusCode).toBe(200)
	})

	it('drops parts of a wrong type', () => {
		const state = createState({
			clients: [CLIENT, { clientId: 'x' }],
			collections: [
				{ id: 'a', products: [{ title: 'no id' }, { id: 'mug', status: 'Hidden' as 'Draft' }, { id: 'jar' }] },
				{ id: '' },
			],
		})
		expect(state.clients).toHaveLength(1)
		expect(state.collections.map(({ products }) => products.map(({ product }) => product.id))).toEqual([['jar']])
	})
})

describe('an unknown reward type', () => {
	const store = open({ collections: [{ id: 'store', people: [{ id: 'al', email: 'al@mail.test' }] }] })
	const list = { operation: 'list-collections' } as const

	it('may be either, and is learnt from the list of collections', () => {
		const observed = { statusCode: 200, body: [{ id: 'store', rewardType: 'Gifts', status: 'Active' }] }
		const seen = ask(store, list, at(1), observed)
		expect(seen.issues).toEqual([])
		const after = step(seen.state, { ...list, authorization: store.authorization }, at(2), {
			statusCode: 200,
			body: [{ id: 'store', rewardType: 'Coins', status: 'Active' }],
		})
		expect(after.issues.map(({ path }) => path)).toEqual([[0, 'rewardType']])
	})
})
