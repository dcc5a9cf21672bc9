import { gapsAfter, nextState } from './zip-automaton.ts'
import { zipCharacters } from './zip-text.ts'
import { zipForms } from './zips.ts'

/** More letters and digits than a code has, with its country's before it. */
const LONGEST_CODE = 16

/**
 * The beginning of a postal code as its country writes it, separators in place, of any spelling of it; a separator at its end stays, so
 * that it can be typed. A text that no code begins with stays as it is.
 *
 * @example
 * formatZip('k1a0b', 'CA') // => 'K1A 0B'
 * formatZip('941031', 'US') // => '94103-1'
 * formatZip('M1 1', 'GB') // => 'M1 1'
 * formatZip('hello', 'US') // => 'hello'
 */
export function formatZip(text: string, countryCode: string): string {
	const forms = zipForms(countryCode)
	if (forms === null || forms.text === '' || forms.text.startsWith('?')) return text
	const characters = zipCharacters(text)
	if (characters === '' || characters.length > LONGEST_CODE) return text
	const written = text.toUpperCase()
	if (written.length <= LONGEST_CODE && begins(forms.start, written)) return written
	return begin(forms.start, characters, 0) ?? text
}

/** True where a code begins with the text, its separators in place. */
function begins(start: number, text: string): boolean {
	let state = start
	for (let at = 0; at < text.length; at++) state = nextState(state, text.charCodeAt(at))
	return gapsAfter(state) !== null
}

/** The text of letters and digits with separators put in from a character on, so that a code begins with it; null where none does. */
function begin(state: number, text: string, at: number): string | null {
	if (gapsAfter(state) === null) return null
	if (at === text.length) return text
	const found = begin(nextState(state, text.charCodeAt(at)), text, at + 1)
	if (found !== null) return found
	for (const separator of gapsAfter(state) ?? []) {
		const next = nextState(state, separator.charCodeAt(0))
		const apart = begin(next, text.slice(0, at) + separator + text.slice(at), at + 1)
		if (apart !== null) return apart
	}
	return null
}
