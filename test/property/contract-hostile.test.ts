import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as contract from '../../src/entries/contract.ts'
import type { Verdict } from '../../src/rules/core/verdict.ts'
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

	const item = { variantId: 'v', quantity: 1 }
	const deep = (depth: number): unknown => {
		let value: unknown = {}
		for (let i = 0; i < depth; i++) value = { customFields: value, a: value }
		return value
	}
	const throwing = Object.defineProperty({ note: 'n' }, 'taxNumber', {
		enumerable: true,
		get: () => {
			throw new Error('no')
		},
	})

	it('is bounded in depth: 10,000 levels, and a cycle', () => {
		const { issues } = parse('Product', { customFields: deep(10_000) })
		expect(issues.some(({ code }) => code === 'response.too-deep' || code === 'response.too-many')).toBe(true)
		const cyclic: Record<string, unknown> = {}
		cyclic['self'] = cyclic
		expect(parse('Product', { customFields: cyclic }).issues[0]?.code).toBe('response.too-deep')
		cyclic['other'] = [cyclic]
		expect(parse('Product', { customFields: cyclic }).issues.map(({ code }) => code)).toEqual(['response.too-deep'])
		expect(parse('Product', { customFields: { a: { b: 1 } } }, { maxDepth: 1 }).status).toBe('valid')
		expect(parse('Product', { customFields: { a: { b: {} } } }, { maxDepth: 1 }).status).toBe('invalid')
		expect(parse('PlaceOrderBody', cyclic)).toEqual({ status: 'valid', value: {}, issues: [] })
	})

	it('is bounded in items: 100,000 pass, one more does not, and a caller can set less or more', () => {
		const items = (count: number): unknown => ({ orderItems: Array.from({ length: count }, () => item) })
		expect(parse('PlaceOrderBody', items(100_000)).status).toBe('valid')
		const tooMany = parse('PlaceOrderBody', items(100_001)).issues
		expect(tooMany).toMatchObject([{ code: 'request.too-many', path: ['orderItems'] }])
		expect(parse('PlaceOrderBody', items(100_001), { maxItems: 200_000 }).status).toBe('valid')
		expect(parse('PlaceOrderBody', items(3), { maxItems: 2 }).status).toBe('invalid')
		expect(parse('PlaceOrderBody', items(2), { maxItems: 2 }).status).toBe('valid')
		expect(parse('PlaceOrderBody', { orderItems: new Array(2 ** 32 - 1) }).status).toBe('invalid')
		expect(parse('PlaceOrderBody', items(3), { maxItems: Number.NaN }).status).toBe('valid')
	})

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

	it('a getter that throws is a missing field', () => {
		expect(parse('PlaceOrderBody', throwing)).toEqual({ status: 'valid', value: { note: 'n' }, issues: [] })
		const bad = { variantId: 'v', quantity: 'x' }
		expect(parse('OrderItemInput', bad).issues).toMatchObject([{ path: ['quantity'] }])
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

	it('fields of a class or a polluted prototype are ignored', () => {
		class Body {
			note = 'own'
			get taxNumber(): string {
				return 'inherited'
			}
		}
		expect(parse('PlaceOrderBody', new Body())).toMatchObject({ status: 'valid', value: { note: 'own' } })
		const value = (verdict: Verdict<unknown>): unknown =>
			verdict.status === 'valid' ? Object.keys(Object(verdict.value)) : []
		expect(value(parse('PlaceOrderBody', new Body()))).toEqual(['note'])
		const heir: unknown = Object.assign(Object.create({ taxNumber: 'inherited' }), { note: 'own' })
		expect(value(parse('PlaceOrderBody', heir))).toEqual(['note'])
		const root = Object.prototype as unknown as Record<string, unknown>
		root['companyId'] = 'evil'
		root['address1'] = 'evil'
		try {
			const verdict = parse('PlaceOrderBody', { address: { city: 'Rome' }, note: 'own' })
			const own = (holder: unknown): string[] => Object.keys(Object(holder))
			expect(verdict.status === 'valid' && own(verdict.value)).toEqual(['address', 'note'])
			const { address } = (verdict.status === 'valid' ? verdict.value : {}) as { address: object }
			expect(own(address)).toEqual(['address2', 'city', 'zip'])
		} finally {
			delete root['companyId']
			delete root['address1']
		}
	})

	it('`__proto__` in free content stays a key', () => {
		const input: unknown = JSON.parse(
			'{"priceDeltaByCountry":{"__proto__":1},"customFields":{"__proto__":{"polluted":true}}}',
		)
		const verdict = parse('Product', input)
		expect(verdict.status === 'valid' && JSON.stringify(verdict.value)).toBe(JSON.stringify(input))
	})

	it('a value that JSON cannot represent is not free content', () => {
		for (const value of [() => 1, 10n, Symbol('s'), Number.NaN]) {
			expect(parse('Product', { customFields: { value } }).issues).toMatchObject([{ path: ['customFields', 'value'] }])
		}
	})
})
