import type { Issue } from '../core/issue.ts'
import { openFields } from '../core/open.ts'
import { settle, type Verdict } from '../core/verdict.ts'
import {
	type DayOptions,
	type DayRange,
	judgeDayRange,
	openDayOffset,
	type RangeCode,
	rangeFields,
} from './check-day-range.ts'
import { noteReading, parseInstant } from './parse-instant.ts'

/**
 * Matches all texts except UTC instants in JavaScript's format, on days that exist in every year. Those instants sort like their
 * days. The pattern is negated for the same reasons as `NO_DATE_TIME`.
 */
const UNUSUAL =
	// eslint-disable-next-line no-restricted-syntax -- Anchored: the end is inside of what it looks ahead for.
	/^(?!(?!0000)\d\d\d\d-(?!02-29|02-3|0[46]-31|09-31|11-31)(?!00|13|1[4-7]|1[89])[01]\d-(?!00|3[2-9])[0-3]\dT(?!2[4-7]|2[89])[0-2]\d:[0-5]\d:[0-5]\d(?:\.\d\d\d)?Z$)/

/**
 * Returns whether an instant falls on a day of the range (list-orders.2). The start day and the end day both count; the time of day
 * does not. Days are in UTC, or shifted by `dayOffset` (D-50).
 *
 * @example
 * const range = { start: '2026-01-01T18:00:00Z', end: '2026-01-31T06:00:00Z' }
 * matchesDayRange('2026-01-31T23:59:59Z', range).value // => true
 * matchesDayRange('2026-01-31T23:59:59-01:00', range).value // => false
 * matchesDayRange('2026-01-31T23:59:59-01:00', range, { dayOffset: -60 }).value // => true
 * matchesDayRange('yesterday', range).issues[0].code // => 'days.instant.invalid'
 */
export function matchesDayRange(instant: string, range: DayRange, options?: DayOptions): Verdict<boolean, RangeCode> {
	const { start, end } = openFields(range, rangeFields)
	const dayOffset = openDayOffset(options)
	if (dayOffset === 0 && isUsual(instant) && isUsual(start) && isUsual(end)) {
		// A day is less than its instants.
		const value = start.slice(0, 10) <= instant && instant.slice(0, 10) <= end
		// If an instant is inside, the range is not reversed.
		if (value || start <= end) return { status: 'valid', value, issues: [] }
	}
	const issues: Issue<RangeCode>[] = []
	const day = parseInstant(instant, dayOffset)
	noteReading(day, ['instant'], issues)
	const { first, last } = judgeDayRange({ start, end }, dayOffset, ['range'], issues)
	return settle(first <= day >> 2 && day >> 2 <= last, issues)
}

function isUsual(text: unknown): text is string {
	return typeof text === 'string' && !UNUSUAL.test(text)
}
