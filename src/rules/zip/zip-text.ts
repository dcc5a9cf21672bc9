import { digitOf, isDigit } from '../text/digit.ts'
import { complete, fitsExactly, isCapitalOrDigit, mayBeMeant } from './zip-automaton.ts'
import type { ZipForms } from './zips.ts'

/** The longest text that is read, far longer than any postal code. */
const LONGEST_TEXT = 64
/** Replaces a text that is too long: it has no letters or digits, so no code matches. */
const TOO_LONG = '-'

/**
 * Vehicle registration codes that mail from abroad puts before a zip (`D-10557`), each after its country's alpha-2 code. An entry
 * with only the alpha-2 code means its first letter. The United Kingdom is also UK. Singapore writes its letter before the code in brackets, `S(522489)`,
 * or its name: `Singapore 522489`.
 */
const SIGNS =
	' AT BE DE ES FI FR GBUK HU IT JP LU MT NO PT SE SG SGSINGAPORE AUAUS BABIH CACDN CLRCH EEEST FIFIN FISF IEIRL ININD LIFL MEMNE MKNMK MXMEX RSSRB RURUS SISLO SMRSM USUSA XKRKS '

/** A cache by country, filled on first use. */
const fronts = /* @__PURE__ */ new Map<string, readonly string[]>()

/**
 * Returns the prefixes that mail from abroad puts before the code: the country's alpha-2 code, then its vehicle registration codes
 * (`D-10557`).
 */
export function frontsOf({ countryCode }: ZipForms): readonly string[] {
	const known = fronts.get(countryCode)
	if (known !== undefined) return known
	const signs = SIGNS.split(' ').filter((sign) => sign.startsWith(countryCode))
	const made = [countryCode, ...signs.map((sign) => sign.slice(2) || countryCode.charAt(0))]
	fronts.set(countryCode, made)
	return made
}

/**
 * White space, dashes, minus signs, invisible characters, the Japanese postal mark, middle dots, brackets, the full stop of
 * 01.310-100 in BR, and the slash of 1049/001 in PT.
 */
const SEPARATORS = '[\\s./()\\p{Pd}\\p{Cf}\u00b7\u2212\u30fb\u30fc\uff65\uff70\u3012\uff08\uff09\uff0f]'
let separators: RegExp | undefined
const BEYOND_ASCII = /[\u0080-\uffff]/g

/** Trims a text; returns a long one unchanged. */
export function trimShort(text: string): string {
	return text.length > LONGEST_TEXT ? text : text.trim()
}

/**
 * Returns the letters and digits of a text, half-width and in capitals, without separators. Digits of any script become ASCII.
 * Returns `TOO_LONG` for a text that is too long.
 */
export function zipCharacters(text: string): string {
	if (text.length > LONGEST_TEXT) return TOO_LONG
	let joined = ''
	let from = 0
	let small = false
	for (let i = 0; i < text.length; i++) {
		const character = text.charCodeAt(i)
		if (character === 32 || character === 45) {
			joined += text.slice(from, i)
			from = i + 1
		} else if (character >= 97 && character <= 122) small = true
		else if (!isCapitalOrDigit(character)) {
			separators ??= new RegExp(SEPARATORS, 'gu')
			return text.replace(separators, '').replace(BEYOND_ASCII, narrow).toUpperCase()
		}
	}
	const characters = from === 0 ? text : joined + text.slice(from)
	return small ? characters.toUpperCase() : characters
}

/** What France and its neighbours write behind the code and the city of a large receiver: `75321 Paris CEDEX 07`. */
export const CEDEX: RegExp = /\bcedex(?: \d{1,2})?$/gi

/** Capitals and digits in one piece, without two letters at the front or the end: those may be the country's. */
const ONE_PIECE = /^(?![A-Z]{2})[0-9A-Z]*\d[A-Z]?$/g

/**
 * Returns false if a text is neither a code of the country nor a near miss, by the state after reading it. The automaton doesn't
 * know texts with the country's code, a label or a word at one end, nor separators there: these return true. A long text is neither.
 */
export function isNear(text: string, { countryCode }: ZipForms, reached: number): boolean {
	if (text.length > LONGEST_TEXT) return false
	const first = text.charCodeAt(0)
	if (mayBeMeant(reached)) return true
	// Surplus zeros are the only digits that a code can be without.
	if (isDigit(first) && isDigit(text.charCodeAt(text.length - 1))) return first === 48 || text.search(CEDEX) > 0
	return text.search(ONE_PIECE) < 0 || first === countryCode.charCodeAt(0)
}

/**
 * Returns the canonical form of letters and digits without separators, with or without the country's code before them (D-13); null
 * if they are not a code. With `lookalikes`, 0 may be read as O and so on.
 */
export function readZipCharacters(characters: string, forms: ZipForms, lookalikes = false): string | null {
	const { prefix } = forms
	const code = readBare(characters, forms, lookalikes)
	if (code !== null) return code
	if (!(characters.charCodeAt(0) > 64)) return prefix === '' ? null : readBare(prefix + characters, forms, lookalikes)
	for (const front of frontsOf(forms)) {
		const rest = characters.startsWith(front) ? readBare(characters.slice(front.length), forms, lookalikes) : null
		if (rest !== null) return rest
	}
	return null
}

/** Reads a text if its length is one that codes have. */
function readBare(characters: string, forms: ZipForms, lookalikes: boolean): string | null {
	if (((forms.lengths >> characters.length) & 1) === 0) return null
	if (!lookalikes && fitsExactly(forms.start, characters)) return characters
	return complete(forms.start, characters, lookalikes)
}

/** Returns the ASCII character for a digit of any script and for a full-width character; any other character stays. */
function narrow(character: string): string {
	const code = character.charCodeAt(0)
	const digit = digitOf(code)
	if (digit >= 0) return String(digit)
	return code > 0xff00 && code < 0xff5f ? String.fromCharCode(code - 0xfee0) : character
}
