import { ordersOf } from '../../model/order-log.ts'
import type { Move, PlannedRequest } from '../planned.ts'
import { orderToValidate, SOURCE } from './full-orders.ts'
import {
	aroundNow,
	EARLY,
	emailsOf,
	example,
	LATE,
	LOGO,
	listOrders,
	OF_PARTNERS,
	richestOf,
	type Setting,
} from './scenario-parts.ts'
import { type AnyStore, findShop, offerOf, type Pair } from './shops.ts'
import { askIn, findStore, type Store, signIn, withAuthorization, withBody } from './store-places.ts'
import {
	create,
	get,
	given,
	item,
	list,
	listStores,
	madeAt,
	make,
	person,
	personName,
	placer,
	reward,
	status,
	update,
	when,
} from './tools.ts'

/** Tests secrets that are nearly right, of the first client and the first partner. */
export function guessSecrets({ state }: Setting): readonly Move[] {
	const partner = state.clients.findIndex(({ isPartner }) => isPartner)
	return [...new Set([0, partner])].flatMap((client) => {
		const good = signIn(state, client)
		const other = state.clients.findIndex((_, at) => at !== client)
		const { clientId = '' } = state.clients[client] ?? {}
		const secrets = [...NEARLY.map((form) => form.replace('#', String(client))), undefined, null, clientId]
		const wrong = [
			...secrets.map((clientSecret) => ({ clientSecret })),
			...[clientId.slice(0, -1), `${clientId}x`, '', undefined].map((clientId) => ({ clientId })),
			...when(other >= 0, [{ clientSecret: `<secret ${other}>` }]),
		]
		const guesses = wrong.map((fields) => ({ ...withBody(good, fields), tries: 'authentication.2' }))
		return when(clientId !== '', [good, ...guesses])
	})
}

const NEARLY = [
	'<short secret #>',
	'<other secret #>',
	'<secret #> ',
	' <secret #>',
	'<secret #>x',
	'<token #>',
	'<refresh #>',
	'',
	'no-secret',
]

/** Tests that a partner can read and change products, and create stores and companies, like any client. */
export function workAsPartner(store: AnyStore, { state }: Setting): readonly Move[] {
	const { products, companyId } = store.collection
	const ids = products.slice(0, 3).flatMap(({ product: { id } }) => id ?? [])
	const made = (body: object): Move => make(store, body, 'create-collection.response')
	const listed = listStores(store)
	return [
		listed,
		...ids.map((id) => get(store, id, 'get-product.response')),
		...ids.slice(0, 1).flatMap((id) => [update(store, id, 'By a partner'), get(store, id)]),
		askIn(store, 'create-company', { body: { name: 'Zoë & Söhne', logoUrl: LOGO } }),
		made({ companyId }),
		listed,
		made({ companyId: `<company ${state.companies.length}>` }),
		made({}),
		listed,
	]
}

