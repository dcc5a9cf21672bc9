import { isPlainZip, readZipCharacters, zipCharacters } from '../geo/zip-text.ts'
import type { ZipForms } from '../geo/zips.ts'

/** What keyboards put beside letters and digits: full stops, apostrophes. */
const SIGNS = /[^0-9A-Z]/g

/**
 * The postal code that a text was probably meant to be: without signs such as full stops, with 0 for O and 1 for I, or with the
 * zeros that a spreadsheet drops from the front. Undefined when none of these is a code of the country.
 */
export function suggestZip(text: string, forms: ZipForms): string | undefined {
	const given = zipCharacters(text)
	if (given === null) return undefined
	const characters = isPlainZip(given) ? given : given.replace(SIGNS, '')
	if (characters === '') return undefined
	return readZipCharacters(characters, forms, true) ?? readPadded(characters, forms) ?? undefined
}

/** Reads digits with one or two zeros before them, where a code has as many more. */
function readPadded(characters: string, forms: ZipForms): string | null {
	const longer = characters > 'A' ? 0 : forms.lengths >> (characters.length + 1)
	if (longer & 1) return readZipCharacters(`0${characters}`, forms)
	return longer & 2 ? readZipCharacters(`00${characters}`, forms) : null
}
