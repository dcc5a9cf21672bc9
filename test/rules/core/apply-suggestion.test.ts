import { describe, expect, it } from 'vitest'
import { applySuggestion } from '../../../src/rules/core/apply-suggestion.ts'
import type { Change } from '../../../src/rules/core/issue.ts'

const apply = <T>(input: T, ...suggestion: Change[]): T => applySuggestion(input, { suggestion })

describe('applySuggestion', () => {
	it('applies all changes in a copy that shares unchanged parts', () => {
		const order = Object.freeze({
			note: 'x',
			lines: Object.freeze([{ id: 1 }]),
			address: Object.freeze({ zip: '1', city: 'Rome' }),
		})
		const changed = apply(order, { path: ['address', 'zip'], value: '2' }, { path: ['note'], value: 'y' })
		expect(changed).toEqual({ note: 'y', lines: [{ id: 1 }], address: { zip: '2', city: 'Rome' } })
		expect(changed.lines).toBe(order.lines)
		expect(order.address.zip).toBe('1')
	})
	it('changes list items, and creates missing objects on the way', () => {
		expect(apply({ items: [{ id: 'a' }, { id: 'b' }] }, { path: ['items', 1, 'id'], value: 'c' })).toEqual({
			items: [{ id: 'a' }, { id: 'c' }],
		})
		expect(apply({}, { path: ['address', 'countryCode'], value: 'HK' })).toEqual({ address: { countryCode: 'HK' } })
	})
	it('returns its input without a suggestion', () => {
		const order = { note: 'x' }
		expect(applySuggestion(order, {})).toBe(order)
		expect(apply(order)).toBe(order)
	})
	it('changes no list beyond its items, and no prototype', () => {
		const input = { list: ['a'] }
		expect(apply(input, { path: ['list', 4_000_000_000], value: 'x' })).toEqual(input)
		expect(apply(input, { path: ['list', 'length'], value: 'x' })).toEqual(input)
		const odd = apply({}, { path: ['__proto__', 'polluted'], value: 'x' })
		expect(Object.getPrototypeOf(odd)).toBe(Object.prototype)
		expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
	})
	it('returns its input for invalid suggestions', () => {
		const input = { note: 'x' }
		const endless: Change = { path: new Array<string>(1_000_000).fill('a'), value: 'x' }
		const trap = new Proxy({ path: ['note'], value: 'y' }, { get: () => expect.fail() })
		expect(apply(input, { path: ['note'], value: 'y' }, endless)).toBe(input)
		for (const suggestion of [endless, trap, 7, null, { path: 'note' }]) {
			expect(apply(input, suggestion as Change)).toBe(input)
		}
		expect(applySuggestion(input, null as unknown as object)).toBe(input)
	})
})

describe('a list', () => {
	it('of a million items is copied, and no longer one', () => {
		const [most, more] = [new Array(1_000_000).fill(0), new Array(1_000_001).fill(0)]
		const change: Change = { path: [0], value: 'x' }
		expect(apply(most, change)[0]).toBe('x')
		expect(apply(more, change)).toBe(more)
	})
	it('changes by an index, and not by its text', () => {
		expect(apply(['a', 'b'], { path: ['0'], value: 'x' })).toEqual(['a', 'b'])
	})
})
