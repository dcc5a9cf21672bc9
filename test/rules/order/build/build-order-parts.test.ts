import { describe, expect, it } from 'vitest'
import { buildOrder, type OrderDraft, type OrderFacts, type PolicyOptions } from '../../../../src/entries/index.ts'
import type { Order } from '../../../../src/rules/contract/generated/types.ts'
import { BERLIN as address, builtOf, itemsOf, type Verdict } from '../given.ts'

const products = [
	{ id: 'mug', title: 'Mug', variants: [{ id: 'mug', price: 10, retailPrice: 12 }] },
	{ id: 'cap', title: 'Cap', variants: [{ id: 'cap', price: 4, isAvailableForSale: false }] },
	{ id: 'jar', title: 'Jar', isPersonalized: true, variants: [{ id: 'jar', price: 20 }] },
	{ id: 'pen', title: 'Pen', variants: [{ id: 'pen' }] },
]
const coins: OrderFacts = { products, collection: { rewardType: 'Coins' }, balance: 1000 }
const mug: OrderDraft = { address, orderItems: itemsOf('mug') }
const jar: OrderDraft = { address, orderItems: itemsOf('jar') }

const ask = (draft: unknown, facts: unknown = {}, policy?: PolicyOptions): Verdict =>
	buildOrder(draft as OrderDraft, { ...coins, ...(facts as OrderFacts) }, policy)
const told = ({ issues }: Verdict): string[] =>
	issues.map(({ severity, path, code, rule }) => `${severity} ${path.join('.')} ${code} ${rule}`)
const needsOf = (verdict: Verdict): unknown => (verdict.status === 'unknown' ? verdict.needs : verdict.status)
const built = (...given: Parameters<typeof ask>) => builtOf(ask(...given))

describe('D-100: failed lines', () => {
	const twelve = { address, orderItems: itemsOf(...'abcdefghijkl') }
	const shop = [...'abcdefghijkl'].map((id) => ({
		...{ id, title: id, variants: [{ id, price: 1 }] },
		...(id === 'c' ? { isInStock: false, isDiscontinued: true } : {}),
		...(id === 'k' ? { status: 'Draft' as const, variants: [{ id, price: -1 }] } : {}),
	}))
	it('are in the order of the draft, each with all that is told about it', () => {
		const { rejected, order } = built(twelve, { products: shop }, { errorPolicy: 'reject-failed-lines' })
		expect(rejected.map(({ index, issues }) => [index, issues.map(({ code }) => code)])).toEqual([
			[2, ['order.product.discontinued', 'order.product.out-of-stock']],
			[10, ['order.product.draft', 'order.price.negative']],
		])
		expect(order.orderLineItems.map(({ id }) => id)).toEqual(
			[1, 2, 4, 5, 6, 7, 8, 9, 10, 12].map((at) => `draft-${at}`),
		)
	})
	it('leave the issues of the other lines and of the order', () => {
		const draft = { ...twelve, note: null }
		const cheap = shop.map((product) =>
			product.id === 'b' ? { ...product, variants: [{ id: 'b', price: -1 }] } : product,
		)
		expect(told(ask(draft, { products: cheap }, { errorPolicy: 'reject-failed-lines' }))).toEqual([
			'warning note request.null D-92',
			'warning orderItems.1.variantId order.price.negative D-41',
		])
	})
	it('are told with everything else, if the rest costs too much', () => {
		const draft = { ...twelve, orderItems: itemsOf('a', 'c'), note: null }
		const verdict = ask(draft, { products: shop, balance: 0 }, { errorPolicy: 'reject-failed-lines' })
		expect(told(verdict)).toEqual([
			'warning note request.null D-92',
			'error orderItems.1.variantId order.product.discontinued D-31',
			'error orderItems.1.variantId order.product.out-of-stock D-31',
			'error orderItems order.balance.insufficient D-81',
		])
	})
	it('need no personalization', () => {
		const closed = [{ ...products[2], isInStock: false }, products[0]]
		const draft = { address, orderItems: itemsOf('jar', 'mug'), person: { firstName: 'Ann', birthDate: 'soon' } }
		const facts = { products: closed, creations: { jar: { status: 'Done' } } }
		const verdict = ask(draft, facts, { errorPolicy: 'reject-failed-lines' })
		expect(verdict).toMatchObject({ status: 'valid', issues: [], value: { rejected: [{ index: 0 }] } })
		expect(told(ask({ ...draft, orderItems: itemsOf('jar') }, { ...facts, products, asOf: '2026-11-20' }))).toEqual([
			expect.stringMatching(/^error person\.birthDate /),
		])
	})
})

