import { describe, expect, it } from 'vitest'
import { makeIssue, type Severity } from '../../../src/rules/core/issue.ts'
import { refuse, verdictOf } from '../../../src/rules/core/verdict.ts'

const issue = (severity: Severity) => makeIssue({ 'a.b': 'Text.' }, 'a.b', { severity, path: [], rule: 'D-03' })
const need = { kind: 'product', variantId: 'v' } as const

describe('verdictOf', () => {
	it('D-03: stays valid with warnings', () => {
		expect(verdictOf(1, [issue('warning')])).toEqual({ status: 'valid', value: 1, issues: [issue('warning')] })
	})
	it('is invalid with an error, whatever else there is', () => {
		const issues = [issue('warning'), issue('error')]
		expect(verdictOf(1, issues)).toEqual({ status: 'invalid', issues })
		expect(verdictOf(1, issues, [need])).toEqual({ status: 'invalid', issues })
	})
	it('is never unknown without a need', () => {
		expect(verdictOf(1, [issue('warning')], [])).toEqual({ status: 'valid', value: 1, issues: [issue('warning')] })
	})
	it('is unknown with a need and no error', () => {
		expect(verdictOf(1, [issue('warning')], [need])).toEqual({
			status: 'unknown',
			needs: [need],
			issues: [issue('warning')],
		})
	})
})

describe('refuse', () => {
	it('is invalid for one issue', () => {
		expect(refuse(issue('error'))).toStrictEqual({ status: 'invalid', issues: [issue('error')] })
	})
})
