import { countryOf } from '../../model/open-addresses.ts'
import type { ServiceState, StorePerson } from '../../model/state.ts'
import type { Move, PlannedRequest } from '../planned.ts'
import { orderToPlace, orderToValidate, type TriedOrder } from './full-orders.ts'
import type { SampleOrder } from './sample-order.ts'
import { COLLECTION, newPerson, type Setting } from './scenario-parts.ts'
import { findShop, type Shop, type Wanted } from './shops.ts'
import { askIn, type Store, signIn } from './store-places.ts'

/** Returns the steps of a plan that needs a value; no steps without the value. */
export const given = <T, M>(value: T | null | undefined, stepsFor: (value: T) => readonly M[]): readonly M[] =>
	value === null || value === undefined ? [] : stepsFor(value)

/** Returns steps if a condition is true; otherwise none. */
export const when = <M>(isSo: boolean, moves: readonly M[]): readonly M[] => (isSo ? moves : [])

export interface Item {
	readonly variantId: string
	readonly quantity: number
}

type User = Pick<StorePerson, 'firstName' | 'lastName' | 'email'>

export const item = (variantId: string, quantity = 1): Item => ({ variantId, quantity })

/** Returns a sample person with every field. The values in `fields` replace the sample's. */
export const person = (
	number: number,
	fields: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> & User => {
	const { firstName = '', lastName = '', email = '', ...rest } = newPerson(number)
	return { firstName, lastName, email, ...rest, ...fields } as Readonly<Record<string, unknown>> & User
}

export const create = (
	store: Store,
	people: readonly object[],
	tries = 'create-people.1',
	rest: object = {},
): PlannedRequest => askIn(store, 'create-people', { body: { people, ...rest, shouldSendEmail: false }, tries })

export const list = (store: Store, emails: readonly (string | null)[]): PlannedRequest =>
	askIn(store, 'list-people', { body: { emails }, tries: 'list-people.1' })

export const reward = (store: Store, emails: readonly (string | null)[], amount: number): PlannedRequest =>
	askIn(store, 'reward', { body: { emails, amount, shouldSendEmail: false }, tries: 'reward.1' })

/** Returns a request for a product; by default for a product that doesn't exist. */
export const get = (
	store: Store,
	productId = 'no-such-product',
	tries = 'update-product.1',
	parameters: Readonly<Record<string, string>> = {},
): PlannedRequest => askIn(store, 'get-product', { parameters: { productId, ...parameters }, tries })

export const update = (store: Store, productId: string, notes: string, tries?: string): PlannedRequest =>
	askIn(store, 'update-product', {
		parameters: { productId },
		body: { notes },
		...(tries !== undefined && { tries }),
	})

/** Returns a request for a new store, with all parameters that a service may require. */
export const make = (
	store: Store,
	body: object,
	tries: string,
	parameters: Readonly<Record<string, string>> = {},
): PlannedRequest => askIn(store, 'create-collection', { parameters: { ...COLLECTION, ...parameters }, body, tries })

/** Returns a store that the service creates during the run, by its index in the state's collections. */
export const madeAt = (store: Store, index: number): Store => ({
	...store,
	index,
	collection: { ...store.collection, id: `<collection ${index}>` },
})

export const listStores = (store: Store): PlannedRequest =>
	askIn(store, 'list-collections', { tries: 'list-collections.1' })

export const status = (store: Store, tries = 'service.7'): PlannedRequest =>
	askIn(store, 'get-collection-status', { tries })

/** Returns orders of a store, each with an external id of its own. */
export function placer(
	store: Store,
	prefix: string,
): (user: User, items: readonly Item[], tries: string, order: SampleOrder, more?: object) => PlannedRequest {
	let placed = 0
	return (user, items, tries, order, more = {}) => {
		const externalId = `${prefix}-${++placed}`
		return askIn(store, 'place-order', {
			body: { ...orderToPlace(order, items, user), externalId, ...more },
			tries,
		})
	}
}

/** Returns the name that stands for a person's id in any service. If the store has nobody with the e-mail, returns the id of nobody. */
export function personName({ collections }: ServiceState, index: number, email: unknown): string {
	const at = collections[index]?.people.findIndex((each) => each.email === email) ?? -1
	return at < 0 ? '00000000-0000-4000-8000-000000000000' : `<person ${index} ${at}>`
}

/** Returns the amount in whole cents, as a number of credits. */
export const cents = (amount: number): number => Math.round(amount * 100) / 100

export function validate(store: Store, order: SampleOrder, items: readonly Item[], tries: string): PlannedRequest {
	const body = { ...orderToValidate(order, items[0]?.variantId ?? ''), orderItems: items }
	return askIn(store, 'validate-order', { body, tries })
}

/** How orders are planned. A quick run sends all items of a short list. */
interface HowPlanned extends Pick<Wanted, 'has'> {
	readonly isShort?: boolean
}

/** Plans these orders, each with a product that the seed's stores certainly ship to its country. */
export function planOrders(
	setting: Setting,
	all: readonly TriedOrder[],
	{ isShort = false, ...wanted }: HowPlanned = {},
): readonly Move[] {
	const own = [...new Map(all.map((each) => [JSON.stringify(each), each])).values()]
	const orders = setting.isQuick && !isShort ? own.filter((_, at) => at % ONE_IN === 0) : own
	const shops = new Map<string, Shop | null>()
	const sent = new Map<number, number>()
	return orders.flatMap(({ order, rule, items = 1 }): readonly Move[] => {
		const country = countryOf(order.address)
		const shop = shops.get(country) ?? findShop(setting, country === '' ? wanted : { ...wanted, to: [country] })
		shops.set(country, shop)
		if (shop === null) return []
		const count = sent.get(shop.client) ?? 0
		sent.set(shop.client, count + 1)
		const [variant, other = variant] = shop.sold
		const bought = [item(variant.variantId), item(other.variantId, 2)].slice(0, items)
		return [...(count % A_TOKEN === 0 ? [signIn(setting.state, shop.client)] : []), validate(shop, order, bought, rule)]
	})
}

/** A quick run sends one order of this many. */
const ONE_IN = 6
/** The number of requests after which new tokens are requested: a token lives ten minutes. */
const A_TOKEN = 100
