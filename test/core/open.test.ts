import { describe, expect, it } from 'vitest'
import { judgeSafely, openItems, own } from '../../src/core/open.ts'

describe('judgeSafely', () => {
	it('passes plain input on as it is', () => {
		const input = { a: { b: 1 } }
		expect(judgeSafely(input, (given) => given)).toBe(input)
	})

	it('judges a copy of what can be read where reading throws', () => {
		const input = {
			list: [1, 2],
			good: 'x',
			get bad(): never {
				throw new Error('no')
			},
		}
		const seen = judgeSafely(input, (given) => {
			const { good, bad, list } = given as { good: string; bad: unknown; list: unknown }
			return { good, bad, list }
		})
		expect(seen).toEqual({ good: 'x', bad: undefined, list: [1, 2] })
	})

	it('hides the fields that somebody put on the prototype of all objects', () => {
		Object.defineProperty(Object.prototype, 'zip', { value: '94111', enumerable: true, configurable: true })
		let seen: unknown
		try {
			seen = judgeSafely({ city: 'x' }, (given) => (given as { zip?: unknown }).zip)
		} finally {
			Reflect.deleteProperty(Object.prototype, 'zip')
		}
		expect(seen).toBeUndefined()
	})
})

describe('own', () => {
	it('leaves out what an object inherits', () => {
		class Address {
			readonly zip = '94111'
			get city(): string {
				return 'x'
			}
		}
		expect(Object.keys(own(new Address()))).toEqual(['zip'])
		expect(own(new Address()).city).toBeUndefined()
	})
})

describe('openItems', () => {
	it('ends a list at a hole, and at the most that is read', () => {
		const holed = [1, 2, 3]
		delete holed[1]
		expect(openItems(holed, 9)).toEqual([1])
		expect(openItems([1, 2, 3], 2)).toEqual([1, 2])
		expect(openItems('abc', 9)).toEqual([])
	})
})
