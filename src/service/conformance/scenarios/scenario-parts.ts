import { parseMoment } from '../../../rules/calendar/parse-moment.ts'
import type { OperationId } from '../../../rules/contract/generated/operations.ts'
import type { RewardType } from '../../../rules/contract/generated/types.ts'
import type { ServiceState, StoreCollection, StorePerson, StoreProduct } from '../../model/state.ts'
import { CLAUSES } from '../clauses.ts'
import type { Move, PlannedRequest } from '../planned.ts'
import { orderToPlace, orderToValidate, SOURCE } from './full-orders.ts'
import { sampleOrder } from './sample-order.ts'
import { type AnyStore, findPair, findPlace, findShop, type Offer, type Pair, type Shop, type Wanted } from './shops.ts'
import { askIn, findStore, type Store, signIn } from './store-places.ts'

/** The context of a scenario. */
export interface Setting {
	/** The state at the start. */
	readonly state: ServiceState
	/** The countries of the addresses: the countries that the seed certainly ships to, if there are some. */
	readonly countries: readonly string[]
	/** All countries of the run. */
	readonly all: readonly string[]
	/** The current instant. */
	readonly now: string
	/** The longest single wait, in seconds. */
	readonly longestWait: number
	/** Whether a sample is enough. */
	readonly isQuick: boolean
}

/** A sequence of requests that tests some clauses from start to end. The sequence is empty if the store doesn't have what it needs. */
export interface Scenario {
	/** The operations that it tests. The sequence is skipped if none of its operations is allowed. */
	readonly about: readonly OperationId[]
	readonly steps: (setting: Setting) => readonly Move[]
}

/** Waits in seconds: until just before the end of an access token's ten minutes, then until just after it. */
export const BEFORE_END = 590
export const AFTER_END = 20
/** Waits in seconds for readiness after "about 30 seconds". `EARLY` is less than 15, and both together are more than 45. */
export const EARLY = 12
export const LATE = 40
/** A wait in seconds that is longer than a personalization, which takes "about 15 to 20 seconds", at most 30. */
export const MADE = 35
/** A balance that covers every order of a scenario, in credits and in gifts. */
export const PLENTY = 5_000
/** An id that no user has. User ids are UUIDs. */
export const NOBODY = '00000000-0000-4000-8000-000000000000'

export const hasPeople = ({ people }: StoreCollection): boolean => people.some(({ email }) => email !== null)
export const hasOrders = ({ orders, latestOrders }: StoreCollection): boolean => orders.length + latestOrders.length > 0
export const hasProducts = ({ products }: StoreCollection): boolean => products.length > 0
export const hasDelta = ({ product }: StoreProduct): boolean =>
	Object.values(product.priceDeltaByCountry ?? {}).some((delta) => delta !== 0)
export const hasDeltas = ({ products }: StoreCollection): boolean => products.some(hasDelta)
/** A product with translations that every service shows to everybody. */
export const speaks = ({ product: { status, isPersonalized }, translations }: StoreProduct): boolean =>
	status !== 'Draft' && isPersonalized !== true && Object.keys(translations).length > 0
export const hasWords = ({ products }: StoreCollection): boolean => products.some(speaks)
export const isAny = (): boolean => true
export const isPersonal = ({ products }: StoreCollection): boolean =>
	products.some(({ product }) => product.isPersonalized === true)
export const takesNoCards = ({ paymentCheckout }: StoreCollection): boolean => !paymentCheckout
/** Returns a condition for stores with this reward type and without payment at checkout. */
export const isOf =
	(type: RewardType) =>
	(collection: StoreCollection): boolean =>
		collection.rewardType === type && takesNoCards(collection)
export const emailsOf = ({ people }: StoreCollection): readonly string[] => people.flatMap(({ email }) => email ?? [])

