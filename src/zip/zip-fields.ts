import { gapsAfter, nextState } from './zip-automaton.ts'
import { zipCharacters } from './zip-text.ts'
import { zipForms } from './zips.ts'

/** A digit of any script, and any other character. Browsers read patterns of fields in Unicode mode. */
const DIGIT = '\\p{Nd}'
const OTHER = '\\P{Nd}'

/** Forms of digits only, whose separators are optional. */
const DIGITS_ALONE = /^[n\d ()|;[\]-]+$/

/**
 * Returns how many digits the country's postal codes have, if they have only digits and optional separators; an empty list for any
 * other country.
 *
 * @example
 * zipDigits('US') // => [5, 9]
 * zipDigits('JP') // => [7]
 * zipDigits('CA') // => []
 */
export function zipDigits(countryCode: string): readonly number[] {
	const forms = zipForms(countryCode)
	if (forms === null || !DIGITS_ALONE.test(forms.text)) return []
	const counts: number[] = []
	for (let count = 1; count < 32; count++) if (((forms.lengths >> count) & 1) === 1) counts.push(count)
	return counts
}

/**
 * Returns a pattern for a form field, as the source of a regular expression: the right number of digits with anything between them,
 * or nothing. It matches every zip that `checkZipFormat` accepts, in any spelling; `checkZipFormat` then decides. Returns null if
 * codes aren't only digits.
 *
 * @example
 * zipFieldPattern('CA') // => null
 * new RegExp(`^(?:${zipFieldPattern('US')})$`, 'v').test('US-94111') // => true
 * new RegExp(`^(?:${zipFieldPattern('US')})$`, 'v').test('9411') // => false
 */
export function zipFieldPattern(countryCode: string): string | null {
	const counts = zipDigits(countryCode)
	if (counts.length === 0) return null
	return [...counts.map((count) => `${OTHER}*(?:${DIGIT}${OTHER}*){${count}}`), '\\s*'].join('|')
}

/** The most letters and digits that are read. A code has fewer, even with its country's code before it. */
const LONGEST_CODE = 16

/**
 * Formats the beginning of a postal code, in any spelling, as its country writes it. A separator at the end stays, so that people
 * can type it. Returns the text unchanged if no code begins with it.
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
