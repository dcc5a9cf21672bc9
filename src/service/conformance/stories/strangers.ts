import { readField } from '../../../rules/core/read.ts'
import { ordersOf } from '../../model/order-log.ts'
import type { Move, PlannedRequest } from '../planned.ts'
import { orderToValidate, SOURCE } from '../plans/full-orders.ts'
import {
	aroundNow,
	COLLECTION,
	EARLY,
	emailsOf,
	example,
	hasPeople,
	LATE,
	listOrders,
	type Setting,
	takesNoCards,
} from '../plans/scenario-parts.ts'
import { OF_PARTNERS } from '../plans/scenarios.ts'
import { bestOffer, findPlace, findShop, homesOf, type Shop, type Wanted } from '../plans/shops.ts'
import { askIn, findStore, type Store, withAuthorization, withBody } from '../plans/store-places.ts'
import { signIn } from '../plans/store-plans.ts'
import { create, item, list, person, personName, placer, reward } from './tools.ts'

/** Tests secrets that are nearly right. */
export function guessSecrets({ state }: Setting): readonly Move[] {
	const good = signIn(state, 0)
	const other = state.clients.findIndex((_, at) => at > 0)
	const { clientId = '' } = state.clients[0] ?? {}
	const wrong: readonly Readonly<Record<string, unknown>>[] = [
		{ clientSecret: '<short secret 0>' },
		{ clientSecret: '<other secret 0>' },
		{ clientSecret: '<secret 0> ' },
		{ clientSecret: ' <secret 0>' },
		{ clientSecret: '<secret 0>x' },
		{ clientSecret: '<token 0>' },
		{ clientSecret: '<refresh 0>' },
		{ clientSecret: '' },
		{ clientSecret: undefined },
		{ clientSecret: null },
		{ clientSecret: clientId },
		{ clientId: clientId.slice(0, -1) },
		{ clientId: `${clientId}x` },
		{ clientId: '' },
		{ clientId: undefined },
		...(other < 0 ? [] : [{ clientSecret: `<secret ${other}>` }]),
	]
	return [good, ...wrong.map((fields) => ({ ...withBody(good, fields), tries: 'authentication.2' }))]
}

/** Tests headers that are nearly right, and that a second token leaves the first alone. */
export function guessTokens(setting: Setting): readonly Move[] {
	const { state } = setting
	const store = findPlace(setting)
	if (store === null) return []
	const { client } = store
	const reads = (['list-collections', 'list-people', 'get-product', 'list-orders'] as const).map((id) =>
		example(store, id),
	)
	const listed = askIn(store, 'list-collections')
	const headers = [
		`<token ${client}>`,
		`Bearer <short token ${client}>`,
		`Bearer <token ${client}>x`,
		`Bearer <short token ${client}>x`,
		`Bearer<token ${client}>`,
		`Bearer x <token ${client}>`,
		`Bearer <other token ${client}>`,
		`Bearer <refresh ${client}>`,
		`Token <token ${client}>`,
		'Bearer ',
		'Bearer undefined',
		'Bearer null',
		`Bearer <secret ${client}>`,
		...UNSIGNED,
	]
	const first = (planned: PlannedRequest): PlannedRequest => ({
		...planned,
		authorization: `Bearer <token ${client} 1>`,
		tries: 'authentication.3',
	})
	return [
		signIn(state, client),
		...headers.map((header) => withAuthorization(listed, header)),
		withAuthorization(example(store, 'validate-order'), `Bearer <refresh ${client}>`),
		withAuthorization(example(store, 'list-people'), `<token ${client}>`),
		signIn(state, client),
		listed,
		...reads.map(first),
		...reads,
		// A later token lives its own ten minutes.
		signIn(state, client),
		{ wait: 300 },
		signIn(state, client),
		{ wait: 400 },
		...reads.map((planned) => ({ ...planned, tries: 'authentication.3' })),
		// It does not renew the one before, which is older than that.
		first(listed),
	]
}

/** A token that nobody signed: `{"alg":"none"}`. */
const UNSIGNED: readonly string[] = [
	'Bearer eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJzdWIiOiJkZW1vIiwiZXhwIjo0MTAyNDQ0ODAwfQ.',
]

