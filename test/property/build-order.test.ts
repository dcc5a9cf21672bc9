import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PlacedOrder, PlaceOrderBody } from '../../src/entries/contract.ts'
import {
	applyPriceDelta,
	type BuiltOrder,
	buildOrder,
	type Creation,
	type OrderDraft,
	type OrderFacts,
	type Policy,
	type PolicyOptions,
	validateOrder,
} from '../../src/entries/index.ts'
import { runs } from '../fuzz.ts'
import { withoutBasis } from '../rules/order/basis.ts'
import { almost, arm, hostileValue } from './hostile.ts'
import { anyPolicy } from './policies.ts'

/** Runs of each property. */
const numRuns = runs(600)

const ADDRESSES = [
	{ countryCode: 'US', provinceCode: 'CA', city: 'San Francisco', zip: '94111', phone: '(415) 983-8030' },
	{ country: 'Deutschland', city: 'Berlin', zip: '11011', phone: '030 227 32152' },
	{ countryCode: 'br', provinceCode: 'SP', city: 'São Paulo', zip: '01310200', phone: '(11) 3149-5959' },
	{ countryCode: 'CA', provinceCode: 'ON', city: 'Ottawa', zip: 'K1A0A9', phone: '613 992 4793' },
] as const
const BAD_ADDRESSES = [{ countryCode: 'DE', city: 'Berlin', zip: '1', phone: '1' }, { countryCode: 'ZZ' }, {}] as const
const COUNTRIES = ['US', 'DE', 'BR', 'CA', 'JP'] as const

/** The source of a product: whole cents, so that the oracle never uses decimals. */
interface Seed {
	readonly prices: readonly number[]
	readonly retail: number | null
	readonly deltas: Readonly<Record<string, number>>
	readonly isPersonalized: boolean
	readonly isInStock: boolean
	readonly isClosed: boolean
	readonly pricedFor: string | null
	readonly creation: Creation
}

const cents = fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.constantFrom(0, 1, 29, 101, 2_999, 1_000_000_007))
const rarely = (value: boolean): fc.Arbitrary<boolean> =>
	fc.integer({ min: 0, max: 19 }).map((n) => (n === 0) === value)
const seed: fc.Arbitrary<Seed> = fc.record({
	prices: fc.tuple(cents, cents),
	retail: fc.option(cents),
	deltas: fc.dictionary(fc.constantFrom(...COUNTRIES), fc.integer({ min: -300, max: 2_000 }), { maxKeys: 4 }),
	isPersonalized: fc.boolean(),
	isInStock: rarely(false),
	isClosed: rarely(true),
	pricedFor: fc.option(fc.constantFrom(...COUNTRIES)),
	creation: fc.record({
		status: fc.constantFrom('Done', 'Done', 'Done', 'Done', 'Pending', 'Error' as const),
		sha: fc.option(fc.constant('5ad1')),
	}),
})
const item = fc.record({
	variantId: fc.constantFrom('p0-0', 'p0-1', 'p1-0', 'p1-1', 'p2-0', 'p2-1'),
	quantity: fc.oneof(
		{ weight: 20, arbitrary: fc.integer({ min: 1, max: 9 }) },
		{ weight: 1, arbitrary: fc.constantFrom(0, 1.5, 2 ** 52) },
	),
})
const scene = fc.record({
	seeds: fc.tuple(seed, seed, seed),
	address: fc.oneof(
		{ weight: 20, arbitrary: fc.constantFrom<object>(...ADDRESSES) },
		{ weight: 1, arbitrary: fc.constantFrom<object>(...BAD_ADDRESSES) },
	),
	items: fc.array(item, { minLength: 1, maxLength: 6 }),
	rewardType: fc.constantFrom('Coins' as const, 'Gifts' as const),
	paymentCheckout: fc.boolean(),
	balance: fc.oneof(fc.integer({ min: 0, max: 300_000 }), fc.constant(100_000_000)),
	person: fc.record({ firstName: fc.string(), birthDate: fc.constantFrom('1984-02-29', '1999-12-31T23:00:00-08:00') }),
	deltaOnRetail: fc.boolean(),
	note: fc.option(fc.string(), { nil: undefined }),
})
type Scene = typeof scene extends fc.Arbitrary<infer T> ? T : never

