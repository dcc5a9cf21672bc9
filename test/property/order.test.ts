import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applySuggestion, indexProducts, type OrderInput, type Policy, validateOrder } from '../../src/entries/index.ts'
import { leastOf, runs, seedOf } from '../fuzz.ts'
import { anyOrder, PRODUCTS } from './orders.ts'

const RUNS = runs(3000)

/** The least shares of the generated orders: by verdict with some of the products, without any issue, and with a suggestion. */
const SHARE = { valid: 0.15, invalid: 0.6, unknown: 0.18, clean: 0.48, suggested: 0.22 }

const policies: fc.Arbitrary<Partial<Policy>> = fc.record(
	{
		partner: fc.boolean(),
		province: fc.constantFrom('error', 'warning'),
		phone: fc.constantFrom('min', 'max'),
		closedRegion: fc.constantFrom('unknown', 'provinces', 'country'),
		unlistedRegion: fc.constantFrom('listed', 'ships', 'warning', 'error'),
		unavailable: fc.constantFrom('ignored', 'warning', 'error'),
	},
	{ requiredKeys: [] },
)

describe('validateOrder, on generated orders', () => {
	it('half of the orders are without any issue', () => {
		const orders = fc.sample(anyOrder, { numRuns: RUNS, seed: seedOf(1) })
		const clean = orders.filter((order) => validateOrder(order, { products: PRODUCTS }).issues.length === 0)
		expect(clean.length).toBeGreaterThanOrEqual(leastOf(RUNS, SHARE.clean))
	})

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
		expect(seen.valid).toBeGreaterThanOrEqual(leastOf(RUNS, SHARE.valid))
		expect(seen.invalid).toBeGreaterThanOrEqual(leastOf(RUNS, SHARE.invalid))
		expect(seen.unknown).toBeGreaterThanOrEqual(leastOf(RUNS, SHARE.unknown))
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
		expect(compared).toBeGreaterThanOrEqual(leastOf(RUNS, SHARE.clean))
	})

	it('applying a suggestion removes its issue', () => {
		let mended = 0
		fc.assert(
			fc.property(anyOrder, (order) => {
				const { issues } = validateOrder(order, { products: PRODUCTS })
				if (issues.some(({ suggestion }) => suggestion !== undefined)) mended++
				for (const issue of issues) {
					const { code, path, suggestion } = issue
					if (suggestion === undefined) continue
					const again = validateOrder(applySuggestion(order, issue), { products: PRODUCTS })
					const same = again.issues.filter((other) => other.code === code && String(other.path) === String(path))
					expect(same, JSON.stringify({ order, suggestion })).toEqual([])
				}
			}),
			{ numRuns: RUNS },
		)
		expect(mended).toBeGreaterThanOrEqual(leastOf(RUNS, SHARE.suggested))
	})

	it('a valid order stays valid in its normalized form, with the same value', () => {
		fc.assert(
			fc.property(anyOrder, (order) => {
				const verdict = validateOrder(order, { products: PRODUCTS })
				if (verdict.status !== 'valid') return
				const again = validateOrder(verdict.value, { products: PRODUCTS })
				expect(again).toMatchObject({ status: 'valid', value: verdict.value })
			}),
			{ numRuns: RUNS },
		)
	})

	it('a milder policy never rejects more', () => {
		const strict: Partial<Policy> = {
			isPartner: true,
			province: 'error',
			phone: 'max',
			closedRegion: 'country',
			unlistedRegion: 'error',
			unavailable: 'error',
		}
		const mild: Partial<Policy> = {
			isPartner: false,
			province: 'warning',
			phone: 'min',
			closedRegion: 'provinces',
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
