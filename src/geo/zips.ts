import type { Severity } from '../core/issue.ts'
import { countryIndex } from './country-index.ts'
import { ZIP_FORMS } from './data/zips.ts'
import { stateOf } from './zip-automaton.ts'
import { trimShort } from './zip-text.ts'

/**
 * The postal codes of every country as forms.
 *
 * A form is a code as its country writes it, in capitals, with its separators: `n` stands for a digit, `a` for a letter, `x` for
 * either, `i` for a letter of a British inward code, `e` for a character of an Eircode, `[…]` for one of several characters,
 * `(…|…)` for one of several parts; a prefix in `{…}` may be missing on the way in, `_` is a hyphen that may not; `;` stands
 * between forms, and `?` before those that are doubtful. No form repeats a part, so a reading by them ends with the longest code.
 */

/** What is known of a country's codes. */
export interface ZipForms {
	readonly countryCode: string
	/** The forms as the table writes them; empty where no postal codes are in use. */
	readonly text: string
	/** Where a reading begins, a state of the automaton. */
	readonly start: number
	/** How many letters and digits a code has: bit n is set when one has n. */
	readonly lengths: number
	/** Letters that the code begins with and that senders leave out; mostly empty. */
	readonly prefix: string
	/** Other codes may be in use, so one that does not fit earns a warning. */
	readonly isDoubtful: boolean
	/** How the message of a refusal goes on after the zip; empty until the first. Put together once, for refusals are many. */
	refusal: string
	/** The letters and digits of a code in use; empty where no postal codes are. */
	readonly example: string
	/** How severe it is that an address lacks its zip (D-13); null where no source asks for one. */
	readonly need: Severity | null
}

/** By `countryIndex`; null for what is no country. */
const countries: (ZipForms | null | undefined)[] = []

/** The forms of a country by its alpha-2 code in any case; null for what is no country. */
export function zipForms(countryCode: string): ZipForms | null {
	if (typeof countryCode !== 'string') return null
	return countries[countryIndex(countryCode)] ?? findForms(countryCode)
}

function findForms(countryCode: string): ZipForms | null {
	const letters = trimShort(countryCode)
	if (!/^[A-Za-z]{2}$/.test(letters)) return null
	const code = letters.toUpperCase()
	const index = countryIndex(code)
	if (countries[index] === undefined) countries[index] = decode(code)
	return countries[index]
}

function decode(countryCode: string): ZipForms | null {
	const at = Math.max(ZIP_FORMS.indexOf(`:${countryCode}`), ZIP_FORMS.indexOf(`,${countryCode}`))
	if (at < 0) return null
	const [line = ''] = ZIP_FORMS.slice(ZIP_FORMS.lastIndexOf('\n', at) + 1).split('\n', 1)
	const [text = '', entries = ''] = line.split(':')
	const entry = entries.split(',').find((candidate) => candidate.startsWith(countryCode)) ?? ''
	const forms = text.replace(/[?{}]/g, '').split(';').flatMap(expand)
	return {
		countryCode,
		text,
		start: stateOf(forms),
		lengths: forms.reduce((bits, form) => bits | (1 << lengthOf(form)), 0),
		prefix: text.includes('{') ? (text.split('}')[0] as string).replace(/[^A-Z]/g, '') : '',
		isDoubtful: text.startsWith('?'),
		example: (entry.length > 3 ? entry.slice(2) : text).replace(/\W/g, ''),
		refusal: '',
		need: entry.endsWith('!') ? 'error' : entry.endsWith('?') ? 'warning' : null,
	}
}

/** How many letters and digits a form without parts has; a class counts as one. */
function lengthOf(form: string): number {
	return form.replace(/\[[^[\]]+\]/g, 'x').replace(/\W|_/g, '').length
}

/** All that a form with parts stands for, each without parts. */
function expand(form: string): readonly string[] {
	let texts = ['']
	for (const parts of form.split(/[()]/g)) {
		texts = texts.flatMap((text) => parts.split('|').map((part) => text + part))
	}
	return texts
}
