/**
 * The reading of texts by forms of postal codes (`src/geo/zips.ts` has their notation): an automaton whose states are numbers
 * and are made as texts first reach them. A state stands for what may still follow, so equal rests of all countries share one.
 */

/** A row has a column for each character of ASCII. */
const ROW = 128
/** No code is as long, with its separators. */
const LONGEST_CODE = 16

/** A state is the index where its row begins, and one more, which moves the row too, when a code may end in it. */
const ENDS = 1
/** In a row of transitions: not asked for yet. Its own row is empty, so it leads nowhere else. */
const UNASKED = 0
/** The state that nothing leads out of. */
const DEAD = ROW

const SEPARATORS = ['', ' ', '-']
const NO_SEPARATOR = ['']

/** Characters that are taken for one another, each before what it is tried as. */
const TWINS = 'O0O I1I S5S B8B L1 Z2 '

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
let transitions = new Int32Array(3 * ROW).fill(DEAD, DEAD, DEAD + ROW)

/** The state in which forms without parts may follow. */
export function stateOf(forms: readonly string[]): number {
	if (forms.length === 0) return DEAD
	const key = forms.join(';')
	let state = states.get(key)
	if (state === undefined) {
		state = rests.length * ROW + (forms.includes('') ? ENDS : 0)
		rests.push(forms)
		states.set(key, state)
		// One row more than there are, for the columns that ENDS moves.
		if ((rests.length + 1) * ROW > transitions.length) {
			const grown = new Int32Array(rests.length * ROW * 2)
			grown.set(transitions)
			transitions = grown
		}
	}
	return state
}

/** The state after a character, by its code. */
function follow(state: number, character: number): number {
	return character < ROW ? transitions[state + character] || derive(state, character) : DEAD
}

/** True for a text that may follow whole in the state, its separators in place: the one loop that every zip goes through. */
export function fitsExactly(start: number, text: string): boolean {
	if (text.length > LONGEST_CODE) return false
	const table = transitions
	let state = start
	let bits = 0
	for (let i = 0; i < text.length; i++) {
		const character = text.charCodeAt(i)
		bits |= character
		state = table[state + (character % ROW)] as number
	}
	if (state === UNASKED) {
		state = start
		for (let i = 0; i < text.length; i++) state = follow(state, text.charCodeAt(i))
	}
	return (state & ENDS) === ENDS && bits < ROW
}

/**
 * The text that letters and digits make when the separators of the forms are put in, null when no form fits. With `twins`,
 * characters may be exchanged for those that they are taken for.
 */
export function complete(state: number, characters: string, twins: boolean, at = 0): string | null {
	const character = characters[at]
	if (character === undefined) return (state & ENDS) === ENDS ? '' : null
	const found = completeFrom(state, character, characters, twins, at)
	if (found !== null || !twins) return found
	const twin = TWINS.indexOf(character)
	return twin < 0 ? null : completeFrom(state, TWINS[twin + 1] as string, characters, twins, at)
}

function completeFrom(state: number, character: string, characters: string, twins: boolean, at: number): string | null {
	for (const separator of needsHyphen(state) ? NO_SEPARATOR : SEPARATORS) {
		const next = follow(separator === '' ? state : follow(state, separator.charCodeAt(0)), character.charCodeAt(0))
		const rest = next === DEAD ? null : complete(next, characters, twins, at + 1)
		if (rest !== null) return separator + character + rest
	}
	return null
}

/** True in a state where a hyphen must be written, so that none is put in. */
function needsHyphen(state: number): boolean {
	for (const rest of rests[Math.floor(state / ROW)] ?? []) if (rest.startsWith('_')) return true
	return false
}

function derive(state: number, character: number): number {
	const following: string[] = []
	for (const rest of rests[Math.floor(state / ROW)] ?? []) {
		const end = rest.startsWith('[') ? rest.indexOf(']') + 1 : 1
		if (rest !== '' && fits(character, rest.slice(0, end))) following.push(rest.slice(end))
	}
	const next = stateOf(following)
	transitions[state + character] = next
	return next
}

/** True for a character in a class such as `n`, `[A-HJ]` or `7`. */
function fits(character: number, atom: string): boolean {
	const members = atom.replace(/[a-z_]/g, (letter) => CLASSES[letter] as string).replace(/^\[|\]$/g, '')
	for (let i = 0; i < members.length; i++) {
		const from = members.charCodeAt(i)
		if (members[i + 1] === '-' && i + 2 < members.length) i += 2
		if (character >= from && character <= members.charCodeAt(i)) return true
	}
	return false
}
