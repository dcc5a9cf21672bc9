import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCents, roundCents, sumCents, timesCents, toCents } from '../../src/rules/money/cents.ts'
import { applyPriceDelta, removePriceDelta } from '../../src/rules/money/price-delta.ts'
import { priceWithDelta } from '../../src/rules/money/price-with-delta.ts'
import { runs } from '../fuzz.ts'

/**
 * The oracle: exact decimals. It takes the shortest decimal string of a number, with or without an exponent, as a BigInt and a
 * power of ten, and divides into cents with a remainder.
 */
function exactCents(amount: number): bigint {
	const [, minus, whole = '', decimals = '', exponent = '0'] =
		/^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(amount)) ?? []
	const digits = BigInt(whole + decimals)
	const power = Number(exponent) - decimals.length + 2
	let cents: bigint
	if (power >= 0) cents = digits * 10n ** BigInt(power)
	else {
		const unit = 10n ** BigInt(-power)
		cents = digits / unit + (2n * (digits % unit) >= unit ? 1n : 0n)
	}
	return minus === '-' ? -cents : cents
}

const MAX = 2n ** 53n
const isTooMuch = (cents: bigint): boolean => cents > MAX || cents < -MAX

/** Returns the double nearest to a number of cents, by its decimal string. */
function amountOf(cents: bigint): number {
	const size = String(cents < 0n ? -cents : cents).padStart(3, '0')
	return Number(`${cents < 0n ? '-' : ''}${size.slice(0, -2)}.${size.slice(-2)}`) + 0
}

const everyday = fc.integer({ min: -5_000_000, max: 5_000_000 }).map((cents) => Number(`${cents}e-2`) + 0)
const halves = fc.integer({ min: -9_999_999, max: 9_999_999 }).map((mills) => Number(`${mills}e-3`) + 0)
const nearTheMost = fc.integer({ min: -3000, max: 3000 }).map((cents) => amountOf(MAX + BigInt(cents)))
const amount = fc.oneof(
	{ weight: 3, arbitrary: everyday },
	{ weight: 3, arbitrary: halves },
	fc.double({ noNaN: true, noDefaultInfinity: true }),
	fc.double({ min: -1000, max: 1000, noNaN: true }),
	fc.double({ min: -1e14, max: 1e14, noNaN: true }),
	fc.double({ min: -0.02, max: 0.02, noNaN: true }),
	nearTheMost,
	fc.constantFrom(1.005, 0.005, 0.0049999999999999, -0.005, 1e-7, 5e-324, 1e21, 1.23e25, 1.7e308, 35184372088832.03),
)

