import type { Product, Variant } from '../contract/product.ts'
import type { Issue, Path } from '../core/issue.ts'
import { isRecord, lengthOf, readField } from '../core/read.ts'
import { settle, type Verdict } from '../core/verdict.ts'
import { readCountryCode } from '../geo/countries.ts'
import type { UnknownCountryCode } from '../geo/unknown-country.ts'
import { addCents, fromCents, toCents } from './cents.ts'
import { readDelta } from './price-for.ts'

/** The rule and the message of each code. Without parameters, so that a bundle of prices needs no templates. */
const FINDINGS = {
	'address.country.unknown': ['D-10', 'Enter a country code, such as US.'],
	'money.amount.invalid': ['D-40', 'Give an amount such as 29.99, at most 2^53 cents, with the delta too.'],
	'money.product.invalid': ['get-product.2', 'Pass the product as the service returns it.'],
	'money.result.negative': ['D-41', 'Check the delta: the price falls below zero.'],
} as const

export type PriceCode = keyof typeof FINDINGS
export type MoneyCode = Exclude<PriceCode, UnknownCountryCode>

/** What a service could settle otherwise. */
export interface DeltaPolicy {
	/** Whether the delta changes `retailPrice` and `retailPriceRange` too (D-41); false unless given. */
	readonly deltaOnRetail?: boolean | undefined
}

/** Many times the variants that a product has, and still walked at once. */
const MOST_VARIANTS = 100_000

const RANGE_ENDS = ['maxVariantPrice', 'minVariantPrice']

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

/** A copy of the product with `sign` times the country's delta in its prices; what holds no price is shared with the original. */
export function shiftPrices(
	product: Product,
	countryCode: string,
	policy: DeltaPolicy,
	sign: 1 | -1,
): Verdict<Product, PriceCode> {
	try {
		const length = lengthOf(readField(product, 'variants'))
		const country = readCountryCode(countryCode)
		if (!isRecord(product) || length > MOST_VARIANTS) return settle(product, [issueOf('money.product.invalid', [])])
		if (country === null) return settle(product, [issueOf('address.country.unknown', ['countryCode'])])
		const copy: Mutable<Product> = { ...product }
		const { priceRange, retailPriceRange, variants, priceDeltaByCountry } = copy
		const delta = readDelta(priceDeltaByCountry, country)
		if (delta === null) {
			const path = isRecord(priceDeltaByCountry) ? ['priceDeltaByCountry', country] : ['priceDeltaByCountry']
			return settle(product, [issueOf('money.amount.invalid', path)])
		}
		const issues: Issue<PriceCode>[] = []
		const cents = delta * sign
		const onRetail = readField(policy, 'deltaOnRetail') === true
		if (priceRange !== undefined) copy.priceRange = shiftFields(priceRange, RANGE_ENDS, cents, ['priceRange'], issues)
		if (onRetail && retailPriceRange !== undefined) {
			copy.retailPriceRange = shiftFields(retailPriceRange, RANGE_ENDS, cents, ['retailPriceRange'], issues)
		}
		if (variants !== undefined && length > 0) {
			const fields = onRetail ? ['price', 'retailPrice'] : ['price']
			const shifted: Variant[] = []
			for (let i = 0; i < length; i++) {
				const variant = variants[i]
				if (variant !== undefined) shifted[i] = shiftFields(variant, fields, cents, ['variants', i], issues)
			}
			copy.variants = shifted
		}
		return settle(copy, issues)
	} catch {
		return settle(product, [issueOf('money.product.invalid', [])])
	}
}

/** A copy of the object with these amounts shifted; an amount that is absent or null stays so. */
function shiftFields<T extends object>(
	object: T,
	fields: readonly string[],
	cents: number,
	at: Path,
	issues: Issue<PriceCode>[],
): T {
	if (!isRecord(object)) return object
	const copy: Record<string, unknown> = { ...object }
	for (const field of fields) {
		const amount = readField(copy, field)
		if (amount === undefined || amount === null) continue
		const after = addCents(toCents(amount), cents)
		if (after === null) issues.push(issueOf('money.amount.invalid', [...at, field]))
		else {
			copy[field] = fromCents(after)
			if (after < 0) issues.push(issueOf('money.result.negative', [...at, field]))
		}
	}
	return copy as T
}

function issueOf(code: PriceCode, path: Path): Issue<PriceCode> {
	const [rule, message] = FINDINGS[code]
	return { code, severity: code === 'money.result.negative' ? 'warning' : 'error', path, message, params: {}, rule }
}
