import { type Day, dayNumber, daysInMonth, parseTwoDigits, toDay } from './day.ts'

/** Matches a day, or a date-time of RFC 3339 that may be incomplete, with at most 44 decimals. It lets 30 February through. */
export const DATE_TIME: RegExp =
	/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[Tt ](?:[01]\d|2[0-3]):[0-5]\d(?::(?:[0-5]\d|60)(?:\.\d{1,44})?)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?$/

/**
 * Returns a day or date-time in a usual form. A text in a usual form stays unchanged, and other forms of ISO 8601 are rewritten (D-94). Returns
 * null for any other text, and for a day that doesn't exist.
 */
export function toUsual(text: string): string | null {
	if (!DATE_TIME.test(text)) return rewriteIso(text)
	return hasDay(text) ? text : null
}

/** Returns false for a day that its month doesn't have (29th to 31st), and for every day of the year 0000. */
function hasDay(text: string): boolean {
	if (text.startsWith('0000')) return false
	const tens = text.charAt(8)
	const isEarly = tens < '2' || (tens === '2' && text.charAt(9) !== '9')
	return isEarly || parseLeadingDay(text) !== null
}

/** Returns the day at the start of a text in a usual form. Returns null if the month doesn't have such a day, or if the year is 0000. */
export function parseLeadingDay(text: string): Day | null {
	const year = Number(text.slice(0, 4))
	return year === 0 ? null : toDay(year, parseTwoDigits(text, 5), parseTwoDigits(text, 8))
}

/**
 * A date-time of ISO 8601 in the extended or basic form: the day by month, by week or by number; after `T`, `t` or a space the time
 * in hours, minutes or seconds, the last part with decimals after a point or comma; then `Z`, or an offset in hours, or in hours
 * and minutes.
 */
const ISO =
	/^(\d{4})(-?)(?:(0\d|1[0-2])\2(0[1-9]|[12]\d|3[01])|(\d{3})|W(\d\d)\2([1-7]))(?:[T ]([01]\d|2[0-4])(?:(:?)([0-5]\d)(?:\9([0-5]\d|60))?)?(?:[.,](\d{1,44}))?(?:(Z)|([+\-\u2212])([01]\d|2[0-3])(?::?([0-5]\d))?)?)?$/i

/** The length of a text by `toISOString`, for years up to 9999. */
const USUAL_LENGTH = 24

/**
 * Rewrites a date-time of ISO 8601 as `parseInstant` expects it: extended format, with month and seconds (D-94). 24:00 becomes 00:00 of the next
 * day. A bare day stays a bare day. Returns null for any other text, and for years before 0001 and after 9999.
 *
 * @example
 * rewriteIso('20260131T1200+01') // => '2026-01-31T12:00:00+01:00'
 * rewriteIso('2026-W05-6') // => '2026-01-31'
 * rewriteIso('2026-01-31T12,5') // => '2026-01-31T12:30:00'
 */
export function rewriteIso(text: string): string | null {
	const parts = ISO.exec(text)
	if (parts === null || text.startsWith('0000')) return null
	const [, digits, , month, monthDay, yearDay, week, weekDay, hour, , minute, second, decimals = ''] = parts
	const [utc = '', sign, ahead, rest = '00'] = parts.slice(13)
	const year = Number(digits)
	const first = firstDay(year)
	/**
	 * The day itself; for a week date, the Thursday of its week. The day must be in the given year: a common year has no day 366, and most years
	 * have no week 53.
	 */
	const anchor = month
		? dayNumber({ year, month: Number(month), day: Number(monthDay) })
		: yearDay
			? first + Number(yearDay) - 1
			: // 1970-01-01, day 0, was a Thursday. The first week of a year contains its first Thursday.
				(Math.ceil(first / 7) + Number(week) - 1) * 7
	if (anchor < first || anchor >= firstDay(year + 1)) return null
	if (month && Number(monthDay) > daysInMonth(year, Number(month))) return null
	const isMidnight = hour === '24'
	if (isMidnight && Number(`${minute ?? 0}${second ?? ''}.${decimals}`) > 0) return null
	/** Decimals are a fraction of the last part: of a second, a minute or an hour. This is its length in seconds. */
	const whole = minute ? 60 : 3600
	const fraction = second ? 0 : Math.min(Math.floor(Number(`0.${decimals}`) * whole), whole - 1)
	const seconds = Number(hour ?? 0) * 3600 + Number(minute ?? 0) * 60 + fraction
	const day = anchor + (week ? Number(weekDay) - 4 : 0)
	const iso = new Date((day * 86_400 + seconds) * 1000).toISOString()
	if (iso.length > USUAL_LENGTH) return null
	if (!hour) return iso.slice(0, 10)
	// The seconds stay as given: a date knows no leap second, and at most three decimals.
	const rounded = second ? `${iso.slice(0, 17)}${second}` : iso.slice(0, 19)
	const exact = second && decimals && !isMidnight ? `${rounded}.${decimals}` : rounded
	return exact + (sign ? `${sign === '+' ? '+' : '-'}${ahead}:${rest}` : utc.toUpperCase())
}

function firstDay(year: number): number {
	return dayNumber({ year, month: 1, day: 1 })
}
