import { describe, expect, it } from 'vitest'
import { applyPriceDelta, removePriceDelta } from '../../../src/rules/money/price-delta.ts'
import { priceOf } from '../../../src/rules/money/price-of.ts'
import { priceWithDelta } from '../../../src/rules/money/price-with-delta.ts'

const product = { id: 'p', variants: [{ id: 'a', price: 10 }], priceDeltaByCountry: { CA: 2.5 }, tags: [{ name: 'x' }] }

describe('get-product.2 applyPriceDelta', () => {
	it('copies what it changes, shares the rest, and leaves the original unchanged', () => {
		const verdict = applyPriceDelta(Object.freeze(product), 'CA')
		if (verdict.status !== 'valid') throw new Error(verdict.status)
		expect(verdict.value.variants).toEqual([{ id: 'a', price: 12.5 }])
		expect(product.variants[0]?.price).toBe(10)
		expect(verdict.value.tags).toBe(product.tags)
	})

	it('keeps a field named __proto__ as a field', () => {
		const hostile = JSON.parse('{"__proto__":{"price":1},"variants":[{"__proto__":{"price":1}}]}')
		const verdict = applyPriceDelta(hostile, 'CA')
		expect(verdict).toEqual({ status: 'valid', value: hostile, issues: [] })
		expect(JSON.stringify(verdict)).toContain('"__proto__":{"price":1}')
	})

	it('matches a code in any case, and a key in capitals, small letters or the case of the code', () => {
		for (const key of ['CA', 'ca'])
			for (const code of ['CA', 'ca', 'Ca', ' cA ']) expect(priceWithDelta(10, { [key]: 5 }, code)).toBe(15)
		expect(priceWithDelta(10, { Ca: 5 }, 'Ca')).toBe(15)
		expect(priceWithDelta(10, { Ca: 5 }, 'CA')).toBe(10)
	})

	it('ignores inherited fields', () => {
		expect(priceWithDelta(10, Object.create({ CA: 5 }), 'CA')).toBe(10)
		expect(applyPriceDelta(Object.create(product), 'CA')).toEqual({ status: 'valid', value: {}, issues: [] })
	})

	it.each([
		['a getter that throws', () => Object.defineProperty({}, 'variants', { enumerable: true, get: () => fail() })],
		['a proxy that throws', () => new Proxy({}, { ownKeys: () => fail() })],
		[
			'a variant that throws',
			() => ({ variants: new Proxy([1], { get: (_, key) => (key === 'length' ? 1 : fail()) }) }),
		],
		['a list of four billion variants', () => ({ variants: new Array(2 ** 32 - 1) })],
		['a revoked proxy', () => revoked()],
	])('rejects %s', (_name, make) => {
		expect(applyPriceDelta(make() as never, 'CA')).toMatchObject({
			status: 'invalid',
			issues: [{ code: 'money.product.invalid', rule: 'get-product.2' }],
		})
	})

	it('takes 100,000 variants, and one more not', () => {
		const variants = new Array(100_000).fill({ id: 'a', price: 1 })
		expect(applyPriceDelta({ variants }, 'CA')).toMatchObject({ status: 'valid' })
		variants.push({ id: 'a', price: 1 })
		expect(applyPriceDelta({ variants }, 'CA')).toMatchObject({ status: 'invalid' })
	})

	it('names the wrong amount and the reason', () => {
		const verdict = applyPriceDelta({ variants: [{ price: Number.NaN }], priceDeltaByCountry: { CA: -1 } }, 'CA')
		expect(verdict.issues).toMatchObject([
			{
				path: ['variants', 0, 'price'],
				message: 'Use an amount like 29.99, of at most 90 trillion.',
			},
		])
		const below = removePriceDelta({ priceRange: { minVariantPrice: 1 }, priceDeltaByCountry: { CA: 2 } }, 'CA')
		expect(below).toMatchObject({
			status: 'valid',
			value: { priceRange: { minVariantPrice: -1 } },
			issues: [
				{
					path: ['priceRange', 'minVariantPrice'],
					message: 'With the delta, this price is below zero. Check the delta.',
				},
			],
		})
	})

	it('reports nothing for a price of 0', () => {
		const free = { variants: [{ price: 2 }], priceDeltaByCountry: { CA: -2 } }
		expect(applyPriceDelta(free, 'CA')).toMatchObject({ value: { variants: [{ price: 0 }] }, issues: [] })
	})

	it('sorts the issues by path', () => {
		const bad = { price: 'x', retailPrice: 'x' }
		const verdict = applyPriceDelta(
			{
				variants: Array.from({ length: 11 }, () => bad),
				retailPriceRange: { minVariantPrice: 'x', maxVariantPrice: 'x' },
				priceRange: { minVariantPrice: 'x', maxVariantPrice: 'x' },
			} as never,
			'CA',
			{ deltaOnRetail: true },
		)
		const paths = verdict.issues.map((issue) => issue.path.join('.'))
		expect(paths.slice(0, 6)).toEqual([
			'priceRange.maxVariantPrice',
			'priceRange.minVariantPrice',
			'retailPriceRange.maxVariantPrice',
			'retailPriceRange.minVariantPrice',
			'variants.0.price',
			'variants.0.retailPrice',
		])
		expect(paths.slice(-2)).toEqual(['variants.10.price', 'variants.10.retailPrice'])
	})

	it('names no country in the path if the code is not text (D-40)', () => {
		for (const code of [['US'], {}, 5, null]) {
			const { issues } = applyPriceDelta({ priceDeltaByCountry: { US: 'x' } } as never, code as never)
			expect(issues.map(({ path }) => path)).toEqual([['priceDeltaByCountry']])
		}
		const { issues } = applyPriceDelta({ priceDeltaByCountry: { US: 'x' } } as never, 'US')
		expect(issues.map(({ path }) => path)).toEqual([['priceDeltaByCountry', 'US']])
	})
})

function fail(): never {
	throw new Error('hostile')
}

function revoked(): object {
	const { proxy, revoke } = Proxy.revocable({}, {})
	revoke()
	return proxy
}

describe('get-product.2 priceOf', () => {
	it('is the price that applyPriceDelta writes', () => {
		for (const country of ['CA', 'ca', 'DE', 'XX'])
			expect(priceOf(product, 'a', country)).toBe(applyPriceDelta(product, country).value?.variants?.[0]?.price)
	})

	it('is null without the variant or its price', () => {
		expect(priceOf(product, 'b', 'CA')).toBeNull()
		expect(priceOf({ variants: [{ id: 'a' }] }, 'a', 'CA')).toBeNull()
		expect(priceOf(null as never, 'a', 'CA')).toBeNull()
	})
})