const withCents = (amounts: Readonly<Record<string, number>>): Record<string, number> =>
	Object.fromEntries(Object.entries(amounts).map(([key, value]) => [key, value / 100]))

function stage({ seeds, address, items, rewardType, paymentCheckout, balance, person, note }: Scene): {
	draft: OrderDraft
	facts: OrderFacts
} {
	const products = seeds.map((each, p) => ({
		id: `p${p}`,
		title: `Product ${p}`,
		isPersonalized: each.isPersonalized,
		isInStock: each.isInStock,
		shippingRegions: each.isClosed ? COUNTRIES.map((countryCode) => ({ countryCode, isBlacklisted: true })) : [],
		priceDeltaByCountry: withCents(each.deltas),
		variants: each.prices.map((price, v) => ({
			id: `p${p}-${v}`,
			title: `Variant ${v}`,
			price: price / 100,
			...(each.retail === null ? {} : { retailPrice: each.retail / 100 }),
			images: [{ url: 'https://img.test/1.png', width: 300, height: 200 }],
		})),
	}))
	const known = seeds.flatMap(({ pricedFor }, p) => (pricedFor === null ? [] : [[`p${p}`, pricedFor] as const]))
	return {
		draft: { address, orderItems: items, taxNumber: '529.982.247-25', person, note },
		facts: {
			products,
			collection: { rewardType, paymentCheckout },
			balance: balance / 100,
			asOf: '2026-11-20',
			now: '2026-11-20T10:00:00Z',
			pricedFor: Object.fromEntries(known),
			creations: Object.fromEntries(seeds.map(({ creation }, p) => [`p${p}`, creation])),
		},
	}
}

const big = (amount: number): bigint => BigInt(Math.round(amount * 100))

/** The oracle: returns the cost of an item in cents, using only whole numbers, from the product's source. */
function costOf(
	{ seeds, deltaOnRetail }: Scene,
	variantId: string,
	country: string,
): { price: bigint; retail: bigint | null } {
	const [p, v] = [Number(variantId[1]), Number(variantId[3])]
	const { prices, deltas, pricedFor, retail } = seeds[p] as Seed
	const delta = pricedFor === country ? 0 : (deltas[country] ?? 0) - (pricedFor === null ? 0 : (deltas[pricedFor] ?? 0))
	const ofRetail = retail === null ? null : BigInt(retail + (deltaOnRetail ? delta : 0))
	return { price: BigInt((prices[v] as number) + delta), retail: ofRetail }
}

/** Runs a property on orders that were built. */
function forBuilt(
	check: (scene: Scene, built: BuiltOrder, stage: { draft: OrderDraft; facts: OrderFacts }) => void,
): void {
	let valid = 0
	let all = 0
	fc.assert(
		fc.property(scene, (each) => {
			const staged = stage(each)
			const verdict = buildOrder(staged.draft, staged.facts, { deltaOnRetail: each.deltaOnRetail })
			all++
			if (verdict.status !== 'valid') return
			valid++
			check(each, verdict.value, staged)
		}),
		{ numRuns },
	)
	expect(valid, 'enough orders are built to say something').toBeGreaterThan(all / 10)
}

describe('an error of buildOrder', () => {
	it('has a clause or the key that softens it', () => {
		let keyed = 0
		fc.assert(
			fc.property(scene, anyPolicy, (each, policy) => {
				const { draft, facts } = stage(each)
				const judge = (choices: PolicyOptions) => buildOrder(draft, facts, choices)
				if (judge(policy).issues.some((issue) => issue.severity === 'error' && issue.policy !== undefined)) keyed++
				expect(withoutBasis(judge, policy), JSON.stringify({ each, policy })).toEqual([])
			}),
			{ numRuns },
		)
		expect(keyed).toBeGreaterThan(numRuns / 10)
	})
})

