import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as library from '../../src/entries/index.ts'
import { Slowest } from '../bounded.ts'
import { runs } from '../fuzz.ts'
import { almost, arm, hostileText, hostileValue } from './hostile.ts'

/** The number of hostile calls to each function; about 40,000 in total. */
const RUNS = runs(1000)

/**
 * The most that one call may cost, in passes over a megabyte. The pass is optimized code. After many hostile calls in one process,
 * an engine stops optimizing a rule, which then takes twenty times as long. A quadratic rule would cost a million passes.
 */
const BOUND = 40

const order = {
	address: {
		address1: '1 Ferry Building',
		city: 'San Francisco',
		province: 'California',
		provinceCode: 'CA',
		zip: '94111',
		country: 'United States',
		countryCode: 'US',
		phone: '415 983 8030',
	},
	orderItems: [{ variantId: 'v', quantity: 1 }],
	taxNumber: '529.982.247-25',
	companyId: 'c',
	shouldValidateProvinceCode: true,
	customAttributes: [{ key: 'taxNumber', value: 'x' }],
}
const product = {
	id: 'p',
	status: 'Active',
	variants: [{ id: 'v', price: 1 }],
	shippingRegions: [{ countryCode: 'US', isBlacklisted: true, provinces: [{ provinceCode: 'HI' }] }],
	priceDeltaByCountry: { US: 1 },
}
const plausible: fc.Arbitrary<unknown> = fc.oneof(
	almost(order.address),
	almost(order),
	almost({ ...order, address: order.address }),
	almost(product),
	almost({ products: [product], v: 'v', variantId: 'v', provinceCode: 'CA', countryCode: 'US', dayOffset: 0 }),
	almost({
		firstName: 'Zoë',
		department: 'Sales',
		startDate: '2020-01-02',
		birthDate: '1984-02-29',
		asOf: '2026-11-20',
	}),
	almost({ start: '2026-01-01T00:00:00Z', end: '2026-01-02T00:00:00Z' }),
	fc.array(almost(product), { maxLength: 3 }),
	fc.array(almost(order), { maxLength: 3 }),
	fc.array(almost({ variantId: 'v', quantity: 1 }), { maxLength: 3 }),
	fc.constantFrom<unknown>('US', 'BR', 'MX', 'CN', 'IT', 'KR', 'GB', 'JP', 'ZZ', '2026-02-29', '2024-02-29T00:00:00Z'),
	fc.constantFrom<unknown>('SW1A 2AA', '94111', '+14155552671', '529.982.247-25', 'XOJI740919U48', 'fr-CA, *;q=0.1'),
)
const anyArgument = fc.oneof({ weight: 2, arbitrary: plausible }, hostileValue, hostileText)

type Rule = (...args: unknown[]) => unknown
const functions = Object.entries<unknown>(library).filter(
	(entry): entry is [string, Rule] => typeof entry[1] === 'function',
)
const STATUSES = new Set<unknown>(['valid', 'invalid', 'unknown'])

describe('totality: any value of any type gets a verdict', () => {
	it('covers every function of the main entry', () => expect(functions.length).toBeGreaterThan(20))

	it.each(functions)('%s neither throws, nor changes its arguments, nor takes long', (_name, rule) => {
		const slowest = new Slowest()
		fc.assert(
			fc.property(fc.array(anyArgument, { minLength: 1, maxLength: 4 }), (generated) => {
				const args = generated.map((value) => arm(value))
				const before = args.map(snapshot)
				const answer = slowest.watch(() => rule(...args))
				expect(args.map(snapshot)).toEqual(before)
				if (/^(?:check|validateOrders?$)/.test(_name)) expectVerdict(answer)
			}),
			{ numRuns: RUNS, endOnFailure: true, reporter },
		)
		slowest.expectCost(BOUND)
		expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
		expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
	})
})

/** Returns what can be seen of an argument without running its code. A mutation shows without deep copies of megabytes. */
function snapshot(value: unknown): string | undefined {
	try {
		return JSON.stringify(value, (_key, part) => {
			if ((typeof part === 'string' || Array.isArray(part)) && part.length > 2000) return part.length
			return typeof part === 'bigint' ? String(part) : part
		})
	} catch {
		return 'no JSON'
	}
}

function expectVerdict(answer: unknown): void {
	if (Array.isArray(answer)) {
		for (const each of answer) expectVerdict(each)
		return
	}
	const { status, issues } = answer as {
		status: unknown
		issues: { severity: string; message: string; params: object }[]
	}
	expect(STATUSES.has(status)).toBe(true)
	expect(issues.some((issue) => issue.severity === 'error')).toBe(status === 'invalid')
	for (const { message, params } of issues) {
		// Braces may also come from the input, by a parameter.
		const unfilled = (message.match(/\{\w+\}/g) ?? []).filter((part) => !Object.values(params).join(' ').includes(part))
		expect(unfilled, message).toEqual([])
	}
}

/** Reports a failure and how to reproduce it, without printing megabytes. */
function reporter(run: fc.RunDetails<[unknown[]]>): void {
	if (!run.failed) return
	const error = run.errorInstance instanceof Error ? run.errorInstance.stack : String(run.errorInstance)
	throw new Error(`seed ${run.seed}, path ${run.counterexamplePath}: ${error}`)
}
