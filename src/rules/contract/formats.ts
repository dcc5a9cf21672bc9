import { toUsual } from '../calendar/rewrite-iso.ts'
import { A_DATE, addIssue, type Key, type ParseContext } from './parse-context.ts'

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const UUID_LENGTH = 36

/** Returns a UUID of any version, in upper or lower case. For any other value, adds an issue and returns undefined. */
export function readUuid(value: unknown, context: ParseContext, index: number): string | undefined {
	if (typeof value !== 'string') return addIssue(context, 'request.type', index, 'a string', value)
	return value.length === UUID_LENGTH && UUID.test(value)
		? value
		: addIssue(context, 'request.format', index, 'a UUID', value)
}

/** Returns the text, and adds an issue if it isn't a date-time. A form that ISO 8601 allows and RFC 3339 doesn't is a warning (D-50, D-94). */
export function checkDateTime(text: string, context: ParseContext, key: Key, at?: Key): string {
	const usual = toUsual(text)
	// It ends in `Z`, the only possible letter, or in an offset: plus and minus come before the full stop in ASCII.
	const hasOffset = text.charAt(text.length - 1) > '9' || text.charAt(text.length - 6) < '.'
	if (usual === null) {
		addIssue(context, 'request.format', key, 'a date-time', text, at)
	} else if (usual !== text || text.charAt(16) !== ':' || text.charAt(10) === ' ' || !hasOffset) {
		addIssue(context, 'request.loose-date-time', key, '', text, at)
	}
	return text
}

/**
 * Returns the text, and adds a warning if it can't be read as a date (D-60). In the API documentation, these fields are strings. A blank text gets
 * no warning.
 */
export function checkDate(text: string, context: ParseContext, key: string, at?: Key): string {
	const date = text.trim()
	if (date !== '' && toUsual(date) === null) addIssue(context, 'request.format', key, A_DATE, text, at)
	return text
}
