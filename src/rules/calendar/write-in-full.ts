import { minuteOf } from '../core/day-offsets.ts'
import { parseInstant } from './parse-instant.ts'
import { toUsual } from './rewrite-iso.ts'
import { localOffset, type Zone } from './zone.ts'

/** Matches a day, a separator, hours and minutes, seconds with decimals, and the offset. All but the separator are captured. */
const PARTS = /^(.{10})(?:.(\d\d:\d\d)(:[\d.]+)?([^\d.].*)?)?$/

/**
 * Returns the date-time with every part that RFC 3339 requires. Missing parts are added (D-50). Returns null if it isn't a date-time.
 *
 * @example
 * writeInFull('2026-01-20', -480) // => '2026-01-20T00:00:00-08:00'
 * writeInFull('20260120 2330+01', 0) // => '2026-01-20T23:30:00+01:00'
 */
export function writeInFull(text: unknown, zone: Zone): string | null {
	const instant = parseInstant(text, zone)
	if (typeof text !== 'string' || instant === null) return null
	if (!instant.isLoose) return text
	const [, day, time = '00:00', seconds = ':00', offset] = PARTS.exec(toUsual(text) ?? '') ?? []
	return `${day}T${time}${seconds}${offset?.toUpperCase() || writeOffset(localOffset(zone, minuteOf(`${day}T${time}:00Z`)))}`
}

/** Returns an offset in minutes east of UTC in the form of RFC 3339. */
function writeOffset(minutes: number): string {
	if (minutes === 0) return 'Z'
	const clock = new Date(Math.abs(minutes) * 60_000).toISOString().slice(11, 16)
	return `${minutes < 0 ? '-' : '+'}${clock}`
}
