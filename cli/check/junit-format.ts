import { JUNIT_END, JUNIT_START, writeComment, writeTestCase } from '../xml.ts'
import { type Format, nameOf, type Result, titleOf } from './format.ts'

/**
 * Writes JUnit's XML, one test case for each order. It has no totals, because JUnit has them at the start, before the orders are
 * read.
 */
export const junitFormat: Format = {
	begin: () => JUNIT_START('orderwright check'),
	result: (result) =>
		'about' in result
			? writeComment(result.about === '' ? '' : `${nameOf(result)} ${result.about}`)
			: writeTestCase({ name: titleOf(result), suite: 'orders', outcome: outcomeOf(result) }),
	end: (tally) => writeComment(tally.notJudged.map(({ sentence }) => sentence).join('; ')) + JUNIT_END,
}

function outcomeOf(result: Exclude<Result, { about: string }>): Parameters<typeof writeTestCase>[0]['outcome'] {
	if ('problem' in result) return { kind: 'error', message: result.problem, text: '' }
	const { status, verdict } = result.judged
	if (status === 'valid') return null
	const errors = verdict.issues.filter(({ severity }) => severity === 'error')
	const codes = [...new Set(errors.map(({ code }) => code))]
	const needs = verdict.status === 'unknown' ? verdict.needs.map((need) => `needs ${JSON.stringify(need)}`) : []
	const text = [...errors.map(({ path, message }) => `${path.join('.')}: ${message}`), ...needs].join('\n')
	return { kind: 'failure', message: codes.join(' ') || 'unknown', text }
}
