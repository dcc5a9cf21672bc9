import { describe, expect, it } from 'vitest'
import { makeIssue, type Severity } from '../../src/core/issue.ts'
import { settle, settleOpen } from '../../src/core/verdict.ts'

const issue = (severity: Severity) => makeIssue({ 'a.b': 'Text.' }, 'a.b', { severity, path: [], rule: 'D-03' })
const need = { kind: 'product', variantId: 'v' } as const

describe('settle', () => {
	it('D-03: warnings never refuse', () => {
		expect(settle(1, [issue('warning')])).toEqual({ status: 'valid', value: 1, issues: [issue('warning')] })
	})
	it('an error refuses, whatever else is there', () => {
		const issues = [issue('warning'), issue('error')]
		expect(settle(1, issues)).toEqual({ status: 'invalid', issues })
		expect(settleOpen(1, issues, [need])).toEqual({ status: 'invalid', issues })
	})
	it('no need leaves nothing open', () => {
		expect(settleOpen(1, [issue('warning')], [])).toEqual({ status: 'valid', value: 1, issues: [issue('warning')] })
	})
	it('a need without an error leaves the verdict open', () => {
		expect(settleOpen(1, [issue('warning')], [need])).toEqual({
			status: 'unknown',
			needs: [need],
			issues: [issue('warning')],
		})
	})
})
