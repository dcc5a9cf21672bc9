import { describe, expect, it } from 'vitest'
import { makeIssue, type Severity } from '../../src/core/issue.ts'
import { settle } from '../../src/core/verdict.ts'

const issue = (severity: Severity) => makeIssue({ 'a.b': 'Text.' }, 'a.b', { severity, path: [], rule: 'D-03' })
const need = { kind: 'product', variantId: 'v' } as const

describe('settle', () => {
	it('D-03: warnings never refuse', () => {
		expect(settle(1, [issue('warning')])).toEqual({ status: 'valid', value: 1, issues: [issue('warning')] })
	})
	it('an error refuses, whatever else is there', () => {
		const issues = [issue('warning'), issue('error')]
		expect(settle(1, issues, [need])).toEqual({ status: 'invalid', issues })
	})
	it('a need without an error leaves the verdict open', () => {
		expect(settle(1, [issue('warning')], [need])).toEqual({
			status: 'unknown',
			needs: [need],
			issues: [issue('warning')],
		})
	})
})
