import type { PriceRange, Product, Variant } from '../contract/product.ts'
import { type Issue, makeIssue, type Path } from '../core/issue.ts'
import { isRecord, lengthOf, readField, typeName } from '../core/read.ts'
import { refuse, settle, type Verdict } from '../core/verdict.ts'
import { readCountryCode } from '../geo/countries.ts'
import { type UnknownCountryCode, unknownCountry } from '../geo/unknown-country.ts'
import { fromCents, sumCents, toCents } from './cents.ts'
import { readDelta } from './price-for.ts'

export const MONEY_MESSAGES = {
	'money.amount.invalid':
		'Give a number of at most 2^53 cents, with and without the delta, such as 29.99; not {amount}.',
	'money.product.invalid': 'Pass the product as the service returns it: an object, with at most {most} variants.',
	'money.result.negative': 'Check the delta of {country}: it makes this price {amount}.',
} as const

export type MoneyCode = keyof typeof MONEY_MESSAGES
export type PriceCode = MoneyCode | UnknownCountryCode

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

/** One run over a product: the cents that each price gains, and what was found on the way. */
interface Shift {
	readonly country: string
	readonly cents: number
	readonly issues: Issue<PriceCode>[]
}

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
		if (!isRecord(product) || length > MOST_VARIANTS) return refuse(badProduct())
		const country = readCountryCode(countryCode)
		if (country === null) return refuse(unknownCountry(countryCode))
		const copy: Mutable<Product> = { ...product }
		const { priceRange, retailPriceRange, variants, priceDeltaByCountry } = copy
		const delta = readDelta(priceDeltaByCountry, country)
		if (delta === null) return refuse(badDelta(priceDeltaByCountry, country))

		const onRetail = readField(policy, 'deltaOnRetail') === true
		const shift: Shift = { country, cents: delta * sign, issues: [] }
		if (priceRange !== undefined) copy.priceRange = shiftFields(shift, priceRange, RANGE_ENDS, ['priceRange'])
		if (onRetail && retailPriceRange !== undefined) {
			copy.retailPriceRange = shiftFields(shift, retailPriceRange, RANGE_ENDS, ['retailPriceRange'])
		}
		if (variants !== undefined && length > 0) {
			const fields = onRetail ? BOTH_PRICES : PRICE
			const shifted: Variant[] = []
			for (let i = 0; i < length; i++) {
				const variant = variants[i]
				if (variant !== undefined) shifted[i] = shiftFields(shift, variant, fields, ['variants', i])
			}
			copy.variants = shifted
		}
		return settle<Product, PriceCode>(copy, shift.issues)
	} catch {
		return refuse(badProduct())
	}
}

/** A copy of the object with these amounts shifted; an amount that is absent or null stays so. */
function shiftFields<T extends object>(shift: Shift, object: T, fields: readonly (keyof T & string)[], at: Path): T {
	if (!isRecord(object)) return object
	const copy = { ...object }
	for (const field of fields) {
		const amount = readField(copy, field)
		if (amount === undefined || amount === null) continue
		const cents = toCents(amount)
		const sum = cents === null ? null : sumCents([cents, shift.cents])
		const path = [...at, field]
		if (sum === null) {
			shift.issues.push(badAmount(amount, path))
			continue
		}
		const price = fromCents(sum)
		Object.assign(copy, { [field]: price })
		if (sum >= 0) continue
		const params = { country: shift.country, amount: price }
		const details = { severity: 'warning', path, rule: 'D-41', params } as const
		shift.issues.push(makeIssue(MONEY_MESSAGES, 'money.result.negative', details))
	}
	return copy
}

function badProduct(): Issue<MoneyCode> {
	return makeIssue(MONEY_MESSAGES, 'money.product.invalid', {
		severity: 'error',
		path: [],
		rule: 'get-product.2',
		params: { most: MOST_VARIANTS },
	})
}

function badDelta(deltas: unknown, country: string): Issue<MoneyCode> {
	if (!isRecord(deltas)) return badAmount(deltas, ['priceDeltaByCountry'])
	return badAmount(readField(deltas, country), ['priceDeltaByCountry', country])
}

function badAmount(amount: unknown, path: Path): Issue<MoneyCode> {
	const params = { amount: typeof amount === 'number' ? amount : typeName(amount) }
	return makeIssue(MONEY_MESSAGES, 'money.amount.invalid', { severity: 'error', path, rule: 'D-40', params })
}
