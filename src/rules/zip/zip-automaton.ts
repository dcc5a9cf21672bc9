/**
 * A deterministic finite automaton that matches texts with formats of postal codes (`src/rules/zip/zips.ts` describes their notation).
 * States are numbers, created when a text first reaches them. A state is the list of what may still follow, so equal remainders of
 * all countries share one state.
 */

/** A row has one column for each character from `FIRST` on. The first two and the last two columns are never used. */
const ROW = 64
const FIRST = 30
/** The longest text that is read, in UTF-16 units. Every code is shorter, even with its separators. */
const LONGEST_CODE = 16

/** Flag: a code may end in this state. A state is the index where its row begins, plus flags; the flags also shift the row. */
const ENDS = 1
/** Flag: only a near miss ends in this state. */
const NEAR_MISS_ENDS = 2
/** In a row of transitions: not computed yet. The row of this state is empty, so it leads only to itself. */
export const NOT_COMPUTED = 0
/** The state without transitions to any other. */
const DEAD = ROW

const SEPARATORS = [' ', '-']

/** For each character from 0 to Z, the character that it is mistaken for. A full stop means none, because no code has one. */
const LOOKALIKES = 'OI...S..B.........8......1..1..0...5......2'

/**
 * The end of a form that is matched loosely: separators and signs may be anywhere, and lookalikes also match. A country's start state
 * has both exact and loose forms, so one pass tells whether a text is a code, a near miss, or neither.
 */
export const LOOSELY = '~'

/** The rest of a code whose first part the country doesn't give out: no code ends behind it, even if it fits a form. */
export const NOT_ASSIGNED = '*'

/** The character classes of a form, by letter. `_` is a hyphen that must be written. */
export const CLASSES: Readonly<Record<string, string>> = {
	n: '0-9',
	a: 'A-Z',
	x: '0-9A-Z',
	i: 'ABD-HJLNP-UW-Z',
	e: '0-9AC-FHKNPRTV-Y',
	_: '-',
}

/** By row: the remainders of the forms that match so far. The first two rows are not states. */
const rests: (readonly string[])[] = [[], []]
/**
 * By row: the separators that may be inserted. `_` isn't among them, because that hyphen must be written. Null if only loose forms
 * match.
 */
const gaps: (readonly string[] | null)[] = [null, null]
const states = new Map<string, number>()
/** The rows of all states. It grows with use: a process that reads zips of a few countries has some kilobytes. */
let transitions = /* @__PURE__ */ new Int32Array(2 * ROW)

/** Returns true for a character of codes, by its character code. */
export function isCapitalOrDigit(character: number): boolean {
	return character >= 48 && character <= 90 && (character <= 57 || character >= 65)
}

/** Returns the state in which these forms, which have no alternatives, may follow. */
export function stateOf(forms: readonly string[]): number {
	if (forms.length === 0) return DEAD
	const different = [...new Set(forms)]
	const key = different.join(';')
	let state = states.get(key)
	if (state === undefined) {
		state = rests.length * ROW + flagOf(different)
		rests.push(different)
		if (rests.length * ROW > transitions.length) growTable()
		gaps.push(
			different.every((form) => form.endsWith(LOOSELY) || form === NOT_ASSIGNED)
				? null
				: SEPARATORS.filter((separator) => `;${key}`.includes(`;${separator}`)),
		)
		states.set(key, state)
	}
	return state
}

function flagOf(remainders: readonly string[]): number {
	if (remainders.includes('') && !remainders.includes(NOT_ASSIGNED)) return ENDS
	return remainders.includes(LOOSELY) ? NEAR_MISS_ENDS : 0
}

function growTable(): void {
	const grown = new Int32Array(transitions.length * 2)
	grown.set(transitions)
	transitions = grown
}

/**
 * Returns the state after a text. Returns `NOT_COMPUTED` if a transition isn't computed yet, if the text is too long, or if it has a
 * character outside the rows. It creates no states: every zip goes through this loop.
 */
export function walk(start: number, text: string): number {
	if (text.length > LONGEST_CODE) return NOT_COMPUTED
	let state = start
	let columns = 0
	for (let i = 0; i < text.length; i++) {
		const column = text.charCodeAt(i) - FIRST
		columns |= column
		state = transitions[state + (column & (ROW - 1))] as number
	}
	return columns >>> 6 === 0 ? state : NOT_COMPUTED
}