/** Tests headers that are nearly right, and that a second token doesn't end the first. */
export function guessTokens(store: AnyStore, { state }: Setting): readonly Move[] {
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
		`Bearer <unsigned token ${client}>`,
	]
	const first = (planned: PlannedRequest): PlannedRequest => ({
		...planned,
		authorization: `Bearer <token ${client} 1>`,
		tries: 'authentication.3',
	})
	return [
		// A header has bytes: a secret in other letters can't be sent in one.
		...headers
			.filter((header) => !header.includes('<secret') || IN_HEADERS.test(state.clients[client]?.clientSecret ?? ''))
			.map((header) => withAuthorization(listed, header)),
		withAuthorization({ ...listed, parameters: { access_token: `<token ${client}>` } }, null),
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

/** The texts that a header can have. */
const IN_HEADERS = /^[\x20-\x7e]+$/

/** Tests that a store doesn't contain products, variants and people of another store. */
export function mixStores({ here, there }: Pair): readonly Move[] {
	const { order } = here
	const ours = new Set(here.collection.products.map(({ product }) => product.id))
	const foreign = there.collection.products.find(({ product }) => product.id !== undefined && !ours.has(product.id))
	const ownIds = new Set(
		here.collection.products.flatMap(({ product }) => (product.variants ?? []).map((variant) => variant.id)),
	)
	const sold = [false, true].flatMap((isMade) => offerOf(there.collection, here.country, isMade)?.sold ?? [])
	const variantId = [...sold, ...(there.sold ?? [])].find((variant) => !ownIds.has(variant.variantId))?.variantId
	const [own] = here.sold
	const people = emailsOf(here.collection)
	const guests = emailsOf(there.collection).filter((email) => !people.includes(email))
	const user = richestOf(here.collection)
	const place = placer(here, 'foreign')
	const foreignId = foreign?.product.id
	return [
		...given(foreignId, (id) => [
			get(here, id, 'service.3'),
			update(here, id, 'Elsewhere', 'service.3'),
			get(there, id, 'service.3'),
		]),
		...given(variantId, (variantId) => [
			askIn(here, 'validate-order', { body: orderToValidate(order, variantId), tries: 'validate-order.2' }),
			askIn(here, 'validate-order', {
				body: { ...orderToValidate(order, own.variantId), orderItems: [item(own.variantId), item(variantId)] },
				tries: 'validate-order.2',
			}),
			...given(user, (user) => [
				place(user, [item(variantId)], 'service.3', order),
				place(user, [item(own.variantId), item(variantId)], 'service.3', order),
				list(here, people.slice(0, 9)),
			]),
		]),
		...when(guests.length > 0, [
			list(here, guests.slice(0, 9)),
			reward(here, guests.slice(0, 1), 5),
			list(there, guests.slice(0, 9)),
			listOrders(here, { userIds: there.collection.people.slice(0, 3).map(({ id }) => id) }, 'list-orders.1'),
		]),
		...when(people.length > 0, [
			list(
				there,
				people.slice(0, 9).filter((email) => !emailsOf(there.collection).includes(email)),
			),
		]),
	]
}

/** Tests that a client who is no partner may name the company: the operations accept it from everybody. */
export function nameCompanies(store: AnyStore, { state }: Setting): readonly Move[] {
	const { companyId } = store.collection
	return when(
		mayName(store, state),
		OF_PARTNERS.map((operation) => ({
			...withBody(example(store, operation), { companyId }),
			tries: `${operation}.response`,
		})),
	)
}

/** Only the companies of partners are surely those of the service: a seed that was learnt may have invented the others. */
export function mayName({ isPartner, collection: { companyId } }: Store, { clients }: Setting['state']): boolean {
	return !isPartner && clients.some((client) => client.isPartner && client.companyIds.includes(companyId))
}

/** Tests two new stores of one company. The two stores have products with the same ids, and nothing in one store may appear in the other. */
export function twinStores(store: Store, { state }: Setting): readonly Move[] {
	const count = state.collections.length
	const { companyId } = store.collection
	const own = state.clients[store.client]?.companyIds ?? []
	const foreign = state.companies.find(({ id }) => !own.includes(id))?.id
	const owner = state.clients.findIndex(({ companyIds }) => foreign !== undefined && companyIds.includes(foreign))
	const made = (rewardType: 'Coins' | 'Gifts', owner = companyId): PlannedRequest =>
		make(store, { companyId: owner }, 'create-collection.3', {
			rewardType,
			theme: rewardType === 'Coins' ? 'ECO' : 'HATS',
		})
	const [first, second] = [madeAt(store, count), madeAt(store, count + 1)]
	const productId = state.templates[0]?.product.id
	const ids = state.templates.map(({ product }) => product.id)
	const old = store.collection.products.find(({ product }) => !ids.includes(product.id))?.product.id
	const user = ordersOf(store.collection)[0]?.userId
	const [one, two] = [person(56, { addBalance: 5 }), person(57, { addBalance: 8 })]
	return [
		status(store),
		made('Coins'),
		status(store),
		made('Gifts'),
		status(first),
		{ wait: EARLY },
		status(second),
		{ wait: LATE },
		status(first),
		status(second),
		listStores(store),
		status(store),
		...given(foreign, (foreign) => [
			made('Coins', foreign),
			listStores(store),
			...when(owner >= 0, [signIn(state, owner), { ...listStores(store), authorization: `Bearer <token ${owner}>` }]),
		]),
		...given(productId, (id) => [
			update(first, id, 'Of the first', 'update-product.1'),
			get(second, id),
			update(second, id, 'Of the second', 'update-product.1'),
			get(first, id),
			get(second, id),
		]),
		// What the store of old has is not in a new one.
		...given(old, (id) => [get(first, id, 'service.3')]),
		...given(user, (id) => [listOrders(first, { userIds: [id] }, 'list-orders.1')]),
		...when(!state.templates.some(({ product }) => product.isPersonalized === true), [
			askIn(first, 'personalize', { body: { sourceFields: SOURCE }, tries: 'personalize.1' }),
		]),
		create(first, [one]),
		create(second, [two]),
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

/** Tests that only the client who created a new store of a new company can use it. */
export function hideNewStores(store: Store, { state }: Setting): readonly Move[] {
	const other = state.clients.findIndex((_, at) => at !== store.client)
	if (other < 0) return []
	const theirs = findStore({ ...state, clients: state.clients.filter((_, at) => at === other) })
	const index = state.collections.length
	const asOther = (planned: PlannedRequest, tries: string): PlannedRequest => ({
		...planned,
		authorization: `Bearer <token ${other}>`,
		tries,
	})
	return [
		make(store, {}, 'create-collection.3'),
		{ wait: LATE + EARLY },
		listStores(store),
		signIn(state, other),
		...given(theirs, (theirs) => [asOther(listStores(theirs), 'list-collections.1')]),
		asOther(status(madeAt(store, index)), 'service.2'),
	]
}

/** Tests that a client can't see the orders and people of another client's store, after a person ordered there. */
export function peekOrders(setting: Setting): readonly Move[] {
	const { state, now } = setting
	const outsider = findStore(state)
	if (outsider === null) return []
	const own = state.clients[outsider.client]?.companyIds ?? []
	const owned = findShop(setting, { has: (each) => !own.includes(each.companyId) })
	if (owned === null) return []
	const [variant] = owned.sold
	const buyer = person(92, { addBalance: 500 })
	const outside = { ...owned, client: outsider.client, isPartner: outsider.isPartner }
	const today = aroundNow(now)
	const place = placer(owned, 'peek')
	return [
		signIn(state, owned.client),
		create(owned, [buyer]),
		place(buyer, [item(variant.variantId)], 'place-order.response', owned.order),
		signIn(state, outsider.client),
		(after) => [
			listOrders(outside, { userIds: [personName(after, owned.index, buyer.email)] }, 'service.2'),
			listOrders(outside, { dateRange: today }, 'service.2'),
		],
		{ ...list(outside, [buyer.email]), tries: 'service.2' },
	]
}
