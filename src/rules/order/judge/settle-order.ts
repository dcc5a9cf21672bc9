import type { ProductInput, ValidOrder } from '../../contract/resources.ts'
import type { PolicyOptions } from '../../core/policy.ts'
import type { Need, Verdict } from '../../core/verdict.ts'
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
 * - The verdict stays `unknown` if a product is not found (the need's `reason` is `not-found`), or if `findProduct` throws or rejects
 *   (`failed`, with the `error`). What is not a function finds nothing, and gives no reason.
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
	const asked = await Promise.all(first.needs.map((need) => supply(need, findProduct)))
	const products = asked.flatMap(({ product }) => product ?? [])
	const verdict = products.length === 0 ? first : validateOrder(order, { products }, policy)
	if (verdict.status !== 'unknown') return verdict
	const explained = new Map(asked.map(({ need }) => [variantOf(need), need]))
	const needs = verdict.needs.map((need) => explained.get(variantOf(need)) ?? need)
	return { ...verdict, needs: needs as readonly Need[] as typeof verdict.needs }
}

/** What a lookup found; the need with its reason if that is nothing. */
interface Supplied {
	readonly need: Need
	readonly product?: ProductInput
}

async function supply(need: Need, findProduct: FindProduct): Promise<Supplied> {
	if (need.kind !== 'product' || typeof findProduct !== 'function') return { need }
	const notFound = { need: { ...need, reason: 'not-found' } } as const
	try {
		const product = (await findProduct(need.variantId)) ?? null
		// A product without the variant leaves the need, too.
		return product === null ? notFound : { ...notFound, product }
	} catch (error) {
		return { need: { ...need, reason: 'failed', error } }
	}
}

function variantOf(need: Need): string | null {
	return need.kind === 'product' ? need.variantId : null
}