/** Two stores that one client may use. */
interface Pair {
	readonly here: Shop
	readonly there: Store & Partial<Shop>
}

/** Returns two stores of one client, of which the first sells what is wanted, or both; null if there are none. */
export function findPair(setting: Setting, wanted: Wanted = {}, isOfBoth = false): Pair | null {
	const { clients, collections } = setting.state
	let best: Pair | null = null
	for (const [client, { companyIds, isPartner }] of clients.entries()) {
		const own = collections.flatMap((collection, index) =>
			companyIds.includes(collection.companyId) ? [{ client, index, collection, isPartner }] : [],
		)
		const shops = own.flatMap((store): Shop[] => {
			const offer = wanted.has?.(store.collection) === false ? null : bestIn(setting, store, wanted)
			return offer === null ? [] : [{ ...store, ...offer }]
		})
		const [here] = shops.sort((a, b) => a.doubt - b.doubt)
		const others = own.filter(({ index }) => index !== here?.index)
		const there = shops[1] ?? (isOfBoth ? undefined : others[0])
		if (here !== undefined && there !== undefined && (best === null || here.doubt < best.here.doubt))
			best = { here, there }
	}
	return best
}

const bestIn = ({ countries }: Setting, { collection }: Store, { isPersonalized }: Wanted) =>
	bestOffer(collection, homesOf(countries), isPersonalized)

/** Tests that products, variants and people of another store are not those of this one. */
export function mixStores(setting: Setting): readonly Move[] {
	const { state } = setting
	const pair = findPair(setting)
	if (pair === null) return []
	const { here, there } = pair
	const { order } = here
	const ours = new Set(here.collection.products.map(({ product }) => product.id))
	const foreign = there.collection.products.find(({ product }) => product.id !== undefined && !ours.has(product.id))
	const ownIds = new Set(
		here.collection.products.flatMap(({ product }) => (product.variants ?? []).map((variant) => variant.id)),
	)
	const variants = there.collection.products.flatMap(({ product }) =>
		product.isPersonalized ? [] : (product.variants ?? []),
	)
	const variantId = variants.find(({ id }) => id !== undefined && !ownIds.has(id))?.id
	const [own] = here.wares
	const people = emailsOf(here.collection)
	const guests = emailsOf(there.collection).filter((email) => !people.includes(email))
	const [user] = here.collection.people.filter(({ email }) => email !== null)
	const place = placer(here, 'foreign')
	const parameters = { productId: foreign?.product.id ?? '' }
	return [
		signIn(state, here.client),
		...(foreign === undefined
			? []
			: [
					askIn(here, 'get-product', { parameters, tries: 'service.3' }),
					askIn(here, 'update-product', { parameters, body: { notes: 'Elsewhere' }, tries: 'service.3' }),
					askIn(there, 'get-product', { parameters, tries: 'service.3' }),
				]),
		...(variantId === undefined
			? []
			: [
					askIn(here, 'validate-order', { body: orderToValidate(order, variantId), tries: 'validate-order.2' }),
					askIn(here, 'validate-order', {
						body: { ...orderToValidate(order, own.variantId), orderItems: [item(own.variantId), item(variantId)] },
						tries: 'validate-order.2',
					}),
					...(user === undefined
						? []
						: [
								place(user, [item(variantId)], 'service.3', order),
								place(user, [item(own.variantId), item(variantId)], 'service.3', order),
								list(here, people.slice(0, 9)),
							]),
				]),
		...(guests.length === 0
			? []
			: [
					list(here, guests.slice(0, 9)),
					reward(here, guests.slice(0, 1), 5),
					list(there, guests.slice(0, 9)),
					listOrders(here, { userIds: there.collection.people.slice(0, 3).map(({ id }) => id) }, 'list-orders.1'),
				]),
		...(people.length === 0
			? []
			: [
					list(
						there,
						people.slice(0, 9).filter((email) => !emailsOf(there.collection).includes(email)),
					),
				]),
	]
}

/** Tests that a partner's empty company is none, and that others may name theirs. */
export function leaveOutCompanies(setting: Setting): readonly Move[] {
	return [...leaveOut(setting), ...nameOwn(setting)]
}

