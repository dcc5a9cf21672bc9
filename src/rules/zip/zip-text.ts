import { digitOf } from '../text/digit.ts'
import { writeZip } from './zip-format.ts'
import type { ZipForms } from './zips.ts'

/** The longest text that is read, far longer than any postal code. */
export const MAX_TEXT = 64
/** Replaces a text that is too long: it has no letters or digits, so no code matches. */
const TOO_LONG = '-'

/**
 * White space, dashes, minus signs, invisible characters, the Japanese postal mark, middle dots, brackets, the full stop of
 * 01.310-100 in BR, and the slash of 1049/001 in PT.
 */
const SEPARATORS = '[\\s./()\\p{Pd}\\p{Cf}\u00b7\u2212\u30fb\u30fc\uff65\uff70\u3012\uff08\uff09\uff0f]'
let separators: RegExp | undefined
/** Letters and digits of codes, with the usual separators. */
const CODE_SIGNS = /^[0-9A-Za-z -]*$/
const BEYOND_ASCII = /[\u0080-\uffff]/g

/** Trims a text; returns a long one unchanged. */
export function trimShort(text: string): string {
	return text.length > MAX_TEXT ? text : text.trim()
}

/**
 * Returns the letters and digits of a text, half-width and in capitals, without separators. Digits of any script become ASCII.
 * Returns `TOO_LONG` for a text that is too long.
 */
export function zipCharacters(text: string): string {
	if (text.length > MAX_TEXT) return TOO_LONG
	if (CODE_SIGNS.test(text)) return text.replace(/[ -]/g, '').toUpperCase()
	separators ??= new RegExp(SEPARATORS, 'gu')
	return text.replace(separators, '').replace(BEYOND_ASCII, narrow).toUpperCase()
}

/** What France and its neighbours write behind the code and the city of a large receiver: `75321 Paris CEDEX 07`. */
export const CEDEX: RegExp = /\bcedex(?: \d{1,2})?$/gi

/**
 * Returns the canonical form of letters and digits without separators, with or without the country's code before them (D-13); null
 * if they are not a code that `pattern` matches. With `lookalikes`, 0 may be read as O and so on.
 */
export function readZipCharacters(
	characters: string,
	forms: ZipForms,
	lookalikes = false,
	pattern: RegExp = forms.pattern,
): string | null {
	const isLetter = characters.charCodeAt(0) > 64
	const fronts = isLetter ? forms.fronts.filter((front) => characters.startsWith(front)) : []
	const others = isLetter || forms.prefix === '' ? [] : [forms.prefix + characters]
	for (const bare of [characters, ...others, ...fronts.map((front) => characters.slice(front.length))]) {
		let found: string | null = null
		for (const form of forms.forms) {
			const code = form.count === bare.length ? writeZip(form, bare, lookalikes) : null
			if (code === null || !pattern.test(code)) continue
			if (found === null || keptIn(code, bare) > keptIn(found, bare)) found = code
		}
		if (found !== null) return found
	}
	return null
}

/** Returns which characters a code keeps, as ones and zeros. Of two codes, the one that keeps earlier characters is greater. */
function keptIn(code: string, characters: string): string {
	const read = code.replace(/[ -]/g, '')
	return Array.from(characters, (character, at) => (character === read[at] ? '1' : '0')).join('')
}

/** Returns the ASCII character for a digit of any script and for a full-width character; any other character stays. */
function narrow(character: string): string {
	const code = character.charCodeAt(0)
	const digit = digitOf(code)
	if (digit >= 0) return String(digit)
	return code > 0xff00 && code < 0xff5f ? String.fromCharCode(code - 0xfee0) : character
}
