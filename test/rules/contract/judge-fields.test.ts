import { describe, expect, it } from 'vitest'
import { FIELD_MESSAGES, missingField, nameOf, typeDetails } from '../../../src/rules/contract/field-types.ts'
import {
	judgeAttributes,
	judgeField,
	judgeText,
	MAX_ATTRIBUTES,
	noteMissingField,
	type TypeRule,
} from '../../../src/rules/contract/judge-fields.ts'
import { type Findings, noFindings, note, toIssues } from '../../../src/rules/core/finding.ts'
import { DEFAULT_POLICY } from '../../../src/rules/core/policy.ts'
import { textField, textOf } from '../../../src/rules/core/read.ts'

const RULE: TypeRule = { rule: 'place-order.body', severity: 'warning' }

function issuesOf(judge: (to: Findings) => unknown): object[] {
	const findings = noFindings(DEFAULT_POLICY)
	findings.prefix = ['order']
	judge(findings)
	expect(findings.prefix).toEqual(['order'])
	return toIssues(findings).map(({ code, severity, path, message, rule }) => ({
		told: `${severity} ${path.join('.')} ${code} ${rule}`,
		message,
	}))
}

describe('the type of an optional field', () => {
	it.each([
		['string', 'text', 7, 'Send f as a string. Received: number.'],
		['boolean', false, 'true', 'Send f as true or false. Received: string.'],
		['number', 0, '0', 'Send f as a number. Received: string.'],
		['object', { a: 1 }, [], 'Send f as an object. Received: array.'],
		['array', [], {}, 'Send f as an array. Received: object.'],
	] as const)('is %s', (type, good, bad, message) => {
		for (const value of [good, undefined]) expect(issuesOf((to) => judgeField(value, 'f', type, RULE, to))).toEqual([])
		expect(issuesOf((to) => judgeField(bad, 'f', type, RULE, to))).toEqual([
			{ told: 'warning order.f request.type place-order.body', message },
		])
		expect(
			issuesOf((to) => judgeField(null, 'f', type, { ...RULE, severity: 'error' }, to)),
			'D-92',
		).toEqual([{ told: 'warning order.f request.null D-92', message: 'Leave f out instead of sending null.' }])
	})
	it('is text, and the text comes back', () => {
		expect(issuesOf((to) => expect(judgeText('a', 'f', RULE, to)).toBe('a'))).toEqual([])
		expect(issuesOf((to) => expect(judgeText(7, 'f', RULE, to)).toBeUndefined())).toHaveLength(1)
	})
	it('reports a required one that is missing as an error, whatever a wrong type is', () => {
		expect(issuesOf((to) => noteMissingField(['f'], RULE, to))).toEqual([
			{ told: 'error order.f request.missing place-order.body', message: 'Send f: it is missing.' },
		])
	})
})

describe('the types of custom attributes', () => {
	const told = (attributes: unknown): unknown[] =>
		issuesOf((to) => judgeAttributes(attributes, RULE, to)).map((issue) => Object.values(issue)[0])

	it('may be absent, empty, or lack their fields', () => {
		for (const given of [undefined, [], [{}], [{ key: 'a', value: 'b' }]]) expect(told(given)).toEqual([])
	})
	it('are a list of objects', () => {
		const messages = (attributes: unknown): unknown[] =>
			issuesOf((to) => judgeAttributes(attributes, RULE, to)).map((issue) => Object.values(issue)[1])
		expect(messages('text')).toEqual(['Send customAttributes as an array. Received: string.'])
		expect(messages([7])).toEqual(['Send customAttributes[0] as an object. Received: number.'])
	})
	it('are told one by one', () => {
		expect(told([{ key: 1, value: 2 }, 'text', [], { key: 'a', value: null }, { key: 'a' }, undefined])).toEqual([
			'warning order.customAttributes.0.key request.type place-order.body',
			'warning order.customAttributes.0.value request.type place-order.body',
			'warning order.customAttributes.1 request.type place-order.body',
			'warning order.customAttributes.2 request.type place-order.body',
			'warning order.customAttributes.3.value request.null D-92',
			'warning order.customAttributes.5 request.type place-order.body',
		])
	})
	it('are those of a list', () => {
		expect(told({ length: 1 })).toEqual(['warning order.customAttributes request.type place-order.body'])
		expect(told(null)).toEqual(['warning order.customAttributes request.null D-92'])
	})
	it('are what the objects have themselves', () => {
		expect(told([Object.create({ key: 7 }), Object.assign(Object.create({ key: 7 }), { value: 7 })])).toEqual([
			'warning order.customAttributes.1.value request.type place-order.body',
		])
	})
	it('D-91: are read up to 100,000 of them, and refused unread beyond', () => {
		expect(MAX_ATTRIBUTES).toBe(100_000)
		expect(told(new Array(100_000).fill({}))).toEqual([])
		expect(issuesOf((to) => judgeAttributes(new Array(100_001).fill(7), RULE, to))).toEqual([
			{
				told: 'error order.customAttributes request.too-many D-91',
				message: 'Send fewer items in customAttributes: 100,001 is too many.',
			},
		])
	})
})

describe('the issues about a field', () => {
	it.each([
		[7, 'string', 'Send a[2].b as a string. Received: number.'],
		['x', 'boolean', 'Send a[2].b as true or false. Received: string.'],
		[null, 'number', 'Send a[2].b as a number. Received: null.'],
		[[], 'object', 'Send a[2].b as an object. Received: array.'],
		[{}, 'array', 'Send a[2].b as an array. Received: object.'],
	] as const)('%j is not of type %s', (value, type, message) => {
		const findings = noFindings(null)
		note(findings, FIELD_MESSAGES, 'request.type', typeDetails(value, type, ['a', 2, 'b'], 'reward.body'))
		expect(toIssues(findings)).toMatchObject([
			{ severity: 'error', path: ['a', 2, 'b'], rule: 'reward.body', message, params: { field: 'a[2].b' } },
		])
	})
	it('name a field that is missing', () => {
		expect(missingField(['emails'], 'reward.body')).toEqual({
			code: 'request.missing',
			severity: 'error',
			about: 'refusal',
			path: ['emails'],
			message: 'Send emails: it is missing.',
			params: { field: 'emails' },
			rule: 'reward.body',
		})
	})
	it.each([
		[[], 'this'],
		[['a'], 'a'],
		[['a', 'b', 'c'], 'a.b.c'],
		[['a', 0, 1, 'b'], 'a[0][1].b'],
		[[3, 'a'], '[3].a'],
	])('the path %j has the name %s', (path, name) => expect(nameOf(path)).toBe(name))

	it('treat a text that is no string as empty', () => {
		expect([textOf('a'), textOf(7), textOf(undefined), textOf(['a'])]).toEqual(['a', '', '', ''])
		expect([textField({ a: 'b' }, 'a'), textField({ a: 1 }, 'a'), textField(null, 'a')]).toEqual(['b', '', ''])
	})
})
