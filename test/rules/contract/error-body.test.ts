import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toErrorBody } from '../../../src/entries/index.ts'
import { type Issue, makeIssue, type Severity } from '../../../src/rules/core/issue.ts'
import { runs } from '../../fuzz.ts'

const issue = (code: string, severity: Severity = 'error'): Issue =>
	makeIssue({ [code]: `About ${code}.` }, code, {
		severity,
		path: ['a', 0],
		rule: 'D-01',
		params: { n: 1, all: ['x'] },
	})

describe('toErrorBody', () => {
	it.each([
		['request.type', 400],
		['token.expired', 401],
		['resource.missing', 404],
		['address.zip.invalid', 422],
		['requested.thing', 422],
		['order', 422],
		['constructor.name', 422],
	])('D-02: %s gives status %i', (code, statusCode) => {
		expect(toErrorBody([issue(code)])).toMatchObject({ statusCode, errorCode: code, message: `About ${code}.` })
	})

	it('D-02: has the code of the first error, and every issue, including warnings', () => {
		const issues = [issue('address.zip.doubtful', 'warning'), issue('tax.missing'), issue('request.type')]
		expect(toErrorBody(issues)).toEqual({
			message: 'About tax.missing.',
			errorCode: 'tax.missing',
			statusCode: 422,
			error: { issues },
		})
	})

	it('D-03: does not exist without an error', () => {
		expect(toErrorBody([])).toBeNull()
		expect(toErrorBody([issue('address.zip.doubtful', 'warning')])).toBeNull()
	})

	it('keeps suggestions, and copies every issue', () => {
		const suggestion = [
			{ path: ['zip'], value: 'K1A 0B1' },
			{ path: ['provinceCode'], value: '05', label: 'Akita' },
		]
		const given: Issue = { ...issue('address.zip.invalid'), suggestion }
		const body = toErrorBody([given])
		expect(body?.error.issues).toEqual([given])
		expect(body?.error.issues[0]).not.toBe(given)
		expect(body?.error.issues[0]?.suggestion?.[0]).not.toBe(suggestion[0])
	})

	it('skips values that are not issues', () => {
		const good = issue('request.type')
		const { rule: _, ...noRule } = good
		const issues = [null, 'request.type', { ...good, code: 4 }, { ...good, severity: 'fatal' }, noRule, good]
		expect(toErrorBody(issues)?.error.issues).toEqual([good])
	})

	it('handles a list with a false length, revoked proxies and throwing getters', () => {
		const { proxy, revoke } = Proxy.revocable([], {})
		revoke()
		const trap = new Proxy(
			{},
			{
				get: () => {
					throw new Error('no')
				},
				ownKeys: () => {
					throw new Error('no')
				},
			},
		)
		const sparse: unknown[] = []
		sparse.length = 2 ** 32 - 1
		for (const hostile of [proxy, trap, [trap], sparse, [{ ...issue('a.b'), path: sparse, params: trap }]]) {
			expect(() => toErrorBody(hostile as unknown[])).not.toThrow()
		}
		const polluting = JSON.parse('{"__proto__": "x", "n": 1}') as unknown
		const body = toErrorBody([{ ...issue('a.b'), params: polluting }])
		expect(Object.getPrototypeOf(body?.error.issues[0]?.params)).toBe(Object.prototype)
	})

	it('accepts any value, and its result survives JSON', () => {
		const anyIssue = fc.record(
			{
				code: fc.oneof(fc.constantFrom('request.type', 'token.missing', 'a.b'), fc.anything()),
				severity: fc.constantFrom('error', 'warning', 1),
				path: fc.anything(),
				message: fc.oneof(fc.string(), fc.anything()),
				params: fc.anything(),
				rule: fc.constantFrom('D-01', 'place-order.body', 7),
				suggestion: fc.anything(),
			},
			{ requiredKeys: [] },
		)
		fc.assert(
			fc.property(fc.oneof(fc.array(anyIssue), fc.anything()), (issues) => {
				const body = toErrorBody(issues as unknown[])
				if (body === null) return
				expect(body.error.issues.map((one) => one.code)).toContain(body.errorCode)
				expect(() => JSON.stringify(body)).not.toThrow()
			}),
			{ numRuns: runs(1500) },
		)
	})
})
