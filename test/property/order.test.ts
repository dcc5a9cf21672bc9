import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applySuggestion, indexProducts, type OrderInput, type Policy, validateOrder } from '../../src/index.ts'
import { runs } from '../fuzz.ts'
import { anyOrder, PRODUCTS } from './orders.ts'

const RUNS = runs(5000)
const policies: fc.Arbitrary<Partial<Policy>> = fc.record(
	{
		partner: fc.boolean(),
		province: fc.constantFrom('error', 'warning'),
		phone: fc.constantFrom('min', 'max'),
		unlistedRegion: fc.constantFrom('ships', 'warning', 'error'),
		unavailable: fc.constantFrom('ignored', 'warning', 'error'),
	},
	{ requiredKeys: [] },
)

describe('validateOrder, on generated orders', () => {
	it('unknown is monotone: more products resolve it, and never turn valid into invalid or back', () => {
		const seen = { valid: 0, invalid: 0, unknown: 0 }
		fc.assert(
			fc.property(anyOrder, policies, fc.subarray([...PRODUCTS]), (order, policy, some) => {
				const none = validateOrder(order, {}, policy)
				const part = validateOrder(order, { products: some }, policy)
				const all = validateOrder(order, { products: PRODUCTS }, policy)
				seen[part.status]++
				expect(all.status).not.toBe('unknown')
				if (none.status !== 'unknown') expect(part.status).toBe(none.status)
				if (part.status !== 'unknown') expect(all.status).toBe(part.status)
			}),
			{ numRuns: RUNS },
		)
		expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(RUNS / 100)
	})

	it('the hot path and the full path give the same value', () => {
		let compared = 0
		fc.assert(
			fc.property(anyOrder, (order) => {
				const short = validateOrder(order, { products: indexProducts(PRODUCTS) })
				if (short.status !== 'valid' || short.issues.length > 0) return
				compared++
				// A wrong type in a field that only place-order has is a warning. It forces the slow path and changes nothing else.
				const long = validateOrder({ ...order, note: 7 } as unknown as OrderInput, { products: PRODUCTS })
				expect(long).toMatchObject({ status: 'valid', value: short.value, issues: [{ path: ['note'] }] })
			}),
			{ numRuns: RUNS },
		)
		expect(compared).toBeGreaterThan(RUNS / 100)
	})

	it('applying a suggestion removes its issue', () => {
		let applied = 0
		fc.assert(
			fc.property(anyOrder, (order) => {
				const { issues } = validateOrder(order, { products: PRODUCTS })
				for (const issue of issues) {
					const { code, path, suggestion } = issue
					if (suggestion === undefined) continue
					applied++
					const mended = validateOrder(applySuggestion(order, issue), { products: PRODUCTS })
					const same = mended.issues.filter((other) => other.code === code && String(other.path) === String(path))
					expect(same, JSON.stringify({ order, suggestion })).toEqual([])
				}
			}),
			{ numRuns: RUNS },
		)
		expect(applied).toBeGreaterThan(RUNS / 10)
	})

	it('a valid order stays valid in its normalized form, with the same value', () => {
		fc.assert(
			fc.property(anyOrder, (order) => {
				const verdict = validateOrder(order, { products: PRODUCTS })
				if (verdict.status !== 'valid') return
				const { address, orderItems, taxNumber } = verdict.value
				const again = validateOrder(
					{ address, orderItems, ...(taxNumber === null ? {} : { taxNumber }) },
					{ products: PRODUCTS },
				)
				expect(again).toMatchObject({ status: 'valid', value: verdict.value })
			}),
			{ numRuns: RUNS },
		)
	})

	it('a milder policy never rejects more', () => {
		const strict: Partial<Policy> = {
			partner: true,
			province: 'error',
			phone: 'max',
			unlistedRegion: 'error',
			unavailable: 'error',
		}
		const mild: Partial<Policy> = {
			partner: false,
			province: 'warning',
			phone: 'min',
			unlistedRegion: 'ships',
			unavailable: 'ignored',
		}
		fc.assert(
			fc.property(anyOrder, policies, (order, policy) => {
				const facts = { products: PRODUCTS }
				const refused = (some: Partial<Policy>) => Number(validateOrder(order, facts, some).status === 'invalid')
				expect(refused(mild)).toBeLessThanOrEqual(refused(policy))
				expect(refused(policy)).toBeLessThanOrEqual(refused(strict))
			}),
			{ numRuns: Math.ceil(RUNS / 4) },
		)
	})
})
