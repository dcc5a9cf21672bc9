import { type Findings, noFindings, note, toVerdict } from '../core/finding.ts'
import type { Path } from '../core/issue.ts'
import type { PolicyCode } from '../core/note-policy.ts'
import { openFields } from '../core/open.ts'
import type { Fields } from '../core/read.ts'
import type { Verdict } from '../core/verdict.ts'
import { type Instant, type InstantCode, noteInstant, parseInstant } from './parse-instant.ts'
import { type DayOptions, openZone, type Zone } from './zone.ts'

export const RANGE_MESSAGES = { 'days.range.reversed': 'The start is after the end. Swap start and end.' } as const

/** The issue codes of a range of days. */
export type RangeCode = InstantCode | keyof typeof RANGE_MESSAGES | Extract<PolicyCode, 'policy.value.invalid'>

/** Two date-times, `start` and `end`. Only their days count, both inclusive. */
export interface DayRange {
	readonly start: string
	readonly end: string
}

/** The first and the last day of a range, as numbers (`dayNumber`). If the last day is before the first, the range is empty. */
export interface DaySpan {
	readonly first: number
	readonly last: number
}

/**
 * Checks the range in a body of list-orders, and returns a verdict whose value is its first and last day (list-orders.2, D-50, D-51).
 *
 * - A bound without a time, seconds or an offset is a warning.
 * - If the start is after the end, the range is empty, and that is a warning.
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
 * Returns the days of a range, and adds an issue for each bound that isn't a day. A day without a time is an issue only in a body of the service,
 * which requires date-times. Callers of this library may pass days.
 */
export function judgeDayRange(
	range: Fields<DayRange>,
	zone: Zone,
	to: Findings<unknown>,
	form: 'days' | 'date-times' = 'days',
): DaySpan {
	const end = parseInstant(range.end, zone)
	const start = parseInstant(range.start, zone)
	if (start !== null && end !== null && end.day < start.day)
		note(to, RANGE_MESSAGES, 'days.range.reversed', { severity: 'warning', path: [], rule: 'D-51' })
	const mayBePlain = form === 'days'
	if (!(mayBePlain && isPlain(range.end, end))) noteInstant(end, ['end'], to)
	if (!(mayBePlain && isPlain(range.start, start))) noteInstant(start, ['start'], to)
	return { first: start?.day ?? 0, last: end?.day ?? 0 }
}

/** Returns whether a day is one of the days of a range. */
export function isWithin(instant: Instant | null, { first, last }: DaySpan): boolean {
	return instant !== null && first <= instant.day && instant.day <= last
}

const PLAIN_DAY = /^\d{4}-\d\d-\d\d$/

/** Returns true for a day without a time, where such days are allowed. Returns false if the month doesn't have the day. */
function isPlain(bound: unknown, instant: Instant | null): boolean {
	return typeof bound === 'string' && PLAIN_DAY.test(bound) && instant !== null
}

export const RANGE_FIELDS: readonly (keyof DayRange)[] = ['start', 'end']

/**
 * Checks whether a date-time is on a day of a range, and returns a verdict whose value is true or false (list-orders.2). The start day and the end
 * day are in the range. The time of day doesn't matter. Days are days of UTC, or of the zone in `dayOffset` or `dayOffsets` (D-50). The bounds may
 * also be days without a time.
 *
 * @example
 * const range = { start: '2026-01-01T18:00:00Z', end: '2026-01-31T06:00:00Z' }
 * checkInDayRange('2026-01-31T23:59:59Z', range).value // => true
 * checkInDayRange('2026-01-31T23:59:59-01:00', range).value // => false
 * checkInDayRange('2026-01-31T23:59:59-01:00', range, { dayOffset: -60 }).value // => true
 * checkInDayRange('yesterday', range).issues[0].code // => 'days.instant.invalid'
 */
export function checkInDayRange(instant: string, range: DayRange, options?: DayOptions): Verdict<boolean, RangeCode> {
	const findings = noFindings(null)
	const zone = openZone(options, findings)
	const parsed = parseInstant(instant, zone)
	noteInstant(parsed, ['instant'], findings)
	findings.prefix = ['range']
	const span = judgeDayRange(openFields<DayRange>(range, RANGE_FIELDS), zone, findings)
	return toVerdict(isWithin(parsed, span), findings)
}
