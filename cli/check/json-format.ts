import { writeJson } from '../redact.ts'
import { type Format, nameOf } from './format.ts'

/** Writes JSON lines: one object for each order, with every field that the file has of it, then one with the summary. */
export const jsonFormat: Format = {
	begin: () => '',
	result: (result) => {
		const name = nameOf(result)
		if ('problem' in result) return line({ name, ...result.ids, status: 'unreadable', problem: result.problem })
		const { status, verdict } = result.judged
		const value = verdict.status === 'valid' ? { value: verdict.value } : {}
		const needs = status === 'unknown' && verdict.status === 'unknown' ? { needs: verdict.needs } : {}
		return line({ name, ...result.ids, status, issues: verdict.issues, ...value, ...needs, order: result.fields })
	},
	end: (tally) => line({ summary: { ...tally.counts, codes: tally.codes } }),
}

function line(value: unknown): string {
	return `${writeJson(value)}\n`
}