/** Tests that a client who is no partner may name the company: the operations accept it from everybody. */
function nameOwn(setting: Setting): readonly Move[] {
	const store = findPlace(setting, { has: hasPeople })
	if (store === null || store.isPartner) return []
	const { companyId } = store.collection
	return [
		signIn(setting.state, store.client),
		...OF_PARTNERS.map((operation) => ({
			...withBody(example(store, operation), { companyId }),
			tries: `${operation}.response`,
		})),
	]
}

function leaveOut(setting: Setting): readonly Move[] {
	const store = findPlace(setting, { has: hasPeople, only: 'partner' })
	if (store === null) return []
	return [
		signIn(setting.state, store.client),
		...OF_PARTNERS.flatMap((operation) => {
			const good = example(store, operation)
			if (readField(good.body, 'companyId') === undefined) return []
			return [null, ''].map((companyId) => ({ ...withBody(good, { companyId }), tries: 'authentication.4' }))
		}),
	]
}

/** Tests two new stores of one company: their products have the same ids, and nothing of one shows in the other. */
export function twinStores({ state }: Setting): readonly Move[] {
	const store = findStore(state)
	if (store === null) return []
	const count = state.collections.length
	const { companyId } = store.collection
	const own = state.clients[store.client]?.companyIds ?? []
	const foreign = state.companies.find(({ id }) => !own.includes(id))?.id
	const owner = state.clients.findIndex(({ companyIds }) => foreign !== undefined && companyIds.includes(foreign))
	const made = (at: number, type: 'Coins' | 'Gifts'): PlannedRequest => {
		const planned = askIn(store, 'create-collection', {
			parameters: { ...COLLECTION, rewardType: type, theme: at === 0 ? 'ECO' : 'HATS' },
			body: { companyId },
			tries: 'create-collection.3',
		})
		return planned
	}
	const at = (index: number): Store => ({
		...store,
		index,
		collection: { ...store.collection, id: `<collection ${index}>`, companyId },
	})
	const [first, second] = [at(count), at(count + 1)]
	const productId = state.templates[0]?.product.id
	const ids = state.templates.map(({ product }) => product.id)
	const old = store.collection.products.find(({ product }) => !ids.includes(product.id))?.product.id
	const user = ordersOf(store.collection)[0]?.userId
	const of = { parameters: { productId: productId ?? '' } }
	const notes = (which: Store, text: string): PlannedRequest =>
		askIn(which, 'update-product', { ...of, body: { notes: text }, tries: 'update-product.1' })
	const get = (which: Store): PlannedRequest => askIn(which, 'get-product', { ...of, tries: 'update-product.1' })
	const status = (which: Store): PlannedRequest => askIn(which, 'get-collection-status', { tries: 'service.7' })
	const [one, two] = [person(56, { addBalance: 5 }), person(57, { addBalance: 8 })]
	return [
		signIn(state, store.client),
		askIn(store, 'get-collection-status', { tries: 'service.7' }),
		made(0, 'Coins'),
		askIn(store, 'get-collection-status', { tries: 'service.7' }),
		made(1, 'Gifts'),
		status(first),
		{ wait: EARLY },
		status(second),
		{ wait: LATE },
		status(first),
		status(second),
		askIn(store, 'list-collections', { tries: 'list-collections.1' }),
		askIn(store, 'get-collection-status', { tries: 'service.7' }),
		...(foreign === undefined
			? []
			: [
					withBody(made(0, 'Coins'), { companyId: foreign }),
					askIn(store, 'list-collections', { tries: 'list-collections.1' }),
					...(owner < 0
						? []
						: [
								signIn(state, owner),
								{
									...askIn(store, 'list-collections', { tries: 'list-collections.1' }),
									authorization: `Bearer <token ${owner}>`,
								},
							]),
				]),
		...(productId === undefined
			? []
			: [notes(first, 'Of the first'), get(second), notes(second, 'Of the second'), get(first), get(second)]),
		// What the store of old has is not in a new one.
		...(old === undefined ? [] : [askIn(first, 'get-product', { parameters: { productId: old }, tries: 'service.3' })]),
		...(user === undefined ? [] : [listOrders(first, { userIds: [user] }, 'list-orders.1')]),
		...(state.templates.some(({ product }) => product.isPersonalized === true)
			? []
			: [askIn(first, 'personalize', { body: { sourceFields: SOURCE }, tries: 'personalize.1' })]),
		create(first, [one], 'create-people.1'),
		create(second, [two], 'create-people.1'),
		list(first, [one.email, two.email]),
		list(second, [one.email, two.email]),
		list(first, [one.email]),
		list(second, [two.email]),
		reward(first, [one.email], 3),
		list(first, [one.email]),
		list(second, [two.email]),
		{ wait: EARLY + LATE },
		status(first),
		{ wait: 300 },
		status(first),
		status(second),
	]
}

