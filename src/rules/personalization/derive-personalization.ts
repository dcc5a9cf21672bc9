import type { Day } from '../calendar/day.ts'
import { elapsedSince } from '../calendar/elapsed-years.ts'
import type { DateFields, PersonalizationFields, PersonalizationSource } from '../contract/resources.ts'
import { noFindings, noteNeed, toVerdict } from '../core/finding.ts'
import { openFields } from '../core/open.ts'
import { type Fields, isRecord, readField } from '../core/read.ts'
import type { Verdict } from '../core/verdict.ts'
import { deriveDateFields } from './date-fields.ts'
import { isLanguage, type Language, languageOf } from './language.ts'
import {
	judgeDay,
	judgeTrimmed,
	noteDate,
	noteType,
	type PersonalizationCode,
	type PersonFindings,
	SOURCE_FIELDS,
} from './read-fields.ts'
import { initialsOf } from './to-initials.ts'
import { type PossessiveStyle, writePossessive } from './to-possessive.ts'

export type { PersonalizationCode } from './read-fields.ts'

/**
 * The options of `derivePersonalization`: the day up to which time is counted (`asOf`), the style of possessives (`possessive`), and the
 * `language`.
 */
export interface PersonalizationOptions {
	/** The day up to which time is counted: `YYYY-MM-DD`, or a date-time of which only the day counts, as written. */
	readonly asOf: string
	readonly possessive?: PossessiveStyle | undefined
	/** The language for the capitals of initials, as a tag. Words are in this language if it is French or Spanish, otherwise in English. */
	readonly language?: string | undefined
}

/**
 * Returns a verdict whose value has the fields that personalized items show of a person: forms of the name, of the start date and of the birth
 * date, and the work data (D-60 to D-66).
 *
 * - Texts are trimmed. The field of a blank text is null, and so is the object of a blank or missing date.
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
	const findings = noFindings({ wrongType: 'error' } as const)
	if (!isRecord(person)) {
		noteType(person, 'an object', [], findings)
		return toVerdict<PersonalizationFields, PersonalizationCode>(undefined, findings)
	}
	const style = readField(options, 'possessive') === 'ap' ? 'ap' : 'chicago'
	const language = languageOf(readField(options, 'language'))
	const asOf = judgeDay({ asOf: readField(options, 'asOf') }, 'asOf', findings)
	const source = openFields<PersonalizationSource>(person, SOURCE_FIELDS)
	const value = judgePersonalization(source, asOf, language, style, findings)
	if (value === undefined) noteNeed(findings, { kind: 'asOf' })
	return toVerdict(value, findings)
}

/** Returns the fields of a person. Words are in a language that `languageOf` returned. Returns undefined if there is a date, but no reference day. */
export function judgePersonalization(
	source: Fields<PersonalizationSource>,
	asOf: Day | null,
	language: string,
	style: PossessiveStyle,
	to: PersonFindings,
): PersonalizationFields | undefined {
	const spoken = isLanguage(language) ? language : 'en'
	const birth = judgeDate(source, 'birthDate', asOf, spoken, to)
	const department = judgeTrimmed(source, 'department', to)
	const first = judgeTrimmed(source, 'firstName', to)
	const last = judgeTrimmed(source, 'lastName', to)
	const location = judgeTrimmed(source, 'location', to)
	const anniversary = judgeDate(source, 'startDate', asOf, spoken, to)
	if (birth === undefined || anniversary === undefined) return undefined
	const firstNameInitials = initialsOf(first, language)
	const lastNameInitials = initialsOf(last, language)
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

/** Returns the fields of a date; undefined if there is no reference day. Notes a date in the future. */
function judgeDate(
	source: Fields<PersonalizationSource>,
	field: 'birthDate' | 'startDate',
	asOf: Day | null,
	language: Language,
	to: PersonFindings,
): DateFields | null | undefined {
	const date = judgeDay(source, field, to)
	if (date === null) return null
	if (asOf === null) return undefined
	const elapsed = elapsedSince(date, asOf)
	// A date in the future counts as today.
	if (elapsed === null) {
		const details = { severity: 'warning', about: 'change', rule: 'D-62', params: { field } } as const
		noteDate('personalization.date.future', details, to)
	}
	return deriveDateFields(date, elapsed, language)
}
