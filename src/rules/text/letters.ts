/**
 * Matches a letter or number with the characters that belong to it (UAX #29). First come the jamo of a Hangul syllable, or a letter; then marks,
 * and consonants that a virama joins to the letter. It doesn't match signs that only look like an apostrophe or accent (ʻAukai begins with A), nor
 * the vowel signs and tone marks of the Myanmar script that are graphemes themselves. The pattern matches at most 30 marks, as in stream-safe text
 * (UAX #15), so that its time is bounded.
 */
const LETTER =
	'(?:(?:[\u1100-\u115f\ua960-\ua97c](?=[\u1100-\u11a7\ua960-\ua97c\uac00-\ud7c6])){0,7}[\u1100-\u11ff\ua960-\ua97c\uac00-\ud7fb][\u1160-\u11ff\ud7b0-\ud7fb]{0,7}|(?![\u02b9-\u02ff])[\\p{L}\\p{N}])(?:[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d\u1039\u17d2\u1a60\u1b44\u1bab\ua9c0\uaaf6]\u200d?\\p{Lo}|(?![\u102b\u102c\u1038\u1062-\u106d\u1083\u1087-\u108c\u108f\u109a-\u109c])[\u200d\\p{M}\u200c\u0e33\u0eb3\uff9e\uff9f]){0,30}'

let letter: RegExp | undefined

/**
 * Returns the first grapheme that begins with a letter or number, from an index on, and its index. Returns null if there is none. It needs no Intl.
 *
 * @example
 * findLetter('«Zoe»', 0).index // => 1
 * findLetter('e\u0301tude', 0)[0] // => 'e\u0301'
 * findLetter('🎉 क्षत्रिय', 0)[0] // => 'क्ष'
 */
export function findLetter(text: string, from: number): RegExpExecArray | null {
	letter ??= new RegExp(LETTER, 'gu')
	letter.lastIndex = from
	return letter.exec(text)
}

/**
 * The range of the Georgian alphabet. The capitals of Georgian letters are used only for text in capitals, and never for the first letter of a
 * name.
 */
const FIRST_GEORGIAN = 0x10d0
const LAST_GEORGIAN = 0x10ff

/** The lowest code of a character that joins the character before it. */
const FIRST_MARK = '\u0300'

/** Matches marks that Greek capitals don't have: accents, breathings and quantities, but not the diaeresis. */
const GREEK_MARKS = /[\u0300-\u0306\u0311-\u0345]/g
const GREEK = /^[\u0370-\u03ff\u1f00-\u1fff].*$/s

/**
 * Returns the capital of a letter (one grapheme) in NFC. If the capital consists of several letters, returns the first. Georgian letters stay as
 * they are. Only the given language changes the rules: `tr` and `az` keep the dot of i, and `el` removes accents.
 *
 * @example
 * capitalize('e\u0301', '') // => 'É'
 * capitalize('i', 'tr') // => 'İ'
 * capitalize('ა', '') // => 'ა'
 */
export function capitalize(letter: string, language: string): string {
	const code = letter.charCodeAt(0)
	const isGeorgian = code >= FIRST_GEORGIAN && code <= LAST_GEORGIAN
	const upper = isGeorgian ? letter : tailor(letter, language).toUpperCase()
	// A single Latin letter is its own grapheme, in NFC.
	if (upper.length === 1 && upper < FIRST_MARK) return upper
	return (findLetter(upper, 0)?.[0] ?? '').normalize('NFC')
}

/** Returns a letter as its language changes it before `toUpperCase`. */
function tailor(letter: string, language: string): string {
	if (language === 'tr' || language === 'az') return letter[0] === 'i' ? `İ${letter.slice(1)}` : letter
	if (language === 'el' && GREEK.test(letter)) return letter.normalize('NFD').replace(GREEK_MARKS, '')
	return letter
}
