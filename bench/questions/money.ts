import { add, dinero, toDecimal } from 'dinero.js'
import { USD } from 'dinero.js/currencies'
import { applyPriceDelta, priceFor } from '../../src/entries/index.ts'
import type { Product } from '../../src/rules/contract/resources.ts'
import { defineQuestion, many, type Random } from '../harness.ts'

const COUNT = 4000
const COUNTRIES = ['CA', 'DE', 'AU', 'BR', 'JP', 'FR'] as const
const DELTAS: Readonly<Record<string, number>> = { CA: 3.5, DE: 2.25, AU: 8, BR: 6.1 }

/** An amount of dollars from the service, such as 29.99, in whole cents for dinero.js. */
function toDinero(amount: number) {
	return dinero({ amount: Math.round(amount * 100), currency: USD })
}

function makePrice(random: Random): number {
	return Number(`${1 + random.integer(300)}.${random.digits(2)}`)
}

interface Priced {
	readonly price: number
	readonly countryCode: string
}

/** The code of a dinero.js user who needs an amount again. */
function addWithDinero({ price, countryCode }: Priced): number {
	return Number(toDecimal(add(toDinero(price), toDinero(DELTAS[countryCode] ?? 0))))
}

const one = defineQuestion<Priced>({
	name: 'money-price',
	title: 'A price with the delta of a country',
	inputs: many(COUNT, (random) => ({ price: makePrice(random), countryCode: random.pick(COUNTRIES) })),
	contestants: [
		{ name: 'orderwright', run: ({ price, countryCode }) => priceFor(price, DELTAS, countryCode) },
		{ name: 'dinero.js', run: addWithDinero },
	],
	notes: (inputs) => [
		'All amounts are valid; two countries in six have no delta.',
		`${inputs.filter((each) => priceFor(each.price, DELTAS, each.countryCode) !== addWithDinero(each)).length} of ${inputs.length} prices differ.`,
	],
})

interface Shown {
	readonly product: Product
	readonly countryCode: string
}

/** A product as get-product returns it: six variants and a price range. */
function makeProduct(random: Random, at: number): Product {
	const prices = Array.from({ length: 6 }, () => makePrice(random))
	return {
		id: `product-${at}`,
		title: `Product ${at}`,
		priceDeltaByCountry: DELTAS,
		priceRange: { minVariantPrice: Math.min(...prices), maxVariantPrice: Math.max(...prices) },
		variants: prices.map((price, variant) => ({ id: `variant-${at}-${variant}`, title: `Variant ${variant}`, price })),
	}
}

/** Makes the same copy of a product, without checking the input. */
function shiftWithDinero({ product, countryCode }: Shown): Product {
	const delta = toDinero(product.priceDeltaByCountry?.[countryCode] ?? 0)
	const shift = (amount: number | undefined): number => Number(toDecimal(add(toDinero(amount ?? 0), delta)))
	return {
		...product,
		priceRange: {
			minVariantPrice: shift(product.priceRange?.minVariantPrice),
			maxVariantPrice: shift(product.priceRange?.maxVariantPrice),
		},
		variants: (product.variants ?? []).map((variant) => ({ ...variant, price: shift(variant.price) })),
	}
}

const product = defineQuestion<Shown>({
	name: 'money-product',
	title: 'A product of six variants with the delta of a country in its eight prices',
	inputs: many(COUNT, (random, at) => ({ product: makeProduct(random, at), countryCode: random.pick(COUNTRIES) })),
	contestants: [
		{ name: 'orderwright', run: ({ product, countryCode }) => applyPriceDelta(product, countryCode) },
		{ name: 'dinero.js', run: shiftWithDinero },
	],
	notes: (inputs) => {
		const different = inputs.filter((each) => {
			const verdict = applyPriceDelta(each.product, each.countryCode)
			return verdict.status !== 'valid' || JSON.stringify(verdict.value) !== JSON.stringify(shiftWithDinero(each))
		})
		return [
			'All amounts are valid; two countries in six have no delta.',
			`${different.length} of ${inputs.length} products differ.`,
		]
	},
})

export const questions = [one, product]
