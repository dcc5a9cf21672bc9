import type { Change } from '../core/issue.ts'
import { readZipCharacters, zipCharacters } from '../geo/zip-text.ts'
import type { ZipForms } from '../geo/zips.ts'

/** Characters that are taken for one another, each with what it is tried as. */
const TWINS: Readonly<Record<string, string>> = {
	O: '0',
	I: '1',
	L: '1',
	S: '5',
	B: '8',
	Z: '2',
	'0': 'O',
	'1': 'I',
	'5': 'S',
	'8': 'B',
}

/** At most this many characters are exchanged for their twins. */
const MOST_TWINS = 5

/**
 * The postal code that a text was probably meant to be: without signs such as full stops, with 0 for O and 1 for I, or with the
 * zeros that a spreadsheet drops from the front. Undefined when none of these is a code of the country.
 */
export function suggestZip(text: string, forms: ZipForms): readonly Change[] | undefined {
	const characters = zipCharacters(text)?.replace(/[^0-9A-Z]/g, '')
	if (characters === undefined || characters === '') return undefined
	const code =
		readZipCharacters(characters, forms) ?? readTwins(characters, forms, 0, MOST_TWINS) ?? readPadded(characters, forms)
	return code === null ? undefined : [{ path: ['zip'], value: code }]
}

/** Tries twins from `from` on, the fewest exchanges first at each place. */
function readTwins(characters: string, forms: ZipForms, from: number, left: number): string | null {
	for (let i = from; i < characters.length && left > 0; i++) {
		const twin = TWINS[characters[i] as string]
		if (twin === undefined) continue
		const exchanged = characters.slice(0, i) + twin + characters.slice(i + 1)
		const code = readZipCharacters(exchanged, forms) ?? readTwins(exchanged, forms, i + 1, left - 1)
		if (code !== null) return code
	}
	return null
}

function readPadded(characters: string, forms: ZipForms): string | null {
	if (!/^\d{3,}$/.test(characters)) return null
	return readZipCharacters(`0${characters}`, forms) ?? readZipCharacters(`00${characters}`, forms)
}
