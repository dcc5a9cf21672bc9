import { type PolicyOptions, type ProductIndex, translateIssue, validateOrder } from 'orderwright'
import type { Language } from 'orderwright/fr'

export type OrderVerdict = ReturnType<typeof validateOrder>

/** The facts for judging orders. */
export interface Facts {
	/** Null if no products are given; shipping is then not checked. */
	readonly products: ProductIndex | null
	readonly policy: PolicyOptions
	/** The language of the messages; null for English. */
	readonly language: Language | null
}

export interface Judged {
	readonly status: 'valid' | 'invalid' | 'unknown'
	readonly verdict: OrderVerdict
}

/** Judges an order. Without a list of products, an order is valid if only its products are missing. */
export function judge(order: object, { products, policy, language }: Facts): Judged {
	const english = validateOrder(order, products === null ? {} : { products }, policy)
	const issues = english.issues.map((issue) => translateIssue(issue, language))
	const verdict = { ...english, issues } as OrderVerdict
	const needsProductsOnly = verdict.status === 'unknown' && verdict.needs.every(({ kind }) => kind === 'product')
	return { status: products === null && needsProductsOnly ? 'valid' : verdict.status, verdict }
}
