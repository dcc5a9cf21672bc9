import { describe, expect, it } from 'vitest'
import { type Expectation, findMismatches, type Pattern } from '../../../src/entries/model.ts'
import { required } from '../../../src/service/model/expectation.ts'

describe('an answer', () => {
	const expecting = (more: object = {}): Expectation => ({
		operation: 'get-product',
		canonical: 'success',
		success: { statusCode: 200, isStatusShown: false, response: 'Product', body: { kind: 'any' }, ...more },
		refusal: { statusCode: 422, errorCode: 'x', rule: 'D-31' },
	})
	const error = { message: 'x', errorCode: 'x', statusCode: 400 }
	const judge = (expectation: Expectation, statusCode: unknown, body: unknown, options: object = {}) =>
		findMismatches({ statusCode: statusCode as number, body }, expectation, options)

	it.each([
		[200, {}, null],
		[299, {}, null],
		[300, {}, '2XX or 4XX. Received: 300'],
		[199, {}, '2XX or 4XX. Received: 199'],
		[400, error, null],
		[499, error, null],
		[500, error, '2XX or 4XX. Received: 500'],
		[20, {}, '2XX or 4XX. Received: 20'],
		[200.5, {}, '2XX or 4XX. Received: 200.5'],
		['200', {}, '2XX or 4XX. Received: missing'],
		[undefined, {}, '2XX or 4XX. Received: missing'],
		[Number.NaN, {}, '2XX or 4XX. Received: missing'],
	])('with status %j and %j: %j', (statusCode, body, expected) => {
		const issues = judge(expecting(), statusCode, body)
		expect(issues.map(({ message }) => message)).toEqual(
			expected === null ? [] : [`The status code should be ${expected}.`],
		)
		for (const issue of issues) expect(issue).toMatchObject({ path: ['statusCode'], rule: 'get-product.response' })
	})

	it('has the status that is shown, if one is', () => {
		const shown = expecting({ isStatusShown: true })
		expect([200, 201].map((statusCode) => judge(shown, statusCode, {}).length)).toEqual([0, 1])
		expect(judge(shown, 201, {})[0]?.message).toContain('200 or 4XX')
		expect([200, 201].map((statusCode) => judge(expecting(), statusCode, {}, { exact: true }).length)).toEqual([0, 1])
		expect(judge(expecting(), 201, {}, { exact: 'yes' })).toEqual([])
	})

	it('without operation, or with none at all, departs from the interface', () => {
		const none = { operation: null, canonical: 'refusal', success: null, refusal: null } as const
		expect(judge(none, 200, {})[0]?.rule).toBe('interface.response')
		expect(findMismatches({ statusCode: 200, body: {} }, null as unknown as Expectation)).toHaveLength(1)
	})

	it('with a broken error body violates errors.1', () => {
		const issues = judge(expecting(), 400, { message: 5 })
		expect(issues.length).toBeGreaterThan(0)
		expect(issues.every(({ rule, severity }) => rule === 'errors.1' && severity === 'error')).toBe(true)
	})

	it('with a body of another type violates the response', () => {
		expect(judge(expecting({ rule: 'get-product.3' }), 200, { id: 5 })).toMatchObject([
			{ code: 'response.type', path: ['id'], rule: 'get-product.response' },
		])
	})

	it('departs by the clause of the field, else of the body, else of the response', () => {
		const body = (rule?: string): Pattern => ({
			kind: 'object',
			fields: [required('id', { kind: 'text' }, rule)],
			orNull: false,
		})
		const ruleOf = (more: object) => judge(expecting(more), 200, {})[0]?.rule
		expect(ruleOf({ body: body('a.1'), rule: 'b.1' })).toBe('a.1')
		expect(ruleOf({ body: body(), rule: 'b.1' })).toBe('b.1')
		expect(ruleOf({ body: body('none'), rule: 5 })).toBe('get-product.response')
	})

	it('says in words what should not be there, and where', () => {
		const list = { response: 'CollectionList', body: { kind: 'set', key: 'id', items: [] }, rule: 'list.1' }
		expect(judge(expecting(list), 200, [{ id: 'a' }])).toMatchObject([
			{
				code: 'response.extra',
				message: '[0] should not be there: it does not belong to this answer.',
				rule: 'list.1',
			},
		])
		const other = { response: 'Other', body: { kind: 'text' } }
		expect(judge(expecting({ response: ['Product'] }), 200, { id: 5 })).toEqual([])
		expect(judge(expecting(other), 200, undefined)[0]?.message).toBe(
			'the response should be a text that is not empty. Received: null.',
		)
	})

	describe('with a page', () => {
		const items = Array.from({ length: 20 }, (_, at) => ({ key: `p${at}`, isRequired: true, pattern: { kind: 'any' } }))
		const list = (isPaged: boolean) =>
			expecting({ response: 'PersonList', body: { kind: 'set', key: 'id', items, isPaged } })
		const shown = (length: number) => Array.from({ length }, (_, at) => ({ id: `p${at}` }))

		it.each([
			[9, {}, 11],
			[10, {}, 0],
			[12, {}, 0],
			[10, { exact: true }, 10],
			[10, { page: 0 }, 10],
			[0, { page: 0 }, 20],
			[5, { page: 5 }, 0],
			[10, { page: 5 }, 10],
			[10, { page: '5' }, 0],
		])('of %d people, %j: lacks %d', (length, options, lacking) => {
			expect(judge(list(true), 200, shown(length), options)).toHaveLength(lacking)
			expect(judge(list(false), 200, shown(length), options)).toHaveLength(20 - length)
		})
	})
})