describe('the needs', () => {
	it('are each told once', () => {
		const both = { address, orderItems: itemsOf('hat', 'hat', 'jar', 'jar') }
		const verdict = ask(both, { collection: undefined, balance: undefined, asOf: undefined })
		expect(needsOf(verdict)).toEqual([
			{ kind: 'product', variantId: 'hat' },
			{ kind: 'personalizedProduct', productId: 'jar', operation: 'get-product' },
			{ kind: 'collection' },
			{ kind: 'balance' },
		])
	})
	it.each([undefined, null, 7, {}, { rewardType: '' }, { rewardType: null }])(
		'are the collection where the facts have %j',
		(collection) => expect(needsOf(ask(mug, { collection }))).toEqual([{ kind: 'collection' }]),
	)
	it.each([undefined, null])('are the balance where the facts have %j', (balance) => {
		expect(needsOf(ask(mug, { balance }))).toEqual([{ kind: 'balance' }])
		expect(needsOf(ask({ ...mug, person: { balance } }, { balance }))).toEqual([{ kind: 'balance' }])
	})
	it.each(['20', '', [20], {}, true, Number.NaN, 2 ** 60])(
		'D-93: are none for a balance that is no amount: %j',
		(balance) => {
			expect(told(ask(mug, { balance }))).toEqual(['error facts.balance money.amount.invalid D-40'])
			expect(told(ask({ ...mug, person: { balance } }, { balance: null }))).toEqual([
				'error person.balance money.amount.invalid D-40',
			])
		},
	)
	it.each(['coins', 'Cash', 7, {}])('D-93: are none for a reward type that is none of the two: %j', (rewardType) => {
		expect(told(ask(mug, { collection: { rewardType } }))).toEqual([
			'error facts.collection.rewardType collection.reward-type.invalid service.1',
		])
	})
	it.each(['20', '', [20], true])('D-93: are none for a price that is no amount: %j', (price) => {
		for (const rewardType of ['Coins', 'Gifts']) {
			const facts = { products: [{ id: 'mug', variants: [{ id: 'mug', price }] }], collection: { rewardType } }
			expect(told(ask(mug, facts))).toEqual(['error orderItems.0.variantId order.price.invalid D-40'])
		}
	})
	it('D-85: are none for a missing price in a store of gifts, where no price is shown', () => {
		const gifts = { collection: { rewardType: 'Gifts' }, balance: 3 } as const
		for (const price of [undefined, null]) {
			const pen = { id: 'pen', title: 'Pen', variants: [{ id: 'pen', price }], priceDeltaByCountry: { DE: 2 } }
			const { order, totals, showPrices, balanceAfter } = built(
				{ address, orderItems: [{ variantId: 'pen', quantity: 2 }] },
				{ ...gifts, products: [pen] },
			)
			expect(order.orderLineItems).toMatchObject([{ variantId: 'pen', price: 0, retailPrice: null }])
			expect([totals.price, totals.giftsUsed, showPrices, balanceAfter]).toEqual([0, 2, false, 1])
		}
		const untold = { collection: {} }
		expect(needsOf(ask({ address, orderItems: itemsOf('pen') }, untold))).toEqual([
			{ kind: 'product', variantId: 'pen' },
			{ kind: 'collection' },
		])
	})
})

describe('what is to pay', () => {
	it('is open while a line may still be added, or while the kind of store is not known', () => {
		for (const errorPolicy of ['reject-order', 'reject-failed-lines'] as const) {
			const verdict = ask({ address, orderItems: itemsOf('mug', 'hat') }, { balance: 0 }, { errorPolicy })
			expect(verdict).toMatchObject({ status: 'unknown', needs: [{ kind: 'product', variantId: 'hat' }], issues: [] })
		}
		expect(needsOf(ask(mug, { collection: {}, balance: 0 }))).toEqual([{ kind: 'collection' }])
	})
	it('D-85: is shown in a store of credits alone', () => {
		expect(built(mug).showPrices).toBe(true)
		expect(built(mug, { collection: { rewardType: 'Gifts' } }).showPrices).toBe(false)
	})
})

