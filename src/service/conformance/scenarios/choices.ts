import type { Move, PlannedRequest } from '../planned.ts'
import { dataOf, orderToPlace } from './full-orders.ts'
import { aroundNow, COLLECTION, emailsOf, listOrders, MADE, type Setting, takesNoCards } from './scenario-parts.ts'
import { findPair, findShop, type Pair, type Shop } from './shops.ts'
import { askIn, type Store, signIn, withBody } from './store-places.ts'
import { create, get, given, item, list, person, personName, placer, reward, update } from './tools.ts'

/**
 * Sends what the API documentation leaves open. Any answer passes, and the report shows it under choices. Later answers must fit it. It needs a
 * store that sells something.
 */
export function leaveChoices(store: Shop, { state }: Setting): readonly Move[] {
	const { client, sold } = store
	const [variant] = sold
	const good = signIn(state, client)
	const listed = askIn(store, 'list-collections', { tries: 'authentication.3' })
	const note = (notes: string): readonly Move[] => [
		update(store, variant.productId, notes, 'update-product.1'),
		get(store, variant.productId),
	]
	const made = (parameters: Readonly<Record<string, string>>): PlannedRequest =>
		askIn(store, 'create-collection', { parameters, body: { companyId: store.collection.companyId } })
	const { logoUrl: _, ...withoutLogo } = COLLECTION
	return [
		withBody(good, { grantType: 'client_credentials' }),
		good,
		{ wait: 600 },
		listed,
		good,
		...note('  Space around it  '),
		...note(''),
		made({}),
		made(withoutLogo),
		askIn(store, 'create-company', { body: { name: 'Without a logo' } }),
	]
}

/** Orders of people who aren't in the store, and of people in two stores if a client has two stores. */
export function orderOpenly(setting: Setting): readonly Move[] {
	const shop = findShop(setting, { has: takesNoCards })
	return given(findPair(setting, { has: takesNoCards }) ?? (shop && { here: shop, there: shop }), (pair) => [
		signIn(setting.state, pair.here.client),
		...orderIn(pair, setting),
	])
}

function orderIn({ here, there }: Pair, { now }: Setting): readonly Move[] {
	const { order, sold } = here
	const [variant] = sold
	const place = placer(here, 'open')
	const items = [item(variant.variantId)]
	const [both, guest, other] = [
		person(121, { addBalance: 900 }),
		person(122, { addBalance: 900 }),
		person(123),
	] as const
	const whole = orderToPlace(order, items, both)
	const bystanders = [both.email, ...emailsOf(here.collection).slice(0, 3)]
	return [
		create(here, [both]),
		place(both, items, 'place-order.response', order, { personalizations: { firstName: 'Ada' } }),
		withBody(askIn(here, 'place-order', { body: { ...whole, externalId: 'open-vip' } }), { isVip: undefined }),
		list(here, [both.email]),
		reward(here, [both.email], 0),
		list(here, [both.email]),
		create(there, there === here ? [guest] : [both, guest]),
		list(there, [both.email]),
		...given(there.sold?.[0], ({ variantId }): readonly Move[] => [
			placer(there, 'there')(both, [item(variantId)], 'place-order.response', there.order ?? order),
			(after) => [listOrders(there, { userIds: [personName(after, there.index, both.email)] }, 'list-orders.1')],
		]),
		// Who is in two stores has a balance in each.
		place(both, items, 'service.1', order),
		listOrders(there, { dateRange: aroundNow(now) }, 'list-orders.1'),
		reward(there, [both.email], 3),
		list(there, [both.email]),
		place(guest, items, 'service.1', order),
		list(here, bystanders),
		place(other, items, 'service.1', order),
		list(here, bystanders),
		list(there, [both.email]),
	]
}

/** An order of a product that was made only by personalizing the whole store. */
export function orderWhole(store: Shop): readonly Move[] {
	const [{ variantId }] = store.sold
	const buyer = person(124, { addBalance: 900 })
	const sourceFields = dataOf(buyer)
	return [
		create(store, [buyer]),
		askIn(store, 'personalize', { body: { sourceFields }, tries: 'personalize.response' }),
		{ wait: MADE },
		placer(store, 'whole')(buyer, [item(variantId)], 'get-product.3', store.order, {
			personalizations: sourceFields,
		}),
		list(store, [buyer.email]),
	]
}

/** Tests that a rejected list of people creates nobody: a valid person comes before an invalid one. A service may also accept the list. */
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
