import { fitsExactly, isCapitalOrDigit, mayBeMeant } from './zip-automaton.ts'
import { complete } from './zip-complete.ts'
import type { ZipForms } from './zips.ts'

/** No postal code is near as long; a longer text is refused unread. */
const LONGEST_TEXT = 64
/** In place of a text too long to be a code: neither a letter nor a digit, it is none either. */
const TOO_LONG = '-'

/**
 * The signs on cars that mail from abroad puts before a zip (`D-10557`), each after its country. An entry without a sign stands for the first
 * letter of the country code. Singapore writes its letter before the code in brackets: `S(522489)`.
 */
const SIGNS = ' AT BE DE ES FI FR HU IT LU NO PT SE SG LIFL SISLO BABIH EEEST MEMNE MKNMK RSSRB XKRKS SMRSM FIFIN FISF '

/** By country, made when they are first asked for: no form needs them before its rules. */
const fronts = /* @__PURE__ */ new Map<ZipForms, readonly string[]>()

/** Prefixes that mail from abroad puts before the code: the country code, then the country's signs on cars (`D-10557`). */
function frontsOf(forms: ZipForms): readonly string[] {
	const known = fronts.get(forms)
	if (known !== undefined) return known
	const { countryCode } = forms
	const signs = SIGNS.split(' ').filter((sign) => sign.startsWith(countryCode))
	const made = [countryCode, ...signs.map((sign) => sign.slice(2) || countryCode.charAt(0))]
	fronts.set(forms, made)
	return made
}

/**
 * White space, dashes and minus signs, invisible characters, the Japanese postal mark and middle dots, the full stop of 01.310-100 in
 * BR, the slash of 1049/001 in PT, and brackets.
 */
const SEPARATORS = '[\\s./()\\p{Pd}\\p{Cf}\u00b7\u2212\u30fb\u30fc\uff65\uff70\u3012\uff08\uff09\uff0f]'
let separators: RegExp | undefined
const FULL_WIDTH = /[\uff01-\uff5e]/g

/** A text without the space around it; a long one as it is. */
export function trimShort(text: string): string {
	return text.length > LONGEST_TEXT ? text : text.trim()
}

/** The letters and digits of a text, narrow and in capitals, its separators left out; `TOO_LONG` for one that is. */
export function zipCharacters(text: string): string {
	if (text.length > LONGEST_TEXT) return TOO_LONG
	let joined = ''
	let from = 0
	for (let i = 0; i < text.length; i++) {
		const character = text.charCodeAt(i)
		if (character === 32 || character === 45) {
			joined += text.slice(from, i)
			from = i + 1
		} else if (!isCapitalOrDigit(character)) {
			separators ??= new RegExp(SEPARATORS, 'gu')
			return text.replace(separators, '').replace(FULL_WIDTH, narrow).toUpperCase()
		}
	}
	return from === 0 ? text : joined + text.slice(from)
}

/**
 * False for a text that is no code of the country and meant for none, by the state that it was read to: the automaton knows, save
 * of texts with the country's code or sign, or with separators, at their front.
 */
export function isNear(text: string, forms: ZipForms, reached: number): boolean {
	const first = text.charCodeAt(0)
	return (
		mayBeMeant(reached) || !isCapitalOrDigit(first) || frontsOf(forms).some((front) => front.charCodeAt(0) === first)
	)
}

/**
 * The canonical form of letters and digits without separators, with the country's code before them or without (D-13); null for
 * any others. With `twins`, 0 may stand for O and the like.
 */
export function readZipCharacters(characters: string, forms: ZipForms, twins = false): string | null {
	const { prefix } = forms
	const code = readBare(characters, forms, twins)
	if (code !== null) return code
	if (!(characters.charCodeAt(0) > 64)) return prefix === '' ? null : readBare(prefix + characters, forms, twins)
	for (const front of frontsOf(forms)) {
		const rest = characters.startsWith(front) ? readBare(characters.slice(front.length), forms, twins) : null
		if (rest !== null) return rest
	}
	return null
}

/** Reads a text that has as many characters as a code can have. */
function readBare(characters: string, forms: ZipForms, twins: boolean): string | null {
	if (((forms.lengths >> characters.length) & 1) === 0) return null
	if (!twins && fitsExactly(forms.start, characters)) return characters
	return complete(forms.start, characters, twins)
}

function narrow(character: string): string {
	return String.fromCharCode(character.charCodeAt(0) - 0xfee0)
}
