import { HEADERS } from '../data/probes.ts'
import type { Move, PlannedRequest } from '../planned.ts'
import { dataOf } from './full-orders.ts'
import { emailsOf, hasDeltas, hasProducts, hasWords, listOrders, MADE, type Setting, speaks } from './scenario-parts.ts'
import { offerOf, type Pair, type Shop } from './shops.ts'
import { askIn, findStore, findStores, signIn } from './store-places.ts'
import { create, get, item, list, person, placer, status } from './tools.ts'

/** Tests personalized products of two people: each person gets a product of their own, and each order shows the data of its person. */
export function personalizeTwo(store: Shop): readonly Move[] {
	const { order, sold, country } = store
	const [{ variantId, productId }] = sold
	const plain = offerOf(store.collection, country)?.sold[0].variantId
	const other = sold.find((variant) => variant.productId !== productId)?.variantId
	const first = person(73, { addBalance: 900, birthDate: '1979-11-05T00:00:00Z', startDate: '2015-06-30T00:00:00Z' })
	const days = { birthDate: '2001-08-09T00:00:00Z', startDate: '2023-04-03T00:00:00Z', department: 'Research' }
	const second = person(74, { addBalance: 900, ...days, firstName: 'Zoë', lastName: 'Núñez', location: 'Oslo' })
	const people = [first, second]
	const emails = people.map(({ email }) => email)
	const place = placer(store, 'own')
	const make = (who: Readonly<Record<string, unknown>>): PlannedRequest =>
		get(store, productId, 'service.7', dataOf(who))
	const buy = (who: typeof first, items = [item(variantId)]): PlannedRequest =>
		place(who, items, 'get-product.3', order, { personalizations: dataOf(who) })
	const ids = people.map((_, at) => `<person ${store.index} ${store.collection.people.length + at}>`)
	return [
		create(store, people),
		buy(first),
		...(plain === undefined ? [] : [buy(first, [item(plain), item(variantId)])]),
		make(first),
		// A request for the product restarts no time.
		...[7, 8, 8, 8].flatMap((wait) => [{ wait }, make(first)]),
		make(first),
		// Made for the other: a service may accept it.
		buy(second),
		...(other === undefined ? [] : [buy(first, [item(other)]), buy(first, [item(variantId), item(other)])]),
		buy(first),
		// The second person pays for the product of the first.
		place(second, [item(variantId)], 'get-product.3', order, { personalizations: dataOf(first) }),
		make(second),
		{ wait: 5 },
		make(second),
		{ wait: MADE },
		make(second),
		buy(second),
		buy(first),
		...(plain === undefined ? [] : [buy(second, [item(plain, 2), item(variantId)])]),
		...ids.map((id) => listOrders(store, { userIds: [id] }, 'list-orders.1')),
		list(store, emails),
		make(first),
	]
}

/** Tests that a product made in one store doesn't count as a product of another store. */
export function makeElsewhere({ here, there }: Pair): readonly Move[] {
	const productId = there.sold?.[0].productId
	const variantId = here.sold.find((variant) => variant.productId !== productId)?.variantId
	if (productId === undefined || variantId === undefined) return []
	const buyer = person(75, { addBalance: 900 })
	const source = dataOf(buyer)
	const make = get(there, productId, 'service.7', source)
	return [
		create(here, [buyer]),
		make,
		{ wait: MADE },
		make,
		placer(here, 'elsewhere')(buyer, [item(variantId)], 'get-product.3', here.order, {
			personalizations: source,
		}),
	]
}

/** Tests that a store that was ready stays ready if nothing new is made in it. */
export function stayReady({ state }: Setting): readonly Move[] {
	return findStores(state)
		.slice(0, MAX_STORES)
		.flatMap((store) => {
			const asked = status(store, 'get-collection-status.response')
			return [signIn(state, store.client), asked, asked, { wait: 20 }, asked, { wait: 40 }, asked]
		})
}

/** Tests products with each price delta, and with language headers of every known language: with weights, without, and unknown. */
export function readProducts({ state, countries }: Setting): readonly Move[] {
	const store = findStore(state, hasWords) ?? findStore(state, hasProducts)
	if (store === null) return []
	const priced = findStore(state, hasDeltas) ?? store
	const { products } = store.collection
	const wordy = products.find(speaks) ?? products[0]
	const locales = Object.keys(wordy?.translations ?? {})
	const headers = [
		...locales,
		...locales.map((locale) => locale.toLowerCase()),
		...locales.flatMap((each) => [`de-DE;q=0.9, ${each}`, `de, ${each};q=0.5`, `${each};q=0.5, en-US;q=0.4, *;q=0.1`]),
		...locales
			.slice(0, 2)
			.flatMap((each) => [
				`en-US;q=0.3, ${each};q=0.9`,
				...['en-US;q=0.1', '*;q=0.5', 'de;q=0.5'].map((rest) => `${each};q=0, ${rest}`),
			]),
		...locales.slice(0, 1).map((each) => `${each};q=0.2, en-US;q=0.8`),
		...HEADERS,
	]
	const deltas = priced.collection.products.flatMap(({ product: { id, priceDeltaByCountry = {} } }) =>
		Object.keys(priceDeltaByCountry)
			.filter((code) => countries.includes(code))
			.slice(0, 6)
			.map((countryCode) => [id, countryCode] as const),
	)
	const some = deltas.filter((_, at) => at < MAX_DELTAS || at % SOME_DELTAS === 0)
	const others = countries.filter((code) => !deltas.some(([, country]) => country === code)).slice(0, 2)
	const [id = priced.collection.products[0]?.product.id] = deltas[0] ?? []
	return [
		signIn(state, store.client),
		get(store, undefined, 'service.3'),
		...headers.map((header) => get(store, wordy?.product.id, 'get-product.1', { 'Accept-Language': header })),
		signIn(state, priced.client),
		...some.map(([id, countryCode]) => get(priced, id, 'get-product.2', { countryCode })),
		...deltas
			.slice(0, 2)
			.map(([id, countryCode]) => get(priced, id, 'get-product.2', { countryCode, 'Accept-Language': 'fr-FR' })),
		...others.map((countryCode) => get(priced, id, 'get-product.2', { countryCode })),
		...findStores(state, hasProducts)
			.slice(0, MAX_READ)
			.flatMap((of) => [
				signIn(state, of.client),
				// A store is not ready while one of its products is pending.
				...of.collection.products.flatMap(({ product }) => (product.creationStatus === 'Pending' ? status(of) : [])),
				...of.collection.products.slice(0, MAX_READ).map(({ product }) => get(of, product.id, 'get-product.response')),
			]),
	]
}

/** Tests lists of single people, and of everybody. */
export function listEach({ state }: Setting): readonly Move[] {
	return findStores(state)
		.slice(0, MAX_STORES)
		.flatMap((store) => {
			const emails = emailsOf(store.collection).slice(0, MAX_PEOPLE)
			return [
				signIn(state, store.client),
				list(store, emails),
				...emails.map((email) => list(store, [email])),
				askIn(store, 'list-people'),
			]
		})
}

/** The stores and the people that are asked about one by one. */
const MAX_STORES = 3
const MAX_PEOPLE = 6
/** The stores whose products are read, and the products of each. */
const MAX_READ = 20
/** The first deltas are all requested. Of the others, one in `SOME_DELTAS` is. */
const MAX_DELTAS = 24
const SOME_DELTAS = 5
