import { describe, expect, it } from 'vitest'
import type { Issue } from '../../../src/entries/index.ts'
import type { Expectation, ServiceRequest } from '../../../src/entries/model.ts'
import { clauseOf, clausesTried } from '../../../src/service/conformance/clause-of.ts'
import { differ, findMissing, isSame, judgeAnswer } from '../../../src/service/conformance/judge-answer.ts'
import type { PlannedRequest } from '../../../src/service/conformance/planned.ts'
import { toPlain } from '../../../src/service/conformance/to-plain.ts'
import { readCases } from '../../../src/service/conformance/vector.ts'

describe('two values of JSON', () => {
	it.each([
		[1, 1, true],
		[1, '1', false],
		[null, null, true],
		[null, {}, false],
		[{}, null, false],
		[{}, [], false],
		[[], {}, false],
		[[1, [2]], [1, [2]], true],
		[[1], [1, 2], false],
		[[1, 2], [1], false],
		[[1, 2], [2, 1], false],
		[[1, 2], [1, 3], false],
		[{ a: 1, b: { c: 2 } }, { b: { c: 2 }, a: 1 }, true],
		[{ a: 1 }, { a: 1, b: 2 }, false],
		[{ a: 1, b: 2 }, { a: 1 }, false],
		[{ a: undefined }, { b: 1 }, false],
		[{ a: 1 }, { a: 2 }, false],
		[{ a: 1 }, 'a', false],
		['a', { a: 1 }, false],
	])('%j and %j are the same: %j', (a, b, expected) => {
		expect(isSame(a, b)).toBe(expected)
	})

	it.each([
		[{ a: 1 }, { a: 1, b: 2 }, null],
		[{}, {}, null],
		[{}, [], 'value: expected {}, got []'],
		[{}, null, 'value: expected {}, got null'],
		[{ a: { b: 1 } }, { a: { b: 2 } }, 'value.a.b: expected 1, got 2'],
		[{ a: 1, b: 2 }, { a: 1 }, 'value.b: expected 2, got nothing'],
		[[1, { a: 1 }], [1, { a: 1, b: 2 }], null],
		[[1], [1, 2], 'value: expected [1], got [1,2]'],
		[[1, 2], [1, 3], 'value.1: expected 2, got 3'],
		[[1], { 0: 1 }, 'value: expected [1], got {"0":1}'],
		['a', 'a', null],
		['a', 'b', 'value: expected "a", got "b"'],
	])('%j is part of %j, or lacks: %j', (part, whole, expected) => {
		expect(findMissing(part, whole, 'value')).toBe(expected)
	})

	it('are named by their keys, and shown in one line', () => {
		expect(findMissing({ a: { b: 1 } }, { a: {} }, '')).toBe('a.b: expected 1, got nothing')
		expect(differ('a', 'x'.repeat(198), 'x'.repeat(199))).toBe(
			`a: expected "${'x'.repeat(198)}", got "${'x'.repeat(199)}…`,
		)
	})
})

describe('an answer and its case', () => {
	const issues = [
		{
			code: 'a.b',
			severity: 'error',
			path: ['x'],
			message: 'Words.',
			suggestion: [{ label: 'Words', path: ['x'], value: '1' }],
		},
		{ code: 'c.d' },
	]
	const got = { status: 'invalid', issues, needs: [{ kind: 'asOf' }], value: { a: 1, b: 2 } }

	it.each<[object, object | null, 'status' | 'codes' | 'full', string | null]>([
		[{ status: 'invalid' }, got, 'full', null],
		[{ status: 'valid' }, got, 'status', 'status: expected "valid", got "invalid"'],
		[{ status: 'valid' }, null, 'status', 'status: expected "valid", got nothing'],
		[{ status: 'invalid', codes: ['x'] }, got, 'status', null],
		[{ status: 'invalid', codes: ['a.b', 'c.d'] }, got, 'codes', null],
		[{ status: 'invalid', codes: ['a.b'] }, got, 'codes', 'codes: expected ["a.b"], got ["a.b","c.d"]'],
		[{ status: 'invalid', codes: ['c.d', 'a.b'] }, got, 'full', 'codes: expected ["c.d","a.b"], got ["a.b","c.d"]'],
		[{ status: 'invalid', codes: ['a'] }, { status: 'invalid', codes: ['a'] }, 'codes', null],
		[
			{ status: 'invalid', codes: ['a'] },
			{ status: 'invalid', codes: ['b'], issues: [{ code: 'a' }] },
			'codes',
			'codes: expected ["a"], got ["b"]',
		],
		[{ status: 'invalid', codes: [] }, { status: 'invalid' }, 'codes', 'codes: expected [], got nothing'],
		[{ status: 'invalid', needs: [{ kind: 'asOf' }] }, got, 'full', null],
		[{ status: 'invalid', needs: [] }, got, 'full', 'needs: expected [], got [{"kind":"asOf"}]'],
		[{ status: 'invalid', needs: [] }, got, 'codes', null],
		[{ status: 'invalid', issues: [{ code: 'a.b', path: ['x'] }, {}] }, got, 'full', null],
		[{ status: 'invalid', issues: [{}, { code: 'a.b' }] }, got, 'full', 'issues.1.code: expected "a.b", got "c.d"'],
		[{ status: 'invalid', issues: [{ suggestion: [{ path: ['x'], value: '1' }] }] }, got, 'full', null],
		[
			{ status: 'invalid', issues: [{ suggestion: [{ path: ['x'], value: '2' }] }] },
			got,
			'full',
			'issues.0.suggestion: expected [{"path":["x"],"value":"2"}], got [{"path":["x"],"value":"1"}]',
		],
		[{ status: 'invalid', issues: [{}, { suggestion: null }] }, got, 'full', null],
		[{ status: 'invalid', value: { a: 1, b: 2 } }, got, 'full', null],
		[{ status: 'invalid', value: { a: 1 } }, got, 'full', 'value: expected {"a":1}, got {"a":1,"b":2}'],
		[{ status: 'invalid', value: { a: 1 } }, got, 'codes', null],
		[{ status: 'invalid', contains: { a: 1 } }, got, 'full', null],
		[{ status: 'invalid', contains: { a: 2 } }, got, 'full', 'value.a: expected 2, got 1'],
		[{ value: got }, got, 'status', null],
		[{ value: 1 }, got, 'status', `the answer: expected 1, got ${JSON.stringify(got).slice(0, 200)}…`],
		[{ contains: { status: 'invalid' } }, got, 'status', null],
		[{ contains: { status: 'valid' } }, got, 'codes', 'the answer.status: expected "valid", got "invalid"'],
	])('%j and %j, by %s: %j', (expected, answer, level, why) => {
		expect(judgeAnswer(expected, answer, level)).toBe(why)
	})
})

