import type { PolicyOptions, ProductIndex } from 'orderwright'
import { validateOrder } from 'orderwright'

export type OrderVerdict = ReturnType<typeof validateOrder>

/** The facts for judging orders. */
export interface Facts {
	/** Null if no products are given; shipping is then not checked. */
	readonly products: ProductIndex | null
	readonly policy: PolicyOptions
}

export interface Judged {
	readonly status: 'valid' | 'invalid' | 'unknown'
	readonly verdict: OrderVerdict
}

/** Judges an order. Without a list of products, an order is valid if only its products are missing. */
export function judge(order: object, { products, policy }: Facts): Judged {
	const verdict = validateOrder(order, products === null ? {} : { products }, policy)
	const needsProductsOnly = verdict.status === 'unknown' && verdict.needs.every(({ kind }) => kind === 'product')
	return { status: products === null && needsProductsOnly ? 'valid' : verdict.status, verdict }
}
