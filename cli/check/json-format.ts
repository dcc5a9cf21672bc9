import { writeJson } from '../redact.ts'
import { type Format, nameOf } from './format.ts'

/** Writes JSON lines: one object for each order, with every field that the file has of it, then one with the summary. The mapping that reads a
 * file comes before its orders, and each names what was not judged. */
export const jsonFormat: Format = {
	begin: () => '',
	result: (result) => {
		const name = nameOf(result)
		if ('about' in result) return result.about === '' ? '' : line({ name, about: result.about })
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
