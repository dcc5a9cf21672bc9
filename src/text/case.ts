import { findLetter } from './graphemes.ts'

/**
 * The range of the Georgian alphabet. Its capitals are only used for text that is all in capitals, never for the first letter of a
 * name.
 */
const FIRST_GEORGIAN = 0x10d0
const LAST_GEORGIAN = 0x10ff

/** Marks that Greek drops from capitals: accents, breathings and quantities, but not the diaeresis. */
const GREEK_MARKS = /[\u0300-\u0306\u0311-\u0345]/g
const GREEK = /^[\u0370-\u03ff\u1f00-\u1fff].*$/s

/**
 * Returns the capital of a letter (one grapheme), in NFC. If the capital has several letters, returns only the first. Georgian
 * letters stay as they are. Only the given language tailors the casing: `tr` and `az` keep the dot of i, `el` drops accents.
 *
 * @example
 * capitalize('e\u0301', '') // => 'É'
 * capitalize('ß', '') // => 'S'
 * capitalize('i', 'tr') // => 'İ'
 * capitalize('ა', '') // => 'ა'
 */
export function capitalize(letter: string, language: string): string {
	const code = letter.charCodeAt(0)
	const isGeorgian = code >= FIRST_GEORGIAN && code <= LAST_GEORGIAN
	const upper = isGeorgian ? letter : tailor(letter, language).toUpperCase()
	if (upper.length === 1 && isComposed(code)) return upper
	return (findLetter(upper, 0)?.[0] ?? '').normalize('NFC')
}

/** Returns true for most single letters that are in NFC, with their capitals too: Latin to Arabic, Chinese and Korean. */
function isComposed(code: number): boolean {
	return code < 0x340 || (code > 0x380 && code < 0x958) || (code > 0x3400 && code < 0xd7a4)
}

/** Returns the letter with the changes that its language makes before `toUpperCase`. */
function tailor(letter: string, language: string): string {
	if (language === 'tr' || language === 'az') return letter[0] === 'i' ? `İ${letter.slice(1)}` : letter
	if (language === 'el' && GREEK.test(letter)) return letter.normalize('NFD').replace(GREEK_MARKS, '')
	return letter
}
