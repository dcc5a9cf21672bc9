import type { PriceRange, Product, Variant } from '../contract/product.ts'
import type { Issue, Path, RuleId } from '../core/issue.ts'
import { isRecord, lengthOf, readField } from '../core/read.ts'
import { refuse, settle, type Verdict } from '../core/verdict.ts'
import { readCountryCode } from '../geo/countries.ts'
import type { UnknownCountryCode } from '../geo/unknown-country.ts'
import { fromCents, sumCents, toCents } from './cents.ts'
import { readDelta } from './price-for.ts'

/** Without parameters, so that a bundle of prices needs no templates. */
const MESSAGES = {
	'address.country.unknown': 'Enter a country code, such as US.',
	'money.amount.invalid': 'Give an amount such as 29.99, at most 2^53 cents, with the delta too.',
	'money.product.invalid': 'Pass the product as the service returns it.',
	'money.result.negative': 'Check the delta: the price falls below zero.',
} as const

export type PriceCode = keyof typeof MESSAGES
export type MoneyCode = Exclude<PriceCode, UnknownCountryCode>

/** What a service could settle otherwise. */
export interface DeltaPolicy {
	/** Whether the delta changes `retailPrice` and `retailPriceRange` too (D-41); false unless given. */
	readonly deltaOnRetail?: boolean | undefined
}

/** Many times the variants that a product has, and still walked at once. */
const MOST_VARIANTS = 100_000

const RANGE_ENDS: readonly (keyof PriceRange)[] = ['maxVariantPrice', 'minVariantPrice']
const PRICE: readonly (keyof Variant)[] = ['price']
const BOTH_PRICES: readonly (keyof Variant)[] = ['price', 'retailPrice']

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

/** A copy of the product with `sign` times the country's delta in its prices; what holds no price is shared with the original. */
export function shiftPrices(
	product: Product,
	countryCode: string,
	policy: DeltaPolicy,
	sign: 1 | -1,
): Verdict<Product, PriceCode> {
	const issues: Issue<PriceCode>[] = []
	try {
		const length = lengthOf(readField(product, 'variants'))
		const country = readCountryCode(countryCode)
		if (!isRecord(product) || length > MOST_VARIANTS)
			return refuse(issueOf('money.product.invalid', [], 'get-product.2'))
		if (country === null) return refuse(issueOf('address.country.unknown', ['countryCode'], 'D-10'))
		const copy: Mutable<Product> = { ...product }
		const { priceRange, retailPriceRange, variants, priceDeltaByCountry } = copy
		const delta = readDelta(priceDeltaByCountry, country)
		if (delta === null) {
			const path = isRecord(priceDeltaByCountry) ? ['priceDeltaByCountry', country] : ['priceDeltaByCountry']
			return refuse(issueOf('money.amount.invalid', path, 'D-40'))
		}
		const cents = delta * sign
		const onRetail = readField(policy, 'deltaOnRetail') === true
		if (priceRange !== undefined) copy.priceRange = shiftFields(priceRange, RANGE_ENDS, cents, ['priceRange'], issues)
		if (onRetail && retailPriceRange !== undefined) {
			copy.retailPriceRange = shiftFields(retailPriceRange, RANGE_ENDS, cents, ['retailPriceRange'], issues)
		}
		if (variants !== undefined && length > 0) {
			const fields = onRetail ? BOTH_PRICES : PRICE
			const shifted: Variant[] = []
			for (let i = 0; i < length; i++) {
				const variant = variants[i]
				if (variant !== undefined) shifted[i] = shiftFields(variant, fields, cents, ['variants', i], issues)
			}
			copy.variants = shifted
		}
		return settle<Product, PriceCode>(copy, issues)
	} catch {
		return refuse(issueOf('money.product.invalid', [], 'get-product.2'))
	}
}

/** A copy of the object with these amounts shifted; an amount that is absent or null stays so. */
function shiftFields<T extends object>(
	object: T,
	fields: readonly (keyof T & string)[],
	cents: number,
	at: Path,
	issues: Issue<PriceCode>[],
): T {
	if (!isRecord(object)) return object
	const copy = { ...object }
	for (const field of fields) {
		const amount = readField(copy, field)
		if (amount === undefined || amount === null) continue
		const before = toCents(amount)
		const after = before === null ? null : sumCents([before, cents])
		if (after !== null) Object.assign(copy, { [field]: fromCents(after) })
		if (after === null) issues.push(issueOf('money.amount.invalid', [...at, field], 'D-40'))
		else if (after < 0) issues.push(issueOf('money.result.negative', [...at, field], 'D-41'))
	}
	return copy
}

function issueOf(code: PriceCode, path: Path, rule: RuleId): Issue<PriceCode> {
	const severity = code === 'money.result.negative' ? 'warning' : 'error'
	return { code, severity, path, message: MESSAGES[code], params: {}, rule }
}
