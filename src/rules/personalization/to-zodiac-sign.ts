import { daysInMonth } from '../calendar/day.ts'
import type { ZodiacSign } from '../contract/resources.ts'

/** The sign in which each month begins. */
const SIGNS: readonly ZodiacSign[] = [
	'Capricorn',
	'Aquarius',
	'Pisces',
	'Aries',
	'Taurus',
	'Gemini',
	'Cancer',
	'Leo',
	'Virgo',
	'Libra',
	'Scorpio',
	'Sagittarius',
]

/** The last day of the sign in each month (D-63). */
const LAST_DAYS: readonly number[] = [19, 18, 20, 19, 20, 20, 22, 22, 22, 22, 21, 21]

/** A leap year, because 29 February also has a sign. */
const LEAP_YEAR = 2000

/**
 * Returns the zodiac sign of a month (1 to 12) and a day of this month (D-63). Returns null for a day that doesn't exist in any year.
 *
 * @example
 * toZodiacSign(1, 19) // => 'Capricorn'
 * toZodiacSign(2, 29) // => 'Pisces'
 */
export function toZodiacSign(month: number, day: number): ZodiacSign | null {
	if (!Number.isInteger(month) || !Number.isInteger(day) || day < 1 || day > daysInMonth(LEAP_YEAR, month)) return null
	const last = LAST_DAYS[month - 1]
	if (last === undefined) return null
	return SIGNS[day > last ? month % 12 : month - 1] ?? null
}
