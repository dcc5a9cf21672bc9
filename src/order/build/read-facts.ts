import { type Copy, openFields } from '../../core/open.ts'
import type { OrderFacts } from './built-order.ts'

/** The caller's facts, as passed: the rules that need a fact judge it. */
export interface GivenFacts {
	/** As passed by the caller, or indexed. */
	readonly products: unknown
	/** Null if missing. */
	readonly rewardType: unknown
	readonly hasCheckout: boolean
	/** Null if missing. */
	readonly balance: unknown
	readonly asOf: unknown
	/** Null if missing. */
	readonly now: unknown
	/** Maps by product id, and the list of line ids. Entries are read one by one. */
	readonly pricedFor: unknown
	readonly creations: unknown
	readonly lineIds: unknown
	readonly orderId: unknown
}

const factsFields: Copy<OrderFacts> = (facts) => ({
	products: facts.products,
	collection: facts.collection,
	balance: facts.balance,
	asOf: facts.asOf,
	now: facts.now,
	pricedFor: facts.pricedFor,
	creations: facts.creations,
	ids: facts.ids,
})

const collectionFields: Copy<NonNullable<OrderFacts['collection']>> = ({ rewardType, paymentCheckout }) => ({
	rewardType,
	paymentCheckout,
})
const idsFields: Copy<NonNullable<OrderFacts['ids']>> = ({ order, lines }) => ({ order, lines })

/** Reads the facts, each once. */
export function readFacts(facts: unknown): GivenFacts {
	const { products, collection, balance, asOf, now, pricedFor, creations, ids } = openFields(facts, factsFields)
	const { rewardType, paymentCheckout } = openFields(collection, collectionFields)
	const { order, lines } = openFields(ids, idsFields)
	return {
		products,
		rewardType: rewardType ?? null,
		hasCheckout: paymentCheckout === true,
		balance: balance ?? null,
		asOf,
		now: now ?? null,
		pricedFor,
		creations,
		lineIds: lines,
		orderId: order,
	}
}
