import type { Product, Variant } from '../contract/product.ts'
import type { Issue, Path } from '../core/issue.ts'
import { isList, isRecord, readField } from '../core/read.ts'
import { refuse, settle, type Verdict } from '../core/verdict.ts'
import { addCents, fromCents, toCents } from './cents.ts'
import { readDelta } from './price-for.ts'

/** The rule, the severity and the message of each code. Without parameters, so that a bundle of prices needs no templates. */
export const PRICE_FINDINGS = {
	'money.amount.invalid': ['D-40', 'error', 'Give an amount such as 29.99, within 2^53 cents.'],
	'money.product.invalid': ['get-product.2', 'error', 'Pass a product as the service returns it.'],
	'money.result.negative': ['D-41', 'warning', 'Check the delta: a price is below zero.'],
} as const

export type PriceCode = keyof typeof PRICE_FINDINGS

/** What a service could settle otherwise. */
export interface DeltaPolicy {
	/** Whether the delta changes `retailPrice` and `retailPriceRange` too (D-41); false unless given. */
	readonly deltaOnRetail?: boolean | undefined
}

/** Many times the variants that a product has, and still walked at once. */
const MOST_VARIANTS = 100_000

/** The ends of a range of prices. */
const RANGE = ['maxVariantPrice', 'minVariantPrice'] as const

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

/** A copy of the product with `sign` times the country's delta in its prices; what holds no price is shared with the original. */
export function shiftPrices(
	product: Product,
	countryCode: string,
	policy: DeltaPolicy,
	sign: 1 | -1,
): Verdict<Product, PriceCode> {
	try {
		const given = readField(product, 'variants')
		const variants = isList(given) ? given : []
		if (isRecord(product) && variants.length <= MOST_VARIANTS) {
			const copy: Mutable<Product> = { ...product }
			const deltas = copy.priceDeltaByCountry
			const delta = readDelta(deltas, countryCode)
			if (delta === null) {
				const path = isRecord(deltas) ? ['priceDeltaByCountry', `${countryCode}`] : ['priceDeltaByCountry']
				return refuse(priceIssue('money.amount.invalid', path))
			}
			const issues: Issue<PriceCode>[] = []
			const cents = delta * sign
			const prices = readField(policy, 'deltaOnRetail') === true ? ['price', 'retailPrice'] : ['price']
			for (const price of prices) {
				const key = `${price}Range` as 'priceRange'
				if (copy[key]) copy[key] = shiftFields(copy[key], RANGE, cents, [key], issues)
			}
			if (variants.length > 0) {
				copy.variants = variants.map((variant, at) =>
					shiftFields(variant as Variant, prices, cents, ['variants', at], issues),
				)
			}
			return settle(copy, issues)
		}
	} catch {
		// A getter or a proxy that throws.
	}
	return refuse(priceIssue('money.product.invalid', []))
}

/** A copy of the object with these amounts shifted; an amount that is absent or null stays so, and so does what is no object. */
function shiftFields<T>(object: T, fields: readonly string[], cents: number, at: Path, issues: Issue<PriceCode>[]): T {
	if (!isRecord(object)) return object
	const copy: Record<string, unknown> = { ...object }
	for (const field of fields) {
		const amount = readField(copy, field) ?? null
		if (amount === null) continue
		const after = addCents(toCents(amount), cents)
		if (after !== null) copy[field] = fromCents(after)
		if (after === null || after < 0) {
			issues.push(priceIssue(after === null ? 'money.amount.invalid' : 'money.result.negative', [...at, field]))
		}
	}
	return copy as T
}

/** What there is to say of a price or another amount. */
export function priceIssue(code: PriceCode, path: Path): Issue<PriceCode> {
	const [rule, severity, message] = PRICE_FINDINGS[code]
	return { code, severity, path, message, params: {}, rule }
}