describe('a built order', () => {
	it('has the lines, prices and totals of integer arithmetic', () => {
		forBuilt((each, { order, totals, body }) => {
			const country = body.address?.countryCode as string
			const costs = each.items.map(({ variantId }) => costOf(each, variantId, country))
			const quantities = each.items.map(({ quantity }) => BigInt(quantity))
			const sum = (parts: readonly bigint[]) => parts.reduce((a, b) => a + b, 0n)
			expect(order.orderLineItems.map(({ variantId, quantity }) => ({ variantId, quantity }))).toEqual(each.items)
			expect(order.orderLineItems.map(({ price }) => big(price))).toEqual(costs.map(({ price }) => price))
			expect(order.orderLineItems.map((line) => (line.retailPrice === null ? null : big(line.retailPrice)))).toEqual(
				costs.map(({ retail }) => retail),
			)
			expect(big(totals.price)).toBe(sum(costs.map(({ price }, at) => price * (quantities[at] as bigint))))
			expect(BigInt(totals.items)).toBe(sum(quantities))
			const retails = costs.map(({ retail }) => retail)
			expect(totals.retailPrice === null).toBe(retails.includes(null))
			if (totals.retailPrice === null) return
			expect(big(totals.retailPrice)).toBe(
				sum(retails.map((retail, at) => (retail ?? 0n) * (quantities[at] as bigint))),
			)
		})
	})

	it('is paid, never with more than the balance', () => {
		forBuilt(({ balance, rewardType, paymentCheckout }, { totals, balanceAfter, showPrices }) => {
			const paid = rewardType === 'Gifts' ? totals.giftsUsed : totals.creditsUsed + totals.dueByCard
			const price = Math.max(0, totals.price)
			expect(big(paid)).toBe(big(rewardType === 'Gifts' ? totals.items : price))
			expect(rewardType === 'Gifts' ? totals.creditsUsed + totals.dueByCard : totals.giftsUsed).toBe(0)
			expect(BigInt(balance) - big(balanceAfter)).toBe(big(totals.creditsUsed + totals.giftsUsed))
			expect(balanceAfter).toBeGreaterThanOrEqual(0)
			if (totals.dueByCard > 0) expect([paymentCheckout, balanceAfter]).toEqual([true, 0])
			expect(showPrices).toBe(rewardType === 'Coins')
		})
	})

	it('is explained by steps that lead to each of its amounts', () => {
		forBuilt((_each, built) => {
			const sums = new Map<string, bigint>()
			for (const { of, operator, value, result, price, quantity } of built.explanation.steps) {
				const name = of.join('.')
				const before = sums.get(name) ?? 0n
				const after = operator === '=' ? big(value) : operator === '+' ? before + big(value) : before - big(value)
				expect(after).toBe(big(result))
				if (quantity !== undefined) expect(big(value)).toBe(big(price as number) * BigInt(quantity))
				sums.set(name, after)
			}
			const amounts: (readonly [string, number])[] = built.order.orderLineItems.flatMap(
				({ price, retailPrice }, at) => [
					[`order.orderLineItems.${at}.price`, price] as const,
					...(retailPrice === null ? [] : [[`order.orderLineItems.${at}.retailPrice`, retailPrice] as const]),
				],
			)
			const { price, retailPrice, creditsUsed, giftsUsed, dueByCard } = built.totals
			amounts.push(['totals.price', price], ['balanceAfter', built.balanceAfter])
			amounts.push(built.showPrices ? ['totals.creditsUsed', creditsUsed] : ['totals.giftsUsed', giftsUsed])
			const used = built.explanation.steps.find(({ of }) => of[1] === 'creditsUsed' || of[1] === 'giftsUsed')
			expect(used?.reason).toBe(dueByCard > 0 ? 'balance' : 'order')
			if (retailPrice !== null) amounts.push(['totals.retailPrice', retailPrice])
			if (dueByCard > 0) amounts.push(['totals.dueByCard', dueByCard])
			expect(sums).toEqual(new Map(amounts.map(([name, amount]) => [name, big(amount)])))
		})
	})

	it('parses by the contract without issues, like the body that places it', () => {
		forBuilt((_each, { order, body }) => {
			expect(PlacedOrder.parse(order)).toMatchObject({ status: 'valid', value: order, issues: [] })
			expect(PlaceOrderBody.parse(body)).toMatchObject({ status: 'valid', value: body, issues: [] })
		})
	})

	it('passes validate-order, both as a draft and as a body', () => {
		forBuilt((_each, { body }, { draft, facts }) => {
			expect(validateOrder(draft, facts).status).toBe('valid')
			expect(validateOrder(body, facts)).toMatchObject({ status: 'valid', value: { address: body.address } })
		})
	})

	it('costs the same as one line or as two', () => {
		forBuilt((each, { totals }, { draft, facts }) => {
			const rich = { ...facts, balance: 2 ** 40 }
			const priceOf = (orderItems: OrderDraft['orderItems']): bigint => {
				const verdict = buildOrder({ ...draft, orderItems }, rich)
				return verdict.status === 'valid' ? big(verdict.value.totals.price) : 0n
			}
			const half = each.items.length >> 1
			expect(priceOf(each.items.slice(0, half)) + priceOf(each.items.slice(half))).toBe(big(totals.price))
		})
	})

	it('costs the same with merged lines of one variant', () => {
		forBuilt(({ deltaOnRetail }, { totals, balanceAfter }, { draft, facts }) => {
			const merged = buildOrder(draft, facts, { deltaOnRetail, duplicateLines: 'merge' })
			if (merged.status !== 'valid') throw new Error('merging refused the order')
			expect(merged.value).toMatchObject({ totals, balanceAfter })
			const ids = merged.value.order.orderLineItems.map((line) => line.variantId)
			expect(ids).toEqual([...new Set(draft.orderItems?.map((each) => each.variantId))])
			expect(merged.value.body.orderItems?.map((each) => each.variantId)).toEqual(ids)
		})
	})

	it('is the same if the products were fetched for the destination', () => {
		forBuilt(({ deltaOnRetail }, { order, body }, { draft, facts }) => {
			const country = body.address?.countryCode as string
			const bare = buildOrder(draft, { ...facts, pricedFor: {} }, { deltaOnRetail })
			const products = (facts.products as readonly object[]).map((product) => {
				const fetched = applyPriceDelta(product, country, { deltaOnRetail })
				return fetched.status === 'valid' ? fetched.value : {}
			})
			const pricedFor = { p0: country, p1: country, p2: country }
			const fetched = buildOrder(draft, { ...facts, products, pricedFor }, { deltaOnRetail })
			if (bare.status === 'valid' && fetched.status === 'valid') {
				expect(fetched.value.order).toEqual(bare.value.order)
			} else expect(fetched.status).toBe(bare.status)
			expect(order.orderLineItems.length).toBeGreaterThan(0)
		})
	})
})

