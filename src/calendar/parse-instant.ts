import type { Notes, Path, Severity } from '../core/issue.ts'
import { type Day, NO_DAY, numberDay, type PackedDay, packDay, parseTwoDigits } from './day.ts'
import { rewriteIso } from './rewrite-iso.ts'

/** The form of an instant, in the two low bits of a parsed instant: as in RFC 3339, or with something missing. */
export const RFC_3339 = 0
const LOOSE = 1

/** Sentinel: unreadable. Its form bits differ from RFC_3339. */
export const UNREADABLE: number = -0x40000001

/**
 * Matches a text that is neither a date-time nor a day; it lets 30 February through. Allows at most 44 decimals.
 *
 * The pattern is negated because an engine is faster when nothing matches: a match has to be stored. It lists digits one by
 * one, without counts, because that is faster too. It excludes impossible months and hours by pairs of digits that differ in
 * few bits, which an engine tests two at a time; for `0[1-9]|1[0-2]` it would have to try both branches.
 */
export const NO_DATE_TIME: RegExp =
	// eslint-disable-next-line no-restricted-syntax -- Anchored: the end is inside of what it looks ahead for.
	/^(?!\d\d\d\d-(?!00|13|1[4-7]|1[89])[01]\d-(?!00|3[2-9])[0-3]\d(?:[Tt ](?!2[4-7]|2[89])[0-2]\d:[0-5]\d(?::(?:[0-5]\d|60)(?:\.\d{1,44})?)?(?:[Zz]|[+-](?!2[4-7]|2[89])[0-2]\d:[0-5]\d)?)?$)/

const MINUTES_A_DAY = 1440

/** Character codes: comparing codes is faster than comparing strings. */
const SIX = 54
const NINE = 57
const COLON = 58
const SPACE = 32

/** The code between plus and minus: it turns a sign into 1 or -1. */
const BETWEEN_SIGNS = 44

/**
 * Parses a date-time into the number of its day and its form, packed as `day * 4 + form`. `UNREADABLE` for anything else
 * (D-50).
 *
 * - A day begins at midnight of `dayOffset`, in minutes east of UTC.
 * - All forms of RFC 3339 are accepted: `T` or `t`, decimals, `Z`, `z` or an offset, and a leap second at 23:59:60 UTC.
 * - The form is loose if ISO 8601 has it and RFC 3339 does not (D-94): no seconds, no offset (it is then read at `dayOffset`), a bare
 *   day, a day by week or by number, the basic form, an offset without colon or minutes, a decimal comma, 24:00. A space is loose, too.
 * - Nothing rolls over: 30 February and an offset of 24 hours are unreadable. Years are 0001 to 9999.
 *
 * @example
 * parseInstant('1970-01-02T23:30:00-01:00', 0) >> 2 // => 2
 * parseInstant('1970-01-02T23:30:00-01:00', -60) >> 2 // => 1
 * parseInstant('1970-01-02', 0) & 3 // => 1
 * parseInstant('1970-02-30', 0) === UNREADABLE // => true
 */
export function parseInstant(text: unknown, dayOffset: number): number {
	if (typeof text !== 'string') return UNREADABLE
	if (NO_DATE_TIME.test(text)) return readOther(text, dayOffset)
	const packed = parseLeadingDay(text)
	if (packed === NO_DAY) return UNREADABLE
	const { length } = text
	const day = numberDay(packed) * 4
	if (length === 10) return day + LOOSE

	const sign = BETWEEN_SIGNS - text.charCodeAt(length - 6)
	const isUtc = text.charCodeAt(length - 1) > NINE
	const hasOffset = isUtc || sign * sign === 1
	const hasSeconds = text.charCodeAt(16) === COLON
	const minute = parseClock(text, 11) - (isUtc ? 0 : hasOffset ? parseClock(text, length - 5) * sign : dayOffset)
	if (hasSeconds && text.charCodeAt(17) === SIX && (minute + 1) % MINUTES_A_DAY !== 0) return UNREADABLE
	/** -2 to 2. */
	const days = (((minute + dayOffset) / MINUTES_A_DAY + 2) | 0) - 2
	return day + days * 4 + (hasOffset && hasSeconds && text.charCodeAt(10) !== SPACE ? RFC_3339 : LOOSE)
}

/** Parses forms of ISO 8601 that RFC 3339 lacks. */
function readOther(text: string, dayOffset: number): number {
	const usual = rewriteIso(text)
	return usual === null || NO_DATE_TIME.test(usual) ? UNREADABLE : parseInstant(usual, dayOffset) | LOOSE
}

/** Returns the packed day at the start of a text in one of these forms; `NO_DAY` if the month lacks the day, and in the year 0000. */
export function parseLeadingDay(text: string): PackedDay {
	const year = parseTwoDigits(text, 0) * 100 + parseTwoDigits(text, 2)
	return year === 0 ? NO_DAY : packDay(year, parseTwoDigits(text, 5), parseTwoDigits(text, 8))
}

/** Returns the minutes since midnight that `hh:mm` writes. */
function parseClock(text: string, at: number): number {
	return parseTwoDigits(text, at) * 60 + parseTwoDigits(text, at + 3)
}

/**
 * Parses a calendar day as written (D-60): a bare day, or a date-time, whose time and offset are ignored. So
 * `1984-02-29T23:30:00-08:00` is 29 February. Years 0001 to 9999. Null for anything else, of any type. A second of 60 is
 * accepted at any time.
 *
 * @example
 * parseDay('1984-02-29') // => { year: 1984, month: 2, day: 29 }
 * parseDay('1984-02-29T23:30:00-08:00') // => { year: 1984, month: 2, day: 29 }
 * parseDay('1985-02-29') // => null
 */
export function parseDay(text: unknown): Day | null {
	const packed = parsePackedDay(text)
	return packed === NO_DAY ? null : { year: packed >> 9, month: (packed >> 5) & 15, day: packed & 31 }
}

/** Returns the same day, packed; `NO_DAY` for anything else. */
export function parsePackedDay(text: unknown): PackedDay {
	return typeof text !== 'string' || NO_DATE_TIME.test(text) ? NO_DAY : parseLeadingDay(text)
}

/** Has no parameters, so that a bundle of day rules needs no templates. */
export const INSTANT_MESSAGE = 'Use a date-time like 2026-01-31T09:30:00Z.'

/** The issue codes of a date-time. */
export type InstantCode = 'days.instant.invalid' | 'days.instant.loose'

/**
 * Notes the form of an instant, as parsed by `parseInstant`, unless it conforms to RFC 3339 (D-50). An unreadable instant is an
 * error, except in a list that skips it with a warning.
 */
export function noteReading(reading: number, path: Path, to: Notes<InstantCode>, unreadable: Severity = 'error'): void {
	if ((reading & 3) === RFC_3339) return
	const isRead = reading !== UNREADABLE
	to.push({
		code: isRead ? 'days.instant.loose' : 'days.instant.invalid',
		severity: isRead ? 'warning' : unreadable,
		path,
		message: INSTANT_MESSAGE,
		params: {},
		rule: 'D-50',
	})
}
