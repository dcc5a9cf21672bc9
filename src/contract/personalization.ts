import type { Zodiac } from './generated/types.ts'

export type { Zodiac } from './generated/types.ts'

/** The interface's personalization fields, which personalized items show. They are derived from a person's data. */
export interface PersonalizationFields {
	name: NameFields
	/** From the start date; null without a start date (D-66). */
	anniversary: DateFields | null
	/** From the birth date; null without a birth date (D-66). */
	birth: DateFields | null
	work: WorkFields
}

export interface NameFields {
	first: string | null
	last: string | null
	firstNameInitials: string
	lastNameInitials: string
	/** The initials of the first name, then of the last name. */
	initials: string
	/** Null only if the first name is blank (D-65). */
	firstPossessive: string | null
}

/** The fields of one date. Examples: 29 May 1984, as of 1 June 2026. */
export interface DateFields {
	/** Example: 5 */
	month: number
	/** Example: `'05'` */
	monthPadded: string
	/** Example: 1984 */
	year: number
	/** Example: `'1980s'` */
	decade: string
	/** The year within its century: 84. */
	years: number
	/** Example: `'84'` */
	yearsPadded: string
	/** The first two digits of the year: `'19'`. */
	hundreds: string
	/** Example: `'Gemini'` */
	zodiac: Zodiac
	/** The ordinal of the elapsed years: `'42nd'`. */
	ordinal: string
	/** Example: `'42 years'` */
	elapsed: string
	/** Example: `'42'` */
	elapsedYears: string
}

export interface WorkFields {
	department: string | null
	location: string | null
}
