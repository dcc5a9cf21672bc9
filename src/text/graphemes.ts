/**
 * A letter or number with the characters that belong to it, by UAX #29: the jamo of a Hangul syllable, or a letter; then
 * marks, and consonants that a virama joins to the letter before. It excludes signs that only look like an apostrophe or an
 * accent (ʻAukai begins with A), and the vowel signs and tone marks of the Myanmar script that are graphemes themselves. It
 * reads at most 30 marks, as in stream-safe text (UAX #15), so that its cost is bounded.
 */
const LETTER =
	'(?:(?:[\u1100-\u115f\ua960-\ua97c](?=[\u1100-\u11a7\ua960-\ua97c\uac00-\ud7c6])){0,7}[\u1100-\u11ff\ua960-\ua97c\uac00-\ud7fb][\u1160-\u11ff\ud7b0-\ud7fb]{0,7}|(?![\u02b9-\u02ff])[\\p{L}\\p{N}])(?:[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d\u1039\u17d2\u1a60\u1b44\u1bab\ua9c0\uaaf6]\u200d?\\p{Lo}|(?![\u102b\u102c\u1038\u1062-\u106d\u1083\u1087-\u108c\u108f\u109a-\u109c])[\u200d\\p{M}\u200c\u0e33\u0eb3\uff9e\uff9f]){0,30}'
let letter: RegExp | undefined

/**
 * Returns the first grapheme at or after an index that begins with a letter or a number, with its index. Returns null if there is
 * none. It needs no Intl.
 *
 * @example
 * findLetter('«Zoe»', 0).index // => 1
 * findLetter('e\u0301tude', 0)[0] // => 'e\u0301'
 * findLetter('🎉 क्षत्रिय', 0)[0] // => 'क्ष'
 * findLetter('—', 0) // => null
 */
export function findLetter(text: string, from: number): RegExpExecArray | null {
	letter ??= new RegExp(LETTER, 'gu')
	letter.lastIndex = from
	return letter.exec(text)
}
