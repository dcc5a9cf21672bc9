/** A day of the Gregorian calendar, carried back before 1582 as ISO 8601 does; no time, no zone. */
export interface Day {
	readonly year: number
	/** 1 to 12. */
	readonly month: number
	/** 1 to 31. */
	readonly day: number
}

/**
 * A day in one number, which compares as days do: `year << 9 | month << 5 | day`. What stands below the year, `packed & 511`,
 * compares as days of a year do.
 */
export type PackedDay = number

/** What no day packs to. */
export const NO_DAY = 0

/** From the day before 1 March of year 0 to 1 January 1970. */
const EPOCH = 719_469

/**
 * The day's number by integer arithmetic: 0 is 1 January 1970, and the next day is one more.
 *
 * @example
 * dayNumber({ year: 1970, month: 1, day: 1 }) // => 0
 * dayNumber({ year: 2000, month: 3, day: 1 }) - dayNumber({ year: 2000, month: 2, day: 28 }) // => 2
 */
export function dayNumber({ year, month, day }: Day): number {
	return numberDay((year << 9) | (month << 5) | day)
}

/**
 * The same for a packed day. Years are counted from March, so that the leap day is the last of its year; five months from March
 * or August have 153 days. A mask in the place of a branch, which random dates would often mispredict.
 */
export function numberDay(packed: PackedDay): number {
	const month = (packed >> 5) & 15
	/** -1 in January and February, else 0. */
	const yearsBack = (month - 3) >> 31
	const year = (packed >> 9) + yearsBack
	const century = (year / 100) | 0
	const days = ((month - 12 * yearsBack) * 979 - 2922) >> 5
	return ((year * 1461) >> 2) - century + (century >> 2) + days + (packed & 31) - EPOCH
}

/** How many days the month has; a year that 25 divides is a leap year only where 16 does. */
export function daysInMonth(year: number, month: number): number {
	if (month !== 2) return 30 + ((month + (month >> 3)) & 1)
	return year % (year % 25 === 0 ? 16 : 4) === 0 ? 29 : 28
}

/** A day packed; `NO_DAY` for one that its month lacks. Months to 12 and days to 31. */
export function packDay(year: number, month: number, day: number): PackedDay {
	const packed = (year << 9) | (month << 5) | day
	/** The first of the next month, which may be the thirteenth. */
	const next = packed - day + 33
	return day < 29 || numberDay(packed) < numberDay(next) ? packed : NO_DAY
}

/** The number that two ASCII digits write. */
export function readTwoDigits(text: string, at: number): number {
	return text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528
}
