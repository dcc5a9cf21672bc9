import { readField } from '../core/read.ts'
import { capitalize, findLetter } from '../text/letters.ts'
import { languageOf } from './language.ts'

export interface InitialsOptions {
	/** The language for capitals, as a tag. In Turkish, i becomes İ. Default: none. */
	readonly language?: string | undefined
}

/** Matches what separates words: white space, the hyphens and dashes of Unicode (Pd), and the dots between the words of a katakana name. */
const WORDS =
	/[^\s\x85\-\u058a\u05be\u1400\u1806\u2010-\u2015\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\u30fb\uff65]+/g

/** Suffixes of a name, perhaps in brackets. */
const SUFFIX = /^(?:jr|sr|ii|iii|iv)[.,)\]]*$/i

/**
 * Returns the initials of a name (D-64): the first grapheme of each word that begins with a letter or number, as a capital in NFC. White space and
 * hyphens separate words.
 *
 * - Jr, Sr, II, III or IV at the end is left out, also in parentheses, unless it is the whole name.
 * - Letters between periods count as one word, because no documented rule separates `J.R.R.` from `St.John`.
 * - The result is an empty string if no character is usable, or if the value isn't a string.
 *
 * @example
 * toInitials('Mary-Jane') // => 'MJ'
 * toInitials('J.R.R. Tolkien') // => 'JT'
 * toInitials('ilker', { language: 'tr' }) // => 'İ'
 */
export function toInitials(name: string, options?: InitialsOptions): string {
	return typeof name === 'string' ? initialsOf(name, languageOf(readField(options, 'language'))) : ''
}

/** Returns the initials of a text. The language is one that `languageOf` returned. */
export function initialsOf(name: string, language: string): string {
	let found = ''
	/** The initials of the words before the suffixes at the end. */
	let kept = ''
	for (const word of name.match(WORDS) ?? []) {
		const letter = findLetter(word, 0)
		if (letter === null) continue
		const isSuffix = found !== '' && SUFFIX.test(word.slice(letter.index))
		found += capitalize(letter[0], language)
		if (!isSuffix) kept = found
	}
	return kept
}
