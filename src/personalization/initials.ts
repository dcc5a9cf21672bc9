import { readField } from '../core/read.ts'
import { capitalize } from '../text/case.ts'
import { readLetter } from '../text/graphemes.ts'
import { cutText } from './cut-text.ts'
import { languageOf } from './language.ts'

/** The one ASCII letter whose capital is not the same in every language. */
const SMALL_I = 105
/** Below it no character belongs to the one before. */
const FIRST_MARK = 0x300

export interface InitialsOptions {
	/** A locale whose casing applies: in Turkish, i becomes İ. None is assumed. */
	readonly locale?: string | undefined
}

/** White space, hyphens and dashes beyond ASCII, and the dots between the words of a name in katakana. */
const SEPARATOR = /^[\s\x85\p{Pd}\u30fb\uff65]$/u

/** What follows a name without being part of it. */
const SUFFIX = /^(?:jr|sr|ii|iii|iv)[.,]*$/i
const LONGEST_SUFFIX = 5

/**
 * The initials of a name (D-64): of each word, split at white space and hyphens, the first grapheme that is a letter or number,
 * as a capital in NFC. A trailing Jr, Sr, II, III or IV is dropped, unless the name is nothing else. The empty string where
 * nothing is usable, and for what is no string.
 *
 * @example
 * initials('Mary-Jane') // => 'MJ'
 * initials('van der Berg') // => 'VDB'
 * initials("O'Neil") // => 'O'
 * initials('철수') // => '철'
 * initials('ßmith III') // => 'S'
 * initials('ilker', { locale: 'tr' }) // => 'İ'
 */
export function initials(name: string, options?: InitialsOptions): string {
	return typeof name === 'string' ? readInitials(cutText(name), languageOf(readField(options, 'locale'))) : ''
}

/** The same for a text, in a language as `languageOf` gives it. */
export function readInitials(name: string, language: string): string {
	let found = ''
	/** How much of it stands before the suffixes. */
	let kept = 0
	let start = 0
	for (let at = 0; at <= name.length; at++) {
		if (at < name.length && !isSeparator(name.charCodeAt(at))) continue
		const initial = start < at ? initialOf(name, start, at, language) : ''
		if (initial !== '') {
			const isSuffix = found !== '' && at - start <= LONGEST_SUFFIX && SUFFIX.test(name.slice(start, at))
			found += initial
			if (!isSuffix) kept = found.length
		}
		start = at + 1
	}
	return kept < found.length ? found.slice(0, kept) : found
}

function isSeparator(code: number): boolean {
	if (code < 0x80) return code === 32 || code === 45 || (code > 8 && code < 14)
	return (code < 0xc0 || code > 0x589) && SEPARATOR.test(String.fromCharCode(code))
}

/** The initial of the word between two indexes. */
function initialOf(name: string, start: number, end: number, language: string): string {
	const code = name.charCodeAt(start)
	if (end === start + 1 || name.charCodeAt(start + 1) < FIRST_MARK) {
		if (code > 64 && code < 91) return name[start] as string
		if (code > 96 && code < 123 && (code !== SMALL_I || language === '')) return String.fromCharCode(code - 32)
	}
	const letter = readLetter(name.slice(start, end))
	return letter === '' ? '' : capitalize(letter, language)
}
