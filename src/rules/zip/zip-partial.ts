import { zipCharacters } from './read-zip.ts'
import { writeZip } from './zip-format.ts'
import type { ZipForms } from './zips.ts'

/** The most letters and digits to read. No code has as many characters, even with its country's code. */
const MAX_CODE = 16

/**
 * Formats the beginning of a postal code as its country writes it, however it was typed. For CA, `k1a0b` becomes `K1A 0B`. A separator at the end
 * stays, so that people can type a separator. If no code begins like the text, the text is returned unchanged: `hello` stays.
 */
export function formatZip(text: string, forms: ZipForms | null): string {
	if (forms === null || forms.text === '' || forms.text.startsWith('?')) return text
	const characters = zipCharacters(text)
	if (characters === '' || characters.length > MAX_CODE) return text
	const written = text.toUpperCase()
	const isBegun = forms.forms.some(
		({ places }) =>
			written.length <= places.length && [...written].every((sign, at) => places[at]?.characters.includes(sign)),
	)
	if (isBegun) return written
	const begun = forms.forms.map((form) => writeZip(form, characters)).filter((code) => code !== null)
	// The last text in the alphabet has the separators as far back as possible: `SW11` and not `SW1 1`.
	return begun.sort().at(-1) ?? text
}
