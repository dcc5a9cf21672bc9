import { dayNumber, readLeadingDay, readTwoDigits } from './day.ts'

/** How an instant is written; the first is how RFC 3339 asks for it. */
export type InstantForm = 0 | 1 | 2 | 3
export const RFC_3339 = 0
/** ISO 8601, but without seconds, with a decimal comma, or with an offset that lacks its colon or minutes. */
export const OTHER_ISO = 1
export const NO_OFFSET = 2
export const BARE_DAY = 3

/** What no reading equals: not a date-time. */
export const UNREADABLE: number = -0x40000000

/** The longest date-time that is read: a fraction of a second may have dozens of digits. */
const LONGEST = 64
const MINUTES_A_DAY = 1440

/**
 * Reads a date-time and answers with the number of its calendar day and the form it is written in, packed as
 * `day * 4 + form`; `UNREADABLE` for anything else (D-50).
 *
 * The day is the one that begins at midnight of `dayOffset`, in minutes east of UTC. All forms of RFC 3339 are read: `T`, `t`
 * or a space between, any number of decimals, `Z`, `z` or an offset, and a leap second where one can fall, at 23:59:60 UTC.
 * A date-time without offset is read at `dayOffset`, and so is a bare day. Nothing rolls over: 30 February, 24:00 and an
 * offset of 24 hours are unreadable.
 *
 * @example
 * readInstant('1970-01-02T23:30:00-01:00', 0) >> 2 // => 2
 * readInstant('1970-01-02T23:30:00-01:00', -60) >> 2 // => 1
 * readInstant('1970-01-02', 0) & 3 // => 3
 * readInstant('1970-02-30', 0) === UNREADABLE // => true
 */
export function readInstant(text: unknown, dayOffset: number): number {
	if (typeof text !== 'string' || text.length > LONGEST) return UNREADABLE
	const day = readLeadingDay(text)
	if (day === null) return UNREADABLE
	if (text.length === 10) return dayNumber(day) * 4 + BARE_DAY

	const between = text.charCodeAt(10)
	const hour = readTwoDigits(text, 11)
	const minute = readTwoDigits(text, 14)
	if (between !== 84 && between !== 116 && between !== 32) return UNREADABLE
	if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || text.charCodeAt(13) !== 58) return UNREADABLE

	let form: InstantForm = OTHER_ISO
	let second = 0
	let at = 16
	if (text.charCodeAt(16) === 58) {
		second = readTwoDigits(text, 17)
		if (second < 0 || second > 60) return UNREADABLE
		form = text.charCodeAt(19) === 44 ? OTHER_ISO : RFC_3339
		at = endOfFraction(text)
	}

	let offset = dayOffset
	if (at === text.length) form = NO_OFFSET
	else {
		offset = readOffset(text, at)
		if (offset === UNREADABLE) return UNREADABLE
		const isShort = text.length !== at + 6 && text.length !== at + 1
		if (isShort) form = OTHER_ISO
	}

	const utc = hour * 60 + minute - offset
	if (second === 60 && (utc + MINUTES_A_DAY) % MINUTES_A_DAY !== MINUTES_A_DAY - 1) return UNREADABLE
	return (dayNumber(day) + Math.floor((utc + dayOffset) / MINUTES_A_DAY)) * 4 + form
}

/** Where the seconds and their decimals end. A point without digits ends before itself, where no offset can stand. */
function endOfFraction(text: string): number {
	const mark = text.charCodeAt(19)
	if (mark !== 46 && mark !== 44) return 19
	let at = 20
	while (text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57) at++
	return at === 20 ? 19 : at
}

/** Minutes east of UTC that the rest of the text writes: `Z`, `+05:30`, `+0530` or `+05`. */
function readOffset(text: string, at: number): number {
	const sign = text.charCodeAt(at)
	const rest = text.length - at
	if (rest === 1) return sign === 90 || sign === 122 ? 0 : UNREADABLE
	if (sign !== 43 && sign !== 45) return UNREADABLE
	if (rest !== 3 && rest !== 5 && (rest !== 6 || text.charCodeAt(at + 3) !== 58)) return UNREADABLE
	const hours = readTwoDigits(text, at + 1)
	const minutes = rest === 3 ? 0 : readTwoDigits(text, text.length - 2)
	if (hours < 0 || hours > 23 || minutes < 0 || minutes > 59) return UNREADABLE
	return (hours * 60 + minutes) * (sign === 45 ? -1 : 1)
}
