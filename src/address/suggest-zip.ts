import type { Change } from '../core/issue.ts'
import { readZipCharacters, zipCharacters } from '../geo/zip-text.ts'
import type { ZipForms } from '../geo/zips.ts'

/** What keyboards put beside letters and digits: full stops, apostrophes. */
const SIGNS = /[^0-9A-Z]/g

/**
 * The postal code that a text was probably meant to be: without signs such as full stops, with 0 for O and 1 for I, or with the
 * zeros that a spreadsheet drops from the front. Undefined when none of these is a code of the country.
 */
export function suggestZip(text: string, forms: ZipForms): readonly Change[] | undefined {
	const characters = zipCharacters(text)?.replace(SIGNS, '')
	if (!characters) return undefined
	const code = readZipCharacters(characters, forms, true) ?? readPadded(characters, forms)
	return code === null ? undefined : [{ path: ['zip'], value: code }]
}

function readPadded(characters: string, forms: ZipForms): string | null {
	if (characters > 'A') return null
	return readZipCharacters(`0${characters}`, forms) ?? readZipCharacters(`00${characters}`, forms)
}
