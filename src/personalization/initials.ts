import { readField } from '../core/read.ts'
import { capitalize, findLetter } from '../text/letters.ts'
import { languageOf } from './language.ts'

/** No character below this one joins the character before it. */
const FIRST_MARK = 0x300

export interface InitialsOptions {
	/** A locale for the casing: in Turkish, i becomes İ. Default: none. */
	readonly locale?: string | undefined
}

const SPACE = 32
/** White space, hyphens and dashes beyond ASCII, and the dots between the words of a name in katakana. */
const SEPARATOR = '^[\\s\\x85\\p{Pd}\u30fb\uff65]$'
let separator: RegExp | undefined
/** No separator is between these two codes. Half of all characters are, including both halves of emoji. */
const LAST_LOW = 0x30fb
const FIRST_HIGH = 0xfe00

/** Suffixes of a name, perhaps in brackets. */
const SUFFIX = /^(?:jr|sr|ii|iii|iv)[.,)\]]*$/i
/**
 * Bit sets of the first letters of the suffixes (I, J and S) and of the second letters (I, R and V): most words skip the
 * pattern.
 */
const FIRST_LETTERS = 0x80600
const SECOND_LETTERS = 0x440200

/**
 * Returns the initials of a name (D-64): from each word, the first grapheme that begins with a letter or number, as a capital in
 * NFC. White space and hyphens separate words.
 *
 * - A trailing Jr, Sr, II, III or IV is dropped, also in brackets, unless it is the whole name.
 * - Letters between periods are one word: the service shows no rule that would tell `J.R.R.` from `St.John`.
 * - The result is the empty string if no character is usable, or if the value is not a string.
 *
 * @example
 * initials('Mary-Jane') // => 'MJ'
 * initials('van der Berg') // => 'VDB'
 * initials("O'Neil") // => 'O'
 * initials('철수') // => '철'
 * initials('John (Jr.)') // => 'J'
 * initials('J.R.R. Tolkien') // => 'JT'
 * initials('ßmith III') // => 'S'
 * initials('ilker', { locale: 'tr' }) // => 'İ'
 */
export function initials(name: string, options?: InitialsOptions): string {
	return typeof name === 'string' ? initialsOf(name, languageOf(readField(options, 'locale'))) : ''
}

/** Returns the initials of a text in a language as `languageOf` returns it. */
export function initialsOf(name: string, language: string): string {
	const { length } = name
	let found = ''
	/** The length of `found` without suffixes. */
	let kept = 0
	for (let at = 0; at < length; at++) {
		let code = name.charCodeAt(at)
		if (isSeparator(code)) continue
		/** A space at the end, because reading beyond it is slow. */
		let next = at + 1 < length ? name.charCodeAt(at + 1) : SPACE
		let initial = name.charAt(at)
		if (!isAlone(code, next)) {
			const letter = findLetter(name, at)
			if (letter === null) break
			at = letter.index
			initial = capitalize(letter[0], language)
			code = name.charCodeAt(at)
			next = at + 1 < length ? name.charCodeAt(at + 1) : SPACE
		} else if (!isCapital(code)) initial = capitalize(initial, language)
		const start = at
		do at++
		while (at < length && !isSeparator(name.charCodeAt(at)))
		const maySuffix = (FIRST_LETTERS >> code) & (SECOND_LETTERS >> next) & 1
		const isSuffix = maySuffix === 1 && found !== '' && SUFFIX.test(name.slice(start, at))
		found += initial
		if (!isSuffix) kept = found.length
	}
	return kept < found.length ? found.slice(0, kept) : found
}

/** Returns true for most letters that are a grapheme by themselves. */
function isAlone(code: number, next: number): boolean {
	return isLetter(code) && (isLetter(next) || !(next >= FIRST_MARK))
}

/** Returns true for letters of Latin, Russian, Chinese and Korean that only a mark can join. */
function isLetter(code: number): boolean {
	if (code < 0x80) return (code | 32) > 96 && (code | 32) < 123
	if (code < 0x250) return code > 0xbf && code !== 0xd7 && code !== 0xf7
	return (code > 0x40f && code < 0x450) || (code > 0x4dff && code < 0x9fa6) || (code > 0xabff && code < 0xd7a4)
}

/** Returns true for a letter of these scripts that is its own capital. */
function isCapital(code: number): boolean {
	return code < 91 || (code > 0xbf && code < 0xdf) || (code > 0x40f && code < 0x430) || code > 0x4dff
}

function isSeparator(code: number): boolean {
	if (code < 0x80) return code < 46 && (code === 32 || code === 45 || (code > 8 && code < 14))
	if (isLetter(code) || (code > LAST_LOW && code < FIRST_HIGH)) return false
	separator ??= new RegExp(SEPARATOR, 'u')
	return separator.test(String.fromCharCode(code))
}
