import type { Product, ProductInput, Variant } from '../contract/resources.ts'
import type { Issue, Notes, Path } from '../core/issue.ts'
import { MOST_PRICED_VARIANTS } from '../core/limits.ts'
import { isList, isRecord, readField } from '../core/read.ts'
import { refuse, settle, type Verdict } from '../core/verdict.ts'
import { addCents, fromCents, toCents } from './cents.ts'
import { readDelta } from './price-for.ts'

/**
 * The rule, the severity and the message of each code. The messages have no parameters, so that a bundle of prices needs no
 * templates.
 */
export const PRICE_FINDINGS = {
	'money.amount.invalid': ['D-40', 'error', 'Use an amount like 29.99, of at most 90 trillion.'],
	'money.product.invalid': ['get-product.2', 'error', 'Pass a product as the service returns it.'],
	'money.result.negative': ['D-41', 'warning', 'With the delta, this price is below zero. Check the delta.'],
} as const

/** The issue codes of the functions that shift prices. */
export type PriceCode = keyof typeof PRICE_FINDINGS

/** The option for the choice that D-41 leaves to a service. */
export interface DeltaPolicy {
	/** Whether the delta also changes `retailPrice` and `retailPriceRange` (D-41). Default: false. */
	readonly deltaOnRetail?: boolean | undefined
}

const RANGE = ['maxVariantPrice', 'minVariantPrice'] as const

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

/**
 * Returns a copy of the product with `sign` times the country's delta in its prices. Parts without prices are shared with the
 * original.
 */
export function shiftPrices(
	product: ProductInput,
	countryCode: string | undefined,
	policy: DeltaPolicy,
	sign: 1 | -1,
): Verdict<Product, PriceCode> {
	try {
		const given = readField(product, 'variants')
		const variants = isList(given) ? given : []
		if (isRecord(product) && variants.length <= MOST_PRICED_VARIANTS) {
			const copy: Mutable<Product> = { ...(product as Product) }
			const deltas = copy.priceDeltaByCountry
			const delta = readDelta(deltas, countryCode)
			if (delta === null) {
				// Only text may name a field: the text of a list costs as much as it is long, a hundred million commas for an empty one.
				const path = [
					'priceDeltaByCountry',
					...(isRecord(deltas) && typeof countryCode === 'string' ? [countryCode] : []),
				]
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
		// A getter or a proxy threw.
	}
	return refuse(priceIssue('money.product.invalid', []))
}

/**
 * Returns a copy of the object with these amounts shifted. An absent or null amount stays so. A value that is not an object is
 * returned as it is.
 */
function shiftFields<T>(object: T, fields: readonly string[], cents: number, at: Path, to: Notes<PriceCode>): T {
	if (!isRecord(object)) return object
	const copy: Record<string, unknown> = { ...object }
	for (const field of fields) {
		const amount = readField(copy, field) ?? null
		if (amount === null) continue
		const after = addCents(toCents(amount), cents)
		if (after !== null) copy[field] = fromCents(after)
		if (after === null || after < 0) {
			to.push(priceIssue(after === null ? 'money.amount.invalid' : 'money.result.negative', [...at, field]))
		}
	}
	return copy as T
}

/** Returns the issue of a price or another amount. */
export function priceIssue(code: PriceCode, path: Path): Issue<PriceCode> {
	const [rule, severity, message] = PRICE_FINDINGS[code]
	return { code, severity, about: severity === 'error' ? 'call' : 'refusal', path, message, params: {}, rule }
}
