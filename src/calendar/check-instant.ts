import type { Notes, Path, Severity } from '../core/issue.ts'
import { RFC_3339, UNREADABLE } from './parse-instant.ts'

/** Has no parameters, so that a bundle of day rules needs no templates. */
export const INSTANT_MESSAGE = 'Use a date-time like 2026-01-31T09:30:00Z.'

/** The issue codes of a date-time. */
export type InstantCode = 'days.instant.invalid' | 'days.instant.loose'

/**
 * Notes the form of an instant, as parsed by `parseInstant`, unless it conforms to RFC 3339 (D-50). An unreadable instant is an
 * error, except in a list that skips it with a warning.
 */
export function noteReading(reading: number, path: Path, to: Notes<InstantCode>, unreadable: Severity = 'error'): void {
	if ((reading & 3) === RFC_3339) return
	const isRead = reading !== UNREADABLE
	to.push({
		code: isRead ? 'days.instant.loose' : 'days.instant.invalid',
		severity: isRead ? 'warning' : unreadable,
		path,
		message: INSTANT_MESSAGE,
		params: {},
		rule: 'D-50',
	})
}
