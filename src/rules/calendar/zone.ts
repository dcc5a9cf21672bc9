import { type DayOffsets, isDayOffset, minuteOf, readDayOffsets } from '../core/day-offsets.ts'
import { type Findings, note } from '../core/finding.ts'
import { POLICY_MESSAGES } from '../core/note-policy.ts'
import { readField } from '../core/read.ts'

/** The options for the choice that D-50 leaves to a service. */
export interface DayOptions {
	/**
	 * The offset of a store's days from UTC in minutes, positive in the east: a whole number from -840 to 840 (D-50). Any other value is a warning,
	 * and counts as 0.
	 */
	readonly dayOffset?: number | undefined
	/** The offsets of a zone with daylight saving (D-50). If the table has a mistake, that is a warning, and `dayOffset` counts. */
	readonly dayOffsets?: DayOffsets | null | undefined
}

/** The values of both options, as `POLICY` shows them. They are repeated here, so that a bundle of this rule doesn't contain `POLICY`. */
const VALUES = { dayOffset: '-840 to 840', dayOffsets: "[['2026-03-08T07:00:00Z', -240], …]" } as const

/** The minutes east of UTC at which days begin: always the same, or from an instant on. */
export type Zone = number | readonly ZoneRow[]

interface ZoneRow {
	/** Minutes since 1970 in UTC. */
	readonly from: number
	readonly offset: number
}

/** Returns the zone of the options. Notes an option whose value is wrong. */
export function openZone(options: unknown, to?: Findings<unknown>): Zone {
	const given = readField(options, 'dayOffsets') ?? null
	const table = readDayOffsets(given)
	if (table !== null) return table.map(([from, offset]) => ({ from: minuteOf(from), offset }))
	if (given !== null) noteInvalid('dayOffsets', to)
	const offset = readField(options, 'dayOffset') ?? 0
	if (isDayOffset(offset)) return offset
	noteInvalid('dayOffset', to)
	return 0
}

function noteInvalid(key: keyof DayOptions, to: Findings<unknown> | undefined): void {
	if (to === undefined) return
	note(to, POLICY_MESSAGES, 'policy.value.invalid', {
		severity: 'warning',
		about: 'usage',
		path: ['policy', key],
		rule: 'D-35',
		params: { key, values: VALUES[key] },
	})
}

/** Returns the minutes east of UTC at an instant. The instant is in minutes since 1970 in UTC. */
export function offsetAt(zone: Zone, minute: number): number {
	return findOffset(zone, ({ from }) => minute < from)
}

/**
 * Returns the minutes east of UTC for a local time. The local time is in minutes since 1970 on the zone's clocks. If a local time occurs twice, the
 * earlier instant counts. If the local time never occurs, the offset before the change counts (D-50).
 */
export function localOffset(zone: Zone, minute: number): number {
	return findOffset(zone, ({ from, offset }, before) => minute < from + Math.max(before, offset))
}

/** Returns the offset of the last row that isn't too late; of the first row if all are too late. */
function findOffset(zone: Zone, isLater: (row: ZoneRow, before: number) => boolean): number {
	if (typeof zone === 'number') return zone
	let current = zone[0]?.offset ?? 0
	for (const row of zone) {
		if (isLater(row, current)) break
		current = row.offset
	}
	return current
}
