import { type Day, NO_DAY, type PackedDay } from './day.ts'
import { NO_DATE_TIME, parseLeadingDay } from './parse-instant.ts'

/**
 * Parses a calendar day as written (D-60): a bare day, or a date-time, whose time and offset are ignored. So
 * `1984-02-29T23:30:00-08:00` is 29 February. Years 0001 to 9999. Null for anything else, of any type. A second of 60 is
 * accepted at any time.
 *
 * @example
 * parseDay('1984-02-29') // => { year: 1984, month: 2, day: 29 }
 * parseDay('1984-02-29T23:30:00-08:00') // => { year: 1984, month: 2, day: 29 }
 * parseDay('1985-02-29') // => null
 */
export function parseDay(text: unknown): Day | null {
	const packed = parsePackedDay(text)
	return packed === NO_DAY ? null : { year: packed >> 9, month: (packed >> 5) & 15, day: packed & 31 }
}

/** Returns the same day, packed; `NO_DAY` for anything else. */
export function parsePackedDay(text: unknown): PackedDay {
	return typeof text !== 'string' || NO_DATE_TIME.test(text) ? NO_DAY : parseLeadingDay(text)
}
