import { WORLD_ADDRESSES } from '../address/world-addresses.ts'
import type { ValidOrder } from '../contract/resources.ts'
import type { PolicyOptions } from '../core/policy.ts'
import type { Verdict } from '../core/verdict.ts'
import { type OrderIssueCode, type ValidationFacts, validateOrdersBy } from '../order/judge/validate-order.ts'

/**
 * Judges many orders with the same facts. Returns the verdicts in the same order. A plain list of products is indexed once. The
 * list of orders ends at its first hole.
 *
 * @example
 * validateOrders([{}, {}]).length // => 2
 */
export function validateOrders(
	orders: readonly unknown[],
	facts?: ValidationFacts,
	policy?: PolicyOptions,
): readonly Verdict<ValidOrder, OrderIssueCode>[] {
	return validateOrdersBy(WORLD_ADDRESSES, orders, facts, policy)
}
