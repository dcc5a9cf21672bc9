import { type Day, NO_DAY, type PackedDay } from './day.ts'
import { NO_DATE_TIME, readLeadingDay } from './read-instant.ts'

/**
 * Reads a calendar day as it is written, bare or followed by any time and offset, which change nothing (D-60): a birth date
 * of `1984-02-29T23:30:00-08:00` is 29 February. Years 0001 to 9999. Null for anything else, of any type. Where a leap second
 * can fall is not asked.
 *
 * @example
 * readDay('1984-02-29') // => { year: 1984, month: 2, day: 29 }
 * readDay('1984-02-29T23:30:00-08:00') // => { year: 1984, month: 2, day: 29 }
 * readDay('1985-02-29') // => null
 */
export function readDay(text: unknown): Day | null {
	const packed = readPackedDay(text)
	return packed === NO_DAY ? null : { year: packed >> 9, month: (packed >> 5) & 15, day: packed & 31 }
}

/** The same day, packed; `NO_DAY` for none. */
export function readPackedDay(text: unknown): PackedDay {
	const packed = typeof text !== 'string' || NO_DATE_TIME.test(text) ? NO_DAY : readLeadingDay(text)
	return packed >> 9 > 0 ? packed : NO_DAY
}
