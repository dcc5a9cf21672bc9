import { complete, fitsExactly } from './zip-automaton.ts'
import type { ZipForms } from './zips.ts'

/** No postal code is near as long; a longer text is refused unread. */
const LONGEST_TEXT = 64

/** Countries whose sign on cars, the first letter of the code, was written before zips on letters from abroad: D-10557. */
const WITH_LETTER = 'AT BE DE ES FR HU IT LU NO PT SE'

/** White space, dashes and minus signs, invisible characters, and the Japanese postal mark. */
const SEPARATORS = /[\s\p{Pd}\p{Cf}\u2212\u30fc\uff70\u3012]/gu
const FULL_WIDTH = /[\uff01-\uff5e]/g
/** A text without the space around it; a long one as it is. */
export function trimShort(text: string): string {
	return text.length > LONGEST_TEXT ? text : text.trim()
}

/** True for letters and digits alone, in capitals: nothing to normalise. */
export function isPlainZip(text: string): boolean {
	for (let i = 0; i < text.length; i++) {
		const character = text.charCodeAt(i)
		if (character < 48 || character > 90 || (character > 57 && character < 65)) return false
	}
	return true
}

/**
 * The canonical form of a text that is a postal code of the country, however it is written: full-width, in small letters, with
 * any dashes and spaces or none, with the country's code before it (D-13). Null for any other text.
 */
export function canonicalZip(text: string, forms: ZipForms): string | null {
	if (fitsExactly(forms.start, text)) return text
	const characters = zipCharacters(text)
	return characters === null ? null : readZipCharacters(characters, forms)
}

/** The letters and digits of a text, narrow and in capitals, its separators left out; null when it is too long to be a code. */
export function zipCharacters(text: string): string | null {
	if (text.length > LONGEST_TEXT) return null
	if (isPlainZip(text)) return text
	const joined = text.replace(/[ -]/g, '')
	return isPlainZip(joined) ? joined : joined.replace(SEPARATORS, '').replace(FULL_WIDTH, narrow).toUpperCase()
}

/**
 * The canonical form of letters and digits without separators, with the country's code before them or without; with `twins`, 0
 * may stand for O and the like.
 */
export function readZipCharacters(characters: string, forms: ZipForms, twins = false): string | null {
	const { countryCode, prefix } = forms
	const code = readBare(characters, forms, twins)
	if (code !== null) return code
	if (characters < 'A') return prefix === '' ? null : readBare(prefix + characters, forms, twins)
	if (characters.startsWith(countryCode)) return readBare(characters.slice(2), forms, twins)
	const sign = countryCode === 'LI' ? 'FL' : WITH_LETTER.includes(countryCode) ? (countryCode[0] as string) : '-'
	return characters.startsWith(sign) ? readBare(characters.slice(sign.length), forms, twins) : null
}

/** Reads a text that has as many characters as a code can have. */
function readBare(characters: string, forms: ZipForms, twins: boolean): string | null {
	return (forms.lengths >> characters.length) & 1 ? complete(forms.start, characters, twins) : null
}

function narrow(character: string): string {
	return String.fromCharCode(character.charCodeAt(0) - 0xfee0)
}
