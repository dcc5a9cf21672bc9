import { OPERATIONS, type OperationId } from '../../../rules/contract/generated/operations.ts'
import { readField } from '../../../rules/core/read.ts'
import type { Move, PlannedRequest } from '../planned.ts'
import { ordersToTry, SOURCE } from './full-orders.ts'
import { placeOrders, tryOrders } from './order-scenarios.ts'
import { readProducts } from './persons.ts'
import {
	AFTER_END,
	BEFORE_END,
	EARLY,
	emailsOf,
	example,
	hasOrders,
	hasPeople,
	hasProducts,
	IN_COLLECTION,
	inPlace,
	inStore,
	isAny,
	isPersonal,
	LATE,
	LOGO,
	listAll,
	listOrders,
	NOBODY,
	newPerson,
	OF_PARTNERS,
	type Scenario,
	type Setting,
} from './scenario-parts.ts'
import { type AnyStore, bestOffer, findPlace, homesOf } from './shops.ts'
import { askIn, findStore, findStores, type Store, signIn, withAuthorization, withBody } from './store-places.ts'
import { personalizeTexts } from './texts.ts'
import {
	create,
	get,
	given,
	list,
	listStores,
	madeAt,
	make,
	person,
	planOrders,
	reward,
	status,
	update,
	when,
} from './tools.ts'

/** Tests tokens, and what a client can read with a token. */
function tryTokens({ state }: Setting): readonly Move[] {
	const store = findStore(state)
	if (store === null) return [signIn(state, 0)]
	const { client, collection } = store
	const good = signIn(state, client)
	const wrong = [{ clientSecret: 'no-secret' }, { clientId: 'no-such-client' }].map((fields) =>
		withBody({ ...good, tries: 'authentication.2' }, fields),
	)
	const listed = askIn(store, 'list-collections')
	const others = state.clients.flatMap((_, index) => (index === client ? [] : [signIn(state, index)])).slice(0, 1)
	return [
		good,
		...others,
		...wrong,
		withAuthorization(listed, null),
		withAuthorization(listed, 'Bearer no-such-token'),
		withAuthorization(listed, `Basic <token ${client}>`),
		listed,
		askIn(store, 'get-collection-status'),
		listAll(store),
		askIn(store, 'list-people'),
		listOrders(store, { userIds: [NOBODY, ...collection.people.map(({ id }) => id)] }, 'list-orders.1'),
	]
}

/** The most collections of other clients that a client requests. */
const MAX_OTHERS = 5

/** Tests that a client can't reach three things: collections and companies of another client, unknown ones, and a product of another collection. */
function tryForeign(setting: Setting): readonly Move[] {
	const { state, countries } = setting
	const isMixed = (companyIds: readonly string[]): boolean =>
		state.collections.some(({ companyId }) => !companyIds.includes(companyId))
	const clients = state.clients.map((each) => (isMixed(each.companyIds) ? each : { ...each, companyIds: [] }))
	const store = findPlace({ ...setting, state: { ...state, clients } }) ?? findPlace(setting)
	if (store === null) return []
	const own = state.clients[store.client]?.companyIds ?? []
	const unknown = { ...store.collection, id: NOBODY }
	const others = state.collections.filter(({ companyId }) => !own.includes(companyId)).slice(0, MAX_OTHERS)
	const { id: companyId } = state.companies.find(({ id }) => !own.includes(id)) ?? unknown
	return [
		signIn(state, store.client),
		...[...others, unknown].flatMap((collection) => {
			const there = { ...store, ...bestOffer(collection, homesOf(countries)), collection }
			return IN_COLLECTION.map((operation) =>
				operation === 'create-collection'
					? { ...withBody(example(store, operation), { companyId }), tries: 'service.2' }
					: reach(there, store, operation),
			)
		}),
		update(store, 'no-such-product', 'A note', 'service.3'),
	]
}

/**
 * Returns a client's request to a collection. Every other id in the request belongs to that collection, so a service that doesn't check the client
 * accepts the request.
 */
