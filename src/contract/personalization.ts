import type { Zodiac } from './generated/types.ts'

export type { Zodiac } from './generated/types.ts'

/** What personalized items show, derived from a person's data: the interface's personalization fields. */
export interface PersonalizationFields {
	name: NameFields
	/** From the start date; null without one (D-66). */
	anniversary: DateFields | null
	/** From the birth date; null without one (D-66). */
	birth: DateFields | null
	work: WorkFields
}

export interface NameFields {
	first: string | null
	last: string | null
	firstNameInitials: string
	lastNameInitials: string
	/** Those of the first name, then those of the last. */
	initials: string
	/** Null only when the first name is blank (D-65). */
	firstPossessive: string | null
}

/** One date's forms; 29 May 1984, seen on 1 June 2026, in the examples. */
export interface DateFields {
	/** 5 */
	month: number
	/** `'05'` */
	monthPadded: string
	/** 1984 */
	year: number
	/** `'1980s'` */
	decade: string
	/** The year within its century: 84. */
	years: number
	/** `'84'` */
	yearsPadded: string
	/** The year's other two digits: `'19'`. */
	hundreds: string
	/** `'Gemini'` */
	zodiac: Zodiac
	/** Of the elapsed years: `'42nd'`. */
	ordinal: string
	/** `'42 years'` */
	elapsed: string
	/** `'42'` */
	elapsedYears: string
}

export interface WorkFields {
	department: string | null
	location: string | null
}
