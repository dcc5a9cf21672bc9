import { gapsAfter, nextState } from './zip-automaton.ts'
import { zipCharacters } from './zip-text.ts'
import type { ZipForms } from './zips.ts'

/** The most letters and digits that are read. A code has fewer, even with its country's code before it. */
const LONGEST_CODE = 16

/**
 * Formats the beginning of a postal code, in any spelling, as its country writes it. A separator at the end stays, so that people
 * can type it. Returns the text unchanged if no code begins with it: of CA, `k1a0b` is `K1A 0B`, and `hello` stays.
 */
export function formatZip(text: string, forms: ZipForms | null): string {
	if (forms === null || forms.text === '' || forms.text.startsWith('?')) return text
	const characters = zipCharacters(text)
	if (characters === '' || characters.length > LONGEST_CODE) return text
	const written = text.toUpperCase()
	if (written.length <= LONGEST_CODE && begins(forms.start, written)) return written
	return begin(forms.start, characters, 0) ?? text
}

/** Returns true if a code begins with the text, including its separators. */
function begins(start: number, text: string): boolean {
	let state = start
	for (let at = 0; at < text.length; at++) state = nextState(state, text.charCodeAt(at))
	return gapsAfter(state) !== null
}

/** Inserts separators from index `at` on, so that a code begins with the result; null if none does. */
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
