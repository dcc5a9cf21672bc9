import { OPERATIONS, type OperationId } from '../../../rules/contract/generated/operations.ts'
import { readField } from '../../../rules/core/read.ts'
import type { Move, PlannedRequest } from '../planned.ts'
import { given } from '../stories/tools.ts'
import { SOURCE } from './full-orders.ts'
import { inPlace, inShop, inStore } from './in-store.ts'
import {
	judgeNationalPhones,
	judgeOrders,
	judgeWrongAddresses,
	orderAsNewPeople,
	placeOrders,
	tryOrders,
	tryPersonalized,
} from './order-scenarios.ts'
import {
	AFTER_END,
	BEFORE_END,
	COLLECTION,
	EARLY,
	emailsOf,
	example,
	hasOrders,
	hasPeople,
	hasProducts,
	isAny,
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
import { askIn, findStore, type Store, withAuthorization, withBody } from './store-places.ts'
import { signIn } from './store-plans.ts'

/** Tests tokens, and what a client can read with one. */
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

/** The operations in a collection, first those that only read. */
export const IN_COLLECTION: readonly OperationId[] = [
	'get-collection-status',
	'get-product',
	'validate-order',
	'list-orders',
	'list-people',
	'update-product',
	'place-order',
	'personalize',
	'create-people',
	'reward',
]

/** Tests that a client can't reach collections and companies of another client, unknown ones, or a product of another collection. */
function tryForeign(store: AnyStore, setting: Setting): readonly Move[] {
	const { state } = setting
	const isOwn = ({ client }: Store, companyId: string): boolean =>
		state.clients[client]?.companyIds.includes(companyId) === true
	const unknown = { ...store.collection, id: NOBODY }
	const others = state.collections.filter(({ companyId }) => !isOwn(store, companyId))
	const foreign = others.find(({ orders }) => orders.length > 0) ?? others[0] ?? unknown
	const there = { ...store, ...bestOffer(foreign, homesOf(setting.countries)), collection: foreign }
	const { id: companyId } = state.companies.find(({ id }) => !isOwn(store, id)) ?? unknown
	const create = example(store, 'create-collection')
	const update = askIn(store, 'update-product', {
		parameters: { productId: 'no-such-product' },
		body: { notes: 'A note' },
		tries: 'service.3',
	})
	return [
		...IN_COLLECTION.map((operation) => reach(there, store, operation)),
		{ ...withBody(create, { companyId }), tries: 'service.2' },
		update,
	]
}

/**
 * Returns a client's request to a collection. All other ids in it belong to that collection, so a service that doesn't check the
 * client accepts it.
 */
function reach(there: Store, store: Store, operation: OperationId): PlannedRequest {
	const planned = example(there, operation)
	const isNamed = readField(planned.body, 'companyId') !== undefined
	const { companyId } = store.collection
	return { ...(isNamed ? withBody(planned, { companyId }) : planned), tries: 'service.2' }
}

/** Tests creating, listing and rewarding people: each with an own amount, with one amount for all, and more than ten at once. */
function tryPeople({ state }: Setting): readonly Move[] {
	const stores = [
		findStore(state, ({ rewardType }) => rewardType === 'Coins'),
		findStore(state, ({ rewardType }) => rewardType === 'Gifts'),
	].filter((store) => store !== null)
	return stores.flatMap((store, at) => {
		const isGifts = store.collection.rewardType === 'Gifts'
		const amount = isGifts ? 2 : 20.35
		// A service may know people by their e-mails in all stores, so each store gets its own people.
		const [first, second, third, ...more] = Array.from({ length: 14 }, (_, number) => newPerson(1 + number + 40 * at))
		if (first === undefined || second === undefined || third === undefined) return []
		const emails = [...emailsOf(store.collection), ...[first, second, third].map(({ email = '' }) => email)]
		const all = [...emails, ...more.map(({ email = '' }) => email)]
		const create = (people: readonly object[], rest: object, tries: string): PlannedRequest =>
			askIn(store, 'create-people', { body: { people, ...rest, shouldSendEmail: false }, tries })
		const list = (listed: readonly string[]): PlannedRequest =>
			askIn(store, 'list-people', { body: { emails: listed }, tries: 'list-people.1' })
		const give = (to: readonly string[]): PlannedRequest =>
			askIn(store, 'reward', { body: { emails: to, amount, shouldSendEmail: false }, tries: 'reward.1' })
		return [
			signIn(state, store.client),
			create([{ ...first, addBalance: amount }, second], {}, 'create-people.1'),
			create([third], { amount: amount + 1 }, 'create-people.2'),
			list(emails),
			give(emails.slice(-2)),
			list(emails),
			...(at > 0
				? []
				: [
						give([...emails.slice(-1), 'nobody@people.test']),
						create(more, {}, 'create-people.response'),
						list(all),
						give(all.slice(0, 12)),
						list(all),
					]),
		]
	})
}

/** Tests personalizing a collection for people born in every month. */
function personalizeAll({ state }: Setting): readonly Move[] {
	const store = findStore(state, ({ products }) => products.some(({ product }) => product.isPersonalized === true))
	const plain = findStore(state, ({ products }) => products.every(({ product }) => product.isPersonalized !== true))
	const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'))
	const made = months.map((month, at) => ({
		...SOURCE,
		birthDate: `19${80 + at}-${month}-27T00:00:00Z`,
		startDate: `20${10 + at}-${month}-10T00:00:00Z`,
	}))
	return [
		...given(store, (store) => [
			signIn(state, store.client),
			...made.map((sourceFields) =>
				askIn(store, 'personalize', { body: { sourceFields }, tries: 'personalize.response' }),
			),
		]),
		...given(plain, (plain) => [
			signIn(state, plain.client),
			askIn(plain, 'personalize', { body: { sourceFields: SOURCE }, tries: 'personalize.1' }),
		]),
	]
}

/** Tests products in every known language, and for countries with and without a delta. */
function tryProducts({ state, countries }: Setting): readonly Move[] {
	const stores = [
		findStore(state, ({ products }) => products.some(({ product }) => product.priceDeltaByCountry !== undefined)),
		findStore(state, ({ products }) => products.some(({ translations }) => Object.keys(translations).length > 0)),
		findStore(state, ({ products }) => products.length > 0),
	].filter((store) => store !== null)
	const [store] = stores
	if (store === undefined) return []
	const translated = stores[1] ?? store
	const wordy = translated.collection.products.find(({ translations }) => Object.keys(translations).length > 0)
	const get = (of: Store, productId: string | undefined, parameters: Readonly<Record<string, string>>, tries: string) =>
		askIn(of, 'get-product', { parameters: { productId: productId ?? 'no-such-product', ...parameters }, tries })
	const locales = Object.keys(wordy?.translations ?? {})
	const headers = [
		...locales,
		...locales.slice(0, 2).map((locale) => `en-US;q=0.3, ${locale};q=0.9`),
		...locales.slice(0, 1).map((locale) => `${locale};q=0.2, en-US;q=0.8`),
		'fr-FR, fr;q=0.9, en;q=0.8, *;q=0.5',
		'en-US',
		'*',
		'es',
	]
	return [
		signIn(state, store.client),
		...(translated.client === store.client ? [] : [signIn(state, translated.client)]),
		...store.collection.products.slice(0, 4).flatMap(({ product }) => {
			const deltas = Object.keys(product.priceDeltaByCountry ?? {}).filter((code) => countries.includes(code))
			return [
				get(store, product.id, {}, 'get-product.response'),
				...deltas.slice(0, 4).map((countryCode) => get(store, product.id, { countryCode }, 'get-product.2')),
			]
		}),
		get(store, store.collection.products[0]?.product.id, { countryCode: 'US' }, 'get-product.2'),
		...headers.map((header) =>
			get(
				translated,
				(wordy ?? translated.collection.products[0])?.product.id,
				{ 'Accept-Language': header },
				'get-product.1',
			),
		),
		get(store, undefined, {}, 'service.3'),
	]
}

/** Tests that the notes of two products stay separate. */
function updateProducts(store: Store): readonly Move[] {
	const ids = store.collection.products.slice(0, 2).map(({ product }) => product.id ?? '')
	const steps = ids.map((productId, at) =>
		askIn(store, 'update-product', {
			parameters: { productId },
			body: { notes: `Note ${at + 1}` },
			tries: 'update-product.1',
		}),
	)
	const gets = ids.map((productId) =>
		askIn(store, 'get-product', { parameters: { productId }, tries: 'update-product.1' }),
	)
	return [...steps, ...gets]
}

/** Tests a new collection: its readiness, its reward type and its use. Tests a new company in the same way. */
function createCollections(store: Store, { state }: Setting): readonly Move[] {
	const count = state.collections.length
	const create = (parameters: Readonly<Record<string, string>>, body: object, tries: string): PlannedRequest =>
		askIn(store, 'create-collection', { parameters: { ...COLLECTION, ...parameters }, body, tries })
	const named = (planned: PlannedRequest, index: number): PlannedRequest => ({
		...planned,
		parameters: { ...planned.parameters, collectionId: `<collection ${index}>` },
	})
	const status = (index: number): PlannedRequest => ({
		...named(askIn(store, 'get-collection-status'), index),
		tries: 'service.7',
	})
	const template = state.templates[0]?.product.id
	const list = askIn(store, 'list-collections', { tries: 'list-collections.1' })
	const { companyId } = store.collection
	const person = newPerson(30)
	return [
		create({ rewardType: 'Gifts' }, {}, 'create-collection.1'),
		status(count),
		// To ask restarts no time.
		...[EARLY, 8, 8, 9, 9].flatMap((wait) => [{ wait }, status(count)]),
		list,
		...(template === undefined
			? []
			: [{ ...named(askIn(store, 'get-product', { parameters: { productId: template } }), count) }]),
		withBody(askIn(store, 'create-people', { body: { people: [person], shouldSendEmail: false } }), {
			collectionId: `<collection ${count}>`,
			...(store.isPartner && { companyId: `<company ${state.companies.length}>` }),
		}),
		create({ rewardType: 'Coins', paymentCheckout: 'true' }, { companyId }, 'create-collection.3'),
		{ wait: EARLY + LATE },
		list,
		askIn(store, 'create-company', { body: { name: 'Acme', logoUrl: LOGO }, tries: 'create-company.response' }),
		create({ rewardType: 'Gifts' }, { companyId: `<company ${state.companies.length + 1}>` }, 'create-collection.3'),
		{ wait: EARLY + LATE },
		status(count + 2),
		list,
	]
}

/** Tests every theme. */
function createThemes(store: Store): readonly Move[] {
	const parameters = OPERATIONS.find(({ id }) => id === 'create-collection')?.parameters ?? []
	const themes = parameters.flatMap(({ name, schema }) =>
		name === 'theme' ? ((schema['enum'] ?? []) as readonly string[]) : [],
	)
	return [
		...themes.map((theme) =>
			askIn(store, 'create-collection', {
				parameters: { ...COLLECTION, theme },
				body: {},
				tries: 'create-collection.2',
			}),
		),
	]
}

/** Tests the operations in which partners must name their company, with and without it. */
function tryPartners(store: AnyStore): readonly Move[] {
	return [
		...OF_PARTNERS.flatMap((operation) => {
			const good = { ...example(store, operation), tries: 'authentication.4' }
			return [good, withBody(good, { companyId: undefined })]
		}),
	]
}

/** Tests that no operation works without a token, or with an unknown one. */
function tryWithoutToken(setting: Setting): readonly Move[] {
	const store = findPlace(setting, { has: hasPeople })
	const all = store === null ? [] : examples(store)
	return [null, 'Bearer no-such-token'].flatMap((header) => all.map((planned) => withAuthorization(planned, header)))
}

/** Returns one correct request to each operation that needs a token. */
function examples(store: Store): readonly PlannedRequest[] {
	return OPERATIONS.flatMap(({ id }) => (id === 'create-tokens' ? [] : [example(store, id)]))
}

/** Tests that a token is valid until its end, and not afterwards. */
export function outliveTokens(store: AnyStore): readonly Move[] {
	const all = examples(store)
	const old = all.map((planned) => ({ ...planned, tries: 'authentication.3' }))
	const reads = old.filter(({ operation }) => !operation.startsWith('create') && operation !== 'place-order')
	return [{ wait: BEFORE_END }, ...reads, { wait: AFTER_END }, ...old]
}

export const ALL: readonly OperationId[] = /* @__PURE__ */ OPERATIONS.map(({ id }) => id)

/** All scenarios. The first are those that find common mistakes, and need few requests. */
export const SCENARIOS: readonly Scenario[] = /* @__PURE__ */ listScenarios()

/** A function, so that a bundle without the scenarios leaves them out. */
function listScenarios(): readonly Scenario[] {
	return [
		{
			about: ['list-collections', 'get-collection-status', 'list-people', 'list-orders', 'validate-order'],
			plan: tryTokens,
		},
		{ about: ['create-people', 'reward', 'list-people'], plan: tryPeople },
		{ about: ['create-collection', 'create-company'], plan: inStore(createCollections) },
		{ about: ['update-product'], plan: inStore(updateProducts, ({ products }) => products.length > 1, hasProducts) },
		{ about: ['place-order', 'get-product'], plan: inShop(tryPersonalized, { has: hasPeople, isPersonalized: true }) },
		{ about: ['get-product'], plan: tryProducts },
		{ about: ['list-orders'], plan: inStore(tryOrders, hasOrders, hasPeople, isAny) },
		{ about: ['place-order'], plan: placeOrders },
		{ about: ['personalize'], plan: personalizeAll },
		{ about: OF_PARTNERS, plan: inPlace(tryPartners, { has: hasPeople, only: 'partner' }) },
		{ about: ALL, plan: tryWithoutToken },
		{ about: IN_COLLECTION, plan: inPlace(tryForeign) },
		{ about: ['validate-order'], plan: judgeOrders },
		{ about: ALL, plan: inPlace(outliveTokens, { has: hasPeople }) },
		{ about: ['place-order'], plan: inShop(orderAsNewPeople) },
		{ about: ['create-collection'], plan: inStore(createThemes) },
		{ about: ['validate-order'], plan: judgeNationalPhones },
		{ about: ['validate-order'], plan: judgeWrongAddresses },
	]
}
