import { type Day, dayNumber } from './day.ts'
import { parseDay } from './parse-instant.ts'

/**
 * Returns the whole years from one day to another, both as written (D-60, D-62).
 *
 * - 29 February counts on 1 March in common years.
 * - A day after the reference day gives 0.
 * - The result is null if either text is not a day of the years 0001 to 9999.
 *
 * @example
 * elapsedYears('1984-02-29', '2023-02-28') // => 38
 * elapsedYears('1984-02-30', '2026-01-01') // => null
 */
export function elapsedYears(from: string, asOf: string): number | null {
	const start = parseDay(from)
	const end = parseDay(asOf)
	return start === null || end === null ? null : (elapsedSince(start, end)?.years ?? 0)
}

/** The time between two days, in whole units. Each unit counts by itself: 14 months are also 1 year. */
export interface Elapsed {
	readonly years: number
	readonly months: number
	readonly days: number
}

/**
 * Returns the whole years, months and days from one day to another (D-62). Returns null if `to` is before `from`.
 *
 * A day that a month doesn't have counts on the first of the next month: 29 February counts on 1 March in common years, and one month
 * after 31 January is 1 March.
 *
 * @example
 * elapsedSince({ year: 2020, month: 2, day: 29 }, { year: 2021, month: 2, day: 28 })
 * // => { years: 0, months: 11, days: 365 }
 * elapsedSince({ year: 2020, month: 2, day: 29 }, { year: 2021, month: 3, day: 1 })
 * // => { years: 1, months: 12, days: 366 }
 */
export function elapsedSince(from: Day, to: Day): Elapsed | null {
	const days = dayNumber(to) - dayNumber(from)
	if (days < 0) return null
	const months = (to.year - from.year) * 12 + to.month - from.month - (to.day < from.day ? 1 : 0)
	return { years: Math.floor(months / 12), months, days }
}
