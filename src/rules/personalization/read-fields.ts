import type { Day } from '../calendar/day.ts'
import { parseDay } from '../calendar/parse-instant.ts'
import { type FieldIssueCode, TYPE_MESSAGES } from '../contract/field-types.ts'
import type { PersonalizationSource } from '../contract/resources.ts'
import {
	type Issue,
	type IssueDetails,
	makeIssue,
	makeWords,
	type Notes,
	type RuleId,
	type Words,
} from '../core/issue.ts'
import { LONGEST_NORMALIZED } from '../core/limits.ts'
import { openFields } from '../core/open.ts'
import { typeName } from '../core/read.ts'
import { trimText } from '../text/trim.ts'

export const PERSONALIZATION_MESSAGES = {
	'personalization.date.invalid': '"{date}" isn\'t a valid {field}. Use a date like 1984-05-29.',
	'personalization.date.future': 'The {field} is in the future. Check the date.',
} as const

/** What messages call a date: who sees them may know no field names. */
export const DATE_WORDS: Readonly<Record<DateField, Words>> = {
	birthDate: /* @__PURE__ */ makeWords({ field: 'date of birth' }),
	startDate: /* @__PURE__ */ makeWords({ field: 'start date' }),
	asOf: /* @__PURE__ */ makeWords({ field: 'reference date' }),
}

/** The issue codes of `derivePersonalization`. */
export type PersonalizationCode = keyof typeof PERSONALIZATION_MESSAGES | FieldIssueCode

export const SOURCE_FIELDS: readonly (keyof PersonalizationSource)[] = [
	'birthDate',
	'department',
	'firstName',
	'lastName',
	'location',
	'startDate',
]

/** The severity of a wrong value, and the key of the policy that decides it (D-171). */
export type Held = Pick<IssueDetails, 'severity' | 'policy' | 'about'>

export const ERROR: Held = { severity: 'error', policy: 'types' }

/** The dates of a person, and the day up to which time is counted. */
export type DateField = 'birthDate' | 'startDate' | 'asOf'

/** Unverified fields by these names. */
type With<Field extends string> = { readonly [Name in Field]?: unknown }

/** Returns a trimmed string; the empty string if it is missing or null. Notes a wrong type. */
export function judgeTrimmed<Field extends string>(
	object: With<Field>,
	field: Field,
	to: Notes<PersonalizationCode>,
	held: Held = ERROR,
): string {
	const text = object[field]
	if (typeof text === 'string') return trimText(text)
	if (text !== undefined && text !== null) to.push(typeIssue(text, 'a string', field, held))
	return ''
}

/** Returns the day of a date field, as written (D-60); null if it is missing or blank. Notes a date that doesn't exist. */
export function judgeDay(
	object: With<DateField>,
	field: DateField,
	to: Notes<PersonalizationCode>,
	held: Held = ERROR,
): Day | null {
	const date = judgeTrimmed(object, field, to, held)
	const day = parseDay(date)
	if (day === null && date !== '') to.push(dateIssue('personalization.date.invalid', held, 'D-60', { field, date }))
	return day
}

/** Returns the issue of a date. */
export function dateIssue(
	code: keyof typeof PERSONALIZATION_MESSAGES,
	held: Held,
	rule: RuleId,
	params: { readonly field: DateField; readonly date?: string },
): Issue<PersonalizationCode> {
	const details = { ...held, path: [params.field], rule, params }
	return makeIssue(PERSONALIZATION_MESSAGES, code, details, DATE_WORDS[params.field])
}

/** Returns the error of a value whose type is not that of `personalizations` in place-order. */
export function typeIssue(value: unknown, expected: string, field?: string, held: Held = ERROR): Issue<FieldIssueCode> {
	return makeIssue(TYPE_MESSAGES, 'request.type', {
		...held,
		path: field === undefined ? [] : [field],
		rule: 'place-order.personalizations',
		params: { field: field ?? 'this', expected, actual: typeName(value) },
	})
}

/** Returns the canonical JSON (RFC 8785) of the six fields of a person's data: equal for the same person (D-67). */
export function canonicalSource(person: unknown): string {
	const given = openFields<PersonalizationSource>(person, SOURCE_FIELDS)
	return JSON.stringify({
		birthDate: dayOrNull(given.birthDate),
		department: textOrNull(given.department),
		firstName: textOrNull(given.firstName),
		lastName: textOrNull(given.lastName),
		location: textOrNull(given.location),
		startDate: dayOrNull(given.startDate),
	})
}

function textOrNull(text: unknown): string | null {
	if (typeof text !== 'string') return null
	return text.length > LONGEST_NORMALIZED ? text : text.normalize('NFC')
}

function dayOrNull(date: unknown): string | null {
	const text = textOrNull(date)?.trim()
	return text === undefined || parseDay(text) === null ? null : text.slice(0, 10)
}
