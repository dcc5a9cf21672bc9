import type {
	Collection,
	CreationStatus,
	Locale,
	Person,
	Product,
	RewardType,
} from '../../rules/contract/generated/types.ts'
import type { Policy, PolicyOptions } from '../../rules/core/policy.ts'
import type { OrderRecord } from '../../rules/order/list/filter-orders.ts'

/** Everything that a service stores, as plain JSON data. The states that `createState` and `step` return are frozen. */
export interface ServiceState {
	readonly clients: readonly StoreClient[]
	readonly companies: readonly StoreCompany[]
	readonly collections: readonly StoreCollection[]
	readonly tokens: readonly StoreToken[]
	/** The products of a new collection. */
	readonly templates: readonly StoreProduct[]
	/** The service's choices. `isPartner` isn't used here, because each client has its own. */
	readonly policy: Policy
	/** The number of the next id. */
	readonly counter: number
}

export interface StoreClient {
	readonly clientId: string
	readonly clientSecret: string
	/** Whether the client acts for several companies, and must name one (D-34). */
	readonly isPartner: boolean
	readonly companyIds: readonly string[]
}

export interface StoreCompany {
	readonly id: string
	/** Null if unknown. */
	readonly slug: string | null
}

/** A pair of tokens issued by the service. */
export interface StoreToken {
	readonly accessToken: string
	readonly refreshToken: string
	readonly clientId: string
	/** An instant. */
	readonly issuedAt: string
}

/** A collection in the state of the model, with its products, people and orders. */
export interface StoreCollection {
	readonly id: string
	readonly companyId: string
	/** Null if unknown: it then counts as Coins. */
	readonly rewardType: RewardType | null
	readonly paymentCheckout: boolean
	/** The instant from which readiness counts. Null for a collection that is ready from the start. */
	readonly createdAt: string | null
	/** The other fields that list-collections shows. */
	readonly shown: Collection
	readonly products: readonly StoreProduct[]
	readonly people: readonly StorePerson[]
	/**
	 * True if the API documentation doesn't define who the people are, for example after one e-mail was created twice. `D-84` if only this decision
	 * defines them, after a reward for an unknown e-mail.
	 */
	readonly arePeopleOpen: boolean | 'D-84'
	readonly orders: readonly StoreOrder[]
	/** The newest orders of a store with many orders. They follow those in `orders`. So each step copies only a short list. */
	readonly latestOrders: readonly StoreOrder[]
	/** Whether the service has shown when an order was placed. `createdAt` may be null, and such an order isn't in any range. */
	readonly areOrdersDated: boolean
	readonly personalizations: readonly StorePersonalization[]
}

export interface StoreProduct {
	/** In English, with prices without any delta. */
	readonly product: Product
	/** Its texts in other languages. A missing text is unknown. */
	readonly translations: Readonly<{ [L in Locale]?: ProductTranslation }>
	/** True once a caller sent a status. Whether the service sets the status is not documented. */
	readonly isStatusOpen: boolean
}

export type ProductTranslation = Pick<Product, 'title' | 'description' | 'descriptionV2' | 'sizeChartTable'>

/** The fields of a person in list-people, without the id and the balance. A date is a day, or a date-time of which the day counts as written. */
export type ShownPerson = {
	readonly [Name in Exclude<keyof Person, 'id' | 'balance'>]-?: NonNullable<Person[Name]> | null
}

/** A user of a collection. Null fields are unknown. */
export interface StorePerson extends ShownPerson {
	readonly id: string
	readonly department: string | null
	readonly location: string | null
	/** Credits or gifts. */
	readonly balance: number
	/** True while the balance is open, until the service returns it. */
	readonly isBalanceOpen: boolean
}

export interface StoreOrder extends OrderRecord {
	/** True if the service accepted the order, but the model knows nothing except its id. */
	readonly isOpen: boolean
	/** True if the order was placed in the model, and wasn't in the seed. The model then wrote its date-time and its titles. */
	readonly isPlaced?: boolean
}

/** Personalized products for one person. */
export interface StorePersonalization {
	/** Null for all products of the collection. */
	readonly productId: string | null
	/** The person's data as one text. Equal texts are the same person (D-67). */
	readonly key: string
	/** The sha that the service returned. The model's own is a text that reveals nothing about the person. */
	readonly sha: string
	/** The instant from which the creation counts. */
	readonly createdAt: string
	/** The status that the service last returned. Null if only the clock decides. */
	readonly status: CreationStatus | null
}

/** A part of the state whose fields are optional. */
type Loose<T> = { readonly [Key in keyof T]?: T[Key] | undefined }

/** An initial state of the model: `clients`, `companies`, `collections` and so on. Every part is optional, and a state can be used as a seed. */
export interface StateSeed {
	readonly policy?: PolicyOptions | undefined
	readonly counter?: number | undefined
	/** A client without `companyIds` has all companies in the seed. */
	readonly clients?: readonly Loose<StoreClient>[] | undefined
	readonly companies?: readonly Loose<StoreCompany>[] | undefined
	readonly collections?: readonly CollectionSeed[] | undefined
	readonly tokens?: readonly StoreToken[] | undefined
	readonly templates?: readonly ProductSeed[] | undefined
}

export interface CollectionSeed
	extends Loose<Omit<StoreCollection, 'products' | 'people' | 'orders' | 'latestOrders' | 'personalizations'>> {
	readonly id: string
	readonly products?: readonly ProductSeed[] | undefined
	readonly people?: readonly Loose<StorePerson>[] | undefined
	readonly orders?: readonly (OrderRecord & Partial<StoreOrder>)[] | undefined
	readonly latestOrders?: readonly (OrderRecord & Partial<StoreOrder>)[] | undefined
	readonly personalizations?: readonly (Loose<StorePersonalization> & { readonly key: string })[] | undefined
}

/** A product of a seed: the product itself, or `{ product, translations }`. */
export type ProductSeed = Product | (Loose<StoreProduct> & { readonly product: Product })
