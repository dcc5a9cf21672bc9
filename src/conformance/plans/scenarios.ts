import { OPERATIONS, type OperationId } from '../../contract/generated/operations.ts'
import { readField } from '../../core/read.ts'
import { ordersOf } from '../../model/order-log.ts'
import type { ServiceState, StoreCollection } from '../../model/state.ts'
import type { Move, Planned, PlannedRequest } from '../planned.ts'
import { nationalOrders, ordersToTry, orderToPlace, orderToValidate, SOURCE, wrongOrders } from './full-orders.ts'
import { sampleOrder } from './sample-order.ts'
import { askIn, findStore, type Store, withAuthorization, withBody } from './store-places.ts'
import { signIn } from './store-plans.ts'

/** The context of a scenario. */
export interface Setting {
	/** The state at the start. */
	readonly state: ServiceState
	/** The countries of the addresses. */
	readonly countries: readonly string[]
	/** The current instant. */
	readonly now: string
	/** The longest time that may pass at once, in seconds. */
	readonly longestWait: number
	/** Whether a sample is enough. */
	readonly isQuick: boolean
}

/** A sequence of requests that tests some clauses from start to end; empty if the store lacks what it needs. */
export interface Scenario {
	/** The operations that it tests. It is skipped if none of them is allowed. */
	readonly about: readonly OperationId[]
	readonly plan: (setting: Setting) => readonly Move[]
}

/** Waits in seconds: to just before the end of an access token's ten minutes, then to just after it. */
export const BEFORE_END = 590
const AFTER_END = 20
/** Waits in seconds for readiness, which takes "about 30 seconds": `EARLY` is less than 15, and both together are more than 45. */
export const EARLY = 12
export const LATE = 40
/** A wait in seconds that is longer than a personalization: "about 15 to 20 seconds", at most 30. */
export const MADE = 35
/** A balance that pays for every order of a scenario, in credits and in gifts. */
export const PLENTY = 5_000
export const NOBODY = '00000000-0000-4000-8000-000000000000'
const DAY_LENGTH = 10

export const hasPeople = ({ people }: StoreCollection): boolean => people.some(({ email }) => email !== null)
export const variantsOf = ({ products }: StoreCollection, isPersonalized: boolean): readonly string[] =>
	products.flatMap(({ product }) =>
		(product.isPersonalized === true) === isPersonalized && (product.shippingRegions ?? []).length === 0
			? (product.variants ?? []).flatMap(({ id }) => id ?? [])
			: [],
	)
export const hasPlain = (collection: StoreCollection): boolean => variantsOf(collection, false).length > 0
export const emailsOf = ({ people }: StoreCollection): readonly string[] => people.flatMap(({ email }) => email ?? [])

/** Lists every person by e-mail, as the store writes it. */
export const listAll = (store: Store): PlannedRequest =>
	askIn(store, 'list-people', { body: { emails: emailsOf(store.collection) }, tries: 'list-people.1' })

export const listOrders = (store: Store, filter: object, tries: string): PlannedRequest =>
	askIn(store, 'list-orders', { body: { filter }, tries })

export const allOf = (day: string): { start: string; end: string } => ({
	start: `${day}T13:37:00Z`,
	end: `${day}T13:37:00Z`,
})

