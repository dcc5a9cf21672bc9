import type { Severity } from '../core/issue.ts'
import { isTwoCapitals, oncePerCountry } from '../country/once-per-country.ts'
import { complete, firstAtom, fits, LOOSELY, NOT_ASSIGNED, stateOf } from './zip-automaton.ts'

/**
 * The postal codes of every country as forms.
 *
 * A form is a code in its country's format, in capitals, with separators:
 *
 * - `n` is a digit, `a` a letter, `x` either, `i` a letter of a British inward code, `e` a character of an Eircode.
 * - `[…]` is one of several characters, `(…|…)` one of several parts.
 * - A prefix in `{…}` may be missing in the input. `_` is a hyphen that must not be missing.
 * - `;` separates forms. `?` marks the forms after it as doubtful. `!` begins the first parts that the country doesn't give out,
 *   between `|`.
 *
 * No form has repetition, so reading ends at the longest code.
 */

/** What the tables have about a country's codes. */
export interface ZipForms {
	readonly countryCode: string
	/** The forms as in the table. Empty if no postal codes are in use. Begins with `?` if other codes may exist. */
	readonly text: string
	/** The start state in the automaton. */
	readonly start: number
	/** The same forms, also for the codes that the country doesn't give out; null if none are known. */
	readonly all: ZipForms | null
	/** What codes with zeros in front begin with, in the notation of forms, as far as senders may have lost these zeros. */
	readonly zeros: readonly string[]
	/** The possible numbers of letters and digits: bit n is set if a code has n. */
	readonly lengths: number
	/** Letters at the front of the code that senders may omit; usually empty. */
	readonly prefix: string
	/** A code in use, in its country's format; empty if the country has no postal codes. */
	readonly example: string
	/** The severity of a missing zip (D-13); null if no source requires one. */
	readonly need: Severity | null
}

/** The postal codes of countries. */
export interface ZipFormFacts {
	/** Returns the forms of a country, by its alpha-2 code in any case; null for an unknown country. */
	readonly zipForms: (countryCode: string | undefined) => ZipForms | null
}

/** The beginnings of codes with one zero, and with one or two, where no list has them. */
const ONE_ZERO = '0[1-9]'
const ANY_ZEROS = '0'

/** The longest text that is read as a country's code. */
const LONGEST_TEXT = 64
const TWO_LETTERS = /^[A-Za-z]{2}$/

/** Returns the facts of a table. A country's part is decoded on its first use. */
export function createZipFormFacts(table: string): ZipFormFacts {
	const formsOf = oncePerCountry((countryCode) => decode(table, countryCode))
	return {
		zipForms(countryCode) {
			if (typeof countryCode !== 'string') return null
			const forms = formsOf(countryCode)
			if (forms !== null || countryCode.length > LONGEST_TEXT) return forms
			const letters = countryCode.trim()
			return TWO_LETTERS.test(letters) ? formsOf(letters.toUpperCase()) : null
		},
	}
}

function decode(table: string, countryCode: string): ZipForms | null {
	const at = isTwoCapitals(countryCode) ? table.indexOf(`,${countryCode}`) : -1
	if (at < 0) return null
	const [line = ''] = table.slice(table.lastIndexOf('\n', at) + 1).split(',', 1)
	const [text = '', notAssigned] = line.split('!')
	const [entry = '', first, second] = (table.slice(at + 1).split(/[,\n]/g, 1)[0] as string).split('^')
	const forms = text.replace(/[?{}]/g, '').split(';').flatMap(expand)
	const prefix = text.match(/\{\w+/g)?.[0]?.slice(1) ?? ''
	const zeros = first === undefined ? [] : (first || (second === undefined ? ONE_ZERO : ANY_ZEROS)).split('|')
	const start = stateOf([
		...forms,
		...(notAssigned?.split('|').map((first) => first + NOT_ASSIGNED) ?? []),
		...forms.flatMap((form) => loosen(form, prefix.length, zeros)),
	])
	const letters = entry.slice(2).replace(/\W/g, '') || text.replace(/\W/g, '')
	const known: ZipForms = {
		countryCode,
		text,
		start,
		all: null,
		zeros,
		lengths: forms.reduce((bits, form) => bits | (1 << (form.match(/\[[^[\]]+\]|\w/g)?.length ?? 0)), 0),
		prefix,
		example: complete(start, letters, false) ?? '',
		need: entry.includes('!') ? 'error' : entry.includes('?') ? 'warning' : null,
	}
	return notAssigned === undefined ? known : { ...known, all: { ...known, start: stateOf(forms) } }
}

/**
 * Returns the near misses of a form, as loose forms: the form itself, the form without its prefix (`prefix` is a length), and the
 * form without one or two leading zeros, if codes begin with zeros.
 */
function loosen(form: string, prefix: number, zeros: readonly string[]): readonly string[] {
	const meant = [form, form.slice(prefix)]
	const most = zeros.length === 0 ? 2 : 4
	for (let rest = form; meant.length < most && fits(48, firstAtom(rest)); meant.push(rest))
		rest = rest.slice(firstAtom(rest).length)
	return meant.map((rest) => rest + LOOSELY)
}

/** Expands a form with alternatives into all forms without. */
function expand(form: string): readonly string[] {
	let texts = ['']
	for (const parts of form.split(/[()]/g)) {
		texts = texts.flatMap((text) => parts.split('|').map((part) => text + part))
	}
	return texts
}
