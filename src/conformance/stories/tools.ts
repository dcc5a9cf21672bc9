import type { ServiceState, StoreCollection, StorePerson } from '../../model/state.ts'
import type { Move, PlannedRequest } from '../planned.ts'
import { orderToPlace, orderToValidate } from '../plans/full-orders.ts'
import type { SampleOrder } from '../plans/sample-order.ts'
import { hasPlain, newPerson, type Setting } from '../plans/scenario-parts.ts'
import { askIn, findStore, type Store } from '../plans/store-places.ts'
import { signIn } from '../plans/store-plans.ts'

/** An item of an order. */
export interface Item {
	readonly variantId: string
	readonly quantity: number
}

/** The name and the e-mail of a user. */
type User = Pick<StorePerson, 'firstName' | 'lastName' | 'email'>

/** Returns an order item. */
export const item = (variantId: string, quantity = 1): Item => ({ variantId, quantity })

/** Returns a person with every field, and these values. */
export const person = (
	number: number,
	fields: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> & User => {
	const { firstName = '', lastName = '', email = '', ...rest } = newPerson(number)
	return { firstName, lastName, email, ...rest, ...fields } as Readonly<Record<string, unknown>> & User
}

export const create = (store: Store, people: readonly object[], tries: string, rest: object = {}): PlannedRequest =>
	askIn(store, 'create-people', { body: { people, ...rest, shouldSendEmail: false }, tries })

export const list = (store: Store, emails: readonly (string | null)[]): PlannedRequest =>
	askIn(store, 'list-people', { body: { emails }, tries: 'list-people.1' })

export const reward = (store: Store, emails: readonly (string | null)[], amount: number): PlannedRequest =>
	askIn(store, 'reward', { body: { emails, amount, shouldSendEmail: false }, tries: 'reward.1' })

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

/** Returns a name for a person's id that does not depend on the service; the id of nobody if the store does not know the e-mail. */
export function personName({ collections }: ServiceState, index: number, email: unknown): string {
	const at = collections[index]?.people.findIndex((each) => each.email === email) ?? -1
	return at < 0 ? '00000000-0000-4000-8000-000000000000' : `<person ${index} ${at}>`
}

/** Returns the first of these countries that the run uses; otherwise the first of the run. */
export function homeOf(countries: readonly string[], wanted: readonly string[] = ['US', 'CA', 'DE']): string {
	return wanted.find((code) => countries.includes(code)) ?? countries[0] ?? 'US'
}

/** Returns the amount in whole cents, as a number of credits. */
export const cents = (amount: number): number => Math.round(amount * 100) / 100

/** A variant that anybody can order. */
export interface Ware {
	readonly productId: string
	readonly variantId: string
	readonly price: number
	readonly deltas: Readonly<Record<string, number>>
}

/** Returns the variants of a store that are not personalized and ship everywhere. Those with different prices come first. */
export function waresOf({ products }: StoreCollection): readonly Ware[] {
	const wares = products.flatMap(({ product }) =>
		product.isPersonalized === true || (product.shippingRegions ?? []).length > 0
			? []
			: (product.variants ?? []).flatMap(({ id, price = 0 }) =>
					id === undefined
						? []
						: [{ productId: product.id ?? '', variantId: id, price, deltas: product.priceDeltaByCountry ?? {} }],
				),
	)
	const first = wares.filter((ware, at) => wares.findIndex(({ price }) => price === ware.price) === at)
	return [...first, ...wares.filter((ware) => !first.includes(ware))]
}

export const withAddress = (order: SampleOrder, fields: Readonly<Record<string, unknown>>): SampleOrder => ({
	...order,
	address: { ...order.address, ...fields } as Readonly<Record<string, string>>,
})

export function validate(store: Store, order: SampleOrder, items: readonly Item[], tries: string): PlannedRequest {
	const body = { ...orderToValidate(order, items[0]?.variantId ?? ''), orderItems: items }
	return askIn(store, 'validate-order', { body, tries })
}

/** Plans these orders, each of one piece of a variant that ships everywhere. */
export function planOrders(
	{ state, isQuick }: Setting,
	all: readonly { readonly order: SampleOrder; readonly rule: string }[],
): readonly Move[] {
	const own = [...new Map(all.map((each) => [JSON.stringify(each.order), each])).values()]
	const orders = isQuick ? own.filter((_, at) => at % ONE_IN === 0) : own
	const store = findStore(state, hasPlain)
	const [ware] = store === null ? [] : waresOf(store.collection)
	if (store === null || ware === undefined || orders.length === 0) return []
	return orders.flatMap(({ order, rule }, at) => [
		...(at % A_TOKEN === 0 ? [signIn(state, store.client)] : []),
		validate(store, order, [item(ware.variantId)], rule),
	])
}

/** A quick run sends one order in so many. */
const ONE_IN = 6
/** The requests after which new tokens are got: tokens live ten minutes. */
const A_TOKEN = 100
