import { type Day, dayNumber } from './day.ts'
import { parseDay } from './parse-instant.ts'

/**
 * Returns the number of whole years from one day to another. Each day counts as written: its time and offset are ignored (D-60, D-62).
 *
 * - In common years, the anniversary of 29 February is 1 March.
 * - For a day after the reference day, the result is 0.
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

/** The time between two days, in whole years, months and days. Each unit counts alone: 14 months are also 1 year. */
export interface Elapsed {
	readonly years: number
	readonly months: number
	readonly days: number
}

/**
 * Returns the number of whole years, months and days from one day to another (D-62). Returns null if `to` is before `from`.
 *
 * If a month doesn't have the day, the first day of the next month counts. For 29 February this is 1 March in common years, and 1 March is also one
 * month after 31 January.
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
