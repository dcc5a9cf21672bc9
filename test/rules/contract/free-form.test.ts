import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import * as contract from '../../../src/entries/contract.ts'

type Parsed = ReturnType<typeof contract.Product.parse>

const outcome = (verdict: Parsed | ReturnType<typeof contract.PlaceOrderBody.parse>): unknown =>
	verdict.status === 'valid' ? verdict.value : verdict.issues.map(({ code, path }) => `${path.join('.')} ${code}`)
const throwing = (): never => {
	throw new Error('no')
}

/** Runs a function while every object inherits these fields. */
function polluted<T>(fields: Readonly<Record<string, unknown>>, ask: () => T): T {
	const root = Object.prototype as unknown as Record<string, unknown>
	Object.assign(root, fields)
	try {
		return ask()
	} finally {
		for (const name of Object.keys(fields)) delete root[name]
	}
}

describe('free-form content', () => {
	const copyOf = (customFields: unknown): unknown => outcome(contract.Product.parse({ customFields }))

	it('is copied as JSON has it, whatever is in it', () => {
		const content = { text: 'a', number: -0.5, yes: true, nothing: null, list: [1, [{ deep: [] }], 'x'], empty: {} }
		const verdict = contract.Product.parse({ customFields: content })
		expect(verdict).toStrictEqual({ status: 'valid', value: { customFields: content }, issues: [] })
		const copy = (verdict.status === 'valid' ? verdict.value.customFields : {}) as typeof content
		expect(copy).not.toBe(content)
		expect(copy.list).not.toBe(content.list)
		copy.text = 'changed'
		expect(copy.text).toBe('changed')
		expect(Reflect.deleteProperty(copy, 'text')).toBe(true)
	})
	it.each<[string, unknown]>([
		['a function', () => 1],
		['a bigint', 10n],
		['a symbol', Symbol('s')],
		['NaN', Number.NaN],
		['an infinity', Number.POSITIVE_INFINITY],
	])('is an error where it holds what JSON lacks: %s', (_, strange) => {
		expect(copyOf({ at: strange })).toEqual(['customFields.at response.type'])
		expect(copyOf({ at: [0, { in: strange }] })).toEqual(['customFields.at.1.in response.type'])
		expect(contract.Product.parse({ customFields: { at: strange } }).issues[0]?.params).toMatchObject({
			expected: 'JSON',
		})
	})
	it('lacks fields that are undefined, inherited, hidden, or that throw', () => {
		const given = Object.create({ inherited: 1 })
		Object.assign(given, { kept: 1, absent: undefined, list: [1, undefined] })
		Object.defineProperty(given, 'hidden', { value: 1, enumerable: false })
		Object.defineProperty(given, 'throws', { get: throwing, enumerable: true })
		expect(copyOf(given)).toStrictEqual({ customFields: { kept: 1, list: [1, undefined] } })
	})
	it('is empty where its keys cannot be read', () => {
		expect(copyOf(new Proxy({ a: 1 }, { ownKeys: throwing }))).toStrictEqual({ customFields: {} })
	})
	it('keeps the key `__proto__`', () => {
		const content: unknown = JSON.parse('{"__proto__":{"polluted":true},"constructor":1}')
		const verdict = contract.Product.parse({ customFields: content })
		expect(JSON.stringify(outcome(verdict))).toBe('{"customFields":{"__proto__":{"polluted":true},"constructor":1}}')
	})
	it('may be of any type in an error body', () => {
		const body = { message: '', errorCode: '', statusCode: 400 }
		for (const error of ['text', 0, false, null, [1], { a: 1 }]) {
			expect(contract.ErrorBody.parse({ ...body, error })).toStrictEqual({
				status: 'valid',
				value: { ...body, error },
				issues: [],
			})
		}
		expect(contract.ErrorBody.parse(body)).toStrictEqual({ status: 'valid', value: body, issues: [] })
		expect(contract.ErrorBody.parse({ ...body, error: () => 1 }).issues).toMatchObject([
			{ code: 'response.type', path: ['error'] },
		])
	})
	it('is an object: nothing else', () => {
		for (const other of ['text', 7, [], () => 1]) expect(copyOf(other)).toEqual(['customFields response.type'])
	})
})

