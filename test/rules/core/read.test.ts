import { describe, expect, it } from 'vitest'
import { isForeign, isList, isPolluted, isRecord, lengthOf, readField, typeName } from '../../../src/rules/core/read.ts'

const revoked = (target: object): object => {
	const { proxy, revoke } = Proxy.revocable(target, {})
	revoke()
	return proxy
}
const throwing = {
	get field(): string {
		throw new Error('never seen')
	},
}

describe('reading untrusted objects', () => {
	it('reads own fields only', () => {
		expect(readField({ a: 1 }, 'a')).toBe(1)
		expect(readField(JSON.parse('{"__proto__": 1}'), '__proto__')).toBe(1)
		expect(readField({}, '__proto__')).toBeUndefined()
		expect(readField({}, 'toString')).toBeUndefined()
		expect(readField(Object.create({ a: 1 }), 'a')).toBeUndefined()
	})
	it('reads no field whose key is an object', () => {
		expect(readField({ US: '1' }, ['US'] as unknown as string)).toBeUndefined()
	})
	it.each([null, undefined, 1, 'text', Symbol('s'), () => 1])('returns undefined for %s', (value) => {
		expect(readField(value, 'length')).toBeUndefined()
	})
	it('treats a throwing property as missing', () => {
		expect(readField(throwing, 'field')).toBeUndefined()
		expect(readField(revoked({}), 'field')).toBeUndefined()
		expect(isList(revoked([]))).toBe(false)
		expect(lengthOf(revoked([]))).toBe(0)
		expect(typeName(revoked([]))).toBe('object')
	})
	it('treats a revoked proxy of a function as a function, although Array.isArray throws on it', () => {
		const proxy = revoked(() => 1)
		expect(() => Array.isArray(proxy)).toThrow(TypeError)
		expect([isList(proxy), isRecord(proxy), lengthOf(proxy), typeName(proxy)]).toEqual([false, false, 0, 'function'])
	})
	it('distinguishes lists, records and other values', () => {
		expect([[], {}, null, 'a', 1].map(isRecord)).toEqual([false, true, false, false, false])
		expect([[], {}, null, 'a', 1].map(isList)).toEqual([true, false, false, false, false])
		expect([[], {}, null, 'a', 1, undefined].map(typeName)).toEqual([
			'array',
			'object',
			'null',
			'string',
			'number',
			'undefined',
		])
	})
})

describe('isForeign', () => {
	it.each([
		['an object of JSON', JSON.parse('{"a": 1}'), false],
		['an object that inherits nothing', Object.create(null), false],
		['an instance of a class', new Date(0), true],
		['an object that inherits from another', Object.create({}), true],
	])('%s: %j', (_, object, expected) => {
		expect(isForeign(object)).toBe(expected)
	})
})

describe('isPolluted', () => {
	it('is true while all objects have a new field', () => {
		Object.defineProperty(Object.prototype, 'bad', { value: 1, enumerable: true, configurable: true })
		const seen = isPolluted()
		Reflect.deleteProperty(Object.prototype, 'bad')
		expect([seen, isPolluted()]).toEqual([true, false])
	})
})

describe('lengthOf', () => {
	it('is 0 for a list whose length is no number, or throws', () => {
		const lengthIs = (get: () => unknown) => new Proxy([], { get })
		expect(lengthOf(lengthIs(() => 'x'))).toBe(0)
		expect(lengthOf(lengthIs(() => expect.fail()))).toBe(0)
		expect(lengthOf([1, 2])).toBe(2)
	})
})
