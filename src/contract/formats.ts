import { daysInMonth } from '../calendar/day.ts'
import { type Found, find, lacking, mistyped } from './found.ts'

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const UUID_LENGTH = 36

/** A date-time of RFC 3339; seconds may leap. That the month has the day is checked apart. */
const DATE_TIME =
	/^\d{4}-(?:0[1-9]|1[0-2])-(?!00)[0-3]\d[Tt ](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/
const LONGEST_DATE_TIME = 64
/** The codes of two digits. */
const TWO = 50
const NINE = 57

/** A UUID of any version, in either case; undefined with a finding for anything else. */
export function readUuid(value: unknown, found: Found, key: string | number): string | undefined {
	if (typeof value !== 'string') return lacking(found, key, 'a string', value)
	return value.length === UUID_LENGTH && UUID.test(value) ? value : find(found, 'format', key, 'a UUID', value)
}

/** A date-time as it is written; undefined with a finding for what is none. Loose forms pass with a warning (D-50). */
export function readDateTime(
	value: unknown,
	found: Found,
	key: string,
	complain: typeof mistyped = mistyped,
): string | undefined {
	if (typeof value !== 'string') return complain(found, key, 'a string', value)
	if (isDateTime(value)) return value
	if (!isLoose(value)) return find(found, 'format', key, 'a date-time', value)
	find(found, 'loose-date-time', key, '', value)
	return value
}

function isDateTime(text: string): boolean {
	return text.length <= LONGEST_DATE_TIME && DATE_TIME.test(text) && hasDay(text)
}

/** True for a date-time but for its seconds, its offset or its whole time. */
function isLoose(text: string): boolean {
	const rest = text.slice(16)
	const whole = rest.startsWith('.') ? '' : `${text.slice(0, 16)}:00${rest}`
	return isDateTime(`${text}Z`) || isDateTime(whole) || isDateTime(`${whole}Z`) || isDateTime(`${text}T00:00:00Z`)
}

/** False for the 29th to 31st of a month that does not have it. */
function hasDay(text: string): boolean {
	const tens = text.charCodeAt(8)
	const isEarly = tens < TWO || (tens === TWO && text.charCodeAt(9) !== NINE)
	return isEarly || Number(text.slice(8, 10)) <= daysInMonth(Number(text.slice(0, 4)), Number(text.slice(5, 7)))
}