/** Returns a verdict without its issues: more facts can add issues to a line that has failed anyway. */
function withoutIssues(verdict: ReturnType<typeof buildOrder>): unknown {
	if (verdict.status !== 'valid') return verdict.status
	return { ...verdict.value, rejected: verdict.value.rejected.map(({ index }) => index) }
}

describe('any draft', () => {
	const policies: fc.Arbitrary<Partial<Policy>> = fc.record(
		{
			errorPolicy: fc.constantFrom('reject-order', 'reject-failed-lines'),
			duplicateLines: fc.constantFrom('keep', 'merge'),
			unavailable: fc.constantFrom('ignored', 'warning', 'error'),
		},
		{ requiredKeys: [] },
	)

	it('is not changed', () => {
		fc.assert(
			fc.property(scene, policies, (each, policy) => {
				const { draft, facts } = stage(each)
				const before = structuredClone({ draft, facts })
				buildOrder(draft, facts, policy)
				expect({ draft, facts }).toEqual(before)
			}),
			{ numRuns },
		)
	})

	it('is never rejected for a missing fact, nor accepted', () => {
		const facts = ['products', 'collection', 'balance', 'asOf', 'creations'] as const
		fc.assert(
			fc.property(scene, fc.subarray([...facts], { minLength: 1 }), policies, (each, missing, policy) => {
				const { draft, facts } = stage(each)
				const whole = buildOrder(draft, facts, policy)
				const partial = { ...facts }
				for (const name of missing) delete partial[name]
				const open = buildOrder(draft, partial, policy)
				if (open.status === 'valid') expect(withoutIssues(open)).toEqual(withoutIssues(whole))
				if (open.status === 'invalid') expect(whole.status).toBe('invalid')
			}),
			{ numRuns },
		)
	})

	it('loses its failed lines, and is otherwise built as without them', () => {
		let lost = 0
		fc.assert(
			fc.property(scene, (each) => {
				const { draft, facts } = stage(each)
				const verdict = buildOrder(draft, facts, { errorPolicy: 'reject-failed-lines' })
				if (verdict.status !== 'valid') return
				const { rejected, ...rest } = verdict.value
				lost += rejected.length
				const indexes = rejected.map(({ index }) => index)
				for (const { index, issues } of rejected) {
					expect(issues.some(({ severity }) => severity === 'error')).toBe(true)
					expect(issues.every(({ path }) => path[1] === index)).toBe(true)
				}
				const isLeft = (_: unknown, at: number): boolean => !indexes.includes(at)
				const orderItems = each.items.filter(isLeft)
				const lines = each.items.map((_, at) => `draft-${at + 1}`).filter(isLeft)
				const alone = buildOrder({ ...draft, orderItems }, { ...facts, ids: { lines } })
				if (alone.status !== 'valid') throw new Error('the rest alone is refused')
				expect({ ...alone.value, rejected: undefined }).toEqual({ ...rest, rejected: undefined })
				expect(alone.issues.map(({ code }) => code)).toEqual(verdict.issues.map(({ code }) => code))
			}),
			{ numRuns },
		)
		expect(lost).toBeGreaterThan(numRuns / 100)
	})

	it('gets an answer, however hostile the draft and the facts are', () => {
		const { draft, facts } = stage({
			...fc.sample(scene, { numRuns: 1, seed: 5 })[0],
			address: ADDRESSES[2],
		} as Scene)
		fc.assert(
			fc.property(
				fc.oneof(almost({ ...draft, user: { email: 'a@b.test' }, personalizations: draft.person }), hostileValue),
				fc.oneof(almost({ ...facts, ids: { order: 'o' } }), hostileValue),
				fc.oneof(policies, hostileValue),
				(anyDraft, anyFacts, policy) => {
					const args = [anyDraft, anyFacts, policy].map((each) => arm(each)) as Parameters<typeof buildOrder>
					const verdict = buildOrder(...args)
					const hasError = verdict.issues.some(({ severity }) => severity === 'error')
					expect(hasError).toBe(verdict.status === 'invalid')
					if (verdict.status === 'unknown') expect(verdict.needs.length).toBeGreaterThan(0)
					if (verdict.status !== 'valid') return
					expect(PlacedOrder.parse(verdict.value.order).issues).toEqual([])
					expect(PlaceOrderBody.parse(verdict.value.body).issues).toEqual([])
				},
			),
			{ numRuns: numRuns >> 1 },
		)
	})
})
