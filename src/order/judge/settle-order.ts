import type { ValidOrder } from '../../contract/order.ts'
import type { ProductInput } from '../../contract/product.ts'
import type { Need, Verdict } from '../../core/verdict.ts'
import type { PolicyOptions } from '../policy.ts'
import { type OrderIssueCode, validateOrder } from './validate-order.ts'

/** Finds the product of a variant, directly or as a promise. Null and undefined mean that no product has it. */
export type FindProduct = (
	variantId: string,
) => ProductInput | null | undefined | Promise<ProductInput | null | undefined>

/**
 * Returns a promise of the verdict on any value, such as a parsed request. Calls `findProduct` for the products that the verdict
 * needs (D-32), once for each variant, and judges again. It does no input or output itself; only `findProduct` may.
 *
 * - An order that is invalid without its products needs none: `findProduct` isn't called.
 * - The verdict stays `unknown` if a product is not found, or if `findProduct` throws or rejects.
 * - The promise never rejects.
 *
 * @example
 * settleOrder({ orderItems: 1 }, () => null) instanceof Promise // => true
 */
export async function settleOrder(
	order: unknown,
	findProduct: FindProduct,
	policy?: PolicyOptions,
): Promise<Verdict<ValidOrder, OrderIssueCode>> {
	const first = validateOrder(order, undefined, policy)
	if (first.status !== 'unknown') return first
	const found = await Promise.all(first.needs.map((need) => supply(need, findProduct)))
	const products = found.filter((product): product is ProductInput => product !== null)
	return products.length === 0 ? first : validateOrder(order, { products }, policy)
}

async function supply(need: Need, findProduct: FindProduct): Promise<ProductInput | null> {
	if (need.kind !== 'product') return null
	try {
		return (await findProduct(need.variantId)) ?? null
	} catch {
		return null // the need stays, so the verdict is `unknown`
	}
}