describe('plain JSON', () => {
	const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)])

	it('has a text for each value that JSON lacks', () => {
		const odd = [undefined, () => 1, Symbol('x'), 5n, Number.NaN, Number.POSITIVE_INFINITY]
		expect(odd.map((value) => toPlain(value))).toEqual([
			'(undefined)',
			'(function)',
			'(symbol)',
			'(bigint)',
			'(NaN)',
			'(Infinity)',
		])
		expect([null, true, false, 0, -0, 'x', 1.5].map((value) => toPlain(value))).toEqual([
			null,
			true,
			false,
			0,
			0,
			'x',
			1.5,
		])
	})

	it('ends where there is too much', () => {
		expect(toPlain('abcdef', { values: 9, text: 5 })).toBe('abcde…')
		expect(toPlain('abcde', { values: 9, text: 5 })).toBe('abcde')
		expect(toPlain([1, 2, 3], { values: 3, text: 5 })).toEqual([1, 2])
		expect(toPlain({ a: 1, b: 2, c: 3 }, { values: 3, text: 5 })).toEqual({ a: 1, b: 2 })
		expect(toPlain({ a: { b: 1 } }, { values: 1, text: 5 })).toEqual({ a: '(too much)' })
		expect(toPlain(5, { values: 0, text: 5 })).toBe('(too much)')
		expect(JSON.stringify(toPlain(deep(64)))).toContain('1')
		expect(JSON.stringify(toPlain(deep(65)))).toContain('(too deep)')
		const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1) })
		expect([64, 65].map((levels) => JSON.stringify(toPlain(nested(levels))).includes('(too deep)'))).toEqual([
			false,
			true,
		])
	})

	it('drops keys without a value, and a list after a hole', () => {
		expect(toPlain({ a: undefined, b: null })).toEqual({ b: null })
		expect(toPlain([1, undefined, 2])).toEqual([1, '(undefined)'])
		expect(Object.hasOwn(toPlain(JSON.parse('{"__proto__":1}')) as object, '__proto__')).toBe(true)
		const trap = new Proxy(
			{},
			{
				ownKeys: () => {
					throw new Error('no')
				},
			},
		)
		expect(toPlain({ trap })).toEqual({ trap: '(unreadable)' })
	})
})

describe('the cases of files', () => {
	const case1 = { id: 'a', rule: 'D-1', call: 'f', args: [1], expected: { value: 1 }, note: 'n' }
	const case2 = { ...case1, id: 'b', rule: 'D-2', call: 'g' }
	const ids = (vectors: unknown, only?: unknown) => readCases(vectors, only).map(({ id }) => id)

	it('are those of all files, or those that are named', () => {
		expect(ids({ cases: [case1, case2] })).toEqual(['a', 'b'])
		expect(ids([{ cases: [case2] }, { cases: [case1] }])).toEqual(['b', 'a'])
		expect([['a'], ['D-2'], ['g', 'f'], ['x'], []].map((only) => ids({ cases: [case1, case2] }, only))).toEqual([
			['a'],
			['b'],
			['a', 'b'],
			[],
			[],
		])
		expect(ids({ cases: [case1] }, 'b')).toEqual(['a'])
		expect([ids(null), ids({}), ids([5])]).toEqual([[], [], []])
	})

	it('have empty fields for those of another type', () => {
		expect(readCases({ cases: [case1, { id: 5, args: 'x' }] }, null)).toEqual([
			{ id: 'a', rule: 'D-1', binds: 'document', call: 'f', args: [1], expected: { value: 1 } },
			{ id: '', rule: '', binds: 'document', call: '', args: [], expected: '(undefined)' },
		])
	})
})

