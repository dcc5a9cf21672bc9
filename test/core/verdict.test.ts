import { describe, expect, it } from 'vitest'
import { makeIssue, type Severity } from '../../src/core/issue.ts'
import { refuse, settle, settleOpen } from '../../src/core/verdict.ts'

const issue = (severity: Severity) => makeIssue({ 'a.b': 'Text.' }, 'a.b', { severity, path: [], rule: 'D-03' })
const need = { kind: 'product', variantId: 'v' } as const

describe('settle', () => {
	it('D-03: warnings never make it invalid', () => {
		expect(settle(1, [issue('warning')])).toEqual({ status: 'valid', value: 1, issues: [issue('warning')] })
	})
	it('an error makes it invalid, whatever else there is', () => {
		const issues = [issue('warning'), issue('error')]
		expect(settle(1, issues)).toEqual({ status: 'invalid', issues })
		expect(settleOpen(1, issues, [need])).toEqual({ status: 'invalid', issues })
	})
	it('without a need it is never unknown', () => {
		expect(settleOpen(1, [issue('warning')], [])).toEqual({ status: 'valid', value: 1, issues: [issue('warning')] })
	})
	it('a need without an error makes it unknown', () => {
		expect(settleOpen(1, [issue('warning')], [need])).toEqual({
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
