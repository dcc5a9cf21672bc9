import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as bulk from '../../src/entries/bulk.ts'
import * as library from '../../src/entries/index.ts'
import { expectCost } from '../bounded.ts'
import { makeRow, PRODUCTS } from '../engines/orders.ts'
import { readVectors } from '../engines/vectors.ts'
import { runs } from '../fuzz.ts'
import { anyOrder } from '../property/orders.ts'

type Rule = (...args: readonly unknown[]) => unknown

const FACTS = { products: PRODUCTS }
const rules = Object.entries(bulk) as unknown as readonly (readonly [string, (...texts: unknown[]) => string])[]
const inLibrary = library as unknown as Readonly<Record<string, Rule>>
const json = (value: unknown): string => JSON.stringify(value)
/** The functions whose first argument is a row. */
const ROWS = [
	'validateOrder',
	'validateOrders',
	'validateAddress',
	'checkCountry',
	'checkProvince',
	'derivePersonalization',
]
const ORDER = {
	address: { countryCode: 'DE', city: 'Berlin', zip: '10557', phone: '030 901820' },
	orderItems: [{ variantId: PRODUCTS[0]?.variants?.[0]?.id ?? '', quantity: 1 }],
}
/** A copy without the null fields of objects. */
const withoutNulls = (value: unknown): unknown =>
	value === undefined || value === null
		? value
		: JSON.parse(
				JSON.stringify(value, function (this: unknown, _key, part) {
					return part === null && !Array.isArray(this) ? undefined : part
				}),
			)
const codeOf = (answer: string): string => JSON.parse(answer).issues[0].code

describe('D-105: a function of orderwright/bulk', () => {
	it('has the name of a function of the main entry', () => {
		expect(rules.length).toBeGreaterThan(10)
		expect(rules.map(([name]) => name).filter((name) => typeof inLibrary[name] !== 'function')).toEqual([])
	})

	it("gives the library's answers to the published vectors, without the nulls of a row", () => {
		const questions = readVectors().filter(([call]) => call in bulk)
		for (const [call, [first, ...others]] of questions) {
			const args = [ROWS.includes(call) ? withoutNulls(first) : first, ...others]
			const texts = [first, ...others].map((value) => (value === undefined ? undefined : json(value)))
			const rule = rules.find(([name]) => name === call)?.[1]
			expect(rule?.(...texts), call).toBe(json((inLibrary[call] as Rule)(...args)))
		}
		expect(new Set(questions.map(([call]) => call)).size).toBeGreaterThanOrEqual(7)
	})

	it('judges generated orders as the library does', () => {
		fc.assert(
			fc.property(anyOrder, (order) => {
				const own = withoutNulls(order) as never
				expect(bulk.validateOrder(json(order), json(FACTS))).toBe(json(library.validateOrder(own, FACTS as never)))
			}),
			{ numRuns: runs(500) },
		)
	})

	it('judges a batch as it judges each order', () => {
		const orders = Array.from({ length: 50 }, (_, at) => makeRow(at).order)
		const each = orders.map((order) => bulk.validateOrder(json(order), json(FACTS)))
		expect(bulk.validateOrders(json(orders), json(FACTS))).toBe(`[${each}]`)
	})

	it('counts a null field of a row as absent, without a warning, and keeps the place of a null in a list', () => {
		const order = ORDER
		const row = { ...order, note: null, address: { ...order.address, address2: null } }
		expect(json(library.validateOrder(row as never, FACTS as never))).toContain('request.null')
		expect(bulk.validateOrder(json(row), json(FACTS))).toBe(bulk.validateOrder(json(order), json(FACTS)))
		const [issue] = JSON.parse(bulk.validateOrder(json({ ...order, orderItems: [null, ...order.orderItems] }))).issues
		expect(issue.path).toEqual(['orderItems', 0])
	})

	it('understands a bare list of products as facts', () => {
		const order = ORDER
		expect(bulk.validateOrder(json(order), json(PRODUCTS))).toBe(bulk.validateOrder(json(order), json(FACTS)))
		expect(bulk.validateOrder(json(order))).not.toBe(bulk.validateOrder(json(order), json(FACTS)))
	})

	it('passes on the policy', () => {
		const order = json({ orderItems: [] })
		const codes = (policy?: string): string[] =>
			JSON.parse(bulk.validateOrder(order, null, policy)).issues.map((issue: { code: string }) => issue.code)
		expect(codes('{"isPartner": true}')).toContain('order.company.missing')
		expect(codes()).not.toContain('order.company.missing')
	})
})

