import type { Day } from '../calendar/day.ts'
import { elapsedSince } from '../calendar/elapsed-since.ts'
import type { PersonalizationSource } from '../contract/order.ts'
import type { DateFields, PersonalizationFields } from '../contract/personalization.ts'
import { type Issue, makeIssue } from '../core/issue.ts'
import { isRecord, readField } from '../core/read.ts'
import { refuse, settleOpen, type Verdict } from '../core/verdict.ts'
import { deriveDateFields } from './date-fields.ts'
import { readInitials } from './initials.ts'
import { isLanguage, type Language, languageOf } from './language.ts'
import { type PossessiveStyle, writePossessive } from './possessive.ts'
import { PERSONALIZATION_MESSAGES, type PersonalizationCode, readDate, readText, typeIssue } from './read-fields.ts'

export type { PersonalizationCode } from './read-fields.ts'

export interface PersonalizationOptions {
	/** The day from which elapsed time is counted: `YYYY-MM-DD`, or a date-time whose day is meant as written. */
	readonly asOf: string
	readonly possessive?: PossessiveStyle | undefined
	/** Casing of the initials by this locale, and words in French or Spanish where it is one; English otherwise. */
	readonly locale?: string | undefined
}

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
	if (!isRecord(person)) return refuse(typeIssue(person, 'an object'))
	const locale = languageOf(readField(options, 'locale'))
	const language = isLanguage(locale) ? locale : 'en'
	// Field by field in the order of their names, which is the order of the issues (D-04).
	const issues: Issue<PersonalizationCode>[] = []
	const asOf = readDate(options, 'asOf', issues)
	const birth = readDate(person, 'birthDate', issues)
	const birthFields = deriveDate('birthDate', birth, asOf, language, issues)
	const department = readText(person, 'department', issues)
	const first = readText(person, 'firstName', issues)
	const last = readText(person, 'lastName', issues)
	const location = readText(person, 'location', issues)
	const start = readDate(person, 'startDate', issues)

	const isDayNeeded = asOf === null && (birth !== null || start !== null)
	const firstNameInitials = readInitials(first, locale)
	const lastNameInitials = readInitials(last, locale)
	const value = {
		name: {
			first: first || null,
			last: last || null,
			firstNameInitials,
			lastNameInitials,
			initials: firstNameInitials + lastNameInitials,
			firstPossessive: writePossessive(first, readField(options, 'possessive') === 'ap' ? 'ap' : 'chicago'),
		},
		anniversary: deriveDate('startDate', start, asOf, language, issues),
		birth: birthFields,
		work: { department: department || null, location: location || null },
	}
	return settleOpen<PersonalizationFields, PersonalizationCode>(value, issues, isDayNeeded ? [{ kind: 'asOf' }] : [])
}

/** The forms of a date, with a warning where it lies ahead. */
function deriveDate(
	field: string,
	date: Day | null,
	asOf: Day | null,
	language: Language,
	issues: Issue<PersonalizationCode>[],
): DateFields | null {
	if (date === null || asOf === null) return null
	const elapsed = elapsedSince(date, asOf)
	if (elapsed === null) {
		issues.push(
			makeIssue(PERSONALIZATION_MESSAGES, 'personalization.date.future', {
				severity: 'warning',
				path: [field],
				rule: 'D-62',
				params: { field },
			}),
		)
	}
	return deriveDateFields(date, elapsed, language)
}
