import { type Day, readLeadingDay } from './day.ts'
import { readInstant, UNREADABLE } from './read-instant.ts'

/**
 * Reads a calendar day as it is written, bare or followed by any time and offset, which change nothing (D-60): a birth date
 * of `1984-02-29T23:30:00-08:00` is 29 February. Years 0001 to 9999. Null for anything else, of any type.
 *
 * @example
 * readDay('1984-02-29') // => { year: 1984, month: 2, day: 29 }
 * readDay('1984-02-29T23:30:00-08:00') // => { year: 1984, month: 2, day: 29 }
 * readDay('1985-02-29') // => null
 */
export function readDay(text: unknown): Day | null {
	if (typeof text !== 'string') return null
	if (text.length > 10 && readInstant(text, 0) === UNREADABLE) return null
	const day = readLeadingDay(text)
	return day === null || day.year === 0 ? null : day
}
