import { type Issue, type Messages, makeIssue, type Path } from '../core/issue.ts'
import { BARE_DAY, NO_OFFSET, readInstant, UNREADABLE } from './read-instant.ts'

/** What is wrong with a date-time that can be read all the same. */
const IN_FULL = 'Write {text} in full, as {full}; it is read so.'

export type InstantCode =
	| 'days.instant.invalid'
	| 'days.instant.no-seconds'
	| 'days.instant.no-offset'
	| 'days.instant.bare-day'

export const INSTANT_MESSAGES: Messages<InstantCode> = {
	'days.instant.invalid': 'Write a day that exists and its time, as in 2026-01-31T09:30:00Z, not {text}.',
	'days.instant.no-seconds': IN_FULL,
	'days.instant.no-offset': IN_FULL,
	'days.instant.bare-day': IN_FULL,
}

/** The code for each form that a reading can have, after RFC 3339's, of which there is nothing to say. */
const CODES = ['days.instant.no-seconds', 'days.instant.no-offset', 'days.instant.bare-day'] as const

/** What there is to say about the way an instant is written (D-50): nothing when it is as RFC 3339 asks, else one issue. */
export function findInInstant(text: unknown, dayOffset: number, path: Path): Issue<InstantCode>[] {
	const reading = readInstant(text, dayOffset)
	const form = reading & 3
	if (typeof text !== 'string' || reading === UNREADABLE) {
		const params = { text: typeof text === 'string' ? text : typeof text }
		return [makeIssue(INSTANT_MESSAGES, 'days.instant.invalid', { severity: 'error', path, rule: 'D-50', params })]
	}
	const code = CODES[form - 1]
	if (code === undefined) return []
	const value = writeInFull(text, form, dayOffset)
	const params = { text, full: value }
	const suggestion = [{ path, value }]
	return [makeIssue(INSTANT_MESSAGES, code, { severity: 'warning', path, rule: 'D-50', params, suggestion })]
}

/** The same instant with what RFC 3339 asks for and its form lacks. */
function writeInFull(text: string, form: number, dayOffset: number): string {
	const day = form === BARE_DAY ? `${text}T00:00` : text
	const full = day[16] === ':' ? day : `${day.slice(0, 16)}:00${day.slice(16)}`
	return form < NO_OFFSET ? full : full + writeOffset(dayOffset)
}

/** Minutes east of UTC as a date-time ends in them; `Z` for none, and where they are no offset. */
function writeOffset(minutes: number): string {
	if (!minutes) return 'Z'
	const size = Math.abs(minutes)
	/** Hours in the place of hundreds, after a one that keeps the zeros. */
	const digits = String(10_000 + size + 40 * Math.floor(size / 60))
	return `${minutes < 0 ? '-' : '+'}${digits.slice(1, 3)}:${digits.slice(3)}`
}
