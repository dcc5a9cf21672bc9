import { typeName } from '../core/read.ts'
import { NO_PLACE, type ZipPlace } from '../province/zip-place.ts'
import { digitOf } from '../text/digit.ts'
import { isPlaceholder } from '../text/placeholder.ts'
import { dropUnseen } from '../text/unseen.ts'
import { writeZip } from './zip-format.ts'
import { placeOfZip, type ZipFacts, type ZipForms } from './zips.ts'

/** A zip after reading. The rules for zips and the rules for provinces share it. */
export interface ZipReading {
	/** The postal codes of the country for which the zip was read. */
	readonly forms: ZipForms
	/** The trimmed text; for any other value, the name of its type. */
	readonly text: string
	readonly isText: boolean
	/** The text or number as it was typed, for a suggestion; an empty text for any other value. */
	readonly typed: string
	/** The letters and digits of `typed`. */
	readonly characters: string
	/** The code in its country's format; null if the text isn't a code. */
	readonly code: string | null
	/** The code in its country's format if the country doesn't use this code (D-13); otherwise null. */
	readonly notAssigned: string | null
	readonly place: ZipPlace
}

/** The most characters of a text that is read. Every postal code is much shorter. */
const MAX_TEXT = 64

/**
 * Matches white space, dashes, minus signs, invisible characters, the Japanese postal mark, middle dots and brackets. Also matches the full stop of
 * `01.310-100` in BR, and the slash of `1049/001` in PT.
 */
const SEPARATORS = '[\\s./()\\p{Pd}\\p{Cf}\u00b7\u2212\u30fb\u30fc\uff65\uff70\u3012\uff08\uff09\uff0f]'
let separators: RegExp | undefined
/** Matches letters and digits of codes, and the usual separators. */
const CODE_SIGNS = /^[0-9A-Za-z -]*$/
const BEYOND_ASCII = /[\u0080-\uffff]/g

/**
 * Matches a number that a spreadsheet or data frame wrote with a decimal. The zero after the point isn't a digit of the code, and the code may have
 * lost a zero at its start.
 */
const DECIMAL = /^(\d+)\.0$/

/** Matches a code of zeros, with or without separators and the country's letters before it. No country's list has such a code. */
const ZEROS = /^(?:[A-Z]{2,3}[- ]?)?[0 -]+$/

/** Returns whether a code consists of zeros. People without a code type this. */
export function isZeros(code: string): boolean {
	return code.endsWith('0') && ZEROS.test(code)
}

/** Reads a zip in any spelling for a country (D-13). A missing value is read as an empty text. */
export function readZip(zip: unknown, forms: ZipForms): ZipReading {
	const given = zip ?? ''
	if (typeof given === 'string') return readText(given, forms)
	const typed = typeof given === 'number' ? String(given) : ''
	const none = { code: null, notAssigned: null, place: NO_PLACE }
	return { forms, text: typeName(given), isText: false, typed, characters: zipCharacters(typed), ...none }
}

function readText(given: string, forms: ZipForms): ZipReading {
	const isShort = given.length <= MAX_TEXT
	if (isShort && forms.pattern.test(given) && !isZeros(given)) {
		const place = placeOfZip(given, forms)
		return { forms, text: given, isText: true, typed: given, characters: given, code: given, notAssigned: null, place }
	}
	const text = isShort ? given.trim() : given
	const typed = isShort ? text.replace(DECIMAL, '$1') : ''
	const characters = zipCharacters(typed)
	const isCode = characters !== '' && typed === text
	const found = isCode ? readZipCharacters(characters, forms) : null
	const code = found !== null && isZeros(found) ? null : found
	const isUnread = isCode && found === null && forms.anyPattern !== null
	const unread = isUnread ? readZipCharacters(characters, forms, false, forms.anyPattern) : null
	const notAssigned = code === null ? (found ?? unread) : null
	if (code === null && notAssigned === null && isShort && isPlaceholder(text))
		return { forms, text: '', isText: true, typed: '', characters: '', code, notAssigned, place: NO_PLACE }
	return { forms, text, isText: true, typed, characters, code, notAssigned, place: placeOfZip(code, forms) }
}

/** Returns a zip in its country's format; null if a text isn't a code, or if the code isn't in use. */
export function findZip(zips: ZipFacts, zip: unknown, countryCode: string | undefined): string | null {
	const forms = zips.zipForms(countryCode)
	return forms === null ? null : readZip(zip, forms).code
}

/**
 * Returns the letters and digits of a text in capitals and half-width form, without separators. Digits of any script become ASCII. Returns an empty
 * text if the text is too long.
 */
export function zipCharacters(text: string): string {
	if (text.length > MAX_TEXT) return ''
	if (CODE_SIGNS.test(text)) return text.replace(/[ -]/g, '').toUpperCase()
	separators ??= new RegExp(SEPARATORS, 'gu')
	return dropUnseen(text).replace(separators, '').replace(BEYOND_ASCII, narrow).toUpperCase()
}

/**
 * Returns the code that letters and digits without separators form, in its country's format (D-13). The country's code may be before them. Null if
 * `pattern` doesn't match the code. With `lookalikes`, a character may be read as a similar one, such as 0 as O.
 */
export function readZipCharacters(
	characters: string,
	forms: ZipForms,
	lookalikes = false,
	pattern: RegExp | null = forms.pattern,
): string | null {
	const code = readForms(characters, forms, lookalikes, pattern)
	if (code !== null) return code
	if (characters.charCodeAt(0) <= 64)
		return forms.prefix === '' ? null : readForms(forms.prefix + characters, forms, lookalikes, pattern)
	for (const front of forms.fronts) {
		const found = characters.startsWith(front)
			? readForms(characters.slice(front.length), forms, lookalikes, pattern)
			: null
		if (found !== null) return found
	}
	return null
}

/** Puts the characters into each shape of this length. Returns the code that changes the fewest characters. */
function readForms(
	characters: string,
	{ shapes }: ZipForms,
	lookalikes: boolean,
	pattern: RegExp | null,
): string | null {
	let found: string | null = null
	for (const shape of shapes) {
		const code = shape.count === characters.length ? writeZip(shape, characters, lookalikes) : null
		if (code === null || pattern?.test(code) !== true) continue
		if (found === null || keptIn(code, characters) > keptIn(found, characters)) found = code
	}
	return found
}

/** Returns the characters that a code keeps, as ones and zeros. Of two codes, the greater is the code that keeps earlier characters. */
function keptIn(code: string, characters: string): string {
	const read = code.replace(/[ -]/g, '')
	return Array.from(characters, (character, at) => (character === read[at] ? '1' : '0')).join('')
}

/** Returns the ASCII character for a digit of any script, and for a full-width character. Any other character stays. */
function narrow(character: string): string {
	const code = character.charCodeAt(0)
	const digit = digitOf(code)
	if (digit >= 0) return String(digit)
	return code > 0xff00 && code < 0xff5f ? String.fromCharCode(code - 0xfee0) : character
}
