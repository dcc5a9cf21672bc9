import type { ServiceState } from '../../model/state.ts'
import { JSON_BODIES } from '../clauses.ts'
import { PEOPLE, TEXTS } from '../data/probes.ts'
import type { Move } from '../planned.ts'
import { SOURCE } from './full-orders.ts'
import { aroundNow, emailsOf, hasDelta, listOrders, NOBODY, PLENTY, type Setting } from './scenario-parts.ts'
import type { Shop } from './shops.ts'
import { askIn, type Store } from './store-places.ts'
import { create, get, given, item, list, listStores, person, placer, reward, status, update } from './tools.ts'

const long = (length: number): string =>
	'Ada Lovelace of London '.repeat(100).slice(0, length).trimEnd().padEnd(length, 'x')
const ALL_TEXTS: readonly string[] = /* @__PURE__ */ TEXTS.concat(/* @__PURE__ */ [60, 200, 2_000].map(long))
/** The number of people in one list. More than ten may be too many for a service. */
const A_LIST = 9

/** Tests that the names, numbers and days of people stay as they were sent. */
export function namePeople(store: Store): readonly Move[] {
	const people = ALL_TEXTS.map((text, at) => {
		const [firstName, lastName] = at % 2 === 0 ? [text, 'Miller'] : ['Ada', text]
		return person(300 + at, {
			firstName,
			lastName,
			...DAYS[at % DAYS.length],
			...(at % 5 === 1 && { email: `ada+gifts.${at}@people.test` }),
			...(at % 3 === 0 && { externalId: `hr ${text}`, department: text, location: text }),
		})
	})
	people.push(...PEOPLE.map((fields, at) => person(330 + at, { ...DAYS[at % DAYS.length], ...fields })))
	const emails = people.map(({ email }) => email)
	const listed = ({ collections }: ServiceState): readonly Move[] => {
		const known = (collections[store.index]?.people ?? []).map(({ email }) => email)
		const all = emails.filter((email) => known.includes(email))
		return all.flatMap((_, at) => (at % A_LIST === 0 ? [list(store, all.slice(at, at + A_LIST))] : []))
	}
	return [
		...people.map((each) => create(store, [each], 'create-people.response')),
		// Whether its letters are kept is open, so nobody looks for it.
		create(store, [person(360, { email: 'Ada.Upper@People.test' })], 'create-people.response'),
		listed,
		reward(store, ['mary_ann@mail.people.test', 'ada+plus@people.test'], 3),
		// An e-mail that is a part of another's, and one with a sign that means any letter to some services.
		...['x@people.test', 'mary_ann@mail.people.test'].map((email) => list(store, [email])),
		status(store),
	]
}

/** Tests bodies in another spelling of JSON, and bodies that are no JSON: like an empty body, these have no filter. */
export function spellBodies(store: Store): readonly Move[] {
	const asked = list(store, emailsOf(store.collection).slice(0, 3))
	const listed = listOrders(store, { userIds: [NOBODY] }, 'list-orders.body')
	const text = JSON.stringify(listed.body)
	const spelled = JSON.stringify(asked.body, null, '\t').replace(
		/(?<!\\)[a-z@.]/g,
		(letter) => `\\u00${letter.charCodeAt(0).toString(16)}`,
	)
	return [
		{ ...asked, text: spelled, tries: JSON_BODIES },
		...[text.slice(0, -1), `${text}}`, text.replaceAll('"', "'"), ''].map((text) => ({ ...listed, body: {}, text })),
	]
}

/** Days that a service changes if it is in another time zone, or if its calendar has a mistake. */
const DAYS: readonly { readonly birthDate: string; readonly startDate: string }[] = [
	{ birthDate: '1984-02-29T00:00:00Z', startDate: '2019-12-31T00:00:00Z' },
	{ birthDate: '2000-01-01T00:00:00Z', startDate: '2020-02-29T00:00:00Z' },
	{ birthDate: '1969-12-31T00:00:00Z', startDate: '2021-03-28T00:00:00Z' },
	{ birthDate: '1955-10-31T00:00:00Z', startDate: '2001-01-01T00:00:00Z' },
	{ birthDate: '1990-06-15T23:45:00Z', startDate: '2018-12-31T23:59:59Z' },
	{ birthDate: '1938-03-09T00:00:00Z', startDate: '1999-12-31T00:00:00Z' },
]

