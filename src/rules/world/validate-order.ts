import { WORLD_ADDRESSES } from '../address/world-addresses.ts'
import type { ValidOrder } from '../contract/resources.ts'
import type { PolicyOptions } from '../core/policy.ts'
import type { Verdict } from '../core/verdict.ts'
import { type FindProduct, settleOrderBy } from '../order/judge/settle-order.ts'
import {
	type OrderIssueCode,
	type ValidationFacts,
	validateOrderBy,
	validateOrdersBy,
} from '../order/judge/validate-order.ts'

/**
 * Judges an order as the service's validate-order operation does, before it is sent. The order's own shape and its country come
 * first, then the five checks of the interface: province, shippability, phone, zip, tax number. The issues are in that order
 * (D-04).
 *
 * - The order may be any value, such as a parsed request: a value that isn't an order gives an issue. `OrderInput` is the type of
 *   an order that conforms to the interface.
 * - The value is the order's address, items and tax number in normalized form. `toPlaceOrderBody` makes the body of place-order of it.
 * - If `facts.products` lacks the product of a variant, the verdict is `unknown` with a need for it (D-32), unless there is an
 *   error.
 * - `policy` decides what the interface leaves open. A missing key has its default.
 *
 * @example
 * const address = { countryCode: 'DE', city: 'Berlin', zip: '10557', phone: '030 901820' }
 * const order = { address, orderItems: [{ variantId: 'mug-s', quantity: 2 }] }
 * const products = [{ id: 'mug', variants: [{ id: 'mug-s' }] }]
 * validateOrder(order, { products }).status // => 'valid'
 * validateOrder(order).needs // => [{ kind: 'product', variantId: 'mug-s' }]
 * validateOrder({ ...order, address: { ...address, zip: '1055' } }).issues[0].code // => 'address.zip.invalid'
 */
export function validateOrder(
	order: unknown,
	facts?: ValidationFacts,
	policy?: PolicyOptions,
): Verdict<ValidOrder, OrderIssueCode> {
	return validateOrderBy(WORLD_ADDRESSES, order, facts, policy)
}

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
