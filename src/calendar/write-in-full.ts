import { RFC_3339, readInstant, UNREADABLE } from './read-instant.ts'

/** A day, the mark after it, hours and minutes, seconds with decimals, and the offset. */
const PARTS = /^(.{10})(.)?(\d\d:\d\d)?(:[\d.]+)?([^\d.].*)?$/

/**
 * A date-time as RFC 3339 asks: the same text, and behind it what its form lacks, as `readInstant` reads it (D-50). Null for what
 * is none.
 *
 * @example
 * writeInFull('2026-01-20', -480) // => '2026-01-20T00:00:00-08:00'
 * writeInFull('2026-01-20T23:30Z', 0) // => '2026-01-20T23:30:00Z'
 * writeInFull('someday', 0) // => null
 */
export function writeInFull(text: unknown, dayOffset: number): string | null {
	const reading = readInstant(text, dayOffset)
	if (typeof text !== 'string' || reading === UNREADABLE) return null
	if ((reading & 3) === RFC_3339) return text
	const [, day, mark = 'T', time = '00:00', seconds = ':00', offset] = PARTS.exec(text) ?? []
	return `${day}${mark}${time}${seconds}${offset || writeOffset(dayOffset)}`
}

/** Minutes east of UTC as a date-time ends in them. */
function writeOffset(minutes: number): string {
	if (minutes === 0) return 'Z'
	const clock = new Date(Math.abs(minutes) * 60_000).toISOString().slice(11, 16)
	return `${minutes < 0 ? '-' : '+'}${clock}`
}
