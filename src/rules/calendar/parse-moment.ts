import { type Day, dayNumber } from './day.ts'
import { parseClock, parseInstant } from './parse-instant.ts'
import { parseLeadingDay, toUsual } from './rewrite-iso.ts'

/** Matches an instant: hours and minutes, seconds, decimals, and offset. */
const PARTS = /^.{11}(\d\d:\d\d)(?::(\d\d))?(?:\.(\d{1,3})\d*)?([+-]\d\d:\d\d)?[Zz]?$/

/**
 * Returns the milliseconds from 1970 (UTC) to an instant, in any form that `parseInstant` accepts (D-50). Returns null for anything else.
 *
 * - A bare day is its midnight.
 * - A time without an offset is in UTC.
 * - A leap second counts as the start of the next minute.
 *
 * @example
 * parseMoment('1970-01-01T00:01:00.5+00:01') // => 500
 * parseMoment('1970-01-02') // => 86400000
 * parseMoment('1970-02-30') // => null
 */
export function parseMoment(text: unknown): number | null {
	if (parseInstant(text, 0) === null) return null
	const usual = toUsual(text as string) as string
	const day = dayNumber(parseLeadingDay(usual) as Day) * 86_400_000
	const [, clock, seconds = '0', decimals = '', offset] = PARTS.exec(usual) ?? []
	if (clock === undefined) return day
	const ahead = offset === undefined ? 0 : parseClock(offset, 1) * (offset.startsWith('-') ? -1 : 1)
	return day + (parseClock(clock, 0) - ahead) * 60_000 + Number(seconds) * 1000 + Number(`${decimals}000`.slice(0, 3))
}