/** The operations in which partners must name their company. */
export const OF_PARTNERS: readonly OperationId[] = /* @__PURE__ */ boundBy('authentication.4')
/** The operations that work in a collection, and create-collection. */
export const IN_COLLECTION: readonly OperationId[] = /* @__PURE__ */ boundBy('service.2')

function boundBy(rule: string): readonly OperationId[] {
	return CLAUSES.flatMap((clause) => (clause.rule === rule ? [clause.operation] : []))
}

/** Lists every person by e-mail, written as in the store. */
export const listAll = (store: Store): PlannedRequest =>
	askIn(store, 'list-people', { body: { emails: emailsOf(store.collection) }, tries: 'list-people.1' })

export const listOrders = (store: Store, filter: object, tries: string): PlannedRequest =>
	askIn(store, 'list-orders', { body: { filter }, tries })

/** Returns a range that contains the present in every time zone. */
export const aroundNow = (now: string): { start: string; end: string } => {
	const moment = parseMoment(now) ?? 0
	return { start: new Date(moment - AN_HOUR).toISOString(), end: new Date(moment + AN_HOUR).toISOString() }
}
const AN_HOUR = 3_600_000

export const allOf = (day: string): { start: string; end: string } => ({
	start: `${day}T13:37:00Z`,
	end: `${day}T13:37:00Z`,
})

export function example(store: Store & Partial<Offer>, operation: OperationId): PlannedRequest {
	const { collection, order = sampleOrder('US'), sold } = store
	const [product] = collection.products
	const person = richestOf(collection)
	const { variantId } = sold?.[0] ?? { variantId: 'no-such-variant' }
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

/** Returns the person with an e-mail who can pay most: a low balance would hide what else a service doesn't look at. */
export const richestOf = ({ people }: StoreCollection): StorePerson | undefined =>
	people.filter(({ email }) => email !== null).sort((a, b) => Number(b.balance) - Number(a.balance))[0]

export const LOGO = 'https://example.com/logo.png'
/** All parameters of create-collection, because the API documentation does not show which of them a service requires. */
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

/** The steps of a scenario in a store, after the client signed in. */
type StepsAt<Where> = (where: Where, setting: Setting) => readonly Move[]
type Steps = Scenario['steps']

/** Returns the steps of a scenario in the store that sells best what the scenario needs. The list is empty if the seed has no such store. */
export const inShop =
	(stepsAt: StepsAt<Shop>, wanted?: Wanted): Steps =>
	(setting) =>
		signedIn(stepsAt, findShop(setting, wanted), setting)

/** Returns the steps of a scenario in a store that sells what the scenario needs; if there is none, in any store. */
export const inPlace =
	(stepsAt: StepsAt<AnyStore>, wanted?: Wanted): Steps =>
	(setting) =>
		signedIn(stepsAt, findPlace(setting, wanted), setting)

/** Returns the steps of a scenario in two stores of one client. */
export const inPair =
	(
		stepsAt: StepsAt<Pair>,
		...wanted: Parameters<typeof findPair> extends [unknown, ...infer Rest] ? Rest : never
	): Steps =>
	(setting) => {
		const pair = findPair(setting, ...wanted)
		return pair === null ? [] : [signIn(setting.state, pair.here.client), ...stepsAt(pair, setting)]
	}

/** Returns the steps of a scenario in the first store that satisfies a condition. The conditions are tried in order. */
export const inStore =
	(stepsAt: StepsAt<Store>, ...conditions: readonly ((collection: StoreCollection) => boolean)[]): Steps =>
	(setting) => {
		const found = conditions.flatMap((has) => findStore(setting.state, has) ?? [])
		return signedIn(stepsAt, conditions.length === 0 ? findStore(setting.state) : (found[0] ?? null), setting)
	}

const signedIn = <Where extends Store>(
	stepsAt: StepsAt<Where>,
	where: Where | null,
	setting: Setting,
): readonly Move[] => (where === null ? [] : [signIn(setting.state, where.client), ...stepsAt(where, setting)])
