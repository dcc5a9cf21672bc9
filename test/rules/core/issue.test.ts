import { describe, expect, it } from 'vitest'
import {
	clipParam,
	clipParams,
	compareIssues,
	fillTemplate,
	formatMessage,
	type Issue,
	makeIssue,
	makeWords,
	prefixChanges,
	type Severity,
} from '../../../src/rules/core/issue.ts'

const at = (path: Issue['path'], severity: Severity = 'error', code = 'a.b'): Issue =>
	makeIssue({ [code]: 'Text.' }, code, { severity, path, rule: 'D-04' })

describe('D-04: the order of the issues of one check', () => {
	it.each([
		['numeric indexes are compared as numbers', at(['items', 2]), at(['items', 10])],
		['a shorter path comes first', at(['items']), at(['items', 0])],
		['fields are compared by code unit', at(['province']), at(['provinceCode'])],
		['an index comes before a field', at(['items', 3]), at(['items', 'length'])],
		['at one path, errors come before warnings', at(['zip'], 'error', 'z.z'), at(['zip'], 'warning', 'a.a')],
		['at one path and severity, codes decide', at(['zip'], 'error', 'a.a'), at(['zip'], 'error', 'b.a')],
	])('%s', (_, first, second) => {
		expect(compareIssues(first, second)).toBeLessThan(0)
		expect(compareIssues(second, first)).toBeGreaterThan(0)
		expect(compareIssues(first, { ...first })).toBe(0)
	})
})

describe('messages', () => {
	it('join lists and keep names without a parameter', () => {
		expect(formatMessage('{list} and {none}', { list: ['a', 'b'] })).toBe('a, b and {none}')
	})
	it('ignore inherited parameters', () => {
		expect(formatMessage('{toString} {constructor} {__proto__}', {})).toBe('{toString} {constructor} {__proto__}')
	})
	it('clip long input, without cutting a surrogate pair', () => {
		const issue = makeIssue({ 'a.b': '{text}' }, 'a.b', {
			severity: 'error',
			path: [],
			rule: 'D-01',
			params: { text: '😀'.repeat(1_000_000) },
		})
		expect(issue.message).toBe(`${'😀'.repeat(39)}…`)
		expect(issue.params['text']).toBe(issue.message)
	})
})

describe('the parameters of a message', () => {
	const WORDS = makeWords({ country: 'France', days: 3, isNew: true })
	it.each([
		['{a}', { a: 1.5 }, '1.50'],
		['{a}', { a: true }, 'true'],
		['{a}', { a: false }, 'false'],
		['{a}', { a: ['x', 'y', 'z'] }, 'x, y or z'],
		['{a}', { a: ['x', 7, 'y'] as unknown as string[] }, 'x or y'],
		['{a}', { a: 'DE', aName: 'Germany' }, 'Germany'],
		['{country} {days} {isNew} {a|b}', { country: 'FR', a: 'c' }, 'France 3 true b'],
		['{days}{a}', { a: 2, days: 9 }, '32'],
	])('%s with %j: %s', (template, params, text) => {
		expect(fillTemplate(template, params, WORDS)).toBe(text)
		expect(fillTemplate(template, params, WORDS)).toBe(text)
	})

	it('of formatMessage may be left out, and may be anything', () => {
		expect(formatMessage('{a} {b|c}', { a: null } as never)).toBe('{a} c')
		expect(formatMessage('{a}', { a: {} } as never)).toBe('{a}')
		expect(formatMessage('{a}', { a: 1, aName: 'one' })).toBe('one')
		expect(formatMessage(7 as never, {})).toBe('')
	})

	it('may be as long as 80 characters, and are else cut to that', () => {
		const [short, long] = ['x'.repeat(80), 'x'.repeat(81)]
		const params = { a: short, n: 10 ** 90, list: ['y'.repeat(90)] }
		expect(clipParams(params)).toEqual(params)
		expect(clipParams(params)['list']).not.toBe(params.list)
		expect(clipParams({ ...params, a: long })).toEqual({ ...params, a: `${'x'.repeat(79)}…` })
		expect([clipParam(short), clipParam(long)]).toEqual([short, `${'x'.repeat(79)}…`])
	})
})

describe('paths and changes', () => {
	it('keep the label of a change, and have none where it has none', () => {
		const changes = [
			{ path: ['zip'], value: '1' },
			{ path: ['city'], value: 'x', label: 'X' },
		]
		expect(prefixChanges(changes, ['address'])).toStrictEqual([
			{ path: ['address', 'zip'], value: '1' },
			{ path: ['address', 'city'], value: 'x', label: 'X' },
		])
		expect(prefixChanges(changes, [])).toEqual(changes)
		expect(prefixChanges(changes, [])[0]?.path).not.toBe(changes[0]?.path)
	})
})