describe('a map of numbers', () => {
	const copyOf = (priceDeltaByCountry: unknown): unknown => outcome(contract.Product.parse({ priceDeltaByCountry }))

	it('has numbers under any key', () => {
		const deltas: unknown = JSON.parse('{"DE":1.5,"__proto__":-2,"":0}')
		expect(JSON.stringify(copyOf(deltas))).toBe('{"priceDeltaByCountry":{"DE":1.5,"__proto__":-2,"":0}}')
	})
	it('tells each other value at its key', () => {
		const verdict = contract.Product.parse({ priceDeltaByCountry: { DE: 1, FR: '1', IT: null, US: { a: 1 } } })
		expect(outcome(verdict)).toEqual(
			['FR', 'IT', 'US'].map((country) => `priceDeltaByCountry.${country} response.type`),
		)
		expect(verdict.issues[0]).toMatchObject({ params: { expected: 'a number', actual: 'string' } })
	})
	it('tells of NaN that JSON lacks it', () => {
		expect(copyOf({ DE: Number.NaN })).toEqual(['priceDeltaByCountry.DE response.type'])
	})
})

describe('what an object has itself', () => {
	const order = (input: unknown): unknown => outcome(contract.PlaceOrderBody.parse(input))

	class Body {
		note = 'own'
		get companyId(): string {
			return 'inherited'
		}
	}

	it('counts for an instance of a class, and for its heirs', () => {
		expect(order(new Body())).toStrictEqual({ note: 'own' })
		expect(order(Object.assign(Object.create({ companyId: 'c' }), { note: 'own' }))).toStrictEqual({ note: 'own' })
		expect(order({ orderItems: [Object.assign(Object.create({ quantity: 1 }), { variantId: 'v' })] })).toStrictEqual({
			orderItems: [{ variantId: 'v' }],
		})
	})
	it('counts for an object without a prototype, and for one of another realm', () => {
		expect(order(Object.assign(Object.create(null), { note: 'own' }))).toStrictEqual({ note: 'own' })
		expect(order(runInNewContext('({ note: "own", orderItems: [{ variantId: "v" }] })'))).toStrictEqual({
			note: 'own',
			orderItems: [{ variantId: 'v' }],
		})
	})
	it('counts alone where every object inherits fields', () => {
		const body = { orderItems: [{ variantId: 'v' }], address: { city: 'Rome' } }
		const expected = { orderItems: [{ variantId: 'v' }], address: { city: 'Rome', address2: '', zip: '' } }
		const found = polluted({ note: 'evil', quantity: 7, address1: 'evil' }, () => JSON.stringify(order(body)))
		expect(JSON.parse(found)).toEqual(expected)
	})
	it('is read once, in the limits, where every object inherits fields', () => {
		const wide = { orderItems: [], stranger: new Array(3).fill(1) }
		const ask = (): unknown => outcome(contract.PlaceOrderBody.parse(wide, { maxItems: 2 } as contract.Limits))
		expect(ask()).toEqual({ orderItems: [] })
		expect(polluted({ note: 'evil' }, ask)).toEqual(['stranger request.too-many'])
	})
	it('is missing where a getter or a proxy throws', () => {
		const given = Object.defineProperty({ note: 'n', orderItems: [{ variantId: 'v' }] }, 'companyId', {
			enumerable: true,
			get: throwing,
		})
		expect(order(given)).toStrictEqual({ note: 'n', orderItems: [{ variantId: 'v' }] })
		expect(order(new Proxy({ note: 'n' }, { getPrototypeOf: throwing }))).toStrictEqual({ note: 'n' })
		expect(order(new Proxy({ note: 'n' }, { get: throwing }))).toStrictEqual({})
	})
	it('is told once, also where it had to be copied first', () => {
		const given = { note: 7, address: { city: 5 }, orderItems: [{ quantity: 'x' }] }
		const told = ['address.city request.type', 'note request.type', 'orderItems.0.quantity request.type']
		expect(order(given)).toEqual(told)
		expect(order(Object.defineProperty(given, 'companyId', { enumerable: true, get: throwing }))).toEqual(told)
	})
	it('is neither of a list where an object is due, nor of an object where a list is', () => {
		expect(order(Object.assign([], { note: 'n' }))).toEqual([' request.type'])
		expect(order({ orderItems: { length: 0 } })).toEqual(['orderItems request.type'])
	})
})
