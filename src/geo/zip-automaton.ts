/**
 * The reading of texts by forms of postal codes (`src/geo/zips.ts` has their notation): an automaton whose states are numbers
 * and are made as texts first reach them. A state stands for what may still follow, so equal rests of all countries share one.
 */

/** A row has a column for each character from `FIRST` on; nothing is written with the first or the last of them. */
const ROW = 64
const FIRST = 31
/** No code is as long, with its separators. */
const LONGEST_CODE = 16

/** A state is the index where its row begins, and one more, which moves the row too, when a code may end in it. */
const ENDS = 1
/** In a row of transitions: not asked for yet. Its own row is empty, so it leads nowhere else. */
const UNASKED = 0
/** The state that nothing leads out of. */
const DEAD = ROW

const SEPARATORS = [32, 45] // space and hyphen

/** For each character from 0 to Z, what it is also taken for; a full stop, which no code has, for nothing. */
const TWINS = 'OI...S..B.........8......1..1..0...5......2'

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
const states = new Map<string, number>()
/** Rows for all states that 16 bits can number: twice as many as all texts reach, which a test counts. */
const transitions = /* @__PURE__ */ new Uint16Array(1024 * ROW)

/** The state in which forms without parts may follow. */
export function stateOf(forms: readonly string[]): number {
	if (forms.length === 0) return DEAD
	const key = forms.join(';')
	let state = states.get(key)
	if (state === undefined) {
		state = rests.length * ROW + (forms.includes('') ? ENDS : 0)
		rests.push(forms)
		states.set(key, state)
	}
	return state
}

/** True for a text that may follow whole in the state, its separators in place: the one loop that every zip goes through. */
export function fitsExactly(start: number, text: string): boolean {
	if (text.length > LONGEST_CODE) return false
	let state = start
	let columns = 0
	for (let i = 0; i < text.length; i++) {
		const column = text.charCodeAt(i) - FIRST
		columns |= column
		state = transitions[state + (column & (ROW - 1))] as number
	}
	if (state === UNASKED) state = followAll(start, text)
	return (state & ENDS) === ENDS && columns >= 0 && columns < ROW
}

/** The same walk where it is new. In a function of its own, so that engines put the loop above into its callers. */
function followAll(start: number, text: string): number {
	let state = start
	for (let i = 0; i < text.length; i++) state = follow(state, text.charCodeAt(i))
	return state
}

/** The state after a character, by its code. */
export function follow(state: number, character: number): number {
	const column = character - FIRST
	return column >= 0 && column < ROW ? transitions[state + column] || derive(state, column) : DEAD
}

/**
 * The text that letters and digits make when the separators of the forms are put in, null when no form fits. With `twins`,
 * characters may be exchanged for those that they are taken for.
 */
export function complete(state: number, characters: string, twins: boolean, at = 0): string | null {
	if (at === characters.length) return (state & ENDS) === ENDS ? '' : null
	const character = characters.charCodeAt(at)
	const found = completeFrom(state, character, characters, twins, at + 1)
	if (found !== null || !twins) return found
	return completeFrom(state, TWINS.charCodeAt(character - 48), characters, twins, at + 1)
}

function completeFrom(state: number, character: number, characters: string, twins: boolean, at: number): string | null {
	const next = follow(state, character)
	const rest = next === DEAD ? null : complete(next, characters, twins, at)
	if (rest !== null) return String.fromCharCode(character) + rest
	for (const separator of SEPARATORS) {
		const after = follow(state, separator)
		if (after === DEAD || needsHyphen(state)) continue
		const found = completeFrom(after, character, characters, twins, at)
		if (found !== null) return String.fromCharCode(separator) + found
	}
	return null
}

/** True in a state where a hyphen must be written, so that none is put in. */
function needsHyphen(state: number): boolean {
	return (rests[state >> 6] as readonly string[]).some((rest) => rest.startsWith('_'))
}

function derive(state: number, column: number): number {
	const following: string[] = []
	for (const rest of rests[state >> 6] as readonly string[]) {
		const end = rest.startsWith('[') ? rest.indexOf(']') + 1 : 1
		if (rest !== '' && fits(column + FIRST, rest.slice(0, end))) following.push(rest.slice(end))
	}
	const next = stateOf(following)
	transitions[state + column] = next
	return next
}

/** True for a character in a class such as `n`, `[A-HJ]` or `7`. */
function fits(character: number, atom: string): boolean {
	const members =
		atom.length === 1
			? (CLASSES[atom] ?? atom)
			: atom.slice(1, -1).replace(/[a-z_]/g, (letter) => CLASSES[letter] as string)
	for (let i = 0; i < members.length; i++) {
		const from = members.charCodeAt(i)
		if (members[i + 1] === '-' && i + 2 < members.length) i += 2
		if (character >= from && character <= members.charCodeAt(i)) return true
	}
	return false
}
