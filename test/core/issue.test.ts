import { describe, expect, it } from 'vitest'
import {
	compareIssues,
	formatMessage,
	type Issue,
	makeIssue,
	prefixIssues,
	type Severity,
} from '../../src/core/issue.ts'

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

describe('prefixIssues', () => {
	it('moves the path and every change of the suggestion, and keeps everything else', () => {
		const issue = Object.freeze({ ...at(['zip']), suggestion: Object.freeze([{ path: ['zip'], value: '1' }]) })
		expect(prefixIssues([issue], ['address'])).toEqual([
			{ ...issue, path: ['address', 'zip'], suggestion: [{ path: ['address', 'zip'], value: '1' }] },
		])
		expect(prefixIssues([at(['zip'])], ['address'])[0]).not.toHaveProperty('suggestion')
	})
})