function reach(there: Store, store: Store, operation: OperationId): PlannedRequest {
	const planned = example(there, operation)
	const isNamed = readField(planned.body, 'companyId') !== undefined
	const { companyId } = store.collection
	return { ...(isNamed ? withBody(planned, { companyId }) : planned), tries: 'service.2' }
}

/** Tests creating, listing and rewarding people: with different amounts, with one amount for all, and more than ten people at once. */
function tryPeople({ state }: Setting): readonly Move[] {
	const stores = ['Coins', 'Gifts'].flatMap((type) => findStore(state, ({ rewardType }) => rewardType === type) ?? [])
	return stores.flatMap((store, at) => {
		const amount = store.collection.rewardType === 'Gifts' ? 2 : 20.35
		// A service may know people by their e-mails in all stores, so each store gets its own people.
		const own = (number: number) => person(number + 400 * at)
		const [first, second, third, fourth] = [own(1), own(2), own(3), own(4)]
		// More people than some services keep of one list.
		const more = Array.from({ length: 24 }, (_, number) => own(5 + number))
		const emails = [...emailsOf(store.collection), ...[first, second, third, fourth].map(({ email }) => email)]
		const all = [...emails, ...more.map(({ email }) => email)]
		return [
			signIn(state, store.client),
			create(store, [{ ...first, addBalance: amount }, second]),
			create(store, [third, fourth], 'create-people.2', { amount: amount + 1 }),
			list(store, emails),
			reward(store, emails.slice(-2), amount),
			list(store, emails),
			...when(at === 0, [
				reward(store, [...emails.slice(-1), 'nobody@people.test'], amount),
				askIn(store, 'list-people', { tries: 'list-people.1' }),
				create(store, more, 'create-people.response'),
				list(store, all),
				reward(store, all.slice(-24), amount),
				list(store, all),
			]),
		]
	})
}

/** Tests that the notes of two products stay separate. */
function updateProducts(store: Store): readonly Move[] {
	const ids = store.collection.products.slice(0, 2).map(({ product }) => product.id ?? '')
	return [
		...ids.map((id, at) => update(store, id, `Note ${at + 1}`, 'update-product.1')),
		...ids.map((id) => get(store, id)),
	]
}

/** Tests personalizing a collection, and that one without personalized products is refused. */
function personalizeAll(setting: Setting): readonly Move[] {
	const body = { sourceFields: SOURCE }
	const refused = (store: Store): readonly Move[] => [askIn(store, 'personalize', { body, tries: 'personalize.1' })]
	return [
		...inStore(personalizeTexts, isPersonal)(setting),
		...inStore(refused, (collection) => !isPersonal(collection))(setting),
	]
}

/** Tests a new collection: its readiness, its reward type and its use. Tests a new company in the same way. */
function createCollections(store: Store, { state }: Setting): readonly Move[] {
	const count = state.collections.length
	const made = madeAt(store, count)
	const template = state.templates[0]?.product.id
	const list = listStores(store)
	const { companyId } = store.collection
	const person = newPerson(30)
	return [
		make(store, {}, 'create-collection.1', { rewardType: 'Gifts' }),
		status(made),
		...given(template, (id) => [get(made, id, 'get-product.response')]),
		// A request for the status restarts no time.
		...[EARLY, 8, 8, 9, 9].flatMap((wait) => [{ wait }, status(made)]),
		list,
		...given(template, (productId) => [askIn(made, 'get-product', { parameters: { productId } })]),
		withBody(askIn(store, 'create-people', { body: { people: [person], shouldSendEmail: false } }), {
			collectionId: `<collection ${count}>`,
			...(store.isPartner && { companyId: `<company ${state.companies.length}>` }),
		}),
		make(store, { companyId }, 'create-collection.3', { rewardType: 'Coins', paymentCheckout: 'true' }),
		{ wait: EARLY + LATE },
		list,
		askIn(store, 'create-company', { body: { name: "Al & Bo's", logoUrl: LOGO }, tries: 'create-company.response' }),
		make(store, { companyId: `<company ${state.companies.length + 1}>` }, 'create-collection.3', {
			rewardType: 'Gifts',
		}),
		{ wait: EARLY + LATE },
		status(madeAt(store, count + 2)),
		list,
	]
}

