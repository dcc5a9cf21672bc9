import { NO_DAY } from './day.ts'
import { readPackedDay } from './read-day.ts'

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
	const start = readPackedDay(from)
	const end = readPackedDay(asOf)
	if (start === NO_DAY || end === NO_DAY) return null
	if (end < start) return 0
	return (end >> 9) - (start >> 9) - Number((end & 511) < (start & 511))
}
