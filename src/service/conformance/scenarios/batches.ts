import type { Move } from '../planned.ts'
import { aroundNow, emailsOf, listOrders, type Setting } from './scenario-parts.ts'
import type { Shop } from './shops.ts'
import type { Store } from './store-places.ts'
import { create, item, list, person, personName, placer, reward } from './tools.ts'

/**
 * Tests that a rejected list of people creates nobody: a list has a valid person before an invalid one. A service may accept or reject the whole
 * list.
 */
export function refuseBatches(store: Store): readonly Move[] {
	const batches = [
		[person(65), { ...person(66), email: '' }],
		[person(67), { ...person(68), email: undefined }],
		[person(71, { addBalance: 5 }), { ...person(72), addBalance: 'much' }],
	]
	return batches.flatMap((batch) => {
		const [first = '', second = 'nobody@people.test'] = batch.map(({ email }) => email ?? undefined)
		return [create(store, batch, 'create-people.response'), list(store, [first, second]), list(store, [first])]
	})
}

/** Tests that a rejected order or reward changes nothing. */
export function refuseHalves(store: Shop, { now }: Setting): readonly Move[] {
	const { order, sold } = store
	const [variant] = sold
	const buyer = person(64, { addBalance: 500 })
	const [known] = emailsOf(store.collection)
	const place = placer(store, 'refused')
	const look = list(store, [buyer.email, ...emailsOf(store.collection).slice(0, 3)])
	return [
		create(store, [buyer]),
		...(known === undefined ? [] : [reward(store, [known, 'nobody@people.test'], 3), reward(store, [known, ''], 3)]),
		look,
		place(buyer, [item(variant.variantId), item('no-such-variant')], 'service.3', order),
		place(buyer, [item(variant.variantId, 1_000_000)], 'service.1', order),
		place(buyer, [item(variant.variantId), item(variant.variantId, -1)], 'service.1', order),
		place(buyer, [item(variant.variantId, 0)], 'service.1', order),
		place(buyer, [], 'service.1', order),
		look,
		(after) => [
			listOrders(store, { userIds: [personName(after, store.index, buyer.email)] }, 'list-orders.1'),
			listOrders(store, { dateRange: aroundNow(now) }, 'list-orders.2'),
		],
	]
}