/** Returns true if a code may end in the state. */
export function ends(state: number): boolean {
	return (state & ENDS) === ENDS
}

/** Returns true if a near miss ends in the state, and for `NOT_COMPUTED`. */
export function mayBeMeant(state: number): boolean {
	return state === NOT_COMPUTED || (state & NEAR_MISS_ENDS) === NEAR_MISS_ENDS
}

/** Returns true if the text, with its separators, is a whole code from this state on. Computes missing transitions. */
export function fitsExactly(start: number, text: string): boolean {
	let state = walk(start, text)
	if (state === NOT_COMPUTED && text.length <= LONGEST_CODE) {
		state = start
		for (let i = 0; i < text.length; i++) state = nextState(state, text.charCodeAt(i))
	}
	return ends(state)
}

/** Returns the state after a character, by its character code. */
export function nextState(state: number, character: number): number {
	const column = character - FIRST
	return column > 1 && column < ROW - 2 ? transitions[state + column] || derive(state, column) : DEAD
}

/** Returns the separators that may be inserted after a state; null if no exact form matches. */
export function gapsAfter(state: number): readonly string[] | null {
	return gaps[state >> 6] as readonly string[] | null
}

/**
 * Inserts the separators of the forms into letters and digits, from index `at` on. Returns null if no form matches. With `lookalikes`,
 * characters may be replaced by those that they are mistaken for.
 */
export function complete(state: number, text: string, lookalikes: boolean, at = 0): string | null {
	if (at === text.length) return ends(state) ? text : null
	const found = completeFrom(state, text, lookalikes, at)
	if (found !== null || !lookalikes) return found
	const lookalike = LOOKALIKES[text.charCodeAt(at) - 48] ?? '.'
	return lookalike === '.'
		? null
		: completeFrom(state, text.slice(0, at) + lookalike + text.slice(at + 1), lookalikes, at)
}

function completeFrom(state: number, text: string, lookalikes: boolean, at: number): string | null {
	const next = nextState(state, text.charCodeAt(at))
	const found = gapsAfter(next) === null ? null : complete(next, text, lookalikes, at + 1)
	if (found !== null) return found
	for (const separator of gapsAfter(state) ?? []) {
		const apart = text.slice(0, at) + separator + text.slice(at)
		const found = completeFrom(nextState(state, separator.charCodeAt(0)), apart, lookalikes, at + 1)
		if (found !== null) return found
	}
	return null
}

function derive(state: number, column: number): number {
	const character = column + FIRST
	const lookalike = LOOKALIKES.charCodeAt(character - 48)
	const following: string[] = []
	for (const form of rests[state >> 6] as readonly string[]) {
		const isLoose = form.endsWith(LOOSELY)
		const rest = isLoose && ' _-'.includes(form.charAt(0)) ? form.slice(1) : form
		const atom = firstAtom(rest)
		if (form === NOT_ASSIGNED) following.push(form)
		else if (fits(character, atom) || (isLoose && lookalike > 46 && fits(lookalike, atom)))
			following.push(rest.slice(atom.length))
		else if (isLoose && !isCapitalOrDigit(character)) following.push(rest)
	}
	const next = stateOf(following)
	transitions[state + column] = next
	return next
}

/** Returns the first class, letter or digit of a form. */
export function firstAtom(form: string): string {
	return form.slice(0, form.startsWith('[') ? form.indexOf(']') + 1 : 1)
}

/** Returns true if a character is in a class such as `n`, `[A-HJ]` or `7`. */
export function fits(character: number, atom: string): boolean {
	// A digit is no class, but `Object.prototype` may have a field of that name.
	const known = Object.hasOwn(CLASSES, atom) ? (CLASSES[atom] as string) : atom
	const members = atom.length > 1 ? atom.slice(1, -1) : known
	for (let i = 0; i < members.length; i++) {
		const from = members.charCodeAt(i)
		if (members[i + 1] === '-' && i + 2 < members.length) i += 2
		if (character >= from && character <= members.charCodeAt(i)) return true
	}
	return false
}
