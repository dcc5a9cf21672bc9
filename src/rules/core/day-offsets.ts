import { openItems } from './open.ts'
import { lengthOf } from './read.ts'

/**
 * The offsets of a store's days, as pairs `[from, minutes]`. From each instant (RFC 3339), days are this many minutes east of UTC. The offset of
 * the first pair also applies before its instant.
 */
export type DayOffsets = readonly (readonly [from: string, minutes: number])[]

/** Two changes a year for two centuries. */
const MAX_DAY_OFFSETS = 400
/** Kiritimati is 14 hours ahead of UTC, more than any other zone. */
const MAX_DAY_OFFSET = 840

const INSTANT = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/** Returns a frozen copy of a table of 1 to 400 rows in ascending order of their instants; null for anything else. */
export function readDayOffsets(given: unknown): DayOffsets | null {
	const rows = openItems(given, MAX_DAY_OFFSETS).map((row) => openItems(row, 2))
	const isTable = rows.every(([from, minutes], at) => {
		const isAfter = minuteOf(from) > (at === 0 ? Number.NEGATIVE_INFINITY : minuteOf(rows[at - 1]?.[0]))
		return isAfter && isDayOffset(minutes)
	})
	if (!isTable || rows.length === 0 || rows.length !== lengthOf(given)) return null
	return Object.freeze(rows.map((row) => Object.freeze(row))) as unknown as DayOffsets
}

/** Returns whether a value is a whole number of minutes that a zone can be from UTC. */
export function isDayOffset(value: unknown): value is number {
	return Number.isInteger(value) && Math.abs(Number(value)) <= MAX_DAY_OFFSET
}

/** Returns the minutes from 1970 (UTC) to an instant of RFC 3339. Returns NaN for anything else: NaN is after no instant. */
export function minuteOf(instant: unknown): number {
	const text = typeof instant === 'string' ? instant.toUpperCase() : ''
	const day = text.slice(0, 10)
	// Some engines read 30 February as 2 March.
	const isDay = INSTANT.test(text) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day
	return isDay ? Date.parse(text) / 60_000 : Number.NaN
}