describe('D-105: text that is not an argument', () => {
	it.each(rules)('%s rejects text that is not JSON', (_name, rule) => {
		for (const text of ['', '{', '{"a":1', "{'a':1}", 'undefined', 'NaN', '{"a":1}x', '\u0000', '"\n"', '[1,]']) {
			expect(JSON.parse(rule(text)), text).toEqual({
				status: 'invalid',
				issues: [
					{
						code: 'json.invalid',
						severity: 'error',
						about: 'usage',
						path: [],
						message: "Argument 1 isn't JSON. Send JSON text.",
						params: { argument: 1 },
						rule: 'D-105',
					},
				],
			})
		}
	})

	it.each(rules)('%s rejects a value that is not text', (_name, rule) => {
		for (const value of [7, true, {}, [], Symbol('s'), () => 1]) expect(codeOf(rule(value))).toBe('json.invalid')
	})

	it('is named by its position', () => {
		expect(JSON.parse(bulk.validateOrder('{}', '{')).issues[0].params).toEqual({ argument: 2 })
		expect(JSON.parse(bulk.checkZip('"1"', '"US"', '{')).issues[0].params).toEqual({ argument: 3 })
	})

	it.each(rules)('%s treats null as an absent argument', (name, rule) => {
		const answer = JSON.stringify((inLibrary[name] as Rule)(undefined, undefined))
		expect(rule(null, null)).toBe(answer)
		expect(rule(undefined, undefined)).toBe(answer)
	})
})

describe('D-105: the depth of a text', () => {
	const nested = (levels: number, inner = ''): string => '['.repeat(levels) + inner + ']'.repeat(levels)

	it('is at most 500', () => {
		expect(codeOf(bulk.validateOrder(nested(500)))).toBe('request.type')
		expect(codeOf(bulk.validateOrder(nested(500, ' ')))).toBe('request.type')
		expect(codeOf(bulk.validateOrder(nested(501)))).toBe('json.depth')
		expect(codeOf(bulk.validateOrder(`{"note":${nested(500)}}`))).toBe('json.depth')
		expect(JSON.parse(bulk.validateOrder(nested(501))).issues[0].message).toBe(
			'Argument 1 is nested too deep. Use at most 500 levels.',
		)
	})

	it('ignores brackets within strings and closed brackets', () => {
		expect(codeOf(bulk.validateOrder(json({ note: '[{'.repeat(1000) })))).not.toBe('json.depth')
		expect(codeOf(bulk.validateOrder(json({ note: `"${'['.repeat(2000)}\\` })))).not.toBe('json.depth')
		expect(codeOf(bulk.validateOrder(json(Array.from({ length: 2000 }, () => [{}]))))).toBe('request.type')
	})

	it('is found in bounded time', () => {
		const brackets = '['.repeat(5_000_000)
		const quotes = '"'.repeat(1_000_001)
		expectCost(() => expect(codeOf(bulk.validateOrder(brackets))).toBe('json.depth'), 30)
		expectCost(() => expect(codeOf(bulk.validateOrder(quotes))).toBe('json.invalid'), 30)
	})
})

describe('D-105: the result', () => {
	it('contains no lone surrogate', () => {
		const answer = bulk.checkZip('"\\ud83d\\\\ud83d 😀"', '"US"')
		expect(answer).not.toMatch(/(?<!\\)\\ud/)
		expect(JSON.parse(answer).issues[0].params.zip).toBe('\ufffd\\ud83d 😀')
	})

	it('is JSON text, whatever the argument', () => {
		fc.assert(
			fc.property(fc.oneof(fc.json(), fc.string({ unit: 'binary' })), fc.json(), (first, second) => {
				for (const [, rule] of rules) expect(() => JSON.parse(rule(first, second))).not.toThrow()
			}),
			{ numRuns: runs(500) },
		)
	})
})

describe('the cached facts', () => {
	const address = { countryCode: 'DE', city: 'Berlin', zip: '10557', phone: '030 901820' }
	const order = json({ address, orderItems: [{ variantId: 'cap', quantity: 1 }] })
	const cap = json({ products: [{ id: 'cap', variants: [{ id: 'cap', isAvailableForSale: false }] }] })

	it('are those of the passed text, whatever came before', () => {
		const odd = ['{"products":{}}', '{"products":[null,7]}', '{"products":"cap"}', '7']
		for (const facts of [null, cap, '{}', cap, cap, null, ...odd, cap]) {
			const verdict = library.validateOrder(JSON.parse(order), JSON.parse(facts ?? 'null'))
			expect(bulk.validateOrder(order, facts), String(facts)).toBe(json(verdict))
		}
		expect(bulk.validateOrder(order, cap)).toContain('order.variant.not-for-sale')
		// A list is one of products.
		expect(bulk.validateOrder(order, '[]')).toBe(json(library.validateOrder(JSON.parse(order), { products: [] })))
	})

	it('may be absent', () => {
		for (const facts of ['{', '{', '}']) expect(codeOf(bulk.validateOrder(order, facts))).toBe('json.invalid')
	})
})
