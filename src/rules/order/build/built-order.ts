import type { Collection, Order, Person, PlaceOrderBody } from '../../contract/generated/types.ts'
import type { OrderInput, PersonalizationSource, ProductInput } from '../../contract/resources.ts'
import type { Issue, Path } from '../../core/issue.ts'
import type { ProductIndex } from '../judge/index-products.ts'

/** The body of place-order, and the person who gets the order, as list-people returns them. */
export interface OrderDraft extends OrderInput {
	/** Used where `user` and `personalizations` are missing, and for the balance if the facts lack it. */
	readonly person?: Person | undefined
}

/** The state of a personalized product's creation, with the service's own sha (D-67, D-86). */
export interface Creation {
	readonly status: 'Pending' | 'Done' | 'Error'
	readonly sha?: string | null | undefined
	/** The person that it was made for: what get-product was asked with (`personQuery`). Without it, it counts for any person. */
	readonly person?: PersonalizationSource | undefined
}

/** The caller's facts about the store and the moment. A missing fact that is needed makes the verdict `unknown`. */
export interface OrderFacts {
	readonly products?: readonly ProductInput[] | ProductIndex | undefined
	/** The kind of store. `paymentCheckout`: whether a card can pay for missing credits. */
	readonly collection?:
		| (Pick<Collection, 'rewardType'> & { readonly paymentCheckout?: boolean | undefined })
		| undefined
	/** The person's credits, or the number of items that they may still order. */
	readonly balance?: number | undefined
	/** The reference day of personalized dates: `YYYY-MM-DD`. */
	readonly asOf?: string | undefined
	/** The order's `createdAt`, a date-time. Without it, `createdAt` is null (D-85). */
	readonly now?: string | undefined
	/** Maps a product id to the country that the product was fetched for: its prices include that country's delta (D-41). */
	readonly pricedFor?: Readonly<Record<string, string>> | undefined
	/**
	 * Maps a product id to the creation of the personalized product for this person, or to all its creations, each with its person. A
	 * creation for somebody else does not count: the product is a need (D-163).
	 */
	readonly creations?: Readonly<Record<string, Creation | readonly Creation[]>> | undefined
	/** The ids of the order and of the lines, one for each order item. Default: `draft` and `draft-1`, `draft-2` … */
	readonly ids?: { readonly order?: string | undefined; readonly lines?: readonly string[] | undefined } | undefined
}

/** Amounts in credits (US dollars), and numbers of pieces. */
export interface OrderTotals {
	/** The number of pieces. */
	readonly items: number
	readonly price: number
	/** Null if a line has none. */
	readonly retailPrice: number | null
	/** 0 in a store of gifts. */
	readonly creditsUsed: number
	/** 0 in a store of credits. */
	readonly giftsUsed: number
	readonly dueByCard: number
}

/** One step in the calculation of an amount. The steps of an amount, in order, give the amount. */
export interface Step {
	/** The path of the amount in the built order. */
	readonly of: Path
	readonly operator: '=' | '+' | '-'
	readonly value: number
	/** The source of the value. */
	readonly reason: 'product' | 'delta' | 'delta-of-other-country' | 'line' | 'order' | 'balance' | 'credits' | 'gifts'
	/** The amount after the step. */
	readonly result: number
	/** The country of a delta, or the quantity and the price of a line. */
	readonly country?: string
	readonly quantity?: number
	readonly price?: number
}

/** How each amount was calculated: as data, and as text with one line for each order line, the total and the payment. */
export interface Explanation {
	readonly steps: readonly Step[]
	readonly text: string
}

/** A line that was rejected under `errorPolicy: 'reject-failed-lines'`. */
export interface RejectedLine<Code extends string = string> {
	/** Its index in the draft's `orderItems`. */
	readonly index: number
	readonly issues: readonly Issue<Code>[]
}

/** An order ready to place. */
export interface BuiltOrder<Code extends string = string> {
	/** The order as list-orders returns it. */
	readonly order: Order
	/** False in a store of gifts, which hides its prices (D-85). */
	readonly showPrices: boolean
	/** The body for place-order, in normalized form. */
	readonly body: PlaceOrderBody
	readonly totals: OrderTotals
	readonly balanceAfter: number
	readonly explanation: Explanation
	readonly rejected: readonly RejectedLine<Code>[]
}
