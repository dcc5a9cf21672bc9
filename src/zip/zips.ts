import type { Severity } from '../core/issue.ts'
import { countryIndex } from '../country/country-index.ts'
import { ZIP_FORMS } from './data/zips.ts'
import { firstAtom, fits, LOOSELY, stateOf } from './zip-automaton.ts'
import { complete } from './zip-complete.ts'

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
	/** The forms as the table writes them; empty where no postal codes are in use, after a `?` where other codes may be. */
	readonly text: string
	/** Where a reading begins, a state of the automaton. */
	readonly start: number
	/** How many letters and digits a code has: bit n is set when one has n. */
	readonly lengths: number
	/** Letters that the code begins with and that senders leave out; mostly empty. */
	readonly prefix: string
	/** A code in use, as its country writes it; empty where no postal codes are. */
	readonly example: string
	/** How severe it is that an address lacks its zip (D-13); null where no source asks for one. */
	readonly need: Severity | null
}

/** By `countryIndex`; null for what is no country. */
const countries: (ZipForms | null | undefined)[] = []

/** A longer text is no country's code. */
const LONGEST_TEXT = 64

/** The forms of a country by its alpha-2 code in any case; null for what is no country. */
export function zipForms(countryCode: string): ZipForms | null {
	if (typeof countryCode !== 'string') return null
	return countries[countryIndex(countryCode)] ?? findForms(countryCode)
}

function findForms(countryCode: string): ZipForms | null {
	const letters = countryCode.length > LONGEST_TEXT ? '' : countryCode.trim()
	if (!/^[A-Za-z]{2}$/.test(letters)) return null
	const code = letters.toUpperCase()
	const index = countryIndex(code)
	countries[index] ??= decode(code)
	return countries[index]
}

function decode(countryCode: string): ZipForms | null {
	const at = ZIP_FORMS.indexOf(`,${countryCode}`)
	if (at < 0) return null
	const [text = ''] = ZIP_FORMS.slice(ZIP_FORMS.lastIndexOf('\n', at) + 1).split(',', 1)
	const [entry = ''] = ZIP_FORMS.slice(at + 1).split(/[,\n]/g)
	const forms = text.replace(/[?{}]/g, '').split(';').flatMap(expand)
	const prefix = text.match(/(?<=\{)\w+/g)?.[0] ?? ''
	const start = stateOf([...forms, ...forms.flatMap((form) => loosen(form, prefix.length))])
	const letters = (entry.length > 3 ? entry.slice(2) : text).replace(/\W/g, '')
	return {
		countryCode,
		text,
		start,
		lengths: forms.reduce((bits, form) => bits | (1 << (form.match(/\[[^[\]]+\]|\w/g)?.length ?? 0)), 0),
		prefix,
		example: complete(start, letters, false) ?? '',
		need: entry.includes('!') ? 'error' : entry.includes('?') ? 'warning' : null,
	}
}

/** What may be meant for a form, as forms to read loosely: itself, without its prefix of so many letters, without one or two zeros first. */
function loosen(form: string, prefix: number): readonly string[] {
	const meant = [form, form.slice(prefix)]
	for (let rest = form; meant.length < 4 && fits(48, firstAtom(rest)); meant.push(rest))
		rest = rest.slice(firstAtom(rest).length)
	return meant.map((rest) => rest + LOOSELY)
}

/** All that a form with parts stands for, each without parts. */
function expand(form: string): readonly string[] {
	let texts = ['']
	for (const parts of form.split(/[()]/g)) {
		texts = texts.flatMap((text) => parts.split('|').map((part) => text + part))
	}
	return texts
}
