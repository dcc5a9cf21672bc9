import { findCountry, type PolicyOptions, type ProductIndex, translateIssue, validateOrder } from 'orderwright'
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
	const english = validateOrder(withCountryCode(order, language), products === null ? {} : { products }, policy)
	const issues = english.issues.map((issue) => translateIssue(issue, language))
	const verdict = { ...english, issues } as OrderVerdict
	const needsProductsOnly = verdict.status === 'unknown' && verdict.needs.every(({ kind }) => kind === 'product')
	return { status: products === null && needsProductsOnly ? 'valid' : verdict.status, verdict }
}

/** Returns the order with the country's code in place of a name that only the language knows: the rules read no other languages. */
function withCountryCode(order: object, language: Language | null): object {
	const { address } = order as { readonly address?: { readonly country?: unknown } | null }
	const name = address?.country
	if (language === null || typeof name !== 'string' || findCountry(name) !== null) return order
	const country = findCountry(name, [language])
	return country === null ? order : { ...order, address: { ...address, country } }
}
