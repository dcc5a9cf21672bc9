import { isCapitalOrDigit } from './zip-automaton.ts'
import { readZipCharacters } from './zip-text.ts'
import type { ZipForms } from './zips.ts'

/** What keyboards put beside letters and digits: full stops, apostrophes. */
const SIGNS = /[^0-9A-Z]/g

/** Whether a zip may be in a province. */
export type ZipAgrees = (zip: string, country: string, province: string) => boolean

/**
 * The postal code that letters and digits were probably meant to be: without signs such as full stops, with 0 for O and 1 for I,
 * or with the zeros that a spreadsheet drops from the front. Null when none of these is a code of the country, and when it is in
 * another province than the one beside it: then another digit is missing.
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

/** Reads digits with one or two zeros before them, where a code has as many more. */
function readPadded(characters: string, forms: ZipForms): string | null {
	const longer = characters.charCodeAt(0) > 64 ? 0 : forms.lengths >> (characters.length + 1)
	if (longer & 1) return readZipCharacters(`0${characters}`, forms)
	return longer & 2 ? readZipCharacters(`00${characters}`, forms) : null
}
