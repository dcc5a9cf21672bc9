import { NO_DAY, numberDay, type PackedDay, packDay, readTwoDigits } from './day.ts'

/** How an instant is written, in the low two bits of a reading: as RFC 3339 asks, or with something missing. */
export const RFC_3339 = 0
const LOOSE = 1

/** What no reading equals: not a date-time. Its form is none that RFC 3339 asks for. */
export const UNREADABLE: number = -0x40000001

/**
 * Matches what is neither a date-time nor a day; 30 February it lets through. At most 44 decimals, where dozens may stand.
 *
 * It looks for the opposite because an engine that finds nothing is done, while one that finds something keeps it; and for digits
 * one by one, without counting them, because that is fastest too. Months and hours that do not exist are named by pairs of digits
 * that differ in one bit or few, which an engine looks for two at once and does not find: for `0[1-9]|1[0-2]` it has to guess.
 */
export const NO_DATE_TIME: RegExp =
	// eslint-disable-next-line no-restricted-syntax -- Anchored: the end is inside of what it looks ahead for.
	/^(?!\d\d\d\d-(?!00|13|1[4-7]|1[89])[01]\d-(?!00|3[2-9])[0-3]\d(?:[Tt ](?!2[4-7]|2[89])[0-2]\d:[0-5]\d(?::(?:[0-5]\d|60)(?:\.\d{1,44})?)?(?:[Zz]|[+-](?!2[4-7]|2[89])[0-2]\d:[0-5]\d)?)?$)/

const MINUTES_A_DAY = 1440

/** Codes of signs: to compare codes is faster than to compare texts. */
const SIX = 54
const NINE = 57
const COLON = 58

/** The code between those of plus and minus, which turns a sign into 1 or -1. */
const BETWEEN_SIGNS = 44

/**
 * Reads a date-time and answers with the number of its calendar day and the form it is written in, packed as
 * `day * 4 + form`; `UNREADABLE` for anything else (D-50).
 *
 * The day is the one that begins at midnight of `dayOffset`, in minutes east of UTC. All forms of RFC 3339 are read: `T`, `t`
 * or a space between, decimals, `Z`, `z` or an offset, and a leap second where one can fall, at 23:59:60 UTC. Loosely written is
 * one without seconds, one without offset, which is read at `dayOffset`, and a bare day. Nothing rolls over: 30 February, 24:00
 * and an offset of 24 hours are unreadable.
 *
 * @example
 * readInstant('1970-01-02T23:30:00-01:00', 0) >> 2 // => 2
 * readInstant('1970-01-02T23:30:00-01:00', -60) >> 2 // => 1
 * readInstant('1970-01-02', 0) & 3 // => 1
 * readInstant('1970-02-30', 0) === UNREADABLE // => true
 */
export function readInstant(text: unknown, dayOffset: number): number {
	if (typeof text !== 'string' || NO_DATE_TIME.test(text)) return UNREADABLE
	const packed = readLeadingDay(text)
	if (packed === NO_DAY) return UNREADABLE
	const { length } = text
	const day = numberDay(packed) * 4
	if (length === 10) return day + LOOSE

	const sign = BETWEEN_SIGNS - text.charCodeAt(length - 6)
	const isUtc = text.charCodeAt(length - 1) > NINE
	const hasOffset = isUtc || sign * sign === 1
	const hasSeconds = text.charCodeAt(16) === COLON
	const minute = readClock(text, 11) - (isUtc ? 0 : hasOffset ? readClock(text, length - 5) * sign : dayOffset)
	if (hasSeconds && text.charCodeAt(17) === SIX && (minute + 1) % MINUTES_A_DAY !== 0) return UNREADABLE
	/** Within two days before or after. */
	const days = (((minute + dayOffset) / MINUTES_A_DAY + 2) | 0) - 2
	return day + days * 4 + (hasOffset && hasSeconds ? RFC_3339 : LOOSE)
}

/** The day, packed, that a text of one of the forms begins with; `NO_DAY` for one that its month lacks. */
export function readLeadingDay(text: string): PackedDay {
	const year = readTwoDigits(text, 0) * 100 + readTwoDigits(text, 2)
	return packDay(year, readTwoDigits(text, 5), readTwoDigits(text, 8))
}

/** The minutes since midnight that `hh:mm` writes. */
function readClock(text: string, at: number): number {
	return readTwoDigits(text, at) * 60 + readTwoDigits(text, at + 3)
}
