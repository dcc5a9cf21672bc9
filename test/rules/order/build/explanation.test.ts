import { describe, expect, it } from 'vitest'
import { type BuiltOrder, buildOrder, type OrderFacts, type PolicyOptions } from '../../../../src/entries/index.ts'
import { BERLIN as address, builtOf, itemsOf } from '../given.ts'

const mug = {
	id: 'mug',
	title: 'Mug',
	variants: [
		{ id: 'mug-s', title: 'Small', price: 14.5, retailPrice: 20 },
		{ id: 'mug-l', price: 16, retailPrice: 24.05 },
	],
	priceDeltaByCountry: { DE: 1, FR: 2.5, US: -0.25 },
}
const pin = { id: 'pin', variants: [{ id: 'pin-1', price: 0.05 }], priceDeltaByCountry: { DE: -1 } }
const coins: OrderFacts = { products: [mug, pin], collection: { rewardType: 'Coins' }, balance: 100 }

/** Builds an order of some quantities of variants. */
function build(items: Readonly<Record<string, number>>, facts: object = {}, policy?: PolicyOptions): BuiltOrder {
	const orderItems = Object.entries(items).map(([variantId, quantity]) => ({ variantId, quantity }))
	return builtOf(buildOrder({ address, orderItems }, { ...coins, ...facts }, policy))
}
/** The steps in one line each. */
const steps = ({ explanation }: BuiltOrder): string[] =>
	explanation.steps.map(({ of, operator, value, reason, result, ...rest }) =>
		[of.join('.'), operator, value, reason, result, ...Object.entries(rest).map((entry) => entry.join(' '))].join(
			' | ',
		),
	)
const text = (built: BuiltOrder): string[] => built.explanation.text.split('\n')
const LINE = 'order.orderLineItems'

describe('the steps', () => {
	it('lead from the product and its delta to the price, the total and the balance', () => {
		expect(steps(build({ 'mug-s': 2, 'mug-l': 1 }))).toEqual([
			`${LINE}.0.price | = | 14.5 | product | 14.5`,
			`${LINE}.0.price | + | 1 | delta | 15.5 | country DE`,
			`${LINE}.0.retailPrice | = | 20 | product | 20`,
			`${LINE}.1.price | = | 16 | product | 16`,
			`${LINE}.1.price | + | 1 | delta | 17 | country DE`,
			`${LINE}.1.retailPrice | = | 24.05 | product | 24.05`,
			'totals.price | + | 31 | line | 31 | quantity 2 | price 15.5',
			'totals.price | + | 17 | line | 48 | quantity 1 | price 17',
			'totals.retailPrice | + | 40 | line | 40 | quantity 2 | price 20',
			'totals.retailPrice | + | 24.05 | line | 64.05 | quantity 1 | price 24.05',
			'totals.creditsUsed | = | 48 | order | 48',
			'balanceAfter | = | 100 | balance | 100',
			'balanceAfter | - | 48 | credits | 52',
		])
	})
	it('D-41: take off the delta of another country first, and may change retail prices too', () => {
		const built = build({ 'mug-s': 1 }, { pricedFor: { mug: 'FR' } }, { deltaOnRetail: true })
		expect(steps(built).slice(0, 6)).toEqual([
			`${LINE}.0.price | = | 14.5 | product | 14.5`,
			`${LINE}.0.price | - | 2.5 | delta-of-other-country | 12 | country FR`,
			`${LINE}.0.price | + | 1 | delta | 13 | country DE`,
			`${LINE}.0.retailPrice | = | 20 | product | 20`,
			`${LINE}.0.retailPrice | - | 2.5 | delta-of-other-country | 17.5 | country FR`,
			`${LINE}.0.retailPrice | + | 1 | delta | 18.5 | country DE`,
		])
	})
	it('D-41: take off a delta below zero', () => {
		expect(steps(build({ 'mug-s': 1 }, { pricedFor: { mug: 'US' } }))[1]).toBe(
			`${LINE}.0.price | - | -0.25 | delta-of-other-country | 14.75 | country US`,
		)
	})
	it.each<[string, object, readonly string[]]>([
		['none of either country', {}, []],
		['none of the other country', { DE: 1 }, ['+ | 1 | delta | 15.5 | country DE']],
		['none of the destination', { FR: 2.5 }, ['- | 2.5 | delta-of-other-country | 12 | country FR']],
		['none of 0', { DE: 0, FR: 0 }, []],
	])('have no delta where there is %s', (_, priceDeltaByCountry, expected) => {
		const facts = { products: [{ ...mug, priceDeltaByCountry }], pricedFor: { mug: 'FR' } }
		const ofPrice = steps(build({ 'mug-s': 1 }, facts)).filter((step) => step.startsWith(`${LINE}.0.price`))
		expect(ofPrice.slice(1)).toEqual(expected.map((step) => `${LINE}.0.price | ${step}`))
	})
	it('have no total of retail prices if a line has none', () => {
		const built = build({ 'mug-s': 1, 'pin-1': 1 })
		expect(built.totals.retailPrice).toBeNull()
		expect(steps(built).filter((step) => step.includes('etail'))).toEqual([
			`${LINE}.0.retailPrice | = | 20 | product | 20`,
		])
		expect(built.explanation.steps).toHaveLength(10)
	})
	it('D-81: lead to what a card pays', () => {
		const facts = { collection: { rewardType: 'Coins', paymentCheckout: true }, balance: 10.5 }
		expect(steps(build({ 'mug-s': 1 }, facts)).slice(4)).toEqual([
			'totals.retailPrice | + | 20 | line | 20 | quantity 1 | price 20',
			'totals.creditsUsed | = | 10.5 | balance | 10.5',
			'balanceAfter | = | 10.5 | balance | 10.5',
			'balanceAfter | - | 10.5 | credits | 0',
			'totals.dueByCard | = | 15.5 | order | 15.5',
			'totals.dueByCard | - | 10.5 | credits | 5',
		])
	})
	it('D-81: lead to the gifts that are left', () => {
		const built = build({ 'mug-s': 3 }, { collection: { rewardType: 'Gifts' }, balance: 5 })
		expect(steps(built).slice(-3)).toEqual([
			'totals.giftsUsed | = | 3 | order | 3',
			'balanceAfter | = | 5 | balance | 5',
			'balanceAfter | - | 3 | gifts | 2',
		])
	})
})

