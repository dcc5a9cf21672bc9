import { daysInMonth } from '../calendar/day.ts'
import { type Found, find, lacking, mistyped } from './found.ts'

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const UUID_LENGTH = 36

/** A date-time of RFC 3339; seconds may leap. That the month has the day is checked apart. */
const DATE_TIME =
	/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[Tt ](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/
/** The same without the offset, the seconds or the time. */
const LOOSE_DATE_TIME =
	/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[Tt ](?:[01]\d|2[0-3]):[0-5]\d(?::(?:[0-5]\d|60)(?:\.\d+)?)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?$/
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
	const isDay = value.length <= LONGEST_DATE_TIME && hasDay(value)
	if (isDay && DATE_TIME.test(value)) return value
	if (!isDay || !LOOSE_DATE_TIME.test(value)) return find(found, 'format', key, 'a date-time', value)
	find(found, 'loose-date-time', key, '', value)
	return value
}

/** False for the 29th to 31st of a month that does not have it. */
function hasDay(text: string): boolean {
	const tens = text.charCodeAt(8)
	const isEarly = tens < TWO || (tens === TWO && text.charCodeAt(9) !== NINE)
	return isEarly || Number(text.slice(8, 10)) <= daysInMonth(Number(text.slice(0, 4)), Number(text.slice(5, 7)))
}
