import { isCapitalOrDigit } from '../geo/zip-automaton.ts'
import { readZipCharacters } from '../geo/zip-text.ts'
import type { ZipForms } from '../geo/zips.ts'

/** What keyboards put beside letters and digits: full stops, apostrophes. */
const SIGNS = /[^0-9A-Z]/g

/**
 * The postal code that letters and digits were probably meant to be: without signs such as full stops, with 0 for O and 1 for I,
 * or with the zeros that a spreadsheet drops from the front. Null when none of these is a code of the country.
 */
export function suggestZip(characters: string, forms: ZipForms): string | null {
	if (characters === '') return null
	const code = readZipCharacters(characters, forms, true) ?? readPadded(characters, forms)
	if (code !== null) return code
	for (let i = 0; i < characters.length; i++) {
		if (!isCapitalOrDigit(characters.charCodeAt(i))) return suggestZip(characters.replace(SIGNS, ''), forms)
	}
	return null
}

/** Reads digits with one or two zeros before them, where a code has as many more. */
function readPadded(characters: string, forms: ZipForms): string | null {
	const longer = characters.charCodeAt(0) > 64 ? 0 : forms.lengths >> (characters.length + 1)
	if (longer & 1) return readZipCharacters(`0${characters}`, forms)
	return longer & 2 ? readZipCharacters(`00${characters}`, forms) : null
}
