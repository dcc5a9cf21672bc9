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
const LETTER_T = 84
const LETTER_Z = 90
const LOWER_T = 116
const LOWER_Z = 122

/** More minutes than there are. */
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
	if (time === NO_CLOCK || (between !== LETTER_T && between !== LOWER_T && between !== SPACE)) return UNREADABLE
	const hasSeconds = text.charCodeAt(16) === COLON
	const second = hasSeconds ? readTwoDigits(text, 17) : 0
	const end = hasSeconds ? endOfSeconds(text) : 16
	const offset = end === length ? dayOffset : readOffset(text, end)
	const isLost = second === 60 ? (time - offset + 1) % MINUTES_A_DAY !== 0 : second > 60
	if (isLost || offset === NO_CLOCK) return UNREADABLE
	const form = end === length ? NO_OFFSET : hasSeconds ? RFC_3339 : NO_SECONDS
	const daysLater = offset === dayOffset ? 0 : Math.floor((time - offset + dayOffset) / MINUTES_A_DAY)
	return (numberDay(packed) + daysLater) * 4 + form
}

/** The minutes since midnight that `hh:mm` writes, or `NO_CLOCK`. */
function readClock(text: string, at: number): number {
	const hours = readTwoDigits(text, at)
	const minutes = readTwoDigits(text, at + 3)
	return hours < 24 && minutes < 60 && text.charCodeAt(at + 2) === COLON ? hours * 60 + minutes : NO_CLOCK
}

/** Where the seconds and their decimals end; a point without a digit stands after them, where no offset begins so. */
function endOfSeconds(text: string): number {
	if (text.charCodeAt(19) !== POINT) return 19
	let end = 20
	while (text.charCodeAt(end) >= 48 && text.charCodeAt(end) <= 57) end++
	return end === 20 ? 19 : end
}

/** Minutes east of UTC that the rest of the text writes, `Z` or as in `+05:30`, or `NO_CLOCK`. */
function readOffset(text: string, at: number): number {
	const sign = text.charCodeAt(at)
	const rest = text.length - at
	if (rest === 1 && (sign === LETTER_Z || sign === LOWER_Z)) return 0
	const minutes = rest === 6 ? readClock(text, at + 1) : NO_CLOCK
	return sign === PLUS || minutes === NO_CLOCK ? minutes : sign === MINUS ? 0 - minutes : NO_CLOCK
}
