import { NO_DAY, numberDay, readLeadingDay, readTwoDigits } from './day.ts'

/** How an instant is written, in the low two bits of a reading: as RFC 3339 asks, or with something missing. */
export const RFC_3339 = 0
const NO_SECONDS = 1
export const NO_OFFSET = 2
export const BARE_DAY = 3

/** What no reading equals: not a date-time. Its form is none that RFC 3339 asks for. */
export const UNREADABLE: number = -0x40000001

/** The longest date-time that is read: a fraction of a second may have dozens of digits. */
const LONGEST = 64
const MINUTES_A_DAY = 1440

/** The marks of a date-time, as codes: to compare codes is faster than to compare texts. */
const SPACE = 32
const PLUS = 43
const MINUS = 45
const POINT = 46
const COLON = 58
const LOWER_T = 116
const LOWER_Z = 122

/** The code between those of plus and minus, which turns a sign into 1 or -1. */
const BETWEEN_SIGNS = 44

/** What makes a letter's code that of its lower case. */
const LOWER = 32

/** More minutes than there are, whatever the sign. */
const NO_CLOCK = 1e6

/**
 * Reads a date-time and answers with the number of its calendar day and the form it is written in, packed as
 * `day * 4 + form`; `UNREADABLE` for anything else (D-50).
 *
 * The day is the one that begins at midnight of `dayOffset`, in minutes east of UTC. All forms of RFC 3339 are read: `T`, `t`
 * or a space between, any number of decimals, `Z`, `z` or an offset, and a leap second where one can fall, at 23:59:60 UTC.
 * Seconds may be missing. A date-time without offset is read at `dayOffset`, and so is a bare day. Nothing rolls over:
 * 30 February, 24:00 and an offset of 24 hours are unreadable.
 *
 * @example
 * readInstant('1970-01-02T23:30:00-01:00', 0) >> 2 // => 2
 * readInstant('1970-01-02T23:30:00-01:00', -60) >> 2 // => 1
 * readInstant('1970-01-02', 0) & 3 // => 3
 * readInstant('1970-02-30', 0) === UNREADABLE // => true
 */
export function readInstant(text: unknown, dayOffset: number): number {
	if (typeof text !== 'string' || text.length > LONGEST) return UNREADABLE
	const { length } = text
	const packed = readLeadingDay(text)
	if (packed === NO_DAY) return UNREADABLE
	if (length === 10) return numberDay(packed) * 4 + BARE_DAY

	const between = text.charCodeAt(10)
	const time = readClock(text, 11)
	const hasSeconds = text.charCodeAt(16) === COLON
	const second = hasSeconds ? readTwoDigits(text, 17) : 0
	let end = hasSeconds ? 19 : 16
	let mark = text.charCodeAt(end)
	if (hasSeconds && mark === POINT) {
		do mark = text.charCodeAt(++end)
		while (mark >= 48 && mark <= 57)
		if (end === 20) return UNREADABLE
	}
	let offset = dayOffset
	if (end + 6 === length && (mark === PLUS || mark === MINUS)) {
		offset = (BETWEEN_SIGNS - mark) * readClock(text, end + 1)
	} else if (end < length) offset = end + 1 === length && (mark | LOWER) === LOWER_Z ? 0 : NO_CLOCK
	const minute = time - offset
	const isTime = time < NO_CLOCK && Math.abs(offset) < NO_CLOCK && ((between | LOWER) === LOWER_T || between === SPACE)
	if (!isTime || (second > 59 && (second > 60 || (minute + 1) % MINUTES_A_DAY !== 0))) return UNREADABLE
	const form = end === length ? NO_OFFSET : hasSeconds ? RFC_3339 : NO_SECONDS
	/** Two days more and two less keep it above zero, where cutting decimals off is rounding down. */
	const daysLater = (((minute + dayOffset + 2 * MINUTES_A_DAY) / MINUTES_A_DAY) | 0) - 2
	return (numberDay(packed) + daysLater) * 4 + form
}

/** The minutes since midnight that `hh:mm` writes, or `NO_CLOCK`. */
function readClock(text: string, at: number): number {
	const hours = readTwoDigits(text, at)
	const minutes = readTwoDigits(text, at + 3)
	return hours < 24 && minutes < 60 && text.charCodeAt(at + 2) === COLON ? hours * 60 + minutes : NO_CLOCK
}
