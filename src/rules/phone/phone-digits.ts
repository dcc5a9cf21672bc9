import { MAX_PHONE_LENGTH } from '../core/limits.ts'
import { digitOf, isDigit } from '../text/digit.ts'
import { dropUnseen } from '../text/unseen.ts'
import { extensionStart } from './phone-extension.ts'

export const PLUS = 0x2b

/** Returns true for a plus sign, ASCII or full-width. */
function isPlus(code: number): boolean {
	return code === PLUS || code === 0xff0b
}

/** Matches white space, brackets, dashes, dots, slashes and tildes, ASCII and full-width. */
const PUNCTUATION =
	' \u00a0\u00ad\u200b\u2060\u3000()[]\uff08\uff09\uff3b\uff3d-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u30fc\uff0d./\uff0e\uff0f~\u2053\u223c\uff5e'

/** A limit for dialled digits: the prefixes, calling code and national number of a phone number have fewer. */
const MAX_DIALLED_LENGTH = 45

/** Matches a number to which a spreadsheet or data frame added `.0`. The zero after the point isn't a digit of the number. */
const DECIMAL = /^(\+?\d{7,})\.0$/

/** Parts of a `tel:` URI (RFC 3966): its start, the context, and a parameter that isn't dialled. */
const PREFIX = 'tel:'
const CONTEXT = ';phone-context='
const SUBADDRESS = ';isub='

/**
 * A valid context is the start of an international number, or a domain. As in libphonenumber-js, all labels of a domain before the last have only
 * digits.
 */
const NUMBER_CONTEXT =
	/^\+[-.()]*[0-9\uff10-\uff19\u0660-\u0669\u06f0-\u06f9][0-9\uff10-\uff19\u0660-\u0669\u06f0-\u06f9\-.()]*$/

const DOMAIN_CONTEXT =
	/^(?:[0-9\uff10-\uff19\u0660-\u0669\u06f0-\u06f9](?:-*[0-9\uff10-\uff19\u0660-\u0669\u06f0-\u06f9])*\.)*[a-zA-Z]+(?:-*[0-9\uff10-\uff19\u0660-\u0669\u06f0-\u06f9])*\.?$/

/**
 * Returns the digits of a phone number, after `+` if it starts with a plus; '' for any other text. A plus alone stays. Leaves out white space,
 * brackets, dashes, dots, slashes, tildes, an extension, and everything before the first and after the last digit. Digits of other scripts become
 * ASCII. The function works like libphonenumber-js, step by step and in linear time, except for a full-width plus and a decimal (D-15).
 *
 * @example
 * phoneDigits('Tel. (020) 7946-0958 ext. 12') // => '02079460958'
 * phoneDigits('+４４ 20 7946 0958') // => '+442079460958'
 * phoneDigits('call me') // => ''
 */
export function phoneDigits(text: string): string {
	if (text.length > MAX_PHONE_LENGTH) return ''
	return plainDigits(text) ?? anyDigits(dropUnseen(text))
}

/**
 * Returns the digits of a text that has only ASCII digits and ordinary punctuation. Returns null for any other text, and for a number with `.0`. It
 * is faster than `phoneDigits`.
 */
export function plainDigits(text: string): string | null {
	let digits = text.charCodeAt(0) === PLUS ? '+' : ''
	let from = digits.length
	for (let i = from; i < text.length; i++) {
		const code = text.charCodeAt(i)
		if (isDigit(code)) continue
		if (!isPunctuation(code)) return null
		if (i > from) digits += text.slice(from, i)
		from = i + 1
	}
	if (text.length - from === 1 && text.endsWith('.0')) return null
	return from === 0 ? text : digits + text.slice(from)
}

/** Returns true for a character that may be between the digits of a number. */
export function isSeparator(character: string): boolean {
	return PUNCTUATION.includes(character)
}

/** Returns true for the punctuation that most numbers have: space ( ) - . / */
export function isPunctuation(code: number): boolean {
	return code === 32 || code === 40 || code === 41 || (code >= 45 && code <= 47)
}

function anyDigits(text: string): string {
	let number = text.includes(CONTEXT) ? withContext(text) : trimmed(text).replace(DECIMAL, '$1')
	const subaddress = number.indexOf(SUBADDRESS)
	if (subaddress > 0) number = number.slice(0, subaddress)
	const extension = extensionStart(number)
	return toAscii(number, extension < 0 ? number.length : extension)
}

/**
 * Returns the number of a `tel:` URI with its context; '' if the context is malformed. Only this differs on purpose from libphonenumber-js 1.13.16.
 * The two patterns of libphonenumber-js are global and keep their position between calls, so it misreads every second such URI.
 */
function withContext(text: string): string {
	const at = text.indexOf(CONTEXT)
	const start = at + CONTEXT.length
	const end = text.indexOf(';', start)
	const context = end < 0 ? text.slice(start) : text.slice(start, end)
	if (!NUMBER_CONTEXT.test(context) && !DOMAIN_CONTEXT.test(context)) return ''
	const prefix = text.indexOf(PREFIX)
	const number = text.substring(prefix < 0 ? 0 : prefix + PREFIX.length, at)
	return context.startsWith('+') ? context + number : number
}

/** Returns the part from the first plus or digit to the last digit or `#`, because some extensions end in `#`. */
export function trimmed(text: string): string {
	let start = 0
	while (start < text.length && !isPlus(text.charCodeAt(start)) && digitOf(text.charCodeAt(start)) < 0) start++
	let end = text.length
	while (end > start && text.charAt(end - 1) !== '#' && digitOf(text.charCodeAt(end - 1)) < 0) end--
	return text.slice(start, end)
}

/**
 * Returns the digits before `end`, after `+` if the number starts with a plus; '' if the text has anything except digits and punctuation.
 * libphonenumber-js 1.13.16 ignores a full-width plus, so it reads `＋33` as a national number. Google's libphonenumber and this function accept a
 * full-width plus. libphonenumber-js also requires three digits, but no plan has shorter numbers.
 */
function toAscii(number: string, end: number): string {
	let digits = isPlus(number.charCodeAt(0)) ? '+' : ''
	for (let i = digits.length; i < end; i++) {
		const digit = digitOf(number.charCodeAt(i))
		if (digit >= 0) digits += String.fromCharCode(48 + digit)
		else if (!isSeparator(number.charAt(i))) return ''
		if (digits.length > MAX_DIALLED_LENGTH) return ''
	}
	return digits
}
