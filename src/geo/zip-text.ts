import { isCanonicalZip, separateZip, type ZipForms } from './zips.ts'

/** No postal code is near as long; a longer text is refused unread. */
const LONGEST_TEXT = 64

/** Letters that some countries once wrote before their codes on letters from abroad, by alpha-2 code: D-10557. */
const SIGNS: Readonly<Record<string, string>> = {
	AT: 'A',
	BE: 'B',
	DE: 'D',
	ES: 'E',
	FR: 'F',
	HU: 'H',
	IT: 'I',
	LU: 'L',
	NO: 'N',
	PT: 'P',
	SE: 'S',
}

/** White space, dashes of every script, invisible characters and the Japanese postal mark. */
const SEPARATORS =
	/[-\s\u00ad\u058a\u05be\u1400\u1806\u200b-\u2015\u202a-\u202e\u2043\u2060\u2212\u2e3a\u2e3b\u3012\u301c\u3020\u3030\u3036\u30a0\u30fc\ufe31\ufe32\ufe58\ufe63\uff0d\uff70]/g
const FULL_WIDTH = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g

/**
 * The canonical form of a text that is a postal code of the country, however it is written: full-width, in small letters, with
 * any dashes and spaces or none, with the country's code before it (D-13). Null for any other text.
 */
export function canonicalZip(text: string, forms: ZipForms): string | null {
	if (isCanonicalZip(forms.start, text)) return text
	const characters = zipCharacters(text)
	return characters === null ? null : readZipCharacters(characters, forms)
}

/** The letters and digits of a text, narrow and in capitals, its separators left out; null when it is too long to be a code. */
export function zipCharacters(text: string): string | null {
	if (text.length > LONGEST_TEXT) return null
	return text.replace(SEPARATORS, '').replace(FULL_WIDTH, narrow).toUpperCase()
}

/** The canonical form of letters and digits without separators, with the country's prefix or without. */
export function readZipCharacters(characters: string, forms: ZipForms): string | null {
	const { countryCode, prefix, start } = forms
	const code = separateZip(start, characters)
	if (code !== null) return code
	if (prefix !== '' && characters < 'A') return separateZip(start, prefix + characters)
	if (characters.startsWith(countryCode)) return separateZip(start, characters.slice(2))
	const sign = SIGNS[countryCode]
	return sign !== undefined && characters.startsWith(sign) ? separateZip(start, characters.slice(1)) : null
}

function narrow(character: string): string {
	return String.fromCharCode(character.charCodeAt(0) - 0xfee0)
}
