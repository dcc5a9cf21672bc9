import { numberDay, readTwoDigits } from './day.ts'
import { readInstant, readLeadingDay, UNREADABLE } from './read-instant.ts'

const MS_A_MINUTE = 60_000
const MS_A_DAY = 86_400_000

/** Hours and minutes, seconds, decimals, and the offset, of a text that is known to be an instant. */
// eslint-disable-next-line no-restricted-syntax -- What comes before the offset is all it asks; the whole was matched already.
const PARTS = /^.{11}(\d\d:\d\d)(?::(\d\d))?(?:\.(\d{1,3})\d*)?([+-]\d\d:\d\d)?/

/**
 * The milliseconds from the start of 1970 in UTC to an instant, in the forms that `readInstant` reads (D-50): a bare day is its
 * midnight, without an offset it is UTC, and a leap second is the start of the next minute. Null for anything else.
 *
 * @example
 * readMoment('1970-01-01T00:01:00.5+00:01') // => 500
 * readMoment('1970-01-02') // => 86400000
 * readMoment('1970-02-30') // => null
 */
export function readMoment(text: unknown): number | null {
	if (typeof text !== 'string' || readInstant(text, 0) === UNREADABLE) return null
	const day = numberDay(readLeadingDay(text)) * MS_A_DAY
	const [, clock, seconds = '0', decimals = '', offset] = PARTS.exec(text) ?? []
	if (clock === undefined) return day
	const ahead = offset === undefined ? 0 : readMinutes(offset, 1) * (offset.startsWith('-') ? -1 : 1)
	return (
		day + (readMinutes(clock, 0) - ahead) * MS_A_MINUTE + Number(seconds) * 1000 + Number(`${decimals}000`.slice(0, 3))
	)
}

/** The minutes that `hh:mm` stands for. */
function readMinutes(text: string, at: number): number {
	return readTwoDigits(text, at) * 60 + readTwoDigits(text, at + 3)
}
