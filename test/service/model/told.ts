import type { Issue } from '../../../src/entries/index.ts'
import { checkSeed, findMismatches, type ServiceRequest, step } from '../../../src/entries/model.ts'
import { ask, at, CLIENT, open, SIGN_IN, START } from './store.ts'

/** Every code of the model once, each from a request or an answer. */
const products = [
	{ id: 'mug', variants: [{ id: 'mug-s', price: 5 }] },
	{ id: 'jar', isPersonalized: true, variants: [{ id: 'jar-1', price: 5 }] },
]
const store = open({ collections: [{ id: 'store' }, { id: 'mugs', rewardType: 'Gifts', products }] })
const address = { countryCode: 'DE', city: 'Berlin', zip: '10557', phone: '030 901820' }
const order = (variantId: string): ServiceRequest => ({
	operation: 'place-order',
	parameters: { collectionId: 'mugs' },
	body: { address, orderItems: [{ variantId, quantity: 1 }] },
})
const status = { operation: 'get-collection-status', parameters: { collectionId: 'store' } } as const
const asked = ask(store, status)
const requests = [
	step(store.state, status, START),
	step(store.state, { ...status, authorization: 'Bearer other' }, START),
	ask(store, status, at(600)),
	step(store.state, { ...SIGN_IN, body: { ...CLIENT, clientSecret: 'other' } }, START),
	ask(store, { operation: 'other' as 'reward' }),
	ask(store, { ...status, parameters: {} }),
	ask(store, { operation: 'create-collection', body: { companyId: 'other' } }),
	ask(store, status, 'someday'),
	ask(store, { operation: 'get-product', parameters: { collectionId: 'mugs', productId: 'other' } }),
	ask(store, { operation: 'personalize', parameters: { collectionId: 'store' }, body: {} }),
	ask(store, order('mug-s')),
	ask(store, order('jar-1')),
	ask(store, order('other')),
]

export const TOLD_BY_MODEL: readonly Issue[] = [
	...requests.flatMap(({ answer }) => (answer.body as { error: { issues: Issue[] } }).error.issues),
	...checkSeed({ counter: -1 }).issues,
	...findMismatches({ statusCode: 500, body: {} }, asked.expectation),
	...findMismatches({ statusCode: 200, body: { isReady: false } }, asked.expectation),
	...findMismatches(
		{ statusCode: 200, body: [{ id: 'x' }] },
		{
			operation: 'list-collections',
			canonical: 'success',
			success: {
				statusCode: 200,
				isStatusShown: false,
				response: 'CollectionList',
				body: { kind: 'set', key: 'id', items: [] },
			},
			refusal: null,
		},
	),
]
