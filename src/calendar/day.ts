/** A day of the proleptic Gregorian calendar, as in ISO 8601, without time or zone. */
export interface Day {
	readonly year: number
	/** 1 to 12. */
	readonly month: number
	/** 1 to 31. */
	readonly day: number
}

/**
 * A day in one number, `year << 9 | month << 5 | day`. Packed days compare as the days do; `packed & 511` compares as days
 * within a year do.
 */
export type PackedDay = number

/** Sentinel: not a day. */
export const NO_DAY = 0

/** The days from the day before 1 March of year 0 to 1 January 1970. */
const EPOCH = 719_469

/**
 * Returns the day's number, by integer arithmetic. 1 January 1970 is 0, and the next day is one more.
 *
 * @example
 * dayNumber({ year: 1970, month: 1, day: 1 }) // => 0
 * dayNumber({ year: 2000, month: 3, day: 1 }) - dayNumber({ year: 2000, month: 2, day: 28 }) // => 2
 */
export function dayNumber({ year, month, day }: Day): number {
	return numberDay((year << 9) | (month << 5) | day)
}

/**
 * Returns the number of a packed day. Years start in March, so that the leap day is the last day of its year: five months from
 * March or August have 153 days. A mask replaces a branch that processors mispredict for random dates.
 */
export function numberDay(packed: PackedDay): number {
	const month = (packed >> 5) & 15
	/** -1 in January and February, otherwise 0. */
	const yearsBack = (month - 3) >> 31
	const year = (packed >> 9) + yearsBack
	const century = (year / 100) | 0
	const days = ((month - 12 * yearsBack) * 979 - 2922) >> 5
	return ((year * 1461) >> 2) - century + (century >> 2) + days + (packed & 31) - EPOCH
}

/** Returns the number of days in a month. A year that 25 divides is a leap year only if 16 divides it too. */
export function daysInMonth(year: number, month: number): number {
	if (month !== 2) return 30 + ((month + (month >> 3)) & 1)
	return year % (year % 25 === 0 ? 16 : 4) === 0 ? 29 : 28
}

/** Packs a day; returns `NO_DAY` for a day that its month lacks. Needs a month up to 12 and a day up to 31. */
export function packDay(year: number, month: number, day: number): PackedDay {
	const packed = (year << 9) | (month << 5) | day
	/** The first day of the next month, which may be month 13. */
	const next = packed - day + 33
	return day < 29 || numberDay(packed) < numberDay(next) ? packed : NO_DAY
}

/** Returns the number that two ASCII digits write. */
export function parseTwoDigits(text: string, at: number): number {
	return text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528
}
