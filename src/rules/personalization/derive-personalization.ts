import type { Day } from '../calendar/day.ts'
import { elapsedSince } from '../calendar/elapsed-years.ts'
import type { DateFields, PersonalizationFields, PersonalizationSource } from '../contract/resources.ts'
import type { Issue, Notes } from '../core/issue.ts'
import { openFields } from '../core/open.ts'
import { type Fields, isRecord, readField } from '../core/read.ts'
import { refuse, settleOpen, type Verdict } from '../core/verdict.ts'
import { deriveDateFields } from './date-fields.ts'
import { initialsOf } from './initials.ts'
import { isLanguage, type Language, languageOf } from './language.ts'
import { type PossessiveStyle, writePossessive } from './possessive.ts'
import {
	dateIssue,
	type Held,
	judgeDay,
	judgeTrimmed,
	type PersonalizationCode,
	SOURCE_FIELDS,
	typeIssue,
} from './read-fields.ts'

export type { PersonalizationCode } from './read-fields.ts'

/** A date in the future counts as today. */
const LATER: Held = { severity: 'warning', about: 'change' }

export interface PersonalizationOptions {
	/** The day up to which time is counted: `YYYY-MM-DD`, or a date-time, of which only the written day counts. */
	readonly asOf: string
	readonly possessive?: PossessiveStyle | undefined
	/**
	 * The locale of the initials' casing. A French or Spanish locale also sets the language of the words; otherwise they are
	 * English.
	 */
	readonly locale?: string | undefined
}

/**
 * Returns the fields that personalized items show of a person: the forms of the name, of the start date and the birth date, and the
 * work data (D-60 to D-66).
 *
 * - Texts are trimmed. A blank text gives null, and a blank or missing date gives null for its object.
 * - A date that doesn't exist is an error. A date after the reference day is a warning.
 * - If there is a date but no reference day, the verdict is `unknown`.
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
	const style = readField(options, 'possessive') === 'ap' ? 'ap' : 'chicago'
	const locale = languageOf(readField(options, 'locale'))
	const issues: Issue<PersonalizationCode>[] = []
	const asOf = judgeDay({ asOf: readField(options, 'asOf') }, 'asOf', issues)
	const value = judgePersonalization(
		openFields<PersonalizationSource>(person, SOURCE_FIELDS),
		asOf,
		locale,
		style,
		issues,
	)
	return settleOpen(value as PersonalizationFields, issues, value === undefined ? [{ kind: 'asOf' }] : [])
}

/**
 * Returns the fields of a person, with words in a language (as returned by `languageOf`). Returns undefined if there is a date but
 * no reference day. The issues are in the order of the field names (D-04).
 */
export function judgePersonalization(
	source: Fields<PersonalizationSource>,
	asOf: Day | null,
	locale: string,
	style: PossessiveStyle,
	to: Notes<PersonalizationCode>,
	held?: Held,
): PersonalizationFields | undefined {
	const language = isLanguage(locale) ? locale : 'en'
	const birth = judgeDate(source, 'birthDate', asOf, language, to, held)
	const department = judgeTrimmed(source, 'department', to, held)
	const first = judgeTrimmed(source, 'firstName', to, held)
	const last = judgeTrimmed(source, 'lastName', to, held)
	const location = judgeTrimmed(source, 'location', to, held)
	const anniversary = judgeDate(source, 'startDate', asOf, language, to, held)
	if (birth === undefined || anniversary === undefined) return undefined
	const firstNameInitials = initialsOf(first, locale)
	const lastNameInitials = initialsOf(last, locale)
	return {
		name: {
			first: first || null,
			last: last || null,
			firstNameInitials,
			lastNameInitials,
			initials: firstNameInitials + lastNameInitials,
			firstPossessive: writePossessive(first, style),
		},
		anniversary,
		birth,
		work: { department: department || null, location: location || null },
	}
}

/** Returns the fields of a date; undefined without a reference day. Notes a date in the future. */
function judgeDate(
	source: Fields<PersonalizationSource>,
	field: 'birthDate' | 'startDate',
	asOf: Day | null,
	language: Language,
	to: Notes<PersonalizationCode>,
	held?: Held,
): DateFields | null | undefined {
	const date = judgeDay(source, field, to, held)
	if (date === null) return null
	if (asOf === null) return undefined
	const elapsed = elapsedSince(date, asOf)
	if (elapsed === null) to.push(dateIssue('personalization.date.future', LATER, 'D-62', { field }))
	return deriveDateFields(date, elapsed, language)
}
