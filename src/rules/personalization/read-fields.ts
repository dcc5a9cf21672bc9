import type { Day } from '../calendar/day.ts'
import { parseDay } from '../calendar/parse-instant.ts'
import { type FieldIssueCode, TYPE_MESSAGES } from '../contract/field-types.ts'
import type { PersonalizationSource } from '../contract/resources.ts'
import { type Findings, note } from '../core/finding.ts'
import { type IssueDetails, makeWords, type Path, type PolicySeverity, type Words } from '../core/issue.ts'
import { MAX_NORMALIZED_LENGTH } from '../core/limits.ts'
import { openFields } from '../core/open.ts'
import type { Policy } from '../core/policy.ts'
import { typeName } from '../core/read.ts'

export const PERSONALIZATION_MESSAGES = {
	'personalization.date.invalid': '"{date}" isn\'t a valid {field}. Use a date like 1984-05-29.',
	'personalization.date.future': 'The {field} is in the future. Check the date.',
} as const

/** The names of dates in messages. Readers of a message may not know the names of the fields. */
export const DATE_WORDS: Readonly<Record<DateField, Words>> = {
	birthDate: /* @__PURE__ */ makeWords({ field: 'date of birth' }),
	startDate: /* @__PURE__ */ makeWords({ field: 'start date' }),
	asOf: /* @__PURE__ */ makeWords({ field: 'reference date' }),
}

export type PersonalizationCode = keyof typeof PERSONALIZATION_MESSAGES | FieldIssueCode

export const SOURCE_FIELDS: readonly (keyof PersonalizationSource)[] = [
	'birthDate',
	'department',
	'firstName',
	'lastName',
	'location',
	'startDate',
]

export type PersonFindings = Findings<Pick<Policy, 'wrongType'>>

/** Returns the severity of a wrong value (D-171). */
function severityOfType({ policy }: PersonFindings): PolicySeverity {
	return { severity: policy.wrongType, policy: 'wrongType' }
}

/** The dates of a person, and the day up to which time is counted. */
export type DateField = 'birthDate' | 'startDate' | 'asOf'

/** Unverified fields by these names. */
type With<Field extends string> = { readonly [Name in Field]?: unknown }

/** Returns a trimmed string; an empty string for a missing or null value. Notes a wrong type. */
export function judgeTrimmed<Field extends string>(
	object: With<Field>,
	field: Field,
	to: PersonFindings,
	decided?: PolicySeverity,
): string {
	const text = object[field]
	if (typeof text === 'string') return text.trim()
	if (text !== undefined && text !== null) noteType(text, 'a string', [field], to, decided)
	return ''
}

/** Returns the day of a date field as written (D-60); null if the field is missing or blank. Notes a date that doesn't exist. */
export function judgeDay(
	object: With<DateField>,
	field: DateField,
	to: PersonFindings,
	decided: PolicySeverity = severityOfType(to),
): Day | null {
	const date = judgeTrimmed(object, field, to, decided)
	const day = parseDay(date)
	if (day === null && date !== '')
		noteDate('personalization.date.invalid', { ...decided, rule: 'D-60', params: { field, date } }, to)
	return day
}

export function noteDate(
	code: keyof typeof PERSONALIZATION_MESSAGES,
	details: Omit<IssueDetails, 'path' | 'params'> & {
		readonly params: { readonly field: DateField; readonly date?: string }
	},
	to: PersonFindings,
): void {
	const { field } = details.params
	note(to, PERSONALIZATION_MESSAGES, code, { ...details, path: [field] }, DATE_WORDS[field])
}

/** Adds a finding for a value whose type place-order doesn't allow in `personalizations`. */
export function noteType(
	value: unknown,
	expected: string,
	path: readonly [field?: string],
	to: PersonFindings,
	decided: PolicySeverity = severityOfType(to),
): void {
	const [field = 'this'] = path
	const params = { field, expected, actual: typeName(value) }
	note(to, TYPE_MESSAGES, 'request.type', {
		...decided,
		path: path as Path,
		rule: 'place-order.personalizations',
		params,
	})
}

/** Returns the six fields of a person's data as canonical JSON (RFC 8785). The text is equal for the same person (D-67). */
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
	return text.length > MAX_NORMALIZED_LENGTH ? text : text.normalize('NFC')
}

function dayOrNull(date: unknown): string | null {
	const text = textOrNull(date)?.trim()
	return text === undefined || parseDay(text) === null ? null : text.slice(0, 10)
}
