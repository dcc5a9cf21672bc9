import type { Collection, CreationStatus, Locale, Product, RewardType } from '../contract/generated/types.ts'
import type { OrderRecord } from '../order/list-orders.ts'
import type { Policy, PolicyOptions } from '../order/policy.ts'

/** Everything that a service remembers, as plain JSON data. What `createState` and `step` make is frozen. */
export interface ServiceState {
	readonly clients: readonly StoreClient[]
	readonly companies: readonly StoreCompany[]
	readonly collections: readonly StoreCollection[]
	readonly tokens: readonly StoreToken[]
	/** The products that a new collection gets. */
	readonly templates: readonly StoreProduct[]
	/** What the service settles of the choices that the interface leaves; `partner` is a matter of each client. */
	readonly policy: Policy
	/** The number that the next id is made of. */
	readonly counter: number
}

/** Who calls. */
export interface StoreClient {
	readonly clientId: string
	readonly clientSecret: string
	/** Acts for several companies, and has to say for which (D-34). */
	readonly isPartner: boolean
	readonly companyIds: readonly string[]
}

export interface StoreCompany {
	readonly id: string
	/** Null where it is not known. */
	readonly slug: string | null
}

/** A pair of tokens that was handed out. */
export interface StoreToken {
	readonly accessToken: string
	readonly refreshToken: string
	readonly clientId: string
	/** An instant. */
	readonly issuedAt: string
}

export interface StoreCollection {
	readonly id: string
	readonly companyId: string
	/** Null where nobody said which; it is taken for Coins then. */
	readonly rewardType: RewardType | null
	readonly paymentCheckout: boolean
	/** An instant, from which readiness counts; null for one that has been there from the start, and is ready. */
	readonly createdAt: string | null
	/** What else the list of collections shows. */
	readonly shown: Collection
	readonly products: readonly StoreProduct[]
	readonly people: readonly StorePerson[]
	/** True where the interface does not settle who the people are: one e-mail created twice, somebody without one. */
	readonly arePeopleOpen: boolean
	readonly orders: readonly StoreOrder[]
	readonly personalizations: readonly StorePersonalization[]
}

export interface StoreProduct {
	/** In English, with prices that have no delta in them. */
	readonly product: Product
	/** What it says in other languages; what is missing here is not known. */
	readonly translations: Readonly<{ [L in Locale]?: Translation }>
	/** True once somebody has sent a status, which the interface does not say that the service takes. */
	readonly isStatusOpen: boolean
}

export type Translation = Pick<Product, 'title' | 'description' | 'descriptionV2' | 'sizeChartTable'>

/** A user of a collection; null is what is not known. */
export interface StorePerson {
	readonly id: string
	readonly firstName: string | null
	readonly lastName: string | null
	readonly email: string | null
	/** A day, or a date-time whose day is meant as written. */
	readonly birthDate: string | null
	readonly startDate: string | null
	readonly externalId: string | null
	readonly department: string | null
	readonly location: string | null
	/** Credits, or gifts. */
	readonly balance: number
	/** True where the interface does not settle what the balance is, until the service shows it. */
	readonly isBalanceOpen: boolean
}

/** An order and whose it is. */
export interface StoreOrder extends OrderRecord {
	/** True where the service took it and the model cannot tell what is in it, or whose it is. */
	readonly isOpen: boolean
}

/** Personalized products, made for one person. */
export interface StorePersonalization {
	/** Null where it was made for every product of the collection. */
	readonly productId: string | null
	/** Our key of the person's data (D-67). */
	readonly key: string
	/** The service's own. */
	readonly sha: string
	/** An instant, from which the making counts. */
	readonly createdAt: string
	/** What the service said of it last; null where only the time says. */
	readonly status: CreationStatus | null
}

/** A part of the state that a seed may leave out, or say in fewer words. */
type Loose<T> = { readonly [Key in keyof T]?: T[Key] | undefined }

/** What a state begins with: everything can be left out, and a state is a seed. */
export interface StateSeed {
	readonly policy?: PolicyOptions | undefined
	readonly counter?: number | undefined
	/** Without `companyIds`, a client has all companies of the seed. */
	readonly clients?: readonly Loose<StoreClient>[] | undefined
	readonly companies?: readonly Loose<StoreCompany>[] | undefined
	readonly collections?: readonly CollectionSeed[] | undefined
	readonly tokens?: readonly StoreToken[] | undefined
	readonly templates?: readonly ProductSeed[] | undefined
}

export interface CollectionSeed
	extends Loose<Omit<StoreCollection, 'products' | 'people' | 'orders' | 'personalizations'>> {
	readonly id: string
	readonly products?: readonly ProductSeed[] | undefined
	readonly people?: readonly Loose<StorePerson>[] | undefined
	readonly orders?: readonly (OrderRecord & Partial<StoreOrder>)[] | undefined
	readonly personalizations?: readonly (Loose<StorePersonalization> & { readonly key: string })[] | undefined
}

/** A product, or one with its translations. */
export type ProductSeed = Product | (Loose<StoreProduct> & { readonly product: Product })
