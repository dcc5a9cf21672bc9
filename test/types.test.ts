import { describe, expect, expectTypeOf, it } from 'vitest'
import {
	applyPriceDelta,
	buildOrder,
	checkShippable,
	DEFAULT_POLICY,
	type Issue,
	type IssuesErrorBody,
	indexProducts,
	type Need,
	type PolicyOptions,
	type Product,
	type ProductInput,
	readPolicy,
	toErrorBody,
	validateOrder,
	validateOrders,
} from '../src/entries/index.ts'

/** A body as `JSON.parse` or a framework returns it. */
const body: unknown = {}

/** A product as JSON is typed: strings where the interface lists values, and null for an empty field. */
const answered = {
	id: 'mug',
	title: 'Mug',
	status: 'Active',
	creationStatus: 'Done',
	sizeChartTable: null,
	isInStock: true,
	variants: [{ id: 'mug-s', price: 14.5, retailPrice: null, options: [{ name: 'size', value: { title: 'S' } }] }],
	shippingRegions: [{ countryCode: 'RU', countryName: 'Russia', isBlacklisted: true, provinces: [] }],
	priceDeltaByCountry: { DE: 1 },
	customFields: { shelf: 7 },
}

describe('types let unknown input in', () => {
	it('validateOrder and validateOrders accept a body of any type', () => {
		expect(validateOrder(body).status).toBe('invalid')
		expect(validateOrders([body])).toHaveLength(1)
		const bodies: readonly unknown[] = [1, null]
		expect(validateOrders(bodies).map(({ status }) => status)).toEqual(['invalid', 'invalid'])
	})

	it('products as get-product answers them need no cast', () => {
		const item = { variantId: 'mug-s', quantity: 1 }
		expectTypeOf(answered).toExtend<ProductInput>()
		expectTypeOf<Product>().toExtend<ProductInput>()
		expect(validateOrder({ orderItems: [item] }, { products: [answered] }).status).toBe('invalid')
		expect(indexProducts([answered]).entries.size).toBe(1)
		expect(checkShippable(item, answered, { countryCode: 'DE' }).status).toBe('valid')
		expect(applyPriceDelta(answered, 'DE').status).toBe('valid')
		expect(buildOrder({ orderItems: [item] }, { products: [answered] }).status).toBe('invalid')
	})

	it('a product of another shape is a type error', () => {
		// @ts-expect-error -- A text is no list of variants.
		const { status } = validateOrder(body, { products: [{ id: 'mug', variants: 'mug-s' }] })
		expect(status).toBe('invalid')
	})
})

describe('toErrorBody', () => {
	it('is never null for the issues of an Invalid', () => {
		const verdict = validateOrder(body)
		if (verdict.status !== 'invalid') expect.unreachable()
		const answer = toErrorBody(verdict.issues)
		expectTypeOf(answer).toEqualTypeOf<IssuesErrorBody>()
		expect(answer.statusCode).toBe(400)
	})

	it('may be null for any other issues', () => {
		const answer = toErrorBody(validateOrder(body).issues)
		expectTypeOf(answer).toEqualTypeOf<IssuesErrorBody | null>()
		expect(answer).not.toBeNull()
	})
})

describe('a policy', () => {
	it('with a misspelt key is a type error', () => {
		// @ts-expect-error -- The key is unlistedRegion.
		const policy: PolicyOptions = { phone: 'max', unlistedRegions: 'error' }
		// @ts-expect-error -- The value is warning or error.
		const other: PolicyOptions = { province: 'perhaps' }
		expect([policy, other]).toHaveLength(2)
	})
})

describe('D-35: a policy at run time', () => {
	const address = { address1: 'Spreebogen 1', city: 'Berlin', zip: '10557', countryCode: 'DE', phone: '030 901820' }
	const order = { address, orderItems: [{ variantId: 'mug-s', quantity: 1 }] }
	const facts = { products: [answered], collection: { rewardType: 'Coins' }, balance: 99 } as const
	const told = (policy: unknown): string[] =>
		validateOrder(order, facts, policy as PolicyOptions).issues.map(
			({ severity, code, path }) => `${severity} ${code} ${path.join('.')}`,
		)

	it('a key or a value that no policy has is a warning of the order', () => {
		expect(told({ unlistedRegions: 'error' })).toEqual(['warning policy.key.unknown policy.unlistedRegions'])
		expect(told({ province: 'perhaps' })).toEqual(['warning policy.value.invalid policy.province'])
		expect(told({ dayOffset: 900 })).toEqual(['warning policy.value.invalid policy.dayOffset'])
		expect(validateOrders([order, order], facts, { phones: 'max' } as PolicyOptions)).toMatchObject([
			{ status: 'valid', issues: [{ code: 'policy.key.unknown' }] },
			{ status: 'valid', issues: [{ code: 'policy.key.unknown' }] },
		])
		const made = buildOrder(order, facts, { phones: 'max' } as PolicyOptions)
		expect(made).toMatchObject({
			status: 'valid',
			issues: [{ code: 'policy.key.unknown', path: ['policy', 'phones'] }],
		})
	})

	it('no policy, a good one, and a key that is left undefined are none', () => {
		for (const policy of [undefined, {}, { phone: 'max' }, { phone: undefined }, { dayOffset: -840 }, DEFAULT_POLICY])
			expect(told(policy)).toEqual([])
	})

	it('is read once: what readPolicy returns is not read again, and cannot be changed', () => {
		let reads = 0
		const choices = {
			get phone(): 'max' {
				reads++
				return 'max'
			},
		}
		const policy = readPolicy(choices)
		for (let at = 0; at < 3; at++) validateOrder(order, facts, policy)
		expect(reads).toBe(1)
		expect(readPolicy(policy)).toBe(policy)
		expect(Object.isFrozen(policy)).toBe(true)
		expect(told(readPolicy({ phones: 'max' }))).toEqual(['warning policy.key.unknown policy.phones'])
	})
})

describe('a verdict', () => {
	it('has status, issues and needs to destructure, whatever it is', () => {
		const { status, issues, needs } = validateOrder(body)
		expectTypeOf(needs).toEqualTypeOf<readonly [Need, ...Need[]] | undefined>()
		expectTypeOf(issues).toExtend<readonly Issue[]>()
		if (status === 'invalid') expect([issues.length > 0, needs]).toEqual([true, undefined])
		const verdict = validateOrder(body)
		if (verdict.status === 'unknown') expectTypeOf(verdict.needs).toEqualTypeOf<readonly [Need, ...Need[]]>()
		if (verdict.status === 'valid') expectTypeOf(verdict.needs).toEqualTypeOf<undefined>()
		expect(verdict).not.toHaveProperty('needs')
	})
})
