import type { Day } from '../calendar/day.ts'
import { readDay } from '../calendar/read-day.ts'
import { FIELD_MESSAGES, type FieldIssueCode } from '../contract/field-types.ts'
import { type Issue, makeIssue } from '../core/issue.ts'
import { readField, typeName } from '../core/read.ts'
import { trimText } from '../text/trim.ts'
import { cutText } from './cut-text.ts'

export const PERSONALIZATION_MESSAGES = {
	'personalization.date.invalid': 'Pass {field} as a day of the calendar, such as 1984-05-29; {date} is none.',
	'personalization.date.future': 'Check {field}: it is after asOf.',
} as const

export type PersonalizationCode = keyof typeof PERSONALIZATION_MESSAGES | FieldIssueCode

/** A text field without the white space around it; the empty string where it is missing or null, which says the same. */
export function readText(object: unknown, field: string, issues: Issue<PersonalizationCode>[]): string {
	const text = readField(object, field)
	if (typeof text === 'string') return trimText(cutText(text))
	if (text !== undefined && text !== null) issues.push(typeIssue(text, 'a string', field))
	return ''
}

/** The error of a value of another type than the interface's table of place-order gives it under `personalizations`. */
export function typeIssue(value: unknown, expected: string, field?: string): Issue<FieldIssueCode> {
	return makeIssue(FIELD_MESSAGES, 'request.type', {
		severity: 'error',
		path: field === undefined ? [] : [field],
		rule: 'place-order.personalizations',
		params: { field: field ?? 'this', expected, actual: typeName(value) },
	})
}

/** A date field; null where it is missing, blank or no day. */
export function readDate(object: unknown, field: string, issues: Issue<PersonalizationCode>[]): Day | null {
	const date = readText(object, field, issues)
	const day = readDay(date)
	if (day === null && date !== '') {
		issues.push(
			makeIssue(PERSONALIZATION_MESSAGES, 'personalization.date.invalid', {
				severity: 'error',
				path: [field],
				rule: 'D-60',
				params: { field, date },
			}),
		)
	}
	return day
}
