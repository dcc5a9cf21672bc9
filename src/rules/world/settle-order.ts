import { WORLD_ADDRESSES } from '../address/world-addresses.ts'
import type { ValidOrder } from '../contract/resources.ts'
import type { PolicyOptions } from '../core/policy.ts'
import type { Verdict } from '../core/verdict.ts'
import { type FindProduct, settleOrderBy } from '../order/judge/settle-order.ts'
import type { OrderIssueCode } from '../order/judge/validate-order.ts'

/**
 * Returns a promise of the verdict on any value, such as a parsed request. Calls `findProduct` for the products that the verdict
 * needs (D-32), once for each variant, and judges again. It does no input or output itself; only `findProduct` may.
 *
 * - An order that is invalid without its products needs none: `findProduct` isn't called.
 * - The verdict stays `unknown` if a product is not found (the need's `reason` is `not-found`), or if `findProduct` throws or rejects
 *   (`failed`, with the `error`). What is not a function finds nothing, and gives no reason.
 * - The promise never rejects.
 *
 * @example
 * settleOrder({ orderItems: 1 }, () => null) instanceof Promise // => true
 */
export function settleOrder(
	order: unknown,
	findProduct: FindProduct,
	policy?: PolicyOptions,
): Promise<Verdict<ValidOrder, OrderIssueCode>> {
	return settleOrderBy(WORLD_ADDRESSES, order, findProduct, policy)
}
