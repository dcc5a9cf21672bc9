import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as bulk from '../../src/bulk.ts'
import * as library from '../../src/index.ts'
import { makeRow, PRODUCTS } from '../engines/orders.ts'
import { readVectors } from '../engines/vectors.ts'
import { anyOrder } from '../property/orders.ts'

type Rule = (...args: readonly unknown[]) => unknown

const FACTS = { products: PRODUCTS }
const rules = Object.entries(bulk) as unknown as readonly (readonly [string, (...texts: unknown[]) => string])[]
const inLibrary = library as unknown as Readonly<Record<string, Rule>>
const json = (value: unknown): string => JSON.stringify(value)
const codeOf = (answer: string): string => JSON.parse(answer).issues[0].code

describe('D-105: a function of orderwright/bulk', () => {
	it('has the name of one of the front door', () => {
		expect(rules.length).toBeGreaterThan(10)
		expect(rules.map(([name]) => name).filter((name) => typeof inLibrary[name] !== 'function')).toEqual([])
	})

	it('answers the published vectors as the library does', () => {
		const questions = readVectors().filter(([call]) => call in bulk)
		for (const [call, args] of questions) {
			const texts = args.map((value) => (value === undefined ? undefined : json(value)))
			const rule = rules.find(([name]) => name === call)?.[1]
			expect(rule?.(...texts), call).toBe(json((inLibrary[call] as Rule)(...args)))
		}
		expect(new Set(questions.map(([call]) => call)).size).toBeGreaterThanOrEqual(7)
	})

	it('judges generated orders as the library does', () => {
		fc.assert(
			fc.property(anyOrder, (order) => {
				expect(bulk.validateOrder(json(order), json(FACTS))).toBe(json(library.validateOrder(order, FACTS as never)))
			}),
			{ numRuns: 500, seed: 20261120 },
		)
	})

	it('judges a batch as it judges each order', () => {
		const orders = Array.from({ length: 50 }, (_, at) => makeRow(at).order)
		const each = orders.map((order) => bulk.validateOrder(json(order), json(FACTS)))
		expect(bulk.validateOrders(json(orders), json(FACTS))).toBe(`[${each}]`)
	})

	it('passes on the policy', () => {
		const order = json({ orderItems: [] })
		const codes = (policy?: string): string[] =>
			JSON.parse(bulk.validateOrder(order, null, policy)).issues.map((issue: { code: string }) => issue.code)
		expect(codes('{"partner":true}')).toContain('order.company.missing')
		expect(codes()).not.toContain('order.company.missing')
	})
})

describe('D-105: text that is no argument', () => {
	it.each(rules)('%s refuses what is no JSON', (_name, rule) => {
		for (const text of ['', '{', '{"a":1', "{'a':1}", 'undefined', 'NaN', '{"a":1}x', '\u0000', '"\n"', '[1,]']) {
			expect(JSON.parse(rule(text)), text).toEqual({
				status: 'invalid',
				issues: [
					{
						code: 'json.invalid',
						severity: 'error',
						path: [],
						message: 'Send JSON text as argument 1; this is none.',
						params: { argument: 1 },
						rule: 'D-105',
					},
				],
			})
		}
	})

	it.each(rules)('%s refuses what is no text', (_name, rule) => {
		for (const value of [7, true, {}, [], Symbol('s'), () => 1]) expect(codeOf(rule(value))).toBe('json.invalid')
	})

	it('is named by its place', () => {
		expect(JSON.parse(bulk.validateOrder('{}', '{')).issues[0].params).toEqual({ argument: 2 })
		expect(JSON.parse(bulk.checkZip('"1"', '"US"', '{')).issues[0].params).toEqual({ argument: 3 })
	})

	it.each(rules)('%s takes null for an argument that is left out', (name, rule) => {
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
			'Nest argument 1 at most 500 levels deep.',
		)
	})

	it('does not count brackets within strings, nor those that are closed', () => {
		expect(codeOf(bulk.validateOrder(json({ note: '[{'.repeat(1000) })))).not.toBe('json.depth')
		expect(codeOf(bulk.validateOrder(json({ note: `"${'['.repeat(2000)}\\` })))).not.toBe('json.depth')
		expect(codeOf(bulk.validateOrder(json(Array.from({ length: 2000 }, () => [{}]))))).toBe('request.type')
	})

	it('is found in good time', () => {
		const start = performance.now()
		expect(codeOf(bulk.validateOrder('['.repeat(5_000_000)))).toBe('json.depth')
		expect(codeOf(bulk.validateOrder('"'.repeat(1_000_001)))).toBe('json.invalid')
		expect(performance.now() - start).toBeLessThan(1000)
	})
})

describe('D-105: the answer', () => {
	it('holds no half of a character', () => {
		const answer = bulk.checkZip('"\\ud83d\\\\ud83d 😀"', '"US"')
		expect(answer).not.toMatch(/(?<!\\)\\ud/)
		expect(JSON.parse(answer).issues[0].params.zip).toBe('\ufffd\\ud83d 😀')
	})

	it('is JSON text, whatever the argument', () => {
		fc.assert(
			fc.property(fc.oneof(fc.json(), fc.string({ unit: 'binary' })), fc.json(), (first, second) => {
				for (const [, rule] of rules) expect(() => JSON.parse(rule(first, second))).not.toThrow()
			}),
			{ numRuns: 500, seed: 20261120 },
		)
	})
})

describe('the facts that are kept', () => {
	const address = { countryCode: 'DE', city: 'Berlin', zip: '10557', phone: '030 901820' }
	const order = json({ address, orderItems: [{ variantId: 'cap', quantity: 1 }] })
	const cap = json({ products: [{ id: 'cap', variants: [{ id: 'cap', isAvailableForSale: false }] }] })

	it('are those of the text that is passed, whichever came before', () => {
		const odd = ['{"products":{}}', '{"products":[null,7]}', '{"products":"cap"}', '7', '[]']
		for (const facts of [null, cap, '{}', cap, cap, null, ...odd, cap]) {
			const verdict = library.validateOrder(JSON.parse(order), JSON.parse(facts ?? 'null'))
			expect(bulk.validateOrder(order, facts), String(facts)).toBe(json(verdict))
		}
		expect(bulk.validateOrder(order, cap)).toContain('order.variant.not-for-sale')
	})

	it('may be no facts at all', () => {
		for (const facts of ['{', '{', '}']) expect(codeOf(bulk.validateOrder(order, facts))).toBe('json.invalid')
	})
})
