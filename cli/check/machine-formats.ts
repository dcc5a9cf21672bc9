import { writeJson } from '../redact.ts'
import { JUNIT_END, JUNIT_START, writeComment, writeTestCase } from '../xml.ts'
import { type Format, nameOf, type Result, titleOf } from './format.ts'

/**
 * Writes JSON lines: an object for each order with all of its fields in the file, and at the end an object with the summary. The output begins with
 * the mapping of the file, and each order lists what was not checked.
 */
export const jsonFormat: Format = {
	result: (result) => {
		const name = nameOf(result)
		if ('about' in result) return result.about === '' ? '\n' : line({ name, about: result.about })
		if ('problem' in result) return line({ name, ...result.ids, status: 'unreadable', problem: result.problem })
		const { status, verdict, notJudged } = result.judged
		const value = verdict.status === 'valid' ? { value: verdict.value } : {}
		const needs = status === 'unknown' && verdict.status === 'unknown' ? { needs: verdict.needs } : {}
		return line({
			name,
			...result.ids,
			status,
			issues: verdict.issues,
			...value,
			...needs,
			...(notJudged.length > 0 && { notJudged }),
			order: result.fields,
		})
	},
	end: (tally) =>
		line({
			summary: {
				...tally.counts,
				codes: tally.codes,
				...(tally.notJudged.length > 0 && { notJudged: tally.notJudged }),
			},
		}),
}

function line(value: unknown): string {
	return `${writeJson(value)}\n`
}

/** Writes JUnit XML with one test case for each order. There are no totals, because JUnit has them at the start, before the orders are read. */
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
