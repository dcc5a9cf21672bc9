import { dayOfNumber, numberDay, type PackedDay, packDay } from './day.ts'

/**
 * A date-time of ISO 8601 in the extended or basic form: the day by month, by week or by number; after `T`, `t` or a space the time
 * in hours, minutes or seconds, the last part with decimals after a point or comma; then `Z`, or an offset in hours, or in hours
 * and minutes.
 */
const ISO =
	/^(\d{4})(-?)(?:(0\d|1[0-2])\2(0[1-9]|[12]\d|3[01])|(\d{3})|W(\d\d)\2([1-7]))(?:[T ]([01]\d|2[0-4])(?:(:?)([0-5]\d)(?:\9([0-5]\d|60))?)?(?:[.,](\d{1,44}))?(?:(Z)|([+\-\u2212])([01]\d|2[0-3])(?::?([0-5]\d))?)?)?$/i

const LAST_YEAR = 9999
const SECONDS_AN_HOUR = 3600
const SECONDS_A_MINUTE = 60

/**
 * Rewrites a date-time of ISO 8601 in the form that `parseInstant` reads: extended, by month, with seconds (D-94). Midnight at the
 * end of a day becomes midnight at the start of the next. A bare day stays a bare day. Returns null for any other text, and for
 * years before 0001 and after 9999.
 *
 * @example
 * rewriteIso('20260131T1200+01') // => '2026-01-31T12:00:00+01:00'
 * rewriteIso('2026-W05-6') // => '2026-01-31'
 * rewriteIso('2026-031T24:00Z') // => '2026-02-01T00:00:00Z'
 * rewriteIso('2026-01-31T12,5') // => '2026-01-31T12:30:00'
 * rewriteIso('2026-W54-1') // => null
 */
export function rewriteIso(text: string): string | null {
	const parts = ISO.exec(text)
	if (parts === null || text.startsWith('0000')) return null
	const [
		,
		digits,
		,
		month,
		monthDay,
		yearDay,
		week,
		weekDay,
		hour,
		,
		minute,
		second,
		decimals,
		utc,
		sign,
		ahead,
		rest,
	] = parts
	const year = Number(digits)
	const first = numberDay(packDay(year, 1, 1))
	/**
	 * The day, or the Thursday of its week. It must be in the given year: day 366 of a common year isn't, nor is week 53 of most
	 * years.
	 */
	const anchor = month
		? numberDay(packDay(year, Number(month), Number(monthDay)))
		: yearDay
			? first + Number(yearDay) - 1
			: firstThursday(first) + Number(week) * 7 - 7
	const time = hour ? writeTime(hour, minute, second, decimals) : ''
	if (dayOfNumber(anchor) >> 9 !== year || time === null) return null
	const zone = sign ? `${sign === '+' ? '+' : '-'}${ahead}:${rest ?? '00'}` : (utc ?? '')
	const packed = dayOfNumber(anchor + (week ? Number(weekDay) - 4 : 0) + Number(hour === '24'))
	return packed >> 9 > LAST_YEAR ? null : writeDay(packed) + time + zone.toUpperCase()
}

/**
 * Returns the first Thursday on or after a day, both as day numbers. 1970-01-01, day 0, was a Thursday. The first week of a year
 * contains its first Thursday.
 */
function firstThursday(day: number): number {
	return Math.ceil(day / 7) * 7
}

/** Returns a day as `YYYY-MM-DD`. */
function writeDay(packed: PackedDay): string {
	return `${writeDigits(packed >> 9, 4)}-${writeDigits((packed >> 5) & 15)}-${writeDigits(packed & 31)}`
}

/** Returns `T` and a time with seconds; null for a time after 24:00. The decimals belong to the last part given. */
function writeTime(hour: string, minute?: string, second?: string, decimals = ''): string | null {
	if (hour === '24') return Number(`${minute ?? 0}${second ?? ''}.${decimals}`) > 0 ? null : 'T00:00:00'
	if (second || !decimals) return `T${hour}:${minute ?? '00'}:${second ?? '00'}${decimals && '.'}${decimals}`
	const whole = minute ? SECONDS_A_MINUTE : SECONDS_AN_HOUR
	const seconds = Math.min(Math.floor(Number(`0.${decimals}`) * whole), whole - 1)
	const minutes = minute ?? writeDigits(Math.floor(seconds / SECONDS_A_MINUTE))
	return `T${hour}:${minutes}:${writeDigits(seconds % SECONDS_A_MINUTE)}`
}

function writeDigits(number: number, count = 2): string {
	return String(number).padStart(count, '0')
}
