import { readDay } from './read-day.ts'

/**
 * The whole years from one day to another, both as written (D-60, D-62): 29 February counts on 1 March in common years, and
 * a day after the reference day has 0 years behind it. Null where either text is not a day of the years 0001 to 9999.
 *
 * @example
 * elapsedYears('1984-02-29', '2023-02-28') // => 38
 * elapsedYears('1984-02-29', '2023-03-01') // => 39
 * elapsedYears('2030-01-01', '2026-01-01') // => 0
 * elapsedYears('1984-02-30', '2026-01-01') // => null
 */
export function elapsedYears(from: string, asOf: string): number | null {
	const start = readDay(from)
	const end = readDay(asOf)
	if (start === null || end === null) return null
	const isBefore = end.month < start.month || (end.month === start.month && end.day < start.day)
	return Math.max(0, end.year - start.year - (isBefore ? 1 : 0))
}
