import type { Product, ProductInput, Variant } from '../contract/resources.ts'
import { type Findings, noFindings, note, toVerdict } from '../core/finding.ts'
import type { Path, PolicySeverity } from '../core/issue.ts'
import { MAX_PRICED_VARIANTS } from '../core/limits.ts'
import { isList, isRecord, readField } from '../core/read.ts'
import type { Verdict } from '../core/verdict.ts'
import { addCents, fromCents, toCents } from './cents.ts'
import { readDelta } from './price-with-delta.ts'

export const PRICE_MESSAGES = {
	'money.amount.invalid': 'Use an amount like 29.99, of at most 90 trillion.',
	'money.product.invalid': 'Pass a product as the service returns it.',
	'money.result.negative': 'With the delta, this price is below zero. Check the delta.',
} as const

/** The issue codes of `applyPriceDelta` and `removePriceDelta`. */
export type PriceCode = keyof typeof PRICE_MESSAGES

/** The option for the choice that D-41 leaves to a service. */
export interface DeltaPolicy {
	/** Whether the delta also changes `retailPrice` and `retailPriceRange` (D-41). Default: false. */
	readonly deltaOnRetail?: boolean | undefined
}

const RANGE = ['maxVariantPrice', 'minVariantPrice'] as const

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

/**
 * Adds the price delta of a country to a product's prices, and returns a verdict whose value is a changed copy. The arguments are the product and a
 * `countryCode`; the delta is in the product (`priceDeltaByCountry`). The service returns such prices for this code (get-product.2, D-40, D-41).
 * The delta changes each variant's `price` and both ends of `priceRange`. With `deltaOnRetail`, it also changes the retail prices.
 *
 * - An absent amount stays absent.
 * - A price below zero stays, with a warning.
 * - A code without a delta changes nothing, as in `priceWithDelta`. The code may be unknown: `checkCountry` checks that.
 * - An amount that isn't a number or is above 2^53 cents is an error. A code that isn't a string is an error, and so is a product that isn't an
 *   object.
 *
 * @example
 * const product = { variants: [{ id: 'v1', price: 29.99 }], priceDeltaByCountry: { CA: 3.5 } }
 * applyPriceDelta(product, 'CA').value.variants // => [{ id: 'v1', price: 33.49 }]
 * applyPriceDelta(product, 'DE').value.variants // => [{ id: 'v1', price: 29.99 }]
 */
export function applyPriceDelta(
	product: ProductInput,
	countryCode: string | null | undefined,
	options: DeltaPolicy = {},
): Verdict<Product, PriceCode> {
	return shiftPrices(product, countryCode, options, 1)
}

/**
 * Subtracts a country's price delta from a product that was fetched with this `countryCode`, and returns a verdict whose value is a changed copy.
 * The function is the inverse of `applyPriceDelta` with the same policy (get-product.2, D-41).
 *
 * @example
 * const product = { variants: [{ id: 'v1', price: 33.49 }], priceDeltaByCountry: { CA: 3.5 } }
 * removePriceDelta(product, 'CA').value.variants // => [{ id: 'v1', price: 29.99 }]
 */
export function removePriceDelta(
	product: ProductInput,
	countryCode: string | null | undefined,
	options: DeltaPolicy = {},
): Verdict<Product, PriceCode> {
	return shiftPrices(product, countryCode, options, -1)
}

/** Returns a copy of the product whose prices are changed by `sign` times the country's delta. Parts without prices aren't copied. */
function shiftPrices(
	product: ProductInput,
	countryCode: string | null | undefined,
	options: DeltaPolicy,
	sign: 1 | -1,
): Verdict<Product, PriceCode> {
	try {
		const given = readField(product, 'variants')
		const variants = isList(given) ? given : []
		if (isRecord(product) && variants.length <= MAX_PRICED_VARIANTS) {
			const findings = noFindings(null)
			const copy: Mutable<Product> = { ...(product as Product) }
			const deltas = copy.priceDeltaByCountry
			const delta = readDelta(deltas, countryCode)
			if (delta === null) {
				// Only text may name a field: the text of a list costs as much as it is long, a hundred million commas for an empty one.
				const named = isRecord(deltas) && typeof countryCode === 'string' ? [countryCode] : []
				noteAmount(['priceDeltaByCountry', ...named], findings)
				return toVerdict<Product, PriceCode>(undefined, findings)
			}
			const cents = delta * sign
			const prices = readField(options, 'deltaOnRetail') === true ? ['price', 'retailPrice'] : ['price']
			for (const price of prices) {
				const key = `${price}Range` as 'priceRange'
				if (copy[key]) copy[key] = shiftFields(copy[key], RANGE, cents, [key], findings)
			}
			if (variants.length > 0) {
				copy.variants = variants.map((variant, at) =>
					shiftFields(variant as Variant, prices, cents, ['variants', at], findings),
				)
			}
			return toVerdict(copy, findings)
		}
	} catch {
		// A getter or a proxy threw.
	}
	const unread = noFindings(null)
	const details = { severity: 'error', about: 'usage', path: [], rule: 'get-product.2' } as const
	note(unread, PRICE_MESSAGES, 'money.product.invalid', details)
	return toVerdict<Product, PriceCode>(undefined, unread)
}

/**
 * Returns a copy of the object in which these amounts are changed. An absent or null amount stays so. A value that isn't an object is returned
 * unchanged.
 */
function shiftFields<T>(object: T, fields: readonly string[], cents: number, at: Path, to: Findings<unknown>): T {
	if (!isRecord(object)) return object
	const copy: Record<string, unknown> = { ...object }
	for (const field of fields) {
		const amount = readField(copy, field) ?? null
		if (amount === null) continue
		const after = addCents(toCents(amount), cents)
		if (after !== null) copy[field] = fromCents(after)
		const path = [...at, field]
		if (after === null) noteAmount(path, to)
		else if (after < 0) note(to, PRICE_MESSAGES, 'money.result.negative', { severity: 'warning', path, rule: 'D-41' })
	}
	return copy as T
}

/** Adds a finding for a price or another value that isn't an amount. */
export function noteAmount(
	path: Path,
	to: Findings<unknown>,
	{ severity, policy }: PolicySeverity = { severity: 'error' },
): void {
	note(to, PRICE_MESSAGES, 'money.amount.invalid', { severity, about: 'usage', path, rule: 'D-40', policy })
}
