import { describe, expect, it } from 'vitest'
import { type Expectation, findMismatches, type Pattern } from '../../../src/entries/model.ts'

/** Returns an expectation with this pattern, of a list of people, a product or a list of collections. */
function expecting(body: Pattern, response: 'PersonList' | 'Product' | 'CollectionList' = 'Product'): Expectation {
	return {
		operation: 'get-product',
		canonical: 'success',
		success: { statusCode: 200, isStatusShown: false, response, body },
		refusal: null,
	}
}
const field = (name: string, pattern: Pattern, isRequired = true): Pattern => ({
	kind: 'object',
	fields: [{ name, isRequired, pattern }],
	orNull: false,
})
const judge = (pattern: Pattern, body: unknown, response?: Parameters<typeof expecting>[1]) =>
	findMismatches({ statusCode: 200, body }, expecting(pattern, response))

describe('accepts', () => {
	it('reports in words where a body departs', () => {
		const [issue] = judge(field('title', { kind: 'equals', value: 'Mug' }), { title: 'Cup' })
		expect(issue).toEqual({
			code: 'response.field',
			severity: 'error',
			about: 'response',
			path: ['title'],
			message: 'title should be "Mug". Received: "Cup".',
			params: { field: 'title', expected: '"Mug"', actual: '"Cup"' },
			rule: 'get-product.response',
		})
	})

	it('parses first, and reports the contract’s issues', () => {
		const codes = judge(field('title', { kind: 'text' }), { title: 5, variants: 'none' }).map(({ code }) => code)
		expect(codes).toEqual(['response.type', 'response.type'])
	})

	it.each<[Pattern, unknown, unknown]>([
		[{ kind: 'text' }, 'x', ''],
		[{ kind: 'equals', value: 'x' }, 'x', 'X'],
		[{ kind: 'oneOf', values: ['a', 'b'] }, 'b', 'c'],
		[{ kind: 'email', value: 'Zoe@mail.test' }, ' zoe@MAIL.test', 'al@mail.test'],
		[{ kind: 'day', value: '1984-02-29' }, '1984-02-29T23:00:00-08:00', '1984-02-28T15:00:00-08:00'],
		[{ kind: 'instant', value: '2026-01-31T00:00:00Z' }, '2026-01-31T01:00:00.000+01:00', '2026-01-31T00:00:01Z'],
	])('%j accepts %j, and not %j', (pattern, right, wrong) => {
		expect(judge(field('title', pattern), { title: right })).toEqual([])
		expect(judge(field('title', pattern), { title: wrong })).toHaveLength(1)
	})

	it('compares amounts in whole cents (D-40)', () => {
		const price = field('priceRange', field('minVariantPrice', { kind: 'amount', values: [0.3, 5] }))
		const found = [0.1 + 0.2, 5, 0.31].map(
			(minVariantPrice) => judge(price, { priceRange: { minVariantPrice } }).length,
		)
		expect(found).toEqual([0, 0, 1])
	})

	it('distinguishes a missing required field from an optional one', () => {
		const pattern = { kind: 'text' } as const
		expect(judge(field('title', pattern), {})[0]?.message).toBe('title should be there. Received: missing.')
		expect(judge(field('title', pattern, false), {})).toEqual([])
		expect(judge(field('title', pattern, false), { title: null })).toEqual([])
	})

	it('matches the items of a set in any order, each once', () => {
		const item = (key: string, isRequired = true) => ({ key, isRequired, pattern: field('id', { kind: 'text' }) })
		const set: Pattern = { kind: 'set', key: 'id', items: [item('a'), item('a'), item('b', false)] }
		const count = (...ids: string[]) =>
			judge(
				set,
				ids.map((id) => ({ id })),
				'CollectionList',
			).map(({ code }) => code)
		expect(count('a', 'b', 'a')).toEqual([])
		expect(count('a', 'a')).toEqual([])
		expect(count('a', 'b')).toEqual(['response.field'])
		expect(count('a', 'a', 'a')).toEqual(['response.extra'])
		expect(count('a', 'a', 'c')).toEqual(['response.extra'])
	})

	it('matches the items of a sequence one by one', () => {
		const sequence: Pattern = { kind: 'sequence', items: [field('id', { kind: 'equals', value: 'a' })] }
		expect(judge(sequence, [{ id: 'a' }], 'CollectionList')).toEqual([])
		expect(judge(sequence, [{ id: 'b' }], 'CollectionList')[0]?.path).toEqual([0, 'id'])
		expect(judge(sequence, [], 'CollectionList')[0]?.message).toBe('the response should be 1 item. Received: 0 items.')
	})

	it('requires nothing for an unknown pattern', () => {
		expect(judge({ kind: 'set', key: 'id' } as unknown as Pattern, [{ id: 'x' }], 'CollectionList')).toEqual([])
	})

	it('makes the decisions bind on request (D-106)', () => {
		const open: Expectation = {
			...expecting({ kind: 'any' }),
			canonical: 'refusal',
			refusal: { statusCode: 422, errorCode: 'x', rule: 'D-31' },
		}
		const refused = { message: 'x', errorCode: 'x', statusCode: 422 }
		const count = (statusCode: number, body: object, exact: boolean): number =>
			findMismatches({ statusCode, body }, open, { exact }).length
		expect([count(200, {}, false), count(200, {}, true)]).toEqual([0, 1])
		expect([count(409, refused, false), count(409, refused, true), count(422, refused, true)]).toEqual([0, 1, 0])
		expect([count(500, refused, false), count(302, {}, false)]).toEqual([1, 1])
		expect(count(400, { message: 'x' }, false)).toBeGreaterThan(0)
	})

	it('accepts an expectation after a round trip through JSON', () => {
		const written = JSON.parse(JSON.stringify(expecting(field('title', { kind: 'text' })))) as Expectation
		expect(findMismatches({ statusCode: 200, body: { title: '' } }, written)).toHaveLength(1)
		expect(findMismatches({ statusCode: 200, body: { title: 'x' } }, written)).toEqual([])
	})
})
