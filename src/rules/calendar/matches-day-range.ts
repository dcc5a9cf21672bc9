import { noFindings, toVerdict } from '../core/finding.ts'
import { openFields } from '../core/open.ts'
import type { Verdict } from '../core/verdict.ts'
import {
	type DayOptions,
	type DayRange,
	judgeDayRange,
	openDayOffset,
	RANGE_FIELDS,
	type RangeCode,
} from './check-day-range.ts'
import { noteReading, parseInstant } from './parse-instant.ts'

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
	const dayOffset = openDayOffset(options)
	const findings = noFindings(null)
	const day = parseInstant(instant, dayOffset)
	noteReading(day, ['instant'], findings)
	findings.prefix = ['range']
	const { first, last } = judgeDayRange(openFields<DayRange>(range, RANGE_FIELDS), dayOffset, findings)
	return toVerdict(first <= day >> 2 && day >> 2 <= last, findings)
}
