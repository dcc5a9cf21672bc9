import { isCapitalOrDigit } from './zip-automaton.ts'
import { readZipCharacters } from './zip-text.ts'
import type { ZipForms } from './zips.ts'

/** Signs that keyboards have near letters and digits: full stops, apostrophes. */
const SIGNS = /[^0-9A-Z]/g

/** Returns whether a zip can be in a province. */
export type ZipAgrees = (zip: string, country: string, province: string) => boolean

/**
 * Returns the postal code that the characters probably mean: without signs such as full stops, with 0 for O and 1 for I, or with
 * the leading zeros that a spreadsheet drops. Returns null if none of these is a code of the country. Also returns null if the code
 * is in another province than the address: then a different digit is missing.
 */
export function suggestZip(
	characters: string,
	forms: ZipForms,
	province: string | null,
	agrees: ZipAgrees,
): string | null {
	if (characters === '') return null
	const code = readZipCharacters(characters, forms, true) ?? readPadded(characters, forms)
	if (code !== null) return province === null || agrees(code, forms.countryCode, province) ? code : null
	for (let i = 0; i < characters.length; i++) {
		if (!isCapitalOrDigit(characters.charCodeAt(i)))
			return suggestZip(characters.replace(SIGNS, ''), forms, province, agrees)
	}
	return null
}

/** Reads digits with one or two zeros before them, if codes of that length exist. */
function readPadded(characters: string, forms: ZipForms): string | null {
	const longer = characters.charCodeAt(0) > 64 ? 0 : forms.lengths >> (characters.length + 1)
	if (longer & 1) return readZipCharacters(`0${characters}`, forms)
	return longer & 2 ? readZipCharacters(`00${characters}`, forms) : null
}
