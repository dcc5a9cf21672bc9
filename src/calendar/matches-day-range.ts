import type { Issue } from '../core/issue.ts'
import { isForeign } from '../core/read.ts'
import { settle, type Verdict } from '../core/verdict.ts'
import { type DayOptions, type DayRange, noteDayRange, type RangeCode, readDayOffset } from './check-day-range.ts'
import { noteReading } from './check-instant.ts'
import { readInstant } from './read-instant.ts'

/** Has only what every object inherits: what somebody gave them all is no field of a range. */
const NOTHING: Partial<DayRange> = {}

/**
 * Matches all but UTC as engines write it, on days that exist in every year: texts that are in the order of their days. It is
 * turned round as the pattern of `readInstant` is, and for the same reasons.
 */
const UNUSUAL =
	// eslint-disable-next-line no-restricted-syntax -- Anchored: the end is inside of what it looks ahead for.
	/^(?!\d\d\d\d-(?!02-29|02-3|0[46]-31|09-31|11-31)(?!00|13|1[4-7]|1[89])[01]\d-(?!00|3[2-9])[0-3]\dT(?!2[4-7]|2[89])[0-2]\d:[0-5]\d:[0-5]\d(?:\.\d\d\d)?Z$)/

/**
 * Whether an instant falls on a day of the range: both the start day and the end day count, the time of day does not
 * (list-orders.2). Days are those of UTC, or of `dayOffset` (D-50).
 *
 * @example
 * const range = { start: '2026-01-01T18:00:00Z', end: '2026-01-31T06:00:00Z' }
 * matchesDayRange('2026-01-31T23:59:59Z', range).value // => true
 * matchesDayRange('2026-01-31T23:59:59-01:00', range).value // => false
 * matchesDayRange('2026-01-31T23:59:59-01:00', range, { dayOffset: -60 }).value // => true
 * matchesDayRange('yesterday', range).issues[0].code // => 'days.instant.invalid'
 */
export function matchesDayRange(instant: string, range: DayRange, options?: DayOptions): Verdict<boolean, RangeCode> {
	try {
		const { start, end } = range
		const isPlain = options === undefined && !isForeign(range) && (NOTHING.start ?? NOTHING.end) === undefined
		if (isPlain && isInOrder(instant) && isInOrder(start) && isInOrder(end)) {
			const value = (start <= instant || isSameDay(start, instant)) && (instant <= end || isSameDay(instant, end))
			// An instant inside shows that the range is not reversed.
			if (value || start <= end) return { status: 'valid', value, issues: [] }
		}
	} catch {
		// A getter or trap that throws: what can be read of the range is read below.
	}
	const dayOffset = readDayOffset(options)
	const issues: Issue<RangeCode>[] = []
	const day = readInstant(instant, dayOffset)
	noteReading(issues, day, ['instant'])
	const { first, last } = noteDayRange(issues, range, dayOffset, ['range'])
	return settle(first <= day >> 2 && day >> 2 <= last, issues)
}

function isInOrder(text: unknown): boolean {
	return typeof text === 'string' && !UNUSUAL.test(text)
}

function isSameDay(a: string, b: string): boolean {
	for (let at = 9; at >= 0; at--) if (a.charCodeAt(at) !== b.charCodeAt(at)) return false
	return true
}