describe('D-40, D-41: the price of a line', () => {
	const DE = { priceDeltaByCountry: { DE: -0.5, FR: 2 } }
	const price = (fields: object, variant: object, pricedFor?: string): Verdict =>
		ask(mug, {
			products: [{ id: 'mug', title: 'Mug', ...fields, variants: [{ id: 'mug', ...variant }] }],
			pricedFor: { mug: pricedFor },
		})
	const most = 2 ** 53 / 100

	it.each<[string, object, object, string | undefined]>([
		['the price', {}, { price: 'free' }, undefined],
		['the retail price', {}, { price: 1, retailPrice: 'free' }, undefined],
		['the delta', { priceDeltaByCountry: { DE: '1' } }, { price: 1 }, undefined],
		['the delta of the country that it was fetched for', { priceDeltaByCountry: { FR: '1' } }, { price: 1 }, 'FR'],
		['the deltas', { priceDeltaByCountry: 7 }, { price: 1 }, undefined],
		['the sum', { priceDeltaByCountry: { DE: 1 } }, { price: most }, undefined],
	])('is an error, if %s is no amount', (_, fields, variant, pricedFor) => {
		const [first] = price(fields, variant, pricedFor).issues
		expect(first).toMatchObject({
			code: 'order.price.invalid',
			severity: 'error',
			rule: 'D-40',
			params: { title: 'Mug' },
		})
	})
	it('is told below zero, and of another country, with what a message shows', () => {
		const told = (...given: Parameters<typeof price>) =>
			price(...given).issues.map(({ code, params }) => [code, params])
		const negative = ['order.price.negative', { title: 'Mug', country: 'DE', amount: -0.25 }]
		const other = ['order.price.other-country', { title: 'Mug', country: 'DE', other: 'FR' }]
		expect(told(DE, { price: 0.25 })).toEqual([negative])
		expect(told(DE, { price: -0.25 }, 'DE')).toEqual([negative])
		expect(told(DE, { price: 2.5 }, 'FR'), 'of 0').toEqual([other])
		expect(told(DE, { price: 2.25 }, 'FR')).toEqual([negative, other])
		expect(told(DE, { price: 0 }, 'DE')).toEqual([])
	})
})

describe('the balance', () => {
	it('is that of the facts, else that of the person', () => {
		expect(built({ ...mug, person: { balance: 7 } }).balanceAfter).toBe(990)
		expect(built({ ...mug, person: { balance: 11.5 } }, { balance: undefined }).balanceAfter).toBe(1.5)
		expect(built({ ...mug, person: { balance: 11.5 } }, { balance: null }).balanceAfter).toBe(1.5)
	})
	it.each([
		[9.99, { needed: 10, balance: 9.99, missing: 0.01 }],
		[0, { needed: 10, balance: 0, missing: 10 }],
		[-5, { needed: 10, balance: -5, missing: 15 }],
	])('D-81: of %d does not cover the order', (balance, params) => {
		const verdict = ask(mug, { balance })
		expect(told(verdict)).toEqual(['error orderItems order.balance.insufficient D-81'])
		expect(verdict.issues[0]?.params).toEqual(params)
	})
	it('D-40: that is too far below zero lacks what the order needs', () => {
		const costly = [{ id: 'mug', variants: [{ id: 'mug', price: 2 ** 53 / 100 }] }]
		const verdict = ask(mug, { products: costly, balance: -1 })
		expect(verdict.issues[0]?.params).toMatchObject({ needed: 2 ** 53 / 100, missing: 2 ** 53 / 100 })
	})
	it('D-81: is filled up by a card only if the store says so', () => {
		const store = (paymentCheckout: unknown) =>
			ask(mug, { collection: { rewardType: 'Coins', paymentCheckout }, balance: 4 })
		expect(store(true)).toMatchObject({
			value: { totals: { creditsUsed: 4, dueByCard: 6, giftsUsed: 0 }, balanceAfter: 0 },
		})
		for (const other of [false, 'true', 1, undefined]) expect(store(other).status).toBe('invalid')
	})
})

describe('D-86: the creation of a personalized product', () => {
	const creation = (given: unknown): Verdict => ask(jar, { asOf: '2026-11-20', creations: { jar: given } })
	const line = (verdict: Verdict): Order['orderLineItems'][0] | undefined =>
		verdict.status === 'valid' ? verdict.value.order.orderLineItems[0] : undefined

	it.each([{}, { status: 'done' }, { status: null }, null, 'Done'])('is not known: %j', (given) => {
		expect(needsOf(creation(given))).toEqual([
			{ kind: 'personalizedProduct', productId: 'jar', operation: 'get-product' },
		])
	})
	it('gives its sha, if it is a text', () => {
		expect(line(creation({ status: 'Done', sha: 'abc' }))?.sha).toBe('abc')
		for (const sha of [undefined, null, 7]) expect(line(creation({ status: 'Done', sha }))?.sha).toBeNull()
	})
	it('matters to personalized products alone', () => {
		const { order } = built(
			{ address, orderItems: itemsOf('mug') },
			{ creations: { mug: { status: 'Error', sha: 'x' } } },
		)
		expect(order.orderLineItems[0]).toMatchObject({ sha: null, personalizations: null })
		const truthy = [{ ...products[2], isPersonalized: 'true' }]
		expect(ask(jar, { products: truthy }).status).toBe('valid')
	})
})
