import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as contract from '../../src/entries/contract.ts'
import { expectCost } from '../bounded.ts'
import { runs } from '../fuzz.ts'
import { mutated, names, parse, samples } from './contract-samples.ts'
import { arm, hostileValue } from './hostile.ts'

describe('hostile input', () => {
	it.each(names)('%s returns a verdict, without parts of the input', (name) => {
		fc.assert(
			fc.property(fc.oneof(hostileValue, mutated(name), holding(name)), (input) => {
				const armed = arm(input)
				const verdict = parse(name, armed)
				expect(['valid', 'invalid']).toContain(verdict.status)
				expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
				if (verdict.status === 'valid') expect(parse(name, verdict.value).status).toBe('valid')
				JSON.stringify(verdict)
			}),
			{ numRuns: runs(150) },
		)
	})

	/** Returns a sample with a hostile value in one of its fields. */
	function holding(name: string): fc.Arbitrary<unknown> {
		return fc
			.tuple(fc.constantFrom(...(samples.get(name) ?? [{}])), fc.nat(), hostileValue)
			.map(([sample, at, value]) => {
				if (typeof sample !== 'object' || sample === null) return sample
				const keys = Object.keys(sample)
				const key = keys[at % Math.max(1, keys.length)]
				return key === undefined ? sample : { ...sample, [key]: value }
			})
	}

	it('takes time in proportion to its size', () => {
		const long = 'a'.repeat(10_000_000)
		const bodies: readonly unknown[] = [
			{ note: long, personalizations: { birthDate: long } },
			{ orderItems: Array.from({ length: 100_000 }, () => null) },
			{ address: Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`key${i}`, i])) },
		]
		for (const body of bodies) {
			expectCost(() => expect(parse('PlaceOrderBody', body).status).toMatch(/^(in)?valid$/), 200)
		}
	})

	it('a revoked proxy of a function is a function, not a list, and does not throw', () => {
		const { proxy, revoke } = Proxy.revocable(() => 1, {})
		revoke()
		const issue = { code: 'request.type', path: ['emails'], params: { expected: 'an array', actual: 'function' } }
		expect(parse('RewardBody', { emails: proxy })).toMatchObject({ status: 'invalid', issues: [issue] })
		expect(parse('PersonList', proxy)).toMatchObject({
			status: 'invalid',
			issues: [{ code: 'response.type', path: [] }],
		})
	})

	it('is read once: a getter cannot change its value later', () => {
		for (const name of names) {
			const shifty = (depth: number): object =>
				new Proxy(
					{},
					{
						ownKeys: () => Object.keys(contract.SCHEMAS[name]['properties'] ?? {}),
						getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, writable: true, value: 1 }),
						get: () => (depth > 3 ? null : [1, 'text', true, null, {}, [], shifty(depth + 1)][reads++ % 7]),
					},
				)
			let reads = 0
			for (let i = 0; i < runs(50); i++) {
				const verdict = parse(name, shifty(0))
				if (verdict.status === 'valid') expect(parse(name, verdict.value).status, name).toBe('valid')
			}
		}
	})
})
