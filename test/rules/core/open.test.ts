import { describe, expect, it } from 'vitest'
import { type OrderInput, validateOrder } from '../../../src/entries/index.ts'
import {
	judgeOrCopy,
	openFields,
	openItems,
	openKeys,
	openList,
	own,
	textOrType,
} from '../../../src/rules/core/open.ts'
import { expectCost } from '../../bounded.ts'

describe('judgeOrCopy', () => {
	it('passes plain input on as it is', () => {
		const input = { a: { b: 1 } }
		expect(judgeOrCopy(input, (given) => given)).toBe(input)
	})

	it('judges a copy of what can be read where reading throws', () => {
		const input = {
			list: [1, 2],
			good: 'x',
			get bad(): never {
				throw new Error('no')
			},
		}
		const seen = judgeOrCopy(input, (given) => {
			const { good, bad, list } = given as { good: string; bad: unknown; list: unknown }
			return { good, bad, list }
		})
		expect(seen).toEqual({ good: 'x', bad: undefined, list: [1, 2] })
	})

	it('hides the fields that somebody put on the prototype of all objects', () => {
		Object.defineProperty(Object.prototype, 'zip', { value: '94111', enumerable: true, configurable: true })
		let seen: unknown
		try {
			seen = judgeOrCopy({ city: 'x' }, (given) => (given as { zip?: unknown }).zip)
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

/** Throws at every look. */
const trap: object = new Proxy(
	{},
	{
		get: () => expect.fail(),
		ownKeys: () => expect.fail(),
		getPrototypeOf: () => expect.fail(),
		getOwnPropertyDescriptor: () => expect.fail(),
	},
)

/** Runs with a field on the prototype of all objects. */
function polluted<T>(name: string, run: () => T): T {
	Object.defineProperty(Object.prototype, name, { value: 'bad', enumerable: true, configurable: true })
	try {
		return run()
	} finally {
		Reflect.deleteProperty(Object.prototype, name)
	}
}

describe('openFields', () => {
	const open = (object: unknown) => ({ ...openFields<{ zip: string; city: string }>(object, ['zip', 'city']) })

	it('reads the fields of an object, and none of anything else', () => {
		expect(open({ zip: '1', city: 'x', more: 1 })).toStrictEqual({ zip: '1', city: 'x' })
		for (const value of [null, undefined, 'zip', 7, () => 1])
			expect(open(value)).toStrictEqual({ zip: undefined, city: undefined })
	})

	it('reads no inherited field', () => {
		expect(open(Object.create({ zip: '1' }))).toStrictEqual({ zip: undefined, city: undefined })
		expect(polluted('zip', () => open({ city: 'x' }))).toStrictEqual({ zip: undefined, city: 'x' })
		expect(polluted('zip', () => open(undefined)).zip).toBeUndefined()
	})

	it('reads what does not throw', () => {
		const half = {
			city: 'x',
			get zip(): never {
				throw new Error('no')
			},
		}
		expect(open(half)).toStrictEqual({ zip: undefined, city: 'x' })
		expect(open(trap)).toStrictEqual({ zip: undefined, city: undefined })
	})
})

describe('the copy that judgeOrCopy makes', () => {
	const copyOf = (input: unknown): unknown => polluted('bad', () => judgeOrCopy(input, (given) => given))

	it('copies any value of JSON', () => {
		const input = { a: null, list: [1, { b: 'x' }, null, []], deep: { deeper: { deepest: true } } }
		expect(JSON.stringify(copyOf(input))).toBe(JSON.stringify(input))
		expect([copyOf(null), copyOf('x'), copyOf(7)]).toEqual([null, 'x', 7])
	})

	it('ends a copied list at its first hole, and copies 16 levels', () => {
		// biome-ignore lint/suspicious/noSparseArray: a hole is what is tested
		expect(copyOf([1, , 3])).toEqual([1, undefined])
		let nested: unknown = 'x'
		for (let depth = 0; depth < 20; depth++) nested = [nested]
		expect(JSON.stringify(copyOf(nested))).toBe(`${'['.repeat(17)}null${']'.repeat(17)}`)
		for (let depth = 0; depth < 20; depth++) nested = { a: nested }
		expect(JSON.stringify(copyOf(nested))).toBe(`${'{"a":'.repeat(16)}{}${'}'.repeat(16)}`)
	})

	it('copies a million items and fields, and no more', () => {
		const items = copyOf(new Array(1_000_100).fill(0)) as readonly unknown[]
		expect(items.length).toBeLessThanOrEqual(1_000_000)
		expect(items.length).toBeGreaterThan(999_000)
		const objects = copyOf(new Array(600_000).fill({ a: 1 })) as readonly object[]
		expect(objects.length).toBeLessThan(600_000)
		expect(Object.keys(objects.at(0) as object)).toEqual(['a'])
	})

	it('gives an object that throws no fields', () => {
		const seen = judgeOrCopy(trap, (given) => Object.keys(given as object))
		expect(seen).toEqual([])
	})
})

describe('openList', () => {
	it('returns all items up to the most, holes as undefined', () => {
		const holed = [1, 2, 3]
		delete holed[1]
		expect(openList(holed, 9)).toStrictEqual([1, undefined, 3])
		expect(openList([1, 2, 3], 2)).toStrictEqual([1, 2])
		expect(openList('abc', 9)).toStrictEqual([])
	})
})

describe('openKeys', () => {
	it('returns the keys of an object up to the most', () => {
		expect(openKeys({ a: 1, b: 2, c: 3 }, 2)).toEqual(['a', 'b'])
		for (const value of [null, [1], 'ab', trap]) expect(openKeys(value, 9)).toEqual([])
	})
})

describe('textOrType', () => {
	it.each([
		['x', 'x'],
		['', ''],
		[null, ''],
		[undefined, ''],
		[7, 'number'],
		[[], 'array'],
		[{}, 'object'],
	])('of %j is %j', (value, text) => expect(textOrType(value)).toBe(text))
})

describe('a typed array, and a text as an object', () => {
	const bytes: object = new Uint8Array(8_000_000)
	const text: object = new String('x'.repeat(1_000_000))

	it.each<[string, (value: object) => object]>([
		['as an order', (value) => value],
		['as an address', (address) => ({ address })],
		['as items', (item) => ({ orderItems: [item, item, item] })],
		['as attributes', (customAttributes) => ({ customAttributes })],
	])('has no fields, and costs nothing %s', (_, place) => {
		for (const value of [bytes, text]) {
			expectCost(() => validateOrder(place(value) as OrderInput), 20)
			expect(validateOrder(place(value) as OrderInput)).toEqual(validateOrder(place({}) as OrderInput))
		}
	})
})
