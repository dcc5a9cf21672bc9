import type { Move } from '../planned.ts'
import { aroundNow, emailsOf, listOrders, type Setting } from '../plans/scenario-parts.ts'
import type { Shop } from '../plans/shops.ts'
import { findStore, signIn } from '../plans/store-places.ts'
import { create, item, list, person, personName, placer, reward } from './tools.ts'

/** Lists that hold somebody right before somebody wrong. A service may accept or refuse them all. */
const BATCHES: readonly (() => readonly object[])[] = [
	() => [person(71, { addBalance: 5 }), { ...person(72), addBalance: 'much' }],
	() => [person(65), { ...person(66), email: '' }],
	() => [person(67), { ...person(68), email: undefined }],
]

/** Tests that a list of people that was refused left no half of it. */
export const HALVES: readonly ((setting: Setting) => readonly Move[])[] = /* @__PURE__ */ BATCHES.map(
	(batch) =>
		({ state }: Setting) => {
			const store = findStore(state)
			if (store === null) return []
			const people = batch()
			const [first, second] = people as readonly { readonly email?: string }[]
			return [
				signIn(state, store.client),
				create(store, people, 'create-people.response'),
				list(store, [first?.email ?? '', second?.email ?? 'nobody@people.test']),
				list(store, [first?.email ?? '']),
			]
		},
)

/** Tests that an order or a reward that was refused left nothing behind. */
export function refuseHalves(store: Shop, { now }: Setting): readonly Move[] {
	const { order, wares } = store
	const [ware] = wares
	const buyer = person(64, { addBalance: 500 })
	const [known] = emailsOf(store.collection)
	const place = placer(store, 'refused')
	const look = list(store, [buyer.email, ...emailsOf(store.collection).slice(0, 3)])
	return [
		create(store, [buyer]),
		...(known === undefined ? [] : [reward(store, [known, 'nobody@people.test'], 3), reward(store, [known, ''], 3)]),
		look,
		place(buyer, [item(ware.variantId), item('no-such-variant')], 'service.3', order),
		place(buyer, [item(ware.variantId, 1_000_000)], 'service.1', order),
		place(buyer, [item(ware.variantId), item(ware.variantId, -1)], 'service.1', order),
		place(buyer, [item(ware.variantId, 0)], 'service.1', order),
		place(buyer, [], 'service.1', order),
		look,
		(after) => [
			listOrders(store, { userIds: [personName(after, store.index, buyer.email)] }, 'list-orders.1'),
			listOrders(store, { dateRange: aroundNow(now) }, 'list-orders.2'),
		],
	]
}
