import type { Issue, Path } from '../core/issue.ts'
import { RFC_3339, readInstant, UNREADABLE } from './read-instant.ts'

/** Without parameters, so that a bundle of day rules needs no templates. */
const MESSAGE = 'Write it like 2026-01-31T09:30:00Z.'

export type InstantCode = 'days.instant.invalid' | 'days.instant.loose'

/**
 * Reads an instant as `readInstant` does, and adds what there is to say about the way it is written (D-50): nothing when it is as
 * RFC 3339 asks, else one issue. Its path is `at`, and the field below it where one is named.
 */
export function noteInstant(
	issues: Pick<Issue<InstantCode>[], 'push'>,
	text: unknown,
	dayOffset: number,
	at: Path,
	field?: string,
): number {
	const reading = readInstant(text, dayOffset)
	if ((reading & 3) === RFC_3339) return reading
	const found = { path: field ? [...at, field] : at, message: MESSAGE, params: {}, rule: 'D-50' } as const
	if (reading === UNREADABLE) issues.push({ code: 'days.instant.invalid', severity: 'error', ...found })
	else issues.push({ code: 'days.instant.loose', severity: 'warning', ...found })
	return reading
}

/** What there is to say about the way an instant is written: no issue or one. */
export function findInInstant(text: unknown, dayOffset: number, path: Path): Issue<InstantCode>[] {
	const issues: Issue<InstantCode>[] = []
	noteInstant(issues, text, dayOffset, path)
	return issues
}
