import { type Issue, makeIssue, type Path } from '../core/issue.ts'
import { readField } from '../core/read.ts'
import { settle, type Verdict } from '../core/verdict.ts'
import { findInInstant, type InstantCode } from './check-instant.ts'
import { readInstant, UNREADABLE } from './read-instant.ts'

export const RANGE_MESSAGES = {
	'days.range.reversed': 'Swap start and end: no day comes after the start and before the end.',
	'days.offset.invalid': 'Pass dayOffset as whole minutes, less than a day, such as -480.',
} as const

export type RangeCode = InstantCode | keyof typeof RANGE_MESSAGES

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
	/** Where a day begins: minutes east of UTC, whole and less than a day (D-50); 0 unless given. */
	readonly dayOffset?: number | undefined
}

/** Has only what a polluted prototype gives to every object. */
const NOTHING: Partial<DayRange> = {}

/**
 * The days of a range, without their times (list-orders.2, D-50, D-51). A bound that is a bare day, or lacks its seconds or
 * offset, is read with a warning; a start after the end, by day, matches nothing, with a warning. A bound that is missing or
 * no date-time is an error.
 *
 * @example
 * checkDayRange({ start: '1970-01-02T18:00:00Z', end: '1970-01-03T06:00:00Z' }).value // => { first: 1, last: 2 }
 * checkDayRange({ start: '1970-01-02', end: '1970-02-30' }).issues.map((issue) => issue.code)
 * // => ['days.instant.invalid', 'days.instant.bare-day']
 */
export function checkDayRange(range: DayRange, options?: DayOptions, at: Path = []): Verdict<DaySpan, RangeCode> {
	const dayOffset = readDayOffset(options)
	const { start, end } = readBounds(range)
	const atStart = [...at, 'start']
	const atEnd = [...at, 'end']
	const first = readInstant(start, dayOffset) >> 2
	const last = readInstant(end, dayOffset) >> 2

	const issues: Issue<RangeCode>[] = []
	if (Number.isNaN(dayOffset)) {
		const details = { severity: 'error', path: ['dayOffset'], rule: 'D-50' } as const
		issues.push(makeIssue(RANGE_MESSAGES, 'days.offset.invalid', details))
	}
	if (last < first && last !== UNREADABLE >> 2) {
		const suggestion = [
			{ path: atStart, value: String(end) },
			{ path: atEnd, value: String(start) },
		]
		const details = { severity: 'warning', path: at, rule: 'D-51', suggestion } as const
		issues.push(makeIssue(RANGE_MESSAGES, 'days.range.reversed', details))
	}
	issues.push(...findInInstant(end, dayOffset, atEnd), ...findInInstant(start, dayOffset, atStart))
	return settle({ first, last }, issues)
}

/** The bounds of a range, own fields only; those of a plain object are read without the ceremony of `readField`. */
export function readBounds(range: DayRange): { readonly start: unknown; readonly end: unknown } {
	try {
		const { start, end } = range
		const isPlain = Object.getPrototypeOf(range) === Object.prototype
		if (isPlain && start !== NOTHING.start && end !== NOTHING.end) return { start, end }
	} catch {
		// A getter or trap that throws: `readField` reads what can be read.
	}
	return { start: readField(range, 'start'), end: readField(range, 'end') }
}

/** Minutes east of UTC at which days begin; NaN for what no offset can be. */
export function readDayOffset(options: unknown): number {
	const offset = readField(options, 'dayOffset') ?? 0
	return typeof offset === 'number' && Number.isInteger(offset) && Math.abs(offset) < 1440 ? offset : Number.NaN
}
