import { type Day, dayNumber } from '../calendar/day.ts'
import { readDay } from '../calendar/read-day.ts'
import { checkFieldTypes, type FieldIssueCode, textField, wrongType } from '../contract/field-types.ts'
import type { PersonalizationSource } from '../contract/order.ts'
import type { DateFields, NameFields, PersonalizationFields } from '../contract/personalization.ts'
import { type Issue, makeIssue } from '../core/issue.ts'
import { isRecord, readField, typeName } from '../core/read.ts'
import { type Need, refuse, settle, type Verdict } from '../core/verdict.ts'
import { deriveDateFields } from './date-fields.ts'
import { readInitials } from './initials.ts'
import { isLanguage, type Language, languageOf } from './language.ts'
import { type PossessiveStyle, possessive } from './possessive.ts'

export const PERSONALIZATION_MESSAGES = {
	'personalization.date.invalid': 'Write {field} as a day, such as 1984-05-29; {date} is none.',
	'personalization.date.future': 'Check {field}: it is after the reference day, so nothing has elapsed yet.',
	'personalization.as-of.invalid': 'Pass the reference day as {field}, such as 2026-11-20; {date} is none.',
} as const

export type PersonalizationCode = keyof typeof PERSONALIZATION_MESSAGES | FieldIssueCode

export interface PersonalizationOptions {
	/** The day from which elapsed time is counted: `YYYY-MM-DD`, or a date-time whose day is meant as written. */
	readonly asOf: string
	readonly possessive?: PossessiveStyle | undefined
	/** Casing of the initials by this locale, and words in French or Spanish where it is one; English otherwise. */
	readonly locale?: string | undefined
}

/** The fields of the person, all of them texts, in the order in which issues name them (D-04). */
const FIELDS = {
	birthDate: 'string',
	department: 'string',
	firstName: 'string',
	lastName: 'string',
	location: 'string',
	startDate: 'string',
} as const

/** The interface's table of place-order, whose `personalizations` gives each field its type. */
const CLAUSE = 'place-order.personalizations'

/**
 * What personalized items show of a person: forms of the name, of the start date and the birth date, and the work data (D-60 to
 * D-66). White space around texts is dropped; blank ones are null, and so is the object of a blank or missing date. A date that
 * no calendar has is an error, one after the reference day a warning. Without a reference day, and with a date to count
 * from, the verdict is `unknown`.
 *
 * @example
 * const person = { firstName: 'Mary-Jane', lastName: 'van der Berg', birthDate: '1984-02-29', department: 'Sales' }
 * const verdict = derivePersonalization(person, { asOf: '2026-11-20' })
 * verdict.value.name
 * // => { first: 'Mary-Jane', last: 'van der Berg', firstNameInitials: 'MJ', lastNameInitials: 'VDB', initials: 'MJVDB', firstPossessive: "Mary-Jane's" }
 * verdict.value.birth.elapsed // => '42 years'
 * verdict.value.anniversary // => null
 * verdict.value.work // => { department: 'Sales', location: null }
 * derivePersonalization(person, {}).needs // => [{ kind: 'asOf' }]
 */
export function derivePersonalization(
	person: PersonalizationSource,
	options: PersonalizationOptions,
): Verdict<PersonalizationFields, PersonalizationCode> {
	if (!isRecord(person)) return refuse(wrongType(person, 'object', [], CLAUSE))
	const issues: Issue<PersonalizationCode>[] = checkFieldTypes(person, FIELDS, CLAUSE)
	const birth = readDate(person, 'birthDate', issues)
	const start = readDate(person, 'startDate', issues)
	const written = readField(options, 'asOf')
	const asOf = readDay(written)
	const needs: Need[] = []
	if (asOf === null && (start !== null || birth !== null)) {
		if (written === undefined || written === null) needs.push({ kind: 'asOf' })
		else issues.push(invalidDay('personalization.as-of.invalid', 'asOf', written))
	}

	const locale = languageOf(readField(options, 'locale'))
	const language = isLanguage(locale) ? locale : 'en'
	const style = readField(options, 'possessive') === 'ap' ? 'ap' : 'chicago'
	const birthFields = deriveDate('birthDate', birth, asOf, language, issues)
	const value = {
		name: deriveName(textField(person, 'firstName').trim(), textField(person, 'lastName').trim(), locale, style),
		anniversary: deriveDate('startDate', start, asOf, language, issues),
		birth: birthFields,
		work: {
			department: textField(person, 'department').trim() || null,
			location: textField(person, 'location').trim() || null,
		},
	}
	return settle<PersonalizationFields, PersonalizationCode>(value, issues, needs)
}

type DateField = 'startDate' | 'birthDate'

function readDate(person: unknown, field: DateField, issues: Issue<PersonalizationCode>[]): Day | null {
	const text = textField(person, field).trim()
	if (text === '') return null
	const day = readDay(text)
	if (day === null) issues.push(invalidDay('personalization.date.invalid', field, text))
	return day
}

function invalidDay(
	code: keyof typeof PERSONALIZATION_MESSAGES,
	field: string,
	value: unknown,
): Issue<PersonalizationCode> {
	const date = typeof value === 'string' ? value : typeName(value)
	return makeIssue(PERSONALIZATION_MESSAGES, code, {
		severity: 'error',
		path: [field],
		rule: 'D-60',
		params: { field, date },
	})
}

function deriveDate(
	field: DateField,
	date: Day | null,
	asOf: Day | null,
	language: Language,
	issues: Issue<PersonalizationCode>[],
): DateFields | null {
	if (date === null || asOf === null) return null
	if (dayNumber(date) > dayNumber(asOf)) {
		issues.push(
			makeIssue(PERSONALIZATION_MESSAGES, 'personalization.date.future', {
				severity: 'warning',
				path: [field],
				rule: 'D-62',
				params: { field },
			}),
		)
	}
	return deriveDateFields(date, asOf, language)
}

function deriveName(first: string, last: string, locale: string, style: PossessiveStyle): NameFields {
	const firstNameInitials = readInitials(first, locale)
	const lastNameInitials = readInitials(last, locale)
	return {
		first: first || null,
		last: last || null,
		firstNameInitials,
		lastNameInitials,
		initials: firstNameInitials + lastNameInitials,
		firstPossessive: possessive(first, style),
	}
}
