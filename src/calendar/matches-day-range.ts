import { settle, type Valid, type Verdict } from '../core/verdict.ts'
import {
	checkDayRange,
	type DayOptions,
	type DayRange,
	type RangeCode,
	readBounds,
	readDayOffset,
} from './check-day-range.ts'
import { findInInstant } from './check-instant.ts'
import { RFC_3339, readInstant } from './read-instant.ts'

/** The two answers to input with nothing to remark, made once. */
const INSIDE: Valid<boolean, never> = /* @__PURE__ */ answer(true)
const OUTSIDE: Valid<boolean, never> = /* @__PURE__ */ answer(false)

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
	const dayOffset = options === undefined ? 0 : readDayOffset(options)
	const reading = readInstant(instant, dayOffset)
	const bounds = readBounds(range)
	const start = readInstant(bounds.start, dayOffset)
	const end = readInstant(bounds.end, dayOffset)
	const isPlain = !Number.isNaN(dayOffset) && ((reading | start | end) & 3) === RFC_3339 && start <= end
	if (isPlain) return start <= reading && reading <= end ? INSIDE : OUTSIDE

	const day = reading >> 2
	const { issues } = checkDayRange(range, options, ['range'])
	return settle(start >> 2 <= day && day <= end >> 2, [...findInInstant(instant, dayOffset, ['instant']), ...issues])
}

function answer(value: boolean): Valid<boolean, never> {
	return Object.freeze({ status: 'valid', value, issues: Object.freeze([]) })
}
