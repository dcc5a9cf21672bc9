import { readCountryCode } from './countries.ts'
import { ZIP_FORMS } from './data/zips.ts'

/**
 * The postal codes of every country as forms, and the reading of a text by them.
 *
 * A form is the code as its country writes it, upper case, with its separators: `n` stands for a digit, `a` for a letter, `x` for
 * either, `i` for a letter of a British inward code, `e` for a character of an Eircode; `[…]` for one of several, `(…|…)` for one
 * of several parts; a prefix in `{…}` may be missing on the way in. Read character by character, the forms of a country are an automaton; its states are made as texts first
 * reach them. No form repeats, so every reading ends after its longest code.
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

/** A country's forms, ready to be read by. */
export interface ZipForms {
	readonly countryCode: string
	readonly start: State
	/** Letters that the code begins with and that senders leave out; mostly empty. */
	readonly prefix: string
	/** The facts are doubtful: other codes may be in use, so one that does not fit earns a warning. */
	readonly isDoubtful: boolean
}

/** The character code after Z: nothing from here on is in any form. */
const PAST_Z = 91

const states = new Map<string, State>()
const countries = new Map<string, ZipForms | null>()

/** The forms of a country; null where no postal codes are in use, undefined for what is no country. */
export function zipForms(countryCode: string): ZipForms | null | undefined {
	const known = countries.get(countryCode)
	if (known !== undefined) return known
	const code = readCountryCode(countryCode)
	if (code === null) return undefined
	if (code !== countryCode) return zipForms(code)
	const forms = decodeForms(code)
	countries.set(code, forms)
	return forms
}

/** The country's line of the table as it is written: `nnn-nnnn`; null where there is none. */
export function findForms(countryCode: string): string | null {
	for (const line of ZIP_FORMS.split('\n')) {
		const colon = line.indexOf(':')
		for (let at = colon + 1; at < line.length; at += 2)
			if (line.startsWith(countryCode, at)) return line.slice(0, colon)
	}
	return null
}

function decodeForms(countryCode: string): ZipForms | null {
	const line = findForms(countryCode)
	if (line === null) return null
	const prefix = /\{(\w+)/.exec(line)?.[1] ?? ''
	const start = stateOf(expand(line.replace(/[?{}]/g, '')))
	return start && { countryCode, start, prefix, isDoubtful: line.startsWith('?') }
}

/** True for a text that is a code of the country exactly as the country writes it. */
export function isCanonicalZip(forms: ZipForms, text: string): boolean {
	let state: State | null = forms.start
	for (let i = 0; i < text.length; i++) {
		state = follow(state, text.charCodeAt(i))
		if (state === null) return false
	}
	return state.ends
}

/** The code that letters and digits in capitals make when their country's separators are put in, or null. */
export function separateZip(forms: ZipForms, characters: string): string | null {
	return separate(forms.start, characters, false) ?? separate(forms.start, characters, true)
}

/** One reading: at each point, a separator is put in as soon as one fits (`early`), or only when nothing else does. */
function separate(start: State, characters: string, early: boolean): string | null {
	let state = start
	let code = ''
	for (let i = 0; i < characters.length; i++) {
		const character = characters.charCodeAt(i)
		let next = early ? null : follow(state, character)
		for (const separator of ' -') {
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

/** All that forms with parts stand for, each without parts. */
function expand(forms: string): readonly string[] {
	return alternatives(forms).flatMap((form) => {
		const open = form.indexOf('(')
		if (open < 0) return [form]
		const close = closing(form, open)
		const afters = expand(form.slice(close + 1))
		return expand(form.slice(open + 1, close)).flatMap((part) =>
			afters.map((after) => form.slice(0, open) + part + after),
		)
	})
}

/** The pieces between the bars that stand in no brackets. */
function alternatives(forms: string): readonly string[] {
	const pieces: string[] = []
	let from = 0
	for (let at = 0; at <= forms.length; at++) {
		if (forms[at] === '(') at = closing(forms, at)
		if (at < forms.length && forms[at] !== '|') continue
		pieces.push(forms.slice(from, at))
		from = at + 1
	}
	return pieces
}

/** Where the bracket that opens at `open` closes. */
function closing(forms: string, open: number): number {
	let depth = 0
	let at = open
	do {
		if (forms[at] === '(') depth++
		else if (forms[at] === ')') depth--
		at++
	} while (depth > 0 && at < forms.length)
	return at - 1
}