describe('D-40 whole cents, against exact decimals', () => {
	it('rounds every number half away from zero on its shortest decimal string', () => {
		fc.assert(
			fc.property(amount, (value) => {
				const exact = exactCents(value)
				const cents = toCents(value)
				if (cents === null || isTooMuch(exact)) return cents === null && isTooMuch(exact)
				return BigInt(cents) === exact && !Object.is(cents, -0)
			}),
			{ numRuns: runs(10_000) },
		)
	})

	it('adds exactly: price and delta', () => {
		fc.assert(
			fc.property(amount, amount, (price, delta) => {
				const sum = exactCents(price) + exactCents(delta)
				const refused = isTooMuch(exactCents(price)) || isTooMuch(exactCents(delta)) || isTooMuch(sum)
				const result = priceWithDelta(price, { CA: delta }, 'CA')
				if (refused || result === null) return refused && result === null
				return Object.is(result, amountOf(sum)) && /^(?!-0$)-?\d+(?:\.\d\d?)?$/.test(String(result))
			}),
			{ numRuns: runs(10_000) },
		)
	})

	it('totals exactly, or returns null', () => {
		const part = fc.oneof(
			fc.integer({ min: -1_000_000, max: 1_000_000 }),
			fc.integer({ min: 0, max: 3 }).map((less) => 2 ** 53 - less),
			fc.integer({ min: 0, max: 3 }).map((less) => less - 2 ** 53),
			fc.maxSafeInteger(),
		)
		fc.assert(
			fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
				let exact = 0n
				let passed = false
				for (const cents of parts) {
					exact += BigInt(cents)
					passed ||= isTooMuch(exact)
				}
				const sum = sumCents(parts)
				expect(sum === null ? null : BigInt(sum)).toBe(passed ? null : exact)
			}),
			{ numRuns: runs(10_000) },
		)
	})

	it('multiplies exactly, or returns null', () => {
		const factor = fc.oneof(fc.integer({ min: -1000, max: 1000 }), fc.maxSafeInteger(), fc.constantFrom(3, 107, 321))
		const quantity = fc.oneof(
			fc.integer({ min: 0, max: 100_000 }),
			fc.constantFrom(28_059_810_762_433, 2 ** 52, 2 ** 53),
		)
		fc.assert(
			fc.property(factor, quantity, (cents, count) => {
				const exact = BigInt(cents) * BigInt(count)
				const product = timesCents(cents, count)
				expect(product === null ? null : BigInt(product)).toBe(isTooMuch(exact) ? null : exact)
				expect(Object.is(product, -0)).toBe(false)
			}),
			{ numRuns: runs(10_000) },
		)
	})

	it('rounds on its fast path as by the decimal string', () => {
		fc.assert(
			fc.property(amount, (value) => Object.is(toCents(value), roundCents(value))),
			{ numRuns: runs(10_000) },
		)
	})

	it('returns every number of cents unchanged, below the size at which doubles are wider than a cent', () => {
		fc.assert(
			fc.property(fc.integer({ min: -(2 ** 49), max: 2 ** 49 }), (cents) => toCents(fromCents(cents)) === cents + 0),
			{ numRuns: runs(10_000) },
		)
	})
})

const price = fc.integer({ min: 0, max: 10 ** 12 }).map((cents) => Number(`${cents}e-2`))
const delta = fc.integer({ min: -(10 ** 9), max: 10 ** 9 }).map((cents) => Number(`${cents}e-2`) + 0)
const range = fc.record({ minVariantPrice: price, maxVariantPrice: price }, { requiredKeys: [], noNullPrototype: true })
const product = fc.record(
	{
		id: fc.string(),
		variants: fc.array(
			fc.record({ id: fc.string(), price, retailPrice: price }, { requiredKeys: [], noNullPrototype: true }),
			{
				maxLength: 5,
			},
		),
		priceRange: range,
		retailPriceRange: range,
		priceDeltaByCountry: fc.record({ CA: delta, US: delta, GB: delta }, { requiredKeys: [], noNullPrototype: true }),
		customFields: fc.constant({ price: 5 }),
	},
	{ requiredKeys: [], noNullPrototype: true },
)

describe('D-41 the delta over a whole product', () => {
	it('is undone by its inverse, and changes nothing else', () => {
		fc.assert(
			fc.property(product, fc.constantFrom('CA', 'us', ' Gb '), fc.boolean(), (given, country, deltaOnRetail) => {
				const before = structuredClone(given)
				const applied = applyPriceDelta(deepFreeze(given), country, { deltaOnRetail })
				if (applied.status !== 'valid') throw new Error('a product with good amounts is valid')
				const removed = removePriceDelta(deepFreeze(applied.value), country, { deltaOnRetail })
				expect(given).toStrictEqual(before)
				expect(removed).toMatchObject({ status: 'valid' })
				expect(removed.status === 'valid' && removed.value).toStrictEqual(before)
			}),
			{ numRuns: runs(10_000) },
		)
	})
})

function deepFreeze<T>(value: T): T {
	if (typeof value === 'object' && value !== null) {
		for (const inner of Object.values(value)) deepFreeze(inner)
		Object.freeze(value)
	}
	return value
}
