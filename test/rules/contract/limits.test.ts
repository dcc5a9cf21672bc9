import { describe, expect, it } from 'vitest'
import * as contract from '../../../src/entries/contract.ts'

/** D-91: the limits of a parse. */

const told = ({ issues }: ReturnType<typeof contract.Product.parse>): string[] =>
	issues.map(({ severity, path, code, params }) => `${severity} ${path.join('.')} ${code} ${params['actual']}`)
const product = (customFields: object, limits?: object): string[] =>
	told(contract.Product.parse({ customFields }, limits as contract.Limits))

/** Free-form content with this many levels below the first. */
function deep(levels: number): object {
	let value: object = {}
	for (let at = 0; at < levels; at++) value = { a: value }
	return value
}

/** What is told about content of too many levels: only the first object that is too deep. */
const tooDeep = (levels: number): string[] => [
	`error customFields${'.a'.repeat(levels + 1)} response.too-deep ${levels}`,
]

describe('D-91: the depth of free-form content', () => {
	it.each<[string, unknown, number]>([
		['the default', undefined, 64],
		['a limit of the caller', { maxDepth: 3 }, 3],
		['a limit of 0', { maxDepth: 0 }, 0],
		['500, the most that a caller may allow', { maxDepth: 1000 }, 500],
		['the default in place of a number below zero', { maxDepth: -1 }, 64],
		['the default in place of NaN', { maxDepth: Number.NaN }, 64],
		['the default in place of a text', { maxDepth: '3' }, 64],
		['the default where the limits are none', 3, 64],
	])('%s', (_, limits, most) => {
		expect(product(deep(most), limits as object)).toEqual([])
		expect(product(deep(most + 1), limits as object)).toEqual(tooDeep(most))
	})
	it('counts objects and lists, and not the values in them', () => {
		expect(product({ a: [1, 'text', null] }, { maxDepth: 1 })).toEqual([])
		expect(product({ a: [[]] }, { maxDepth: 1 })).toEqual(['error customFields.a.0 response.too-deep 1'])
	})
	it('reads nothing behind the first value that is too deep', () => {
		const cycle: Record<string, unknown> = { first: 1 }
		for (const name of ['self', 'again']) cycle[name] = cycle
		const path = ['customFields', ...new Array(4).fill('self')].join('.')
		expect(product({ ...cycle, list: [() => 1], map: { a: Number.NaN } }, { maxDepth: 3 })).toEqual([
			`error ${path} response.too-deep 3`,
		])
	})
	it('says so in a message, without a path that is too long to show', () => {
		const message = (levels: number): string | undefined =>
			contract.Product.parse({ customFields: deep(levels + 1) }, { maxDepth: levels } as contract.Limits).issues[0]
				?.message
		// "customFields" and 34 times ".a" are 80 characters.
		expect(message(33)).toBe(`customFields${'.a'.repeat(34)} is nested deeper than the limit (33). Raise maxDepth.`)
		expect(message(34)).toBe('this field is nested deeper than the limit (34). Raise maxDepth.')
	})
	it('holds for the error of an error body', () => {
		const body = { message: '', errorCode: '', statusCode: 400 }
		expect(contract.ErrorBody.parse({ ...body, error: deep(64) })).toMatchObject({ value: { error: deep(64) } })
		expect(contract.ErrorBody.parse({ ...body, error: deep(65) }).issues).toMatchObject([
			{ code: 'response.too-deep', path: ['error', ...new Array(65).fill('a')] },
		])
	})
})

describe('D-91: the number of items', () => {
	const orderOf = (items: number, attributes: number): object => ({
		orderItems: Array.from({ length: items }, () => ({ variantId: 'v' })),
		address: { customAttributes: Array.from({ length: attributes }, () => ({ key: 'k' })) },
	})
	const order = (items: number, attributes: number, limits?: object): string[] =>
		told(contract.PlaceOrderBody.parse(orderOf(items, attributes), limits as contract.Limits) as never)

	it('is one for all lists of a body together', () => {
		expect(order(2, 3, { maxItems: 5 })).toEqual([])
		expect(order(2, 3, { maxItems: 4 })).toEqual(['error address.customAttributes request.too-many 3'])
		expect(order(3, 0, { maxItems: 2 })).toEqual(['error orderItems request.too-many 3'])
	})
	it('may be 0: empty lists still pass', () => {
		expect(order(0, 0, { maxItems: 0 })).toEqual([])
		expect(order(1, 0, { maxItems: 0 })).toEqual(['error orderItems request.too-many 1'])
	})
	it('is 100,000 by default', () => {
		expect(order(100_000, 0)).toEqual([])
		expect(order(100_000, 1)).toEqual(['error address.customAttributes request.too-many 1'])
		expect(order(100_001, 0, { maxItems: -1 })).toEqual(['error orderItems request.too-many 100001'])
	})
	it('counts the items of texts', () => {
		const parse = (count: number): string[] =>
			told(contract.RewardBody.parse({ emails: new Array(count).fill('a') }, { maxItems: 2 } as never) as never)
		expect(parse(2)).toEqual([])
		expect(parse(3)).toEqual(['error emails request.too-many 3'])
	})
	it('counts the fields of free-form objects, and the items of their lists', () => {
		expect(product({ a: [1, 2], b: {} }, { maxItems: 4 })).toEqual([])
		expect(product({ a: [1, 2], b: {} }, { maxItems: 3 })).toEqual(['error customFields.a response.too-many 2'])
		expect(product({ a: [1, 2], b: {} }, { maxItems: 1 })).toEqual(['error customFields response.too-many 2'])
	})
	it('counts a list of a false length as it says it is', () => {
		expect(product({ a: new Array(2 ** 32 - 1) })).toEqual(['error customFields.a response.too-many 4294967295'])
	})
})