/** Tests that a new store of a new company is its maker's alone. */
export function hideNewStores({ state }: Setting): readonly Move[] {
	const store = findStore(state)
	const other = state.clients.findIndex((_, at) => at !== store?.client)
	if (store === null || other < 0) return []
	const theirs = findStore({ ...state, clients: state.clients.filter((_, at) => at === other) })
	const index = state.collections.length
	const asOther = (planned: PlannedRequest, tries: string): PlannedRequest => ({
		...planned,
		authorization: `Bearer <token ${other}>`,
		tries,
	})
	const made = { ...store.collection, id: `<collection ${index}>` }
	return [
		signIn(state, store.client),
		askIn(store, 'create-collection', { parameters: COLLECTION, body: {}, tries: 'create-collection.3' }),
		{ wait: LATE + EARLY },
		askIn(store, 'list-collections', { tries: 'list-collections.1' }),
		signIn(state, other),
		...(theirs === null ? [] : [asOther(askIn(theirs, 'list-collections'), 'list-collections.1')]),
		asOther(askIn({ ...store, collection: made }, 'get-collection-status'), 'service.2'),
	]
}

/** Tests that somebody who is in two stores has a balance in each. */
export function shareEmails(setting: Setting): readonly Move[] {
	const { state } = setting
	const pair = findPair(setting, { has: takesNoCards })
	if (pair === null) return []
	const { here, there } = pair
	const [ware] = here.wares
	const shared = emailsOf(here.collection).find((email) => emailsOf(there.collection).includes(email))
	const user = here.collection.people.find(({ email }) => email === shared)
	const twin = user ?? person(91)
	const place = placer(here, 'shared')
	const look = [list(here, [twin.email]), list(there, [twin.email])]
	return [
		signIn(state, here.client),
		...(user === undefined
			? [
					create(here, [{ ...twin, addBalance: 5_000 }], 'create-people.1'),
					create(there, [{ ...twin, addBalance: 7 }], 'create-people.1'),
				]
			: [reward(here, [twin.email], 5_000)]),
		...look,
		place(twin, [item(ware.variantId)], 'service.1', here.order),
		...look,
		reward(there, [twin.email], 3),
		...look,
	]
}

/** Tests that nobody sees the orders and the people of another's store, after somebody ordered there. */
export function peekOrders(setting: Setting): readonly Move[] {
	const { state, now } = setting
	const stranger = findStore(state)
	if (stranger === null) return []
	const own = state.clients[stranger.client]?.companyIds ?? []
	const owned = findShop(setting, { has: (each) => !own.includes(each.companyId) })
	if (owned === null) return []
	const [ware] = owned.wares
	const buyer = person(92, { addBalance: 500 })
	const outside = { ...owned, client: stranger.client, isPartner: stranger.isPartner }
	const today = aroundNow(now)
	const place = placer(owned, 'peek')
	return [
		signIn(state, owned.client),
		create(owned, [buyer], 'create-people.1'),
		place(buyer, [item(ware.variantId)], 'place-order.response', owned.order),
		signIn(state, stranger.client),
		(after) => [
			listOrders(outside, { userIds: [personName(after, owned.index, buyer.email)] }, 'service.2'),
			listOrders(outside, { dateRange: today }, 'service.2'),
		],
		{ ...list(outside, [buyer.email]), tries: 'service.2' },
	]
}
