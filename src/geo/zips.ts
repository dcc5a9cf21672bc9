import type { Severity } from '../core/issue.ts'
import { readCountryCode } from './countries.ts'
import { ZIP_FORMS } from './data/zips.ts'

/**
 * The postal codes of every country as forms, and the reading of a text by them.
 *
 * A form is a code as its country writes it, in capitals, with its separators: `n` stands for a digit, `a` for a letter, `x` for
 * either, `i` for a letter of a British inward code, `e` for a character of an Eircode, `[…]` for one of several characters,
 * `(…|…)` for one of several parts; a prefix in `{…}` may be missing on the way in; `;` stands between forms, and `?` before
 * those that are doubtful. Read character by character, the forms of a country are an automaton, whose states are made as texts
 * first reach them. No form repeats a part, so a reading ends with the longest code.
 */

/** What the small letters of a form stand for. */
const CLASSES: Readonly<Record<string, string>> = {
	n: '0-9',
	a: 'A-Z',
	x: '0-9A-Z',
	i: 'ABD-HJLN-UW-Z',
	e: '0-9AC-FHKNPRTV-Y',
}

/** What may still follow at one point of a reading. */
interface State {
	/** The rests of the forms that fit so far. */
	readonly rests: readonly string[]
	/** A code may end here. */
	readonly ends: boolean
	/** The state after a character, by its code; undefined until a text first asks. */
	readonly next: (State | null | undefined)[]
}

/** What is known of a country's codes. */
export interface ZipForms {
	readonly countryCode: string
	/** The forms as the table writes them. */
	readonly text: string
	readonly start: State
	/** Letters that the code begins with and that senders leave out; mostly empty. */
	readonly prefix: string
	/** Other codes may be in use, so one that does not fit earns a warning. */
	readonly isDoubtful: boolean
	/** A code in use, in canonical form. */
	readonly example: string
	/** How severe it is that an address lacks its zip (D-13); null where no source asks for one. */
	readonly need: Severity | null
}

/** The character code after Z: nothing from here on is in any form. */
const PAST_Z = 91
const SEPARATORS = [' ', '-']

const states = new Map<string, State>()
const countries = new Map<string, ZipForms | null>()

/** The forms of a country; null where no postal codes are in use, undefined for what is no country. */
export function zipForms(countryCode: string): ZipForms | null | undefined {
	const known = countries.get(countryCode)
	if (known !== undefined) return known
	const code = readCountryCode(countryCode)
	if (code === null) return undefined
	if (!countries.has(code)) countries.set(code, decode(code))
	return countries.get(code)
}

function decode(countryCode: string): ZipForms | null {
	for (const line of ZIP_FORMS.split('\n')) {
		const [text = '', entries = ''] = line.split(':')
		const entry = entries.split(',').find((candidate) => candidate.startsWith(countryCode))
		if (entry === undefined) continue
		const start = stateOf(text.replace(/[?{}]/g, '').split(';').flatMap(expand)) as State
		return {
			countryCode,
			text,
			start,
			prefix: text.includes('{') ? (text.split('}')[0] as string).replace(/[^A-Z]/g, '') : '',
			isDoubtful: text.startsWith('?'),
			example: separateZip(start, entry.slice(2).replace(/\W/g, '')) ?? '',
			need: entry.endsWith('!') ? 'error' : entry.endsWith('?') ? 'warning' : null,
		}
	}
	return null
}

/** True for a text that is a code of the country exactly as the country writes it. */
export function isCanonicalZip(start: State, text: string): boolean {
	let state: State | null = start
	for (let i = 0; i < text.length; i++) {
		state = follow(state, text.charCodeAt(i))
		if (state === null) return false
	}
	return state.ends
}

/** The code that letters and digits in capitals make when their country's separators are put in, or null. */
export function separateZip(start: State, characters: string): string | null {
	return separate(start, characters, false) ?? separate(start, characters, true)
}

/** One reading: at each point, a separator is put in as soon as one fits (`early`), or only when nothing else does. */
function separate(start: State, characters: string, early: boolean): string | null {
	let state = start
	let code = ''
	for (let i = 0; i < characters.length; i++) {
		const character = characters.charCodeAt(i)
		let next = early ? null : follow(state, character)
		for (const separator of SEPARATORS) {
			if (next !== null) break
			const after = follow(state, separator.charCodeAt(0))
			next = after === null ? null : follow(after, character)
			if (next !== null) code += separator
		}
		next ??= follow(state, character)
		if (next === null) return null
		state = next
		code += characters[i]
	}
	return state.ends ? code : null
}

function follow(state: State, character: number): State | null {
	if (character >= PAST_Z) return null
	const known = state.next[character]
	if (known !== undefined) return known
	const rests: string[] = []
	for (const rest of state.rests) {
		if (rest === '') continue
		const end = rest.startsWith('[') ? rest.indexOf(']') + 1 : 1
		if (fits(character, rest.slice(0, end))) rests.push(rest.slice(end))
	}
	const next = stateOf(rests)
	state.next[character] = next
	return next
}

function stateOf(rests: readonly string[]): State | null {
	if (rests.length === 0) return null
	const key = rests.join('|')
	let state = states.get(key)
	if (state === undefined) {
		state = { rests, ends: rests.includes(''), next: new Array<State | null | undefined>(PAST_Z).fill(undefined) }
		states.set(key, state)
	}
	return state
}

/** True for a character in a class such as `n`, `[A-HJ]` or `7`. */
function fits(character: number, atom: string): boolean {
	const members = atom.replace(/[a-z]/g, (letter) => CLASSES[letter] as string).replace(/^\[|\]$/g, '')
	for (let i = 0; i < members.length; i++) {
		const from = members.charCodeAt(i)
		if (members[i + 1] === '-' && i + 2 < members.length) i += 2
		if (character >= from && character <= members.charCodeAt(i)) return true
	}
	return false
}

/** All that a form with parts stands for, each without parts. */
function expand(form: string): readonly string[] {
	const open = form.indexOf('(')
	if (open < 0) return [form]
	const close = form.indexOf(')')
	const parts = form.slice(open + 1, close).split('|')
	return parts.flatMap((part) => expand(form.slice(0, open) + part + form.slice(close + 1)))
}