function createThemes(store: Store): readonly Move[] {
	const parameters = OPERATIONS.find(({ id }) => id === 'create-collection')?.parameters ?? []
	const themes = parameters.flatMap(({ name, schema }) =>
		name === 'theme' ? ((schema['enum'] ?? []) as readonly string[]) : [],
	)
	return themes.map((theme) => make(store, {}, 'create-collection.2', { theme }))
}

/** Tests the operations in which partners must name their company: with the company, without it, and with an empty text. */
function tryPartners(store: AnyStore): readonly Move[] {
	return OF_PARTNERS.flatMap((operation) => {
		const good = { ...example(store, operation), tries: 'authentication.4' }
		return [good, ...[undefined, null, ''].map((companyId) => withBody(good, { companyId }))]
	})
}

/** Tests that no operation works without a token, or with an unknown token. */
function tryWithoutToken(setting: Setting): readonly Move[] {
	const store = findPlace(setting, { has: hasPeople })
	if (store === null) return []
	// Without a token, a service may treat anybody as the first client.
	const [first = null] = [...findStores(setting.state, hasPeople)].sort((a, b) => a.client - b.client)
	const offer = first && bestOffer(first.collection, homesOf(setting.countries))
	const stores = first === null || first.client === store.client ? [store] : [store, { ...first, ...offer }]
	const all = stores.flatMap((each) => examples(each, setting))
	const headers = [null, 'Bearer no-such-token']
	return [
		signIn(setting.state, store.client),
		...headers.flatMap((header) => all.map((planned) => withAuthorization(planned, header))),
	]
}

/** Returns one correct request to each operation that needs a token. The request to personalize is for a store that can be personalized. */
function examples(store: Store, { state }: Setting): readonly PlannedRequest[] {
	const personal = findStores(state, isPersonal).find(({ client }) => client === store.client) ?? store
	return OPERATIONS.flatMap(({ id }) =>
		id === 'create-tokens' ? [] : [example(id === 'personalize' ? personal : store, id)],
	)
}

/** Tests that a token is valid until its end, and invalid afterwards. */
export function outliveTokens(store: AnyStore, setting: Setting): readonly Move[] {
	const all = examples(store, setting)
	const old = all.map((planned) => ({ ...planned, tries: 'authentication.3' }))
	const reads = old.filter(({ operation }) => !operation.startsWith('create') && operation !== 'place-order')
	return [{ wait: BEFORE_END }, ...reads, { wait: AFTER_END }, ...old]
}

export const ALL: readonly OperationId[] = /* @__PURE__ */ OPERATIONS.map(({ id }) => id)

/** All scenarios. The first scenarios find common mistakes, and need few requests. */
export const SCENARIOS: readonly Scenario[] = /* @__PURE__ */ listScenarios()

/** The list is a function, so that a bundle without the scenarios leaves them out. */
function listScenarios(): readonly Scenario[] {
	return [
		{
			about: ['list-collections', 'get-collection-status', 'list-people', 'list-orders', 'validate-order'],
			steps: tryTokens,
		},
		{ about: ['create-people', 'reward', 'list-people'], steps: tryPeople },
		{ about: ['create-collection', 'create-company'], steps: inStore(createCollections) },
		{ about: ['update-product'], steps: inStore(updateProducts, ({ products }) => products.length > 1, hasProducts) },
		{ about: ['get-product'], steps: readProducts },
		{ about: ['list-orders'], steps: inStore(tryOrders, hasOrders, hasPeople, isAny) },
		{ about: ['place-order'], steps: placeOrders },
		{ about: ['personalize'], steps: personalizeAll },
		{ about: OF_PARTNERS, steps: inPlace(tryPartners, { has: hasPeople, only: 'partner' }) },
		{ about: ALL, steps: tryWithoutToken },
		{ about: IN_COLLECTION, steps: tryForeign },
		{
			about: ['validate-order'],
			steps: (setting) => planOrders(setting, ordersToTry(setting.countries), { isShort: true }),
		},
		{ about: ALL, steps: inPlace(outliveTokens, { has: hasPeople }) },
		{ about: ['create-collection'], steps: inStore(createThemes) },
	]
}
