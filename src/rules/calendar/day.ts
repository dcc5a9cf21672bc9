/** A day of the proleptic Gregorian calendar, as in ISO 8601, without time or zone. */
export interface Day {
	readonly year: number
	/** 1 to 12. */
	readonly month: number
	/** 1 to 31. */
	readonly day: number
}

/** The number of days from the day before 1 March of year 0 to 1 January 1970. */
const EPOCH = 719_469

/**
 * Returns the number of a day. 1 January 1970 is 0, and each next day is one more. Years begin in March here, so that the leap day is the last day
 * of its year. Five months from March or August have 153 days.
 *
 * @example
 * dayNumber({ year: 1970, month: 1, day: 1 }) // => 0
 * dayNumber({ year: 2000, month: 3, day: 1 }) - dayNumber({ year: 2000, month: 2, day: 28 }) // => 2
 */
export function dayNumber({ year, month, day }: Day): number {
	const isLate = month < 3
	const started = year - Number(isLate)
	const monthsSinceMarch = isLate ? month + 9 : month - 3
	const leapDays = Math.floor(started / 4) - Math.floor(started / 100) + Math.floor(started / 400)
	return started * 365 + leapDays + Math.floor((monthsSinceMarch * 153 + 2) / 5) + day - EPOCH
}

export function daysInMonth(year: number, month: number): number {
	if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
	return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** Returns a day; null if the month doesn't have it. The month must be 1 to 12, and the day at least 1. */
export function toDay(year: number, month: number, day: number): Day | null {
	return day <= daysInMonth(year, month) ? { year, month, day } : null
}

/** Returns the number that two ASCII digits represent. */
export function parseTwoDigits(text: string, at: number): number {
	return Number(text.slice(at, at + 2))
}
