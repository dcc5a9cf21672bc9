import { type Findings, noFindings, note, toVerdict } from '../core/finding.ts'
import type { Path } from '../core/issue.ts'
import type { PolicyCode } from '../core/note-policy.ts'
import { openFields } from '../core/open.ts'
import type { Fields } from '../core/read.ts'
import type { Verdict } from '../core/verdict.ts'
import { type InstantCode, noteReading, parseInstant, UNREADABLE } from './parse-instant.ts'
import { type DayOptions, openZone, type Zone } from './zone.ts'

export const RANGE_MESSAGES = { 'days.range.reversed': 'The start is after the end. Swap start and end.' } as const

/** The issue codes of a range of days. */
export type RangeCode = InstantCode | keyof typeof RANGE_MESSAGES | Extract<PolicyCode, 'policy.value.invalid'>

/** Two date-times, `start` and `end`. Only their days count, both inclusive. */
export interface DayRange {
	readonly start: string
	readonly end: string
}

/** A range's first and last day, numbered as by `dayNumber`. If the last is before the first, the range has no days. */
export interface DaySpan {
	readonly first: number
	readonly last: number
}

/**
 * Returns the days of the range in a body of list-orders, without their times (list-orders.2, D-50, D-51).
 *
 * - A bound that is a bare day, or has no seconds or no offset, is a warning.
 * - A start day after the end day matches nothing, with a warning.
 * - A bound that is missing or not a date-time is an error.
 *
 * @example
 * checkDayRange({ start: '1970-01-02T18:00:00Z', end: '1970-01-03T06:00:00Z' }).value // => { first: 1, last: 2 }
 * checkDayRange({ start: '1970-01-02', end: '1970-02-30' }).issues.map((issue) => issue.code)
 * // => ['days.instant.invalid', 'days.instant.loose']
 */
export function checkDayRange(range: DayRange, options?: DayOptions, path: Path = []): Verdict<DaySpan, RangeCode> {
	const findings = noFindings(null)
	const zone = openZone(options, findings)
	findings.prefix = path
	const span = judgeDayRange(openFields<DayRange>(range, RANGE_FIELDS), zone, findings, 'date-times')
	return toVerdict(span, findings)
}

/**
 * Returns the days of a range, and notes problems of its bounds. A plain day is a problem only in a body of the service, which requires
 * date-times: a caller of ours may pass days.
 */
export function judgeDayRange(
	range: Fields<DayRange>,
	zone: Zone,
	to: Findings<unknown>,
	form: 'days' | 'date-times' = 'days',
): DaySpan {
	const end = parseInstant(range.end, zone)
	const start = parseInstant(range.start, zone)
	const first = start >> 2
	const last = end >> 2
	if (last < first && end !== UNREADABLE)
		note(to, RANGE_MESSAGES, 'days.range.reversed', { severity: 'warning', path: [], rule: 'D-51' })
	const mayBePlain = form === 'days'
	if (!(mayBePlain && isPlain(range.end, end))) noteReading(end, ['end'], to)
	if (!(mayBePlain && isPlain(range.start, start))) noteReading(start, ['start'], to)
	return { first, last }
}

const PLAIN_DAY = /^\d{4}-\d\d-\d\d$/

/** Returns true for a plain day where days are required. A day that its month doesn't have isn't one. */
function isPlain(bound: unknown, reading: number): boolean {
	return typeof bound === 'string' && PLAIN_DAY.test(bound) && reading !== UNREADABLE
}

export const RANGE_FIELDS: readonly (keyof DayRange)[] = ['start', 'end']

/**
 * Returns a verdict whose value is true if an instant falls on a day of the range (list-orders.2). The start day and the end day both count;
 * the time of day does not. Days are in UTC, or those of `dayOffset` or `dayOffsets` (D-50). The bounds of the range may be plain days.
 *
 * @example
 * const range = { start: '2026-01-01T18:00:00Z', end: '2026-01-31T06:00:00Z' }
 * matchesDayRange('2026-01-31T23:59:59Z', range).value // => true
 * matchesDayRange('2026-01-31T23:59:59-01:00', range).value // => false
 * matchesDayRange('2026-01-31T23:59:59-01:00', range, { dayOffset: -60 }).value // => true
 * matchesDayRange('yesterday', range).issues[0].code // => 'days.instant.invalid'
 */
export function matchesDayRange(instant: string, range: DayRange, options?: DayOptions): Verdict<boolean, RangeCode> {
	const findings = noFindings(null)
	const zone = openZone(options, findings)
	const day = parseInstant(instant, zone)
	noteReading(day, ['instant'], findings)
	findings.prefix = ['range']
	const { first, last } = judgeDayRange(openFields<DayRange>(range, RANGE_FIELDS), zone, findings)
	return toVerdict(first <= day >> 2 && day >> 2 <= last, findings)
}
