import { dayNumber } from '../../rules/calendar/day.ts'
import { parseDay } from '../../rules/calendar/parse-instant.ts'
import { parseMoment } from '../../rules/calendar/parse-moment.ts'
import { MAX_MATCHED_LENGTH } from '../../rules/core/limits.ts'
import { typeName } from '../../rules/core/read.ts'
import { toCents } from '../../rules/money/cents.ts'
import { foldEmail } from '../../rules/order/apply-reward.ts'
import type { Pattern, TextContent } from './expectation.ts'

/** A pattern without nested patterns. */
type Leaf = Exclude<Pattern, { kind: 'object' | 'sequence' | 'set' | 'lines' | 'decided' | 'exact' }>

/** Returns the expected value in words; null if the value matches. */
export function expectationOf(pattern: Leaf, value: unknown): string | null {
	switch (pattern.kind) {
		case 'text':
			return typeof value === 'string' && value !== '' ? null : 'a text that is not empty'
		case 'positive':
			return typeof value === 'number' && value > 0 ? null : 'a number above zero'
		case 'noneOf':
			return typeof value === 'string' && (value !== '' || pattern.mayBeEmpty) && !pattern.values.includes(value)
				? null
				: 'a text that nothing else has'
		case 'contains':
			return typeof value === 'string' && toWords(value).includes(toWords(pattern.value))
				? null
				: `a text with ${quote(pattern.value)}`
		case 'words':
			return typeof value === 'string' && toWords(value) === toWords(pattern.value) ? null : quote(pattern.value)
		case 'count':
		case 'equals':
			return value === pattern.value ? null : quote(pattern.value)
		case 'oneOf':
			return pattern.values.some((each) => each === value || areSameWords(each, value))
				? null
				: pattern.values.map(quote).join(' or ')
		case 'amount': {
			const cents = toCents(value)
			const isOne = pattern.values.some((amount) => amount === value || (cents !== null && toCents(amount) === cents))
			return isOne ? null : pattern.values.map(quote).join(' or ')
		}
		case 'email':
			return typeof value === 'string' && foldEmail(value) === foldEmail(pattern.value) ? null : quote(pattern.value)
		case 'day':
			return sameDay(value, pattern.value) ? null : `a date-time of ${pattern.value}${formOf(value)}`
		case 'near':
			return isNear(value, pattern.value, pattern.isKnown === true)
				? null
				: `a date-time near ${pattern.value}${formOf(value)}`
		case 'instant':
			return readMoment(value) === parseMoment(pattern.value) ? null : `the instant ${pattern.value}${formOf(value)}`
		case 'untagged':
			return `the text of ${pattern.of} without HTML tags`
		default:
			return null
	}
}

const NO_LETTERS = '[^\\p{L}\\p{N}]'
let others: RegExp | undefined

/** Returns the small letters and digits of a text, without accents. */
function toLetters(text: string): string {
	others ??= new RegExp(NO_LETTERS, 'gu')
	return text.length > MAX_MATCHED_LENGTH ? '' : text.normalize('NFKD').toLowerCase().replace(others, '')
}

/** Returns whether a derived text contains what it must contain in any format. A text that doesn't consist of words is not checked. */
export function containsText(value: unknown, { of, words }: TextContent): boolean {
	if (typeof value !== 'string') return true
	if (of === 'digit') return value === '' || /^\D{0,2}\d.*$/s.test(value)
	const [given, own] = [toLetters(value), toLetters(words)]
	if (own === '') return true
	return of === 'start'
		? given.startsWith(own)
		: value.trim() !== '' && [...given].every((letter) => own.includes(letter))
}

export function describeContent({ of, words }: TextContent): string {
	if (of === 'digit') return 'a number and its ending'
	return of === 'start' ? `a text that begins with ${quote(words)}` : `letters of ${quote(words)}`
}

/** Returns a text in NFC, without spaces around it. */
function toWords(text: string): string {
	return text.length > MAX_MATCHED_LENGTH ? text : text.normalize('NFC').trim()
}

function areSameWords(a: unknown, b: unknown): boolean {
	return typeof a === 'string' && typeof b === 'string' && toWords(a) === toWords(b)
}

/** In milliseconds: an hour, a quarter of an hour, and the most by which clocks differ. */
const NEAR = 3_600_000
const QUARTER = 900_000
const SKEW = 120_000

/** A date-time: a day, `T`, a time and an offset. ISO 8601 allows no space instead of `T`, and RFC 3339 no time without an offset (D-142). */
const DATE_TIME = /^[^ T]+T.*(?:Z|[+-]\d\d(?::?\d\d)?)$/i

/** Returns the instant of a service's date-time; null for any other text. */
function readMoment(value: unknown): number | null {
	return typeof value === 'string' && DATE_TIME.test(value) ? parseMoment(value) : null
}

/** Returns in words what a text needs to be a date-time. */
function formOf(value: unknown): string {
	return readMoment(value) === null ? ', with T and an offset' : ''
}

function isNear(value: unknown, instant: string, isKnown: boolean): boolean {
	const [a, b] = [readMoment(value), parseMoment(instant)]
	if (a === null || b === null) return false
	const off = Math.abs(a - b)
	if (isKnown) return off < 1000
	// Whole quarters of an hour are another time zone, not another clock.
	const isZone = off > QUARTER / 2 && Math.abs(off - Math.round(off / QUARTER) * QUARTER) <= SKEW
	return off <= NEAR && !isZone
}

/** Returns whether a date-time has this day, as written or in UTC (D-60). */
function sameDay(value: unknown, day: string): boolean {
	const moment = readMoment(value)
	const [written, known] = [parseDay(value), parseDay(day)]
	if (moment === null || written === null || known === null) return false
	const number = dayNumber(known)
	return dayNumber(written) === number || Math.floor(moment / 86_400_000) === number
}

/** The longest text that a message shows in full. */
const SHOWN = 200

export function quote(value: unknown): string {
	if (typeof value === 'string') return JSON.stringify(value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value)
	return typeof value === 'object' && value !== null ? typeName(value) : String(value)
}