describe('the clause of a mismatch', () => {
	const planned = { operation: 'place-order', tries: 'tax-number.1' } as const
	const refusal = { statusCode: 422, errorCode: 'x', rule: 'D-31' }
	const expectation = (more: object): Expectation => ({
		operation: 'place-order',
		canonical: 'refusal',
		success: null,
		refusal: null,
		...more,
	})
	const issue = { rule: 'service.1' } as unknown as Issue

	it.each([
		[planned, { refusal }, 'laxer', 'D-31'],
		[planned, {}, 'laxer', 'place-order.response'],
		[planned, { refusal }, 'stricter', 'tax-number.1'],
		[{ operation: 'place-order' }, { refusal }, 'stricter', 'place-order.response'],
		[planned, { refusal }, 'different', 'service.1'],
		[planned, { refusal }, 'no answer', 'place-order.response'],
	] as const)('%j, %j, %s: %s', (request, more, difference, rule) => {
		expect(clauseOf(request, expectation(more), difference, issue)).toBe(rule)
	})

	const success = {
		statusCode: 200,
		isStatusShown: false,
		response: 'Order',
		rule: 'list.1',
		body: {
			kind: 'object',
			orNull: false,
			fields: [{ name: 'a', isRequired: true, pattern: { kind: 'text' }, rule: 'a.1' }],
		},
	}
	const tried = (
		request: PlannedRequest,
		more: object,
		answer: 'succeeded' | 'refused' = 'succeeded',
		body: unknown = {},
	) => clausesTried(request, { operation: request.operation, body } as ServiceRequest, expectation(more), answer).tested
	const asked = (request: PlannedRequest, more: object, answer: 'succeeded' | 'refused' = 'succeeded') =>
		clausesTried(request, { operation: request.operation, body: {} } as ServiceRequest, expectation(more), answer).asked
	const CHECKS = ['validate-order.1', 'validate-order.2', 'validate-order.3', 'validate-order.4']
	const bare = { success: { ...success, rule: undefined, body: { kind: 'any' } } }

	it('is one of those that the request tries', () => {
		expect(tried(planned, {})).toEqual([])
		expect(tried(planned, { refusal })).toEqual(['D-31'])
		expect(tried(planned, { refusal }, 'refused')).toEqual(['D-31', 'errors.1'])
		const shown = ['place-order.response', 'authentication.1', 'list.1', 'a.1']
		expect(tried(planned, { success }, 'refused')).toEqual([...shown, 'tax-number.1'])
		expect(tried({ operation: 'create-tokens', authorization: 'x' }, bare)).toEqual([
			'create-tokens.response',
			'authentication.2',
		])
		expect(tried({ operation: 'reward', authorization: 'x' }, bare)).toEqual(['reward.response', 'authentication.1'])
		expect(tried({ operation: 'reward' }, bare, 'succeeded', { companyId: 'x' })).toEqual([
			'reward.response',
			'authentication.1',
			'authentication.4',
		])
		expect(tried({ operation: 'reward' }, bare, 'succeeded', { companyId: 5, address: { countryCode: 'BR' } })).toEqual(
			['reward.response', 'authentication.1'],
		)
		expect(tried({ operation: 'validate-order' }, bare)).toEqual([
			'validate-order.response',
			'authentication.1',
			...CHECKS,
		])
	})

	it('is, where both answers pass, one that the answer could have broken', () => {
		const shown = ['place-order.response', 'authentication.1', 'list.1', 'a.1']
		expect([tried(planned, { refusal, success }), asked(planned, { refusal, success })]).toEqual([
			shown,
			['tax-number.1'],
		])
		expect(tried(planned, { refusal, success }, 'refused')).toEqual(['errors.1'])
		expect(asked(planned, { refusal, success }, 'refused')).toEqual(['D-31', 'tax-number.1'])
		const bound = { refusal: { ...refusal, rule: 'list.1' }, success }
		expect(tried(planned, bound, 'refused')).toEqual(['list.1', 'errors.1'])
	})

	it.each([
		['BR', ['tax-number.1', 'tax-number.2']],
		['mx', ['tax-number.1', 'tax-number.3']],
		['CN', ['tax-number.1', 'tax-number.4']],
		['IT', ['tax-number.1', 'tax-number.4']],
		['KR', ['tax-number.1', 'tax-number.4']],
		['DE', []],
		[undefined, []],
	])('is, of an order to %s, one of %j, too', (countryCode, rules) => {
		const body = { address: { countryCode } }
		expect(tried({ operation: 'place-order' }, bare, 'succeeded', body)).toEqual([
			'place-order.response',
			'authentication.1',
			...rules,
		])
		expect(tried({ operation: 'validate-order' }, bare, 'succeeded', body)).toEqual([
			'validate-order.response',
			'authentication.1',
			...CHECKS,
			...rules,
		])
	})
})
