import { toUsual } from '../calendar/rewrite-iso.ts'
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

/** Returns the given text, with a finding if it is not a date-time. A form of ISO 8601 that RFC 3339 doesn't have is a warning (D-50, D-94). */
export function checkDateTime(text: string, context: ParseContext, key: Key, at?: Key): string {
	const usual = toUsual(text)
	if (usual === null) {
		addIssue(context, 'request.format', key, 'a date-time', text, at)
	} else if (usual !== text || text.charAt(16) !== ':' || text.charAt(10) === ' ' || !hasOffset(text)) {
		addIssue(context, 'request.loose-date-time', key, '', text, at)
	}
	return text
}

/** Returns the given text, with a warning if it can't be read as a date (D-60: the API documentation types these fields as strings). A blank text gets no warning. */
export function checkDate(text: string, context: ParseContext, key: string, at?: Key): string {
	const date = text.trim()
	if (date !== '' && toUsual(date) === null) addIssue(context, 'request.format', key, A_DATE, text, at)
	return text
}

/**
 * Returns true for a date-time that ends in `Z`, the only possible letter, or in an offset: plus and minus come before the full
 * stop in ASCII.
 */
function hasOffset(text: string): boolean {
	return text.charAt(text.length - 1) > '9' || text.charAt(text.length - 6) < '.'
}
