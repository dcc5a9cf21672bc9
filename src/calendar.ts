/**
 * Ranges of calendar days, and elapsed years.
 *
 * @module orderwright/calendar
 */

export type {
	DayOptions,
	DayRange,
	RangeCode,
} from './calendar/check-day-range.ts'
export type { InstantCode } from './calendar/check-instant.ts'
export { elapsedYears } from './calendar/elapsed-years.ts'
export { type DatedOrder, type FilterCode, filterByDayRange } from './calendar/filter-by-day-range.ts'
export { matchesDayRange } from './calendar/matches-day-range.ts'
