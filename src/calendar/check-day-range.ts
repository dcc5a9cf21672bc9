import type { Issue, Path } from '../core/issue.ts'
import { readField } from '../core/read.ts'
import { settle, type Verdict } from '../core/verdict.ts'
import { type InstantCode, noteReading } from './check-instant.ts'
import { readInstant, UNREADABLE } from './read-instant.ts'

/** Without parameters too. */
export const REVERSED_MESSAGE = 'Swap start and end.'

export type RangeCode = InstantCode | 'days.range.reversed'

/** Two date-times of which only the days count, both inclusive. */
export interface DayRange {
	readonly start: string
	readonly end: string
}

/** A range's first and last day, numbered as by `dayNumber`; the last before the first: no day at all. */
export interface DaySpan {
	readonly first: number
	readonly last: number
}

/** What a service could settle otherwise. */
export interface DayOptions {
	/** Where a day begins: minutes east of UTC, whole and less than a day (D-50); 0 for anything else. */
	readonly dayOffset?: number | undefined
}

/**
 * The days of a range, without their times (list-orders.2, D-50, D-51). A bound that is a bare day, or lacks its seconds or
 * offset, is read with a warning; a start after the end, by day, matches nothing, with a warning. A bound that is missing or
 * no date-time is an error.
 *
 * @example
 * checkDayRange({ start: '1970-01-02T18:00:00Z', end: '1970-01-03T06:00:00Z' }).value // => { first: 1, last: 2 }
 * checkDayRange({ start: '1970-01-02', end: '1970-02-30' }).issues.map((issue) => issue.code)
 * // => ['days.instant.invalid', 'days.instant.loose']
 */
export function checkDayRange(range: DayRange, options?: DayOptions, path: Path = []): Verdict<DaySpan, RangeCode> {
	const issues: Issue<RangeCode>[] = []
	return settle(noteDayRange(issues, range, readDayOffset(options), path), issues)
}

/** The days of a range, and beside them, among the issues, what there is to say about it. */
export function noteDayRange(issues: Issue<RangeCode>[], range: DayRange, dayOffset: number, path: Path): DaySpan {
	const end = readInstant(readField(range, 'end'), dayOffset)
	const start = readInstant(readField(range, 'start'), dayOffset)
	const first = start >> 2
	const last = end >> 2
	if (last < first && end !== UNREADABLE) {
		const message = REVERSED_MESSAGE
		issues.push({ code: 'days.range.reversed', severity: 'warning', path, message, params: {}, rule: 'D-51' })
	}
	noteReading(issues, end, path, 'end')
	noteReading(issues, start, path, 'start')
	return { first, last }
}

/** Minutes east of UTC at which days begin. */
export function readDayOffset(options: unknown): number {
	const offset = readField(options, 'dayOffset') as number
	return Number.isInteger(offset) && Math.abs(offset) < 1440 ? offset : 0
}
