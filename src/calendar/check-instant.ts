import type { Issue, Path } from '../core/issue.ts'
import { RFC_3339, readInstant, UNREADABLE } from './read-instant.ts'

/** Without parameters, so that a bundle of day rules needs no templates. */
export const INSTANT_MESSAGE = 'Write it like 2026-01-31T09:30:00Z.'

export type InstantCode = 'days.instant.invalid' | 'days.instant.loose'

/**
 * Adds what there is to say about the way an instant is written, as `readInstant` reads it (D-50): nothing when it is as RFC 3339
 * asks, else one issue. Its path is `at`, and the field below it where one is named.
 */
export function noteReading(
	issues: Pick<Issue<InstantCode>[], 'push'>,
	reading: number,
	at: Path,
	field?: string,
): void {
	if ((reading & 3) === RFC_3339) return
	const isRead = reading !== UNREADABLE
	issues.push({
		code: isRead ? 'days.instant.loose' : 'days.instant.invalid',
		severity: isRead ? 'warning' : 'error',
		path: field ? [...at, field] : at,
		message: INSTANT_MESSAGE,
		params: {},
		rule: 'D-50',
	})
}

/** What there is to say about the way an instant is written: no issue or one. */
export function findInInstant(text: unknown, dayOffset: number, path: Path): Issue<InstantCode>[] {
	const issues: Issue<InstantCode>[] = []
	noteReading(issues, readInstant(text, dayOffset), path)
	return issues
}
