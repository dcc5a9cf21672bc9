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

/** The code for each form that a reading can have; there is nothing to say of RFC 3339's. */
const CODES = [null, 'days.instant.no-seconds', 'days.instant.no-offset', 'days.instant.bare-day'] as const

/** What there is to say about the way an instant is written (D-50): nothing when it is as RFC 3339 asks, else one issue. */
export function findInInstant(text: unknown, dayOffset: number, path: Path): Issue<InstantCode>[] {
	const reading = readInstant(text, dayOffset)
	const code = CODES[reading & 3] ?? null
	if (code === null) return []
	if (typeof text !== 'string' || reading === UNREADABLE) {
		const params = { text: typeof text === 'string' ? text : typeof text }
		return [makeIssue(INSTANT_MESSAGES, 'days.instant.invalid', { severity: 'error', path, rule: 'D-50', params })]
	}
	const value = writeInFull(text, reading & 3, dayOffset)
	const params = { text, full: value }
	const suggestion = [{ path, value }]
	return [makeIssue(INSTANT_MESSAGES, code, { severity: 'warning', path, rule: 'D-50', params, suggestion })]
}

/** The same instant with what RFC 3339 asks for and its form lacks. */
function writeInFull(text: string, form: number, dayOffset: number): string {
	const offset = form < NO_OFFSET ? '' : writeOffset(dayOffset)
	if (form === BARE_DAY) return `${text}T00:00:00${offset}`
	return text[16] === ':' ? text + offset : `${text.slice(0, 16)}:00${text.slice(16)}${offset}`
}

/** Minutes east of UTC as a date-time ends in them. */
function writeOffset(minutes: number): string {
	if (minutes === 0) return 'Z'
	const size = Math.abs(minutes)
	const [hours, rest] = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0'))
	return `${minutes < 0 ? '-' : '+'}${hours}:${rest}`
}
