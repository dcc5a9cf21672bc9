/**
 * The reading of texts by forms of postal codes (`src/zip/zips.ts` has their notation): an automaton whose states are numbers
 * and are made as texts first reach them. A state stands for what may still follow, so equal rests of all countries share one.
 */

/** A row has a column for each character from `FIRST` on; nothing is written with the first two or the last two of them. */
const ROW = 64
const FIRST = 30
/** No code is as long, with its separators. */
const LONGEST_CODE = 16

/** A state is the index where its row begins, and one more, which moves the row too, when a code may end in it. */
const ENDS = 1
/** Two more, when only what may be meant for a code ends in it. */
const MEANT = 2
/** In a row of transitions: not asked for yet. Its own row is empty, so it leads nowhere else. */
export const UNASKED = 0
/** The state that nothing leads out of. */
const DEAD = ROW

const SEPARATORS = [' ', '-']

/** For each character from 0 to Z, what it is also taken for; a full stop, which no code has, for nothing. */
export const TWINS = 'OI...S..B.........8......1..1..0...5......2'

/**
 * At the end of a form that is read loosely: separators and signs may be anywhere, and twins fit too. A country's reading begins with
 * such forms beside the exact ones, so that one walk tells a code, what may be meant for one, and what is neither.
 */
export const LOOSELY = '~'

/** What the small letters of a form stand for, and the hyphen that may not be left out. */
export const CLASSES: Readonly<Record<string, string>> = {
	n: '0-9',
	a: 'A-Z',
	x: '0-9A-Z',
	i: 'ABD-HJLNP-UW-Z',
	e: '0-9AC-FHKNPRTV-Y',
	_: '-',
}

/** By row: the rests of the forms that fit so far; the first two are no states. */
const rests: (readonly string[])[] = [[], []]
/** By row: the separators that may be put in (`_`, a hyphen that must be written, is none); null where forms fit loosely alone. */
const gaps: (readonly string[] | null)[] = [null, null]
const states = new Map<string, number>()
/** The rows of the states, as many as are asked for: a process that reads zips of a few countries has some kilobytes. */
let transitions = /* @__PURE__ */ new Int32Array(2 * ROW)

/** True for what codes are written with, by its character code. */
export function isCapitalOrDigit(character: number): boolean {
	return character >= 48 && character <= 90 && (character <= 57 || character >= 65)
}

/** The state in which forms without parts may follow. */
export function stateOf(forms: readonly string[]): number {
	if (forms.length === 0) return DEAD
	const different = [...new Set(forms)]
	const key = different.join(';')
	let state = states.get(key)
	if (state === undefined) {
		state = rests.length * ROW + (different.includes('') ? ENDS : different.includes(LOOSELY) ? MEANT : 0)
		rests.push(different)
		if (rests.length * ROW > transitions.length) growTable()
		gaps.push(
			different.every((form) => form.endsWith(LOOSELY))
				? null
				: SEPARATORS.filter((separator) => `;${key}`.includes(`;${separator}`)),
		)
		states.set(key, state)
	}
	return state
}

function growTable(): void {
	const grown = new Int32Array(transitions.length * 2)
	grown.set(transitions)
	transitions = grown
}

/**
 * The state after a text; `UNASKED` where the way is new, and for a text that is too long or has other characters than a row. The one
 * loop that every zip goes through: it makes no states, so that engines find it small enough to put it into its callers.
 */
export function walk(start: number, text: string): number {
	if (text.length > LONGEST_CODE) return UNASKED
	let state = start
	let columns = 0
	for (let i = 0; i < text.length; i++) {
		const column = text.charCodeAt(i) - FIRST
		columns |= column
		state = transitions[state + (column & (ROW - 1))] as number
	}
	return columns >>> 6 === 0 ? state : UNASKED
}

/** True in a state in which a code may end. */
export function ends(state: number): boolean {
	return (state & ENDS) === ENDS
}

/** True in a state in which what may be meant for a code ends, and where nothing is known. */
export function mayBeMeant(state: number): boolean {
	return state === UNASKED || (state & MEANT) === MEANT
}

/** True for a text that may follow whole in the state, its separators in place, be the way new or not. */
export function fitsExactly(start: number, text: string): boolean {
	let state = walk(start, text)
	if (state === UNASKED && text.length <= LONGEST_CODE) {
		state = start
		for (let i = 0; i < text.length; i++) state = nextState(state, text.charCodeAt(i))
	}
	return ends(state)
}

/** The state after a character, by its code. */
export function nextState(state: number, character: number): number {
	const column = character - FIRST
	return column > 1 && column < ROW - 2 ? transitions[state + column] || derive(state, column) : DEAD
}

/** The separators that may be put in after a state, null where no form fits. */
export function gapsAfter(state: number): readonly string[] | null {
	return gaps[state >> 6] as readonly string[] | null
}

function derive(state: number, column: number): number {
	const character = column + FIRST
	const twin = TWINS.charCodeAt(character - 48)
	const following: string[] = []
	for (const form of rests[state >> 6] as readonly string[]) {
		const isLoose = form.endsWith(LOOSELY)
		const rest = isLoose && ' _-'.includes(form[0] as string) ? form.slice(1) : form
		const atom = firstAtom(rest)
		if (fits(character, atom) || (isLoose && twin > 46 && fits(twin, atom))) following.push(rest.slice(atom.length))
		else if (isLoose && !isCapitalOrDigit(character)) following.push(rest)
	}
	const next = stateOf(following)
	transitions[state + column] = next
	return next
}

/** The class, letter or digit that a form begins with. */
export function firstAtom(form: string): string {
	return form.slice(0, form.startsWith('[') ? form.indexOf(']') + 1 : 1)
}

/** True for a character in a class such as `n`, `[A-HJ]` or `7`. */
export function fits(character: number, atom: string): boolean {
	const members = atom.length > 1 ? atom.slice(1, -1) : (CLASSES[atom] ?? atom)
	for (let i = 0; i < members.length; i++) {
		const from = members.charCodeAt(i)
		if (members[i + 1] === '-' && i + 2 < members.length) i += 2
		if (character >= from && character <= members.charCodeAt(i)) return true
	}
	return false
}
