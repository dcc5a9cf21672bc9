import { type Findings, note } from '../core/finding.ts'
import type { Path, PolicySeverity } from '../core/issue.ts'
import { type Day, dayNumber, parseTwoDigits } from './day.ts'
import { DATE_TIME, parseLeadingDay, rewriteIso } from './rewrite-iso.ts'
import { localOffset, offsetAt, type Zone } from './zone.ts'

/** A date-time that was read. */
export interface Instant {
	/** The number of its day in the zone, counted from 1970-01-01. */
	readonly day: number
	/** Whether it lacks something that RFC 3339 requires. */
	readonly isLoose: boolean
}

const MINUTES_A_DAY = 1440

/** The offset at the end of a date-time: Z, or a sign and a time. */
const OFFSET = /^.+(?:([Zz])|([+-])(\d\d:\d\d))$/

/**
 * Parses a date-time. Returns null for anything else (D-50).
 *
 * - A day begins at midnight of the zone.
 * - Accepts every form of RFC 3339: `T` or `t`, decimals, `Z`, `z` or an offset, and a leap second at 23:59:60 UTC.
 * - The form is loose if ISO 8601 has it and RFC 3339 does not (D-94): no seconds, no offset (it is then a time of the zone), a bare
 *   day, a day by week or by number, the basic form, an offset without colon or minutes, a decimal comma, 24:00. A space is loose, too.
 * - A value out of range isn't carried over: 30 February and an offset of 24 hours can't be read. Years are 0001 to 9999.
 *
 * @example
 * parseInstant('1970-01-02T23:30:00-01:00', 0) // => { day: 2, isLoose: false }
 * parseInstant('1970-01-02 23:30', -60) // => { day: 1, isLoose: true }
 * parseInstant('1970-02-30', 0) // => null
 */
export function parseInstant(given: unknown, zone: Zone): Instant | null {
	const text = typeof given !== 'string' ? null : DATE_TIME.test(given) ? given : rewriteIso(given)
	const day = text === null ? null : parseLeadingDay(text)
	if (text === null || day === null) return null
	if (text.length === 10) return { day: dayNumber(day), isLoose: true }

	const [, utc, sign = '', clock = ''] = OFFSET.exec(text) ?? []
	const hasOffset = utc !== undefined || sign !== ''
	const hasSeconds = text.charAt(16) === ':'
	const local = dayNumber(day) * MINUTES_A_DAY + parseClock(text, 11)
	const ahead = parseClock(clock, 0) * (sign === '-' ? -1 : 1)
	const minute = local - (utc !== undefined ? 0 : sign === '' ? localOffset(zone, local) : ahead)
	if (hasSeconds && text.charAt(17) === '6' && (minute + 1) % MINUTES_A_DAY !== 0) return null
	const isStrict = text === given && hasOffset && hasSeconds && text.charAt(10) !== ' '
	return { day: Math.floor((minute + offsetAt(zone, minute)) / MINUTES_A_DAY), isLoose: !isStrict }
}

/** Returns the number of minutes from midnight to a time `hh:mm`. */
export function parseClock(text: string, at: number): number {
	return parseTwoDigits(text, at) * 60 + parseTwoDigits(text, at + 3)
}

/**
 * Parses the calendar day of a text (D-60): a day, or a date-time whose time and offset are ignored. So `1984-02-29T23:30:00-08:00` is 29 February.
 * Years 0001 to 9999. Null for anything else, of any type. The second may always be 60.
 *
 * @example
 * parseDay('1984-02-29') // => { year: 1984, month: 2, day: 29 }
 * parseDay('1984-02-29T23:30:00-08:00') // => { year: 1984, month: 2, day: 29 }
 * parseDay('1985-02-29') // => null
 */
export function parseDay(text: unknown): Day | null {
	return typeof text === 'string' && DATE_TIME.test(text) ? parseLeadingDay(text) : null
}

export const INSTANT_MESSAGES = {
	'days.instant.invalid': 'Use a date-time like 2026-01-31T09:30:00Z.',
	'days.instant.loose': 'Use a date-time like 2026-01-31T09:30:00Z. We accept this one too.',
} as const

/** The issue codes of a date-time. */
export type InstantCode = keyof typeof INSTANT_MESSAGES

/**
 * Adds an issue for an instant that isn't complete by RFC 3339 (D-50). One that can't be read, null, is an error. In a list that skips such
 * items, it is a warning.
 */
export function noteInstant(
	instant: Instant | null,
	path: Path,
	to: Findings<unknown>,
	{ severity, policy }: PolicySeverity = { severity: 'error' },
): void {
	if (instant !== null) {
		if (instant.isLoose) note(to, INSTANT_MESSAGES, 'days.instant.loose', { severity: 'warning', path, rule: 'D-50' })
		return
	}
	const about = severity === 'error' ? 'refusal' : 'change'
	note(to, INSTANT_MESSAGES, 'days.instant.invalid', { severity, about, path, rule: 'D-50', policy })
}