describe('the text', () => {
	it('names the product and the variant, whichever has a name, else the id', () => {
		expect(text(build({ 'mug-s': 2, 'mug-l': 1, 'pin-1': 1 })).slice(0, 3)).toEqual([
			'2 × Mug, Small: 14.50 + 1.00 (DE) = 15.50 each, 31.00',
			'1 × Mug: 16.00 + 1.00 (DE) = 17.00',
			'1 × pin-1: 0.05 - 1.00 (DE) = -0.95',
		])
		const products = [{ id: 'p', variants: [{ id: 'v', title: 'Green', price: 10 }] }]
		expect(text(build({ v: 1 }, { products }))[0]).toBe('1 × Green: 10.00')
	})
	it('shows each change of a price', () => {
		expect(text(build({ 'mug-s': 3 }, { pricedFor: { mug: 'FR' } }))[0]).toBe(
			'3 × Mug, Small: 14.50 - 2.50 (FR) + 1.00 (DE) = 13.00 each, 39.00',
		)
	})
	it('shows the total and the payment', () => {
		expect(text(build({ 'mug-s': 1 })).slice(1)).toEqual(['1 item: 15.50', 'Credits: 100.00 - 15.50 = 84.50'])
		const byCard = { collection: { rewardType: 'Coins', paymentCheckout: true }, balance: 15.49 }
		expect(text(build({ 'mug-s': 1 }, byCard)).slice(1)).toEqual([
			'1 item: 15.50',
			'Credits: 15.49 - 15.49 = 0.00; by card: 0.01',
		])
		expect(text(build({ 'mug-s': 1 }, { collection: { rewardType: 'Gifts' }, balance: 1 }))).toEqual([
			'1 × Mug, Small',
			'1 item',
			'Gifts: 1 - 1 = 0',
		])
	})
	it('shows a total below zero as it is, though it costs nothing', () => {
		expect(text(build({ 'pin-1': 2 }, { balance: -3.07 }))).toEqual([
			'2 × pin-1: 0.05 - 1.00 (DE) = -0.95 each, -1.90',
			'2 items: -1.90',
			'Credits: -3.07 - 0.00 = -3.07',
		])
	})
	it.each([
		[0.09, '0.09'],
		[0.1, '0.10'],
		[9.99, '9.99'],
		[1234567.8, '1234567.80'],
	])('shows %d with two decimals', (price, shown) => {
		const products = [{ id: 'p', title: 'P', variants: [{ id: 'v', price }] }]
		expect(text(build({ v: 1 }, { products, balance: 2e6 }))[0]).toBe(`1 × P: ${shown}`)
	})
	it('shows at most 1,000 lines, and 100 characters of a name', () => {
		const linesOf = (count: number): string[] => {
			const orderItems = new Array(count).fill(itemsOf('mug-s')[0])
			return text(builtOf(buildOrder({ address, orderItems }, { ...coins, balance: 1e6 })))
		}
		expect(linesOf(1000)).toHaveLength(1002)
		expect(linesOf(1001).slice(999)).toEqual([
			'1 × Mug, Small: 14.50 + 1.00 (DE) = 15.50',
			'… and 1 more line',
			'1001 items: 15515.50',
			'Credits: 1000000.00 - 15515.50 = 984484.50',
		])
		expect(linesOf(1002)[1000]).toBe('… and 2 more lines')
		const long = 'x'.repeat(101)
		const products = [
			{ id: 'p', title: long, variants: [{ id: 'v', title: long, price: 1 }] },
			{ id: 'q', variants: [{ id: long, price: 1 }] },
		]
		const cut = 'x'.repeat(100)
		expect(text(build({ v: 1, [long]: 1 }, { products })).slice(0, 2)).toEqual([
			`1 × ${cut}, ${cut}: 1.00`,
			`1 × ${cut}: 1.00`,
		])
	})
})
