import type { Collection, Order, Person, PlaceOrderBody } from '../contract/generated/types.ts'
import type { OrderInput } from '../contract/order.ts'
import type { Product } from '../contract/product.ts'
import type { Issue, Path } from '../core/issue.ts'
import type { ProductIndex } from './index-products.ts'

/** A basket with its address, as place-order takes it, and the person it is for, as the list of people shows them. */
export interface OrderDraft extends OrderInput {
	/** Stands in for `user` and `personalizations` where these are missing, and for the balance where the facts lack it. */
	readonly person?: Person | undefined
}

/** How far the creation of a personalized product for this person is, and the service's own sha for it (D-67, D-86). */
export interface Creation {
	readonly status: 'Pending' | 'Done' | 'Error'
	readonly sha?: string | null | undefined
}

/** What the caller knows of the store and the moment. What is missing and needed makes the verdict `unknown`. */
export interface OrderFacts {
	readonly products?: readonly Product[] | ProductIndex | undefined
	/** The kind of store; `paymentCheckout` says whether missing credits can be paid by card. */
	readonly collection?:
		| (Pick<Collection, 'rewardType'> & { readonly paymentCheckout?: boolean | undefined })
		| undefined
	/** The person's credits, or how many items they may still order. */
	readonly balance?: number | undefined
	/** The day on which personalized dates are seen: `YYYY-MM-DD`. */
	readonly asOf?: string | undefined
	/** The order's `createdAt`, a date-time; without it, that is null (D-85). */
	readonly now?: string | undefined
	/** Product id to the country that the product was fetched for: its delta is in the prices already (D-41). */
	readonly pricedFor?: Readonly<Record<string, string>> | undefined
	/** Product id to the creation of the personalized product for this person. */
	readonly creations?: Readonly<Record<string, Creation>> | undefined
	/** The ids to give: of the order, and of the line of each order item. `draft` and `draft-1`, `draft-2` … where missing. */
	readonly ids?: { readonly order?: string | undefined; readonly lines?: readonly string[] | undefined } | undefined
}

/** Amounts in credits, that is, US dollars, and pieces. */
export interface OrderTotals {
	/** How many pieces. */
	readonly items: number
	readonly price: number
	/** Null where a line has none. */
	readonly retailPrice: number | null
	/** 0 in a store of gifts. */
	readonly creditsUsed: number
	/** 0 in a store of credits. */
	readonly giftsUsed: number
	readonly dueByCard: number
}

/** One step of how an amount came about. All steps of one amount, taken in order, lead to it. */
export interface Step {
	/** Where the amount stands in the built order. */
	readonly of: Path
	readonly operator: '=' | '+' | '-'
	readonly value: number
	/** Where the value comes from. */
	readonly reason: 'product' | 'delta' | 'delta-of-other-country' | 'line' | 'order' | 'balance' | 'credits' | 'gifts'
	/** What the amount is after the step. */
	readonly result: number
	/** The country of a delta; the quantity and the price of a line. */
	readonly country?: string
	readonly quantity?: number
	readonly price?: number
}

/** How each amount came about: as data, and as text of one line for each line of the order, the total and the payment. */
export interface Explanation {
	readonly steps: readonly Step[]
	readonly text: string
}

/** A line that fell out under `errorPolicy: 'reject-failed-lines'`. */
export interface RejectedLine<Code extends string = string> {
	/** Its index in the draft's `orderItems`. */
	readonly index: number
	readonly issues: readonly Issue<Code>[]
}

/** An order ready to place. */
export interface BuiltOrder<Code extends string = string> {
	/** The order as the list operation shows it. */
	readonly order: Order
	/** False in a store of gifts, which hides its prices (D-85). */
	readonly showPrices: boolean
	/** What to send to the place-order operation, in normalised form. */
	readonly body: PlaceOrderBody
	readonly totals: OrderTotals
	readonly balanceAfter: number
	readonly explanation: Explanation
	readonly rejected: readonly RejectedLine<Code>[]
}
