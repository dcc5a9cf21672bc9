import { daysInMonth } from '../calendar/day.ts'
import { NO_DATE_TIME } from '../calendar/read-instant.ts'
import { type Found, find, type Key } from './found.ts'

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const UUID_LENGTH = 36

/** A UUID of any version, in either case; undefined with a finding for anything else. */
export function readUuid(value: unknown, found: Found, index: number): string | undefined {
	if (typeof value !== 'string') return find(found, 'request.type', index, 'a string', value)
	return value.length === UUID_LENGTH && UUID.test(value)
		? value
		: find(found, 'request.format', index, 'a UUID', value)
}

/** A date-time as it is written, with a finding where it is none. What lacks seconds, offset or time passes with a warning (D-50). */
export function checkDateTime(text: string, found: Found, key: string, at?: Key): string {
	if (NO_DATE_TIME.test(text) || !hasDay(text)) {
		find(found, 'request.format', key, 'a date-time', text, at)
	} else if (text.charAt(16) !== ':' || !hasOffset(text)) find(found, 'request.loose-date-time', key, '', text, at)
	return text
}

/** True for a date-time that ends in a letter, which can only be `Z`, or in an offset: both its signs stand before the point. */
function hasOffset(text: string): boolean {
	return text.charAt(text.length - 1) > '9' || text.charAt(text.length - 6) < '.'
}

/** False for the 29th to 31st of a month that does not have it. */
function hasDay(text: string): boolean {
	const tens = text.charAt(8)
	const isEarly = tens < '2' || (tens === '2' && text.charAt(9) !== '9')
	return isEarly || Number(text.slice(8, 10)) <= daysInMonth(Number(text.slice(0, 4)), Number(text.slice(5, 7)))
}
