/** A day of the Gregorian calendar, carried back before 1582 as ISO 8601 does; no time, no zone. */
export interface Day {
	readonly year: number
	/** 1 to 12. */
	readonly month: number
	/** 1 to 31. */
	readonly day: number
}

/** Far enough below zero to drag down every sum that it is part of. */
const NO_DIGITS = -10_000

/** Days from 1 March of year 0 to 1 January 1970. */
const EPOCH = 719_468

/**
 * The day's number by integer arithmetic: 0 is 1 January 1970, and the next day is one more.
 *
 * Counted from March, so that the leap day is the last of its year.
 *
 * @example
 * dayNumber({ year: 1970, month: 1, day: 1 }) // => 0
 * dayNumber({ year: 2000, month: 3, day: 1 }) - dayNumber({ year: 2000, month: 2, day: 28 }) // => 2
 */
export function dayNumber({ year, month, day }: Day): number {
	const early = month < 3
	const y = early ? year - 1 : year
	const m = early ? month + 9 : month - 3
	const leapDays = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400)
	return y * 365 + leapDays + Math.floor((153 * m + 2) / 5) + day - 1 - EPOCH
}

/** How many days the month has. */
export function daysInMonth(year: number, month: number): number {
	if (month === 2) return isLeapYear(year) ? 29 : 28
	return 30 + ((month + (month >> 3)) & 1)
}

/** True where February has 29 days. */
export function isLeapYear(year: number): boolean {
	return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

/** The day that a text starts with, `YYYY-MM-DD`; null for a day that no calendar has. Years 0000 to 9999. */
export function readLeadingDay(text: string): Day | null {
	if (text.charCodeAt(4) !== 45 || text.charCodeAt(7) !== 45) return null
	const year = readTwoDigits(text, 0) * 100 + readTwoDigits(text, 2)
	const month = readTwoDigits(text, 5)
	const day = readTwoDigits(text, 8)
	if (year < 0 || month < 1 || month > 12 || day < 1) return null
	return day < 29 || day <= daysInMonth(year, month) ? { year, month, day } : null
}

/** The number that two ASCII digits write, below zero where there are none. */
export function readTwoDigits(text: string, at: number): number {
	const tens = text.charCodeAt(at) - 48
	const ones = text.charCodeAt(at + 1) - 48
	return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : NO_DIGITS
}
