/** The digit zero in other scripts: Arabic, eastern Arabic, Thai, Lao, Tibetan, Myanmar, Khmer, Mongolian, full-width. Nine digits follow each. */
const ZEROS = '\u0660\u06f0\u0e50\u0ed0\u0f20\u1040\u17e0\u1810\uff10'

/** The zero of Devanagari. The zeros of Bengali and of eight more scripts of India and Sri Lanka follow at intervals of 128. */
const FIRST_INDIC = 0x966
const LAST_INDIC = 0xdef

/** Returns true for the character code of an ASCII digit. */
export function isDigit(code: number): boolean {
	return code >= 48 && code <= 57
}

/**
 * Returns the value of a decimal digit by its character code, in any script in which a country writes numbers; -1 for any other character.
 *
 * @example
 * digitOf('٣'.charCodeAt(0)) // => 3
 * digitOf('४'.charCodeAt(0)) // => 4
 */
export function digitOf(code: number): number {
	if (code < 0x660) return isDigit(code) ? code - 48 : -1
	let value = -1
	if (code >= FIRST_INDIC && code <= LAST_INDIC) value = (code - FIRST_INDIC) & 127
	else for (const zero of ZEROS) if (code >= zero.charCodeAt(0)) value = code - zero.charCodeAt(0)
	return value < 10 ? value : -1
}