/** Tests that notes come back unchanged. */
export function writeNotes(store: Store): readonly Move[] {
	const { products } = store.collection
	const stored = products.find(hasDelta) ?? products[0]
	const productId = stored?.product.id
	if (productId === undefined) return []
	const [countryCode] = Object.keys(stored?.product.priceDeltaByCountry ?? {})
	const others = products.slice(0, 4).flatMap(({ product: { id } }) => (id === undefined ? [] : [id]))
	return [
		status(store),
		...[...ALL_TEXTS, 'First line\nSecond line', 'Tab\tand  two spaces'].flatMap((notes) => [
			update(store, productId, notes, 'update-product.1'),
			get(store, productId),
		]),
		// The same notes again.
		update(store, productId, 'Twice', 'update-product.1'),
		update(store, productId, 'Twice', 'update-product.1'),
		...given(countryCode, (countryCode) => [get(store, productId, 'get-product.2', { countryCode })]),
		...others.map((id) => get(store, id)),
		...Object.keys(stored?.translations ?? {})
			.slice(0, 2)
			.map((locale) => get(store, productId, 'get-product.1', { 'Accept-Language': locale })),
		status(store),
		listStores(store),
	]
}

/** Tests that a personalization keeps what was sent, for people born in every month and with names in many scripts. */
export function personalizeTexts(store: Store): readonly Move[] {
	const born = Array.from({ length: 12 }, (_, month) => ({
		...SOURCE,
		birthDate: `19${80 + month}-${String(month + 1).padStart(2, '0')}-27T00:00:00Z`,
		startDate: `20${10 + month}-${String(month + 1).padStart(2, '0')}-10T12:00:00${month % 2 === 0 ? 'Z' : '+02:00'}`,
	}))
	const sources = ALL_TEXTS.slice(0, -1).map((text, at) => ({
		...SOURCE,
		...(at % 2 === 0 ? { firstName: text, location: text } : { lastName: text, department: text }),
		...DAYS[at % DAYS.length],
	}))
	// What was not given is shown of nobody.
	const eva = { firstName: 'Eva', lastName: 'Berg' }
	const partly = [SOURCE, eva, { firstName: 'Eva' }, { lastName: 'Berg', department: 'Research' }, { location: 'Oslo' }]
	return [...born, ...sources, ...partly].map((sourceFields) =>
		askIn(store, 'personalize', { body: { sourceFields }, tries: 'personalize.response' }),
	)
}

/** Tests that orders of new people keep their external ids, and can be found by the new user ids. */
export function nameOrders({ order, sold, ...store }: Shop, { now }: Setting): readonly Move[] {
	const [{ variantId }] = sold
	const buyer = person(90, { addBalance: PLENTY })
	const buyers = [
		buyer,
		...['-', '_', '+'].map((sign, at) =>
			person(420 + at, { addBalance: PLENTY, lastName: "O'Neil-Ñuñez", email: `ann${sign}lee@people.test` }),
		),
	]
	const userIds = buyers.map((_, at) => `<person ${store.index} ${store.collection.people.length + at}>`)
	const place = placer(store, 'named')
	const ids = [...TEXTS, long(60), long(200), '0012345', '12345']
	return [
		create(store, buyers),
		...buyers.map((each) => place(each, [item(variantId)], 'place-order.response', order, { customAttributes: [] })),
		...ids.map((externalId) =>
			place(buyer, [item(variantId)], 'place-order.response', order, { externalId, note: externalId }),
		),
		...[userIds, userIds.slice(0, 1), userIds.slice(1), [NOBODY]].map((ids) =>
			listOrders(store, { userIds: ids }, 'list-orders.1'),
		),
		listOrders(store, { userIds: userIds.slice(0, 1), dateRange: aroundNow(now) }, 'list-orders.2'),
	]
}