/** Tests tokens, and what a client can read with one. */
function tryTokens({ state }: Setting): readonly Planned[] {
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
function tryForeign({ state }: Setting): readonly Planned[] {
	const isOwn = ({ client }: Store, companyId: string): boolean =>
		state.clients[client]?.companyIds.includes(companyId) === true
	const store = findStore(state, hasPlain) ?? findStore(state)
	if (store === null) return []
	const unknown = { ...store.collection, id: NOBODY }
	const others = state.collections.filter(({ companyId }) => !isOwn(store, companyId))
	const foreign = others.find(({ orders }) => orders.length > 0) ?? others[0] ?? unknown
	const { id: companyId } = state.companies.find(({ id }) => !isOwn(store, id)) ?? unknown
	const create = example(store, 'create-collection')
	const update = askIn(store, 'update-product', {
		parameters: { productId: 'no-such-product' },
		body: { notes: 'A note' },
		tries: 'service.3',
	})
	return [
		signIn(state, store.client),
		...IN_COLLECTION.map((operation) => reach(foreign, store, operation)),
		{ ...withBody(create, { companyId }), tries: 'service.2' },
		update,
	]
}

/**
 * Returns a client's request to a collection. All other ids in it belong to that collection, so a service that doesn't check the
 * client accepts it.
 */
function reach(collection: StoreCollection, store: Store, operation: OperationId): PlannedRequest {
	const planned = example({ ...store, collection }, operation)
	const isNamed = readField(planned.body, 'companyId') !== undefined
	const { companyId } = store.collection
	return { ...(isNamed ? withBody(planned, { companyId }) : planned), tries: 'service.2' }
}

/** Returns one correct request to an operation. */
export function example(store: Store, operation: OperationId): PlannedRequest {
	const { collection } = store
	const [product] = collection.products
	const [person] = collection.people
	const [variantId = 'no-such-variant'] = variantsOf(collection, false)
	const order = sampleOrder('US')
	const body: Readonly<{ [Id in OperationId]?: object }> = {
		'update-product': { notes: 'A note' },
		'validate-order': orderToValidate(order, variantId),
		'place-order': orderToPlace(order, [{ variantId, quantity: 1 }], person ?? SOMEBODY),
		'list-orders': { filter: { userIds: [person?.id ?? NOBODY] } },
		personalize: { sourceFields: SOURCE },
		'create-people': { people: [newPerson(0)], shouldSendEmail: false },
		'list-people': { emails: emailsOf(collection) },
		reward: { emails: emailsOf(collection).slice(0, 1), amount: 1, shouldSendEmail: false },
		'create-company': { name: 'Acme', logoUrl: LOGO },
	}
	const isOfProduct = operation === 'get-product' || operation === 'update-product'
	return askIn(store, operation, {
		...(isOfProduct && { parameters: { productId: product?.product.id ?? 'no-such-product' } }),
		...(operation === 'create-collection' && { parameters: COLLECTION, body: {} }),
		...(body[operation] !== undefined && { body: body[operation] }),
	})
}

export const LOGO = 'https://example.com/logo.png'
/** All parameters of create-collection, because the interface does not show which of them a service requires. */
export const COLLECTION: Readonly<Record<string, string>> = {
	logoUrl: LOGO,
	rewardType: 'Coins',
	theme: 'GENERAL',
	paymentCheckout: 'false',
}
const SOMEBODY = { firstName: 'Ada', lastName: 'Smith', email: 'nobody@mail.test' }
const FIRST_NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Fay', 'Gil', 'Hal', 'Ida', 'Jo', 'Kim', 'Lou', 'Mo', 'Ned']

/** Returns a person with every field that a service may require. Each person has other values. */
export function newPerson(number: number): Readonly<Record<string, string>> {
	const firstName = FIRST_NAMES[number % FIRST_NAMES.length] ?? 'Ada'
	const month = String(1 + (number % 12)).padStart(2, '0')
	return {
		firstName,
		lastName: `Miller-${number}`,
		email: `${firstName.toLowerCase()}.${number}@people.test`,
		birthDate: `19${70 + (number % 25)}-${month}-27T00:00:00Z`,
		startDate: `20${10 + (number % 10)}-${month}-10T00:00:00Z`,
		externalId: `hr-${number}`,
		location: 'London',
		department: 'Sales',
	}
}

/** Tests lists of orders: invalid bodies, each day of the orders, users, and both. */
function tryOrders({ state }: Setting): readonly Planned[] {
	const store = findStore(state, ({ orders }) => orders.length > 0) ?? findStore(state, hasPeople) ?? findStore(state)
	if (store === null) return []
	const { people } = store.collection
	const orders = ordersOf(store.collection)
	const dated = orders.flatMap(({ order }) => order.createdAt?.slice(0, DAY_LENGTH) ?? [])
	const days = [...new Set(dated)].sort()
	const users = [...new Set([...orders.map(({ userId }) => userId), ...people.map(({ id }) => id)])].slice(0, 3)
	const [first = '2026-01-10', last = first] = [days[0], days.at(-1)]
	const [user = NOBODY, other = NOBODY] = users
	const asked = (filter: object, tries: string): PlannedRequest => listOrders(store, filter, tries)
	const dayBefore = new Date(Date.parse(`${first}T00:00:00Z`) - 86_400_000).toISOString().slice(0, DAY_LENGTH)
	return [
		signIn(state, store.client),
		asked({ dateRange: { start: `${first}T23:59:59Z`, end: `${last}T00:00:00Z` } }, 'list-orders.2'),
		...days.slice(0, 5).map((day) => asked({ dateRange: allOf(day) }, 'list-orders.2')),
		asked({ dateRange: allOf(dayBefore) }, 'list-orders.2'),
		asked({ dateRange: { start: `${dayBefore}T20:00:00Z`, end: `${first}T04:00:00Z` } }, 'list-orders.2'),
		...users.map((id) => asked({ userIds: [id] }, 'list-orders.1')),
		asked({ userIds: [user, other] }, 'list-orders.1'),
		asked({ userIds: [other, user] }, 'list-orders.1'),
		asked({ userIds: [NOBODY] }, 'list-orders.1'),
		...days.slice(0, 3).map((day) => asked({ userIds: [user], dateRange: allOf(day) }, 'list-orders.2')),
		...INVALID.map((body) => askIn(store, 'list-orders', { body, tries: 'list-orders.body' })),
	]
}

const RANGE = { start: '2026-01-01T00:00:00Z', end: '2026-01-31T00:00:00Z' }
/** "A list orders body lacking filter, with an empty userIds, with a dateRange lacking start or end, or with unknown properties is invalid." */
const INVALID: readonly object[] = [
	{},
	{ filter: { userIds: [] } },
	{ filter: { dateRange: { start: RANGE.start } } },
	{ filter: { dateRange: { end: RANGE.end } } },
	{ filter: { dateRange: RANGE }, page: 1 },
	{ filter: { dateRange: RANGE, status: 'all' } },
	{ filter: { dateRange: { ...RANGE, zone: 'UTC' } } },
	{ filter: { dateRange: {} } },
	{ filter: { userIds: [], dateRange: RANGE } },
	{ filter: { userIds: [NOBODY], page: 1 } },
	// A wrong type: a service may take it.
	{ filter: null },
]

/** Tests creating, listing and rewarding people: each with an own amount, with one amount for all, and more than ten at once. */
function tryPeople({ state }: Setting): readonly Planned[] {
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

/** Tests placing orders, their costs, and how they are listed. */
function placeOrders(setting: Setting): readonly Planned[] {
	const { state } = setting
	const isOf = (type: string) => (collection: StoreCollection) =>
		collection.rewardType === type && hasPeople(collection) && hasPlain(collection) && !collection.paymentCheckout
	const stores = [findStore(state, isOf('Coins')), findStore(state, isOf('Gifts'))].filter((store) => store !== null)
	return stores.flatMap((store, at) => placeIn(setting, store, at === 0))
}

/** Plans the orders in one store. Orders that are the same in every store are planned only for the first store. */
function placeIn({ state, countries, now }: Setting, store: Store, isFirst: boolean): readonly Planned[] {
	const { collection } = store
	const buyers = collection.people.filter(({ email }) => email !== null)
	const [buyer = null, other = null] = [buyers[0], buyers[1]]
	if (buyer === null) return []
	const variants = variantsOf(collection, false)
	const [variantId = '', second = variantId] = variants
	const deltas = collection.products.flatMap(({ product }) => Object.keys(product.priceDeltaByCountry ?? {}))
	const [near = 'US'] = ['US', 'CA', 'DE', ...countries].filter((code) => countries.includes(code))
	const far = deltas.find((code) => countries.includes(code)) ?? near
	const today = { dateRange: allOf(now.slice(0, DAY_LENGTH)) }
	let placed = 0
	const place = (country: string, items: readonly object[], tries: string, who = buyer, taxNumber?: string) => {
		const order = { ...sampleOrder(country), ...(taxNumber !== undefined && { taxNumber }) }
		const body = orderToPlace(order, items as readonly { variantId: string; quantity: number }[], who)
		// A service may take two orders with one external id for the same order.
		const externalId = `${collection.rewardType}-${++placed}`
		return askIn(store, 'place-order', { body: { ...body, externalId }, tries })
	}
	const one = [{ variantId, quantity: 1 }]
	const taxed = (['BR', 'MX', 'IT', 'CN', 'KR'] as const).filter((code) => countries.includes(code))
	const lacking = taxed.map((code) => withBody(place(code, one, 'tax-number.1'), { taxNumber: undefined }))
	const wrong = taxed.flatMap((code) =>
		code === 'BR' || code === 'MX'
			? [place(code, one, code === 'BR' ? 'tax-number.2' : 'tax-number.3', buyer, '1')]
			: [],
	)
	const free = taxed.flatMap((code) =>
		code === 'BR' || code === 'MX' ? [] : [place(code, one, 'tax-number.4', buyer, '1')],
	)
	const give = askIn(store, 'reward', {
		body: { emails: buyers.slice(0, 2).map(({ email }) => email), amount: PLENTY, shouldSendEmail: false },
		tries: 'reward.1',
	})
	return [
		signIn(state, store.client),
		place(near, [{ variantId, quantity: 100_000 }], 'service.1'),
		give,
		place(
			near,
			[{ variantId, quantity: 2 }, ...(second === variantId ? [] : [{ variantId: second, quantity: 1 }])],
			'place-order.response',
		),
		listAll(store),
		listOrders(store, { userIds: [buyer.id] }, 'list-orders.1'),
		...(other === null
			? []
			: [place(near, one, 'place-order.response', other), listOrders(store, { userIds: [other.id] }, 'list-orders.1')]),
		place(far, one, 'service.1'),
		listOrders(store, today, 'list-orders.2'),
		listAll(store),
		...(isFirst
			? [
					...lacking,
					...wrong,
					...free,
					place(near, [{ variantId: 'no-such-variant', quantity: 1 }], 'service.3'),
					listOrders(store, { userIds: buyers.slice(0, 2).map(({ id }) => id), ...today }, 'list-orders.2'),
					...Array.from({ length: 10 }, () => place(near, one, 'place-order.response')),
					listOrders(store, { userIds: [buyer.id] }, 'list-orders.1'),
				]
			: []),
	]
}

/** Tests an order by a new person, and finds it by the new user id. */
function orderAsNewPerson({ state, countries, now }: Setting): readonly Planned[] {
	const store = findStore(state, hasPlain)
	if (store === null) return []
	const { index, collection } = store
	const person = newPerson(20)
	const at = collection.people.length
	const [variantId = ''] = variantsOf(collection, false)
	const [country = 'US'] = countries.includes('US') ? ['US'] : countries
	const buyer = {
		firstName: person['firstName'] ?? '',
		lastName: person['lastName'] ?? '',
		email: person['email'] ?? '',
	}
	const body = orderToPlace(sampleOrder(country), [{ variantId, quantity: 1 }], buyer)
	const people = [{ ...person, addBalance: PLENTY }]
	return [
		signIn(state, store.client),
		askIn(store, 'create-people', { body: { people, shouldSendEmail: false }, tries: 'create-people.1' }),
		askIn(store, 'place-order', { body, tries: 'place-order.response' }),
		listOrders(store, { userIds: [`<person ${index} ${at}>`] }, 'list-orders.1'),
		listOrders(
			store,
			{ userIds: [`<person ${index} ${at}>`], dateRange: allOf(now.slice(0, DAY_LENGTH)) },
			'list-orders.2',
		),
		listOrders(store, { userIds: [NOBODY] }, 'list-orders.1'),
	]
}

/**
 * Tests a personalized product: it is created for a person, which takes time, and then ordered. A product that was not created
 * can't be ordered.
 */
function tryPersonalized({ state, countries }: Setting): readonly Planned[] {
	const store = findStore(state, (each) => variantsOf(each, true).length > 0 && hasPeople(each))
	if (store === null) return []
	const { collection } = store
	const [variantId = ''] = variantsOf(collection, true)
	const product = collection.products.find(({ product: { variants } }) => variants?.some(({ id }) => id === variantId))
	const productId = product?.product.id ?? ''
	const person = collection.people.find(({ email }) => email !== null)
	if (person === undefined) return []
	const [country = 'US'] = countries.includes('US') ? ['US'] : countries
	const body = orderToPlace(sampleOrder(country), [{ variantId, quantity: 1 }], person)
	const source = {
		...SOURCE,
		firstName: person.firstName ?? SOURCE.firstName,
		lastName: person.lastName ?? SOURCE.lastName,
	}
	const make = askIn(store, 'get-product', { parameters: { productId, ...source }, tries: 'service.7' })
	const order = askIn(store, 'place-order', { body, tries: 'get-product.3' })
	const emails = emailsOf(collection).slice(0, 3)
	return [
		signIn(state, store.client),
		askIn(store, 'reward', { body: { emails, amount: 100, shouldSendEmail: false }, tries: 'reward.1' }),
		order,
		make,
		{ wait: 7 },
		make,
		{ wait: MADE },
		make,
		order,
		listOrders(store, { userIds: [person.id] }, 'list-orders.1'),
		listAll(store),
	]
}

/** Tests personalizing a collection for people born in every month. */
function personalizeAll({ state }: Setting): readonly Planned[] {
	const store = findStore(state, ({ products }) => products.some(({ product }) => product.isPersonalized === true))
	const plain = findStore(state, ({ products }) => products.every(({ product }) => product.isPersonalized !== true))
	const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'))
	const made = months.map((month, at) => ({
		...SOURCE,
		birthDate: `19${80 + at}-${month}-27T00:00:00Z`,
		startDate: `20${10 + at}-${month}-10T00:00:00Z`,
	}))
	return [
		...(store === null
			? []
			: [
					signIn(state, store.client),
					...made.map((sourceFields) =>
						askIn(store, 'personalize', { body: { sourceFields }, tries: 'personalize.response' }),
					),
				]),
		...(plain === null
			? []
			: [
					signIn(state, plain.client),
					askIn(plain, 'personalize', { body: { sourceFields: SOURCE }, tries: 'personalize.1' }),
				]),
	]
}

/** Tests products in every known language, and for countries with and without a delta. */
function tryProducts({ state, countries }: Setting): readonly Planned[] {
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
function updateProducts({ state }: Setting): readonly Planned[] {
	const store =
		findStore(state, ({ products }) => products.length > 1) ?? findStore(state, ({ products }) => products.length > 0)
	if (store === null) return []
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
	return [signIn(state, store.client), ...steps, ...gets]
}

/** Tests a new collection: its readiness, its reward type and its use. Tests a new company in the same way. */
function createCollections({ state }: Setting): readonly Planned[] {
	const store = findStore(state)
	if (store === null) return []
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
		signIn(state, store.client),
		create({ rewardType: 'Gifts' }, {}, 'create-collection.1'),
		status(count),
		{ wait: EARLY },
		status(count),
		{ wait: LATE },
		status(count),
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
function createThemes({ state }: Setting): readonly Planned[] {
	const store = findStore(state)
	if (store === null) return []
	const parameters = OPERATIONS.find(({ id }) => id === 'create-collection')?.parameters ?? []
	const themes = parameters.flatMap(({ name, schema }) =>
		name === 'theme' ? ((schema['enum'] ?? []) as readonly string[]) : [],
	)
	return [
		signIn(state, store.client),
		...themes.map((theme) =>
			askIn(store, 'create-collection', {
				parameters: { ...COLLECTION, theme },
				body: {},
				tries: 'create-collection.2',
			}),
		),
	]
}

export const OF_PARTNERS: readonly OperationId[] = [
	'validate-order',
	'list-orders',
	'list-people',
	'reward',
	'create-people',
	'personalize',
	'place-order',
]

/** Tests the operations in which partners must name their company, with and without it. */
function tryPartners({ state }: Setting): readonly Planned[] {
	const isRich = (collection: StoreCollection): boolean => hasPlain(collection) && hasPeople(collection)
	const store = findStore(state, isRich, 'partner') ?? findStore(state, () => true, 'partner')
	if (store === null) return []
	return [
		signIn(state, store.client),
		...OF_PARTNERS.flatMap((operation) => {
			const good = { ...example(store, operation), tries: 'authentication.4' }
			return [good, withBody(good, { companyId: undefined })]
		}),
	]
}

/** Tests that no operation works without a token, or with an unknown one. */
function tryWithoutToken({ state }: Setting): readonly Planned[] {
	const store = findStore(state, (each) => hasPlain(each) && hasPeople(each)) ?? findStore(state)
	const all = store === null ? [] : examples(store)
	return [null, 'Bearer no-such-token'].flatMap((header) => all.map((planned) => withAuthorization(planned, header)))
}

/** Returns one correct request to each operation that needs a token. */
function examples(store: Store): readonly PlannedRequest[] {
	return OPERATIONS.flatMap(({ id }) => (id === 'create-tokens' ? [] : [example(store, id)]))
}

/** Tests that a token is valid until its end, and not afterwards. */
function outliveTokens({ state }: Setting): readonly Planned[] {
	const store = findStore(state, (each) => hasPlain(each) && hasPeople(each)) ?? findStore(state)
	if (store === null) return []
	const all = examples(store)
	const old = all.map((planned) => ({ ...planned, tries: 'authentication.3' }))
	const reads = old.filter(({ operation }) => !operation.startsWith('create') && operation !== 'place-order')
	return [signIn(state, store.client), { wait: BEFORE_END }, ...reads, { wait: AFTER_END }, ...old]
}

/** Tests orders without placing them: each check of validate-order, and the tax numbers. */
function judgeOrders({ state, countries }: Setting): readonly Planned[] {
	return judge(state, (collection) => ordersToTry(collection, countries))
}

/** Tests one order to every country, with the phone in national format. */
function judgeNationalPhones({ state, countries }: Setting): readonly Planned[] {
	return judge(state, () => nationalOrders(countries))
}

/** Tests one order to each well-known country for each defect of the address. */
function judgeWrongAddresses({ state, countries }: Setting): readonly Planned[] {
	return judge(state, () => wrongOrders(countries))
}

export function judge(
	state: ServiceState,
	ordersFor: (collection: StoreCollection) => ReturnType<typeof nationalOrders>,
): readonly Planned[] {
	const store = findStore(state, hasPlain)
	if (store === null) return []
	const [open = ''] = variantsOf(store.collection, false)
	const orders = ordersFor(store.collection).map(({ rule, order, variantId = open }) =>
		askIn(store, 'validate-order', { body: orderToValidate(order, variantId), tries: rule }),
	)
	return [signIn(state, store.client), ...orders]
}

export const ALL: readonly OperationId[] = /* @__PURE__ */ OPERATIONS.map(({ id }) => id)

/** All scenarios. The first are those that find common mistakes, and need few requests. */
export const SCENARIOS: readonly Scenario[] = [
	{
		about: ['list-collections', 'get-collection-status', 'list-people', 'list-orders', 'validate-order'],
		plan: tryTokens,
	},
	{ about: ['create-people', 'reward', 'list-people'], plan: tryPeople },
	{ about: ['create-collection', 'create-company'], plan: createCollections },
	{ about: ['update-product'], plan: updateProducts },
	{ about: ['place-order', 'get-product'], plan: tryPersonalized },
	{ about: ['get-product'], plan: tryProducts },
	{ about: ['list-orders'], plan: tryOrders },
	{ about: ['place-order'], plan: placeOrders },
	{ about: ['personalize'], plan: personalizeAll },
	{ about: OF_PARTNERS, plan: tryPartners },
	{ about: ALL, plan: tryWithoutToken },
	{ about: IN_COLLECTION, plan: tryForeign },
	{ about: ['validate-order'], plan: judgeOrders },
	{ about: ALL, plan: outliveTokens },
	{ about: ['place-order'], plan: orderAsNewPerson },
	{ about: ['create-collection'], plan: createThemes },
	{ about: ['validate-order'], plan: judgeNationalPhones },
	{ about: ['validate-order'], plan: judgeWrongAddresses },
]
