import { describe, expect, it } from 'vitest'
import { toErrorBody } from '../../../src/entries/index.ts'

/** What of an issue gets into the body. */

const good = {
	...{ code: 'address.zip.invalid', severity: 'error', path: ['address', 'zip'], message: 'Check it.' },
	...{ about: 'refusal', params: { zip: '1' }, rule: 'validate-order.4' },
}
const issuesOf = (...issues: readonly unknown[]): unknown => toErrorBody(issues)?.error.issues
/** The copy of an issue that differs from a good one. */
const copyOf = (parts: object): unknown => toErrorBody([{ ...good, ...parts }])?.error.issues[0]

describe('an issue in the body', () => {
	it.each([
		['without a code', { code: undefined }],
		['without a message', { message: undefined }],
		['with a message that is no text', { message: 7 }],
		['without a severity', { severity: undefined }],
		['with another severity', { severity: 'info' }],
		['without a rule', { rule: undefined }],
		['with a rule that is neither clause nor decision', { rule: 'zip' }],
		['with a rule in which the decision comes last', { rule: 'of D-14' }],
		['with a rule that is no text', { rule: ['validate-order.4'] }],
	])('is left out %s', (_, parts) => expect(issuesOf({ ...good, ...parts }, good)).toEqual([good]))

	it.each(['tax-number.1', 'D-14'])('may have the rule %s', (rule) => {
		expect(copyOf({ rule })).toEqual({ ...good, rule })
	})
	it('is about a refusal if it does not say what it is about, and names its key', () => {
		expect(copyOf({ about: undefined })).toEqual(good)
		expect(copyOf({ about: 'tea' })).toEqual(good)
		expect(copyOf({ about: 'delivery', policy: 'missingZip' })).toEqual({
			...good,
			about: 'delivery',
			policy: 'missingZip',
		})
		expect(copyOf({ policy: 7 })).toEqual(good)
	})
	it('has only the keys of an issue, each its own', () => {
		expect(copyOf({ stack: 'secret' })).toStrictEqual(good)
		expect(issuesOf(Object.create(good), good)).toStrictEqual([good])
	})
	it('has the steps of its path that are keys or indexes', () => {
		expect(copyOf({ path: ['a', 0, null, {}, 'b', true] })).toEqual({ ...good, path: ['a', 0, 'b'] })
		expect(copyOf({ path: 'zip' })).toEqual({ ...good, path: [] })
		expect(copyOf({ path: ['a', undefined, 'b'] }), 'up to the first hole').toEqual({ ...good, path: ['a'] })
	})
	it('has the parameters that a message can show', () => {
		const params = { text: 'a', zero: 0, no: false, list: ['a', 'b'] }
		const others = { none: null, object: { a: 1 }, function: () => 1, empty: [], numbers: [1] }
		expect(copyOf({ params: { ...params, ...others, mixed: ['a', 1, 'b'] } })).toStrictEqual({
			...good,
			params: { ...params, mixed: ['a', 'b'] },
		})
		expect(copyOf({ params: undefined })).toStrictEqual({ ...good, params: {} })
		expect(copyOf({ params: ['a'] })).toStrictEqual({ ...good, params: {} })
	})
	it('has the changes of its suggestion that have a value', () => {
		const change = { path: ['zip'], value: '75001' }
		expect(copyOf({ suggestion: [{ path: ['zip'] }, change, 7, { value: 1 }] })).toStrictEqual({
			...good,
			suggestion: [change],
		})
		expect(copyOf({ suggestion: [{ value: 'a' }] })).toStrictEqual({ ...good, suggestion: [{ path: [], value: 'a' }] })
		for (const suggestion of [[], undefined, change, [{ path: ['zip'] }]]) {
			expect(copyOf({ suggestion })).toStrictEqual(good)
		}
	})
})

describe('a list of issues', () => {
	it('ends at its first hole', () => {
		expect(issuesOf(good, undefined, good)).toEqual([good])
		expect(toErrorBody(new Array(2))).toBeNull()
	})
	it('is a list', () => {
		expect(toErrorBody({ 0: good, length: 1 } as never)).toBeNull()
		expect(toErrorBody(undefined as never)).toBeNull()
	})
	it('D-91: is read up to 100,000 of them, and 1,000 of the parts of one', () => {
		const body = toErrorBody(new Array(100_001).fill(good))
		expect(body?.error.issues).toHaveLength(100_000)
		const names = Array.from({ length: 1001 }, (_, at) => `p${at}`)
		const params = { list: names, ...Object.fromEntries(names.map((name) => [name, 1])) }
		const copy = copyOf({
			path: names,
			params,
			suggestion: names.map((value) => ({ path: names, value })),
		}) as Required<NonNullable<typeof body>['error']['issues'][0]>
		expect(copy.path).toHaveLength(1000)
		expect(Object.keys(copy.params)).toHaveLength(1000)
		expect(copy.params['list']).toHaveLength(1000)
		expect(copy.suggestion).toHaveLength(1000)
		expect(copy.suggestion[0]?.path).toHaveLength(1000)
	})
	it('D-02: a code without a dot is its own family', () => {
		expect(toErrorBody([{ ...good, code: 'token' }])).toMatchObject({ statusCode: 401, errorCode: 'token' })
	})
})
