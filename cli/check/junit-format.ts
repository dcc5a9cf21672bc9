import { JUNIT_END, JUNIT_START, writeTestCase } from '../xml.ts'
import { type Format, type Result, titleOf } from './format.ts'

/**
 * Writes JUnit's XML, one test case for each order. It has no totals, because JUnit has them at the start, before the orders are
 * read.
 */
export const junitFormat: Format = {
	begin: () => JUNIT_START('orderwright check'),
	result: (result) => writeTestCase({ name: titleOf(result), suite: 'orders', outcome: outcomeOf(result) }),
	end: () => JUNIT_END,
}

function outcomeOf(result: Result): Parameters<typeof writeTestCase>[0]['outcome'] {
	if ('problem' in result) return { kind: 'error', message: result.problem, text: '' }
	const { status, verdict } = result.judged
	if (status === 'valid') return null
	const errors = verdict.issues.filter(({ severity }) => severity === 'error')
	const codes = [...new Set(errors.map(({ code }) => code))]
	const needs = verdict.status === 'unknown' ? verdict.needs.map((need) => `needs ${JSON.stringify(need)}`) : []
	const text = [...errors.map(({ path, message }) => `${path.join('.')}: ${message}`), ...needs].join('\n')
	return { kind: 'failure', message: codes.join(' ') || 'unknown', text }
}
