import { daysInMonth } from '../calendar/day.ts'
import { DATE_TIME } from '../calendar/parse-instant.ts'
import { rewriteIso } from '../calendar/rewrite-iso.ts'
import { A_DATE, addIssue, type Key, type ParseContext } from './parse-context.ts'

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const UUID_LENGTH = 36

/** Returns a UUID of any version, in either case. Returns undefined, with a finding, for anything else. */
export function readUuid(value: unknown, context: ParseContext, index: number): string | undefined {
	if (typeof value !== 'string') return addIssue(context, 'request.type', index, 'a string', value)
	return value.length === UUID_LENGTH && UUID.test(value)
		? value
		: addIssue(context, 'request.format', index, 'a UUID', value)
}

/**
 * Returns the given text, with a finding if it is not a date-time. A form of ISO 8601 that RFC 3339 lacks is a warning (D-50,
 * D-94).
 */
export function checkDateTime(text: string, context: ParseContext, key: Key, at?: Key): string {
	const isUsual = DATE_TIME.test(text)
	if (!isRead(text, isUsual)) {
		addIssue(context, 'request.format', key, 'a date-time', text, at)
	} else if (!isUsual || text.charAt(16) !== ':' || text.charAt(10) === ' ' || !hasOffset(text)) {
		addIssue(context, 'request.loose-date-time', key, '', text, at)
	}
	return text
}

/**
 * Returns the given text, with a warning if it can't be read as a date (D-60: the interface types these fields as strings). A blank
 * text gets no warning.
 */
export function checkDate(text: string, context: ParseContext, key: string, at?: Key): string {
	const date = text.trim()
	if (date !== '' && !isRead(date, DATE_TIME.test(date))) addIssue(context, 'request.format', key, A_DATE, text, at)
	return text
}

/** Returns whether a text is an existing day or date-time, in its usual form or another form of ISO 8601. */
function isRead(text: string, isUsual: boolean): boolean {
	return isUsual ? hasDay(text) : rewriteIso(text) !== null
}

/**
 * Returns true for a date-time that ends in `Z`, the only possible letter, or in an offset: plus and minus come before the full
 * stop in ASCII.
 */
function hasOffset(text: string): boolean {
	return text.charAt(text.length - 1) > '9' || text.charAt(text.length - 6) < '.'
}

/** Returns false for the 29th to 31st of a month that lacks it, and in the year 0000. */
function hasDay(text: string): boolean {
	if (text.startsWith('0000')) return false
	const tens = text.charAt(8)
	const isEarly = tens < '2' || (tens === '2' && text.charAt(9) !== '9')
	return isEarly || Number(text.slice(8, 10)) <= daysInMonth(Number(text.slice(0, 4)), Number(text.slice(5, 7)))
}
