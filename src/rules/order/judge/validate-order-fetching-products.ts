import type { AddressFacts } from '../../address/address-facts.ts'
import type { ProductInput, ValidOrder } from '../../contract/resources.ts'
import type { PolicyOptions } from '../../core/policy.ts'
import type { Need, Verdict } from '../../core/verdict.ts'
import { type OrderIssueCode, validateOrderBy } from './validate-order.ts'

/** A function of yours that returns the product of a variant, directly or as a promise; null or undefined if no product has the variant. */
export type FetchProduct = (
	variantId: string,
) => ProductInput | null | undefined | Promise<ProductInput | null | undefined>

/** `validateOrderFetchingProducts` with the caller's facts. */
export async function validateOrderFetchingProductsBy(
	addresses: AddressFacts,
	order: unknown,
	fetchProduct: FetchProduct,
	policy?: PolicyOptions,
): Promise<Verdict<ValidOrder, OrderIssueCode>> {
	const first = validateOrderBy(addresses, order, undefined, policy)
	if (first.status !== 'unknown') return first
	const asked = await Promise.all(first.needs.map((need) => supply(need, fetchProduct)))
	const products = asked.flatMap(({ product }) => product ?? [])
	const verdict = products.length === 0 ? first : validateOrderBy(addresses, order, { products }, policy)
	if (verdict.status !== 'unknown') return verdict
	const explained = new Map(asked.map(({ need }) => [variantOf(need), need]))
	const needs = verdict.needs.map((need) => explained.get(variantOf(need)) ?? need)
	return { ...verdict, needs: needs as readonly Need[] as typeof verdict.needs }
}

/** What a lookup found. If no product was found, this is the need with its reason. */
interface Supplied {
	readonly need: Need
	readonly product?: ProductInput
}

async function supply(need: Need, fetchProduct: FetchProduct): Promise<Supplied> {
	if (need.kind !== 'product' || typeof fetchProduct !== 'function') return { need }
	const notFound = { need: { ...need, reason: 'not-found' } } as const
	try {
		const product = (await fetchProduct(need.variantId)) ?? null
		// If the product doesn't have the variant, the product is still needed.
		return product === null ? notFound : { ...notFound, product }
	} catch (error) {
		return { need: { ...need, reason: 'failed', error } }
	}
}

function variantOf(need: Need): string | null {
	return need.kind === 'product' ? need.variantId : null
}
