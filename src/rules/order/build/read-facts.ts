import type { Severity } from '../../core/issue.ts'
import { openFields } from '../../core/open.ts'
import type { Policy } from '../../core/policy.ts'
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

/** Reads the facts, each once. */
export function readFacts(facts: unknown): GivenFacts {
	const { products, collection, balance, asOf, now, pricedFor, creations, ids } = openFields<OrderFacts>(facts, [
		'products',
		'collection',
		'balance',
		'asOf',
		'now',
		'pricedFor',
		'creations',
		'ids',
	])
	const { rewardType, paymentCheckout } = openFields<NonNullable<OrderFacts['collection']>>(collection, [
		'rewardType',
		'paymentCheckout',
	])
	const { order, lines } = openFields<NonNullable<OrderFacts['ids']>>(ids, ['order', 'lines'])
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

/** Returns the severity of a fact with which no order can be built, with the key of the policy: an error, or as if it were missing (D-93). */
export function factDetails({ facts }: Policy): { severity: Severity; policy: 'facts' } {
	return { severity: facts === 'error' ? 'error' : 'warning', policy: 'facts' }
}
