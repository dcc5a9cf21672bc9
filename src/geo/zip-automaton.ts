/**
 * The reading of texts by forms of postal codes (`src/geo/zips.ts` has their notation): an automaton whose states are numbers
 * and are made as texts first reach them. A state stands for what may still follow, so equal rests of all countries share one.
 */

/** A row has a column for each character from the space to Z, and one that says whether a code may end in the state. */
const FIRST_COLUMN = 32
const LAST_COLUMN = 90
const END_COLUMN = 63
const ROW = 64

/** In a row of transitions: not asked for yet. */
const UNASKED = 0
/** The state that nothing leads out of. A state is the index where its row begins. */
const DEAD = ROW

const SEPARATORS = ['', ' ', '-']

/** Characters that are taken for one another, each before what it is tried as. */
const TWINS = 'O0O I1I S5S B8B L1 Z2 '

/** What the small letters of a form stand for. */
export const CLASSES: Readonly<Record<string, string>> = {
	n: '0-9',
	a: 'A-Z',
	x: '0-9A-Z',
	i: 'ABD-HJLN-UW-Z',
	e: '0-9AC-FHKNPRTV-Y',
}

/** By row: the rests of the forms that fit so far; the first two are no states. */
const rests: (readonly string[])[] = [[], []]
const states = new Map<string, number>()
let transitions = new Int32Array(0)

/** The state in which forms without parts may follow. */
export function stateOf(forms: readonly string[]): number {
	if (forms.length === 0) return DEAD
	const key = forms.join(';')
	let state = states.get(key)
	if (state === undefined) {
		state = rests.length * ROW
		rests.push(forms)
		states.set(key, state)
		if (state + ROW > transitions.length) {
			const grown = new Int32Array(state * 2)
			grown.set(transitions)
			transitions = grown
		}
		transitions[state + END_COLUMN] = Number(forms.includes(''))
	}
	return state
}

/** The state after a character, by its code. */
function follow(state: number, character: number): number {
	if (character < FIRST_COLUMN || character > LAST_COLUMN) return DEAD
	const next = transitions[state + character - FIRST_COLUMN]
	return next === undefined || next === UNASKED ? derive(state, character) : next
}

/** True for a text that may follow whole in the state, its separators in place: the one loop that every zip goes through. */
export function fitsExactly(start: number, text: string): boolean {
	let state = start
	let table = transitions
	for (let i = 0; i < text.length; i++) {
		const character = text.charCodeAt(i)
		if (character < FIRST_COLUMN || character > LAST_COLUMN) return false
		let next = table[state + character - FIRST_COLUMN] ?? UNASKED
		if (next === UNASKED) {
			next = derive(state, character)
			table = transitions
		}
		if (next === DEAD) return false
		state = next
	}
	return table[state + END_COLUMN] === 1
}

/**
 * The text that letters and digits make when the separators of the forms are put in, null when no form fits. With `twins`,
 * characters may be exchanged for those that they are taken for.
 */
export function complete(state: number, characters: string, twins: boolean, at = 0): string | null {
	const character = characters[at]
	if (character === undefined) return transitions[state + END_COLUMN] === 1 ? '' : null
	const found = completeFrom(state, character, characters, twins, at)
	if (found !== null || !twins) return found
	const twin = TWINS.indexOf(character)
	return twin < 0 ? null : completeFrom(state, TWINS[twin + 1] as string, characters, twins, at)
}

function completeFrom(state: number, character: string, characters: string, twins: boolean, at: number): string | null {
	for (const separator of SEPARATORS) {
		const next = follow(separator === '' ? state : follow(state, separator.charCodeAt(0)), character.charCodeAt(0))
		const rest = next === DEAD ? null : complete(next, characters, twins, at + 1)
		if (rest !== null) return separator + character + rest
	}
	return null
}

function derive(state: number, character: number): number {
	const following: string[] = []
	for (const rest of rests[state / ROW] ?? []) {
		const end = rest.startsWith('[') ? rest.indexOf(']') + 1 : 1
		if (rest !== '' && fits(character, rest.slice(0, end))) following.push(rest.slice(end))
	}
	const next = stateOf(following)
	transitions[state + character - FIRST_COLUMN] = next
	return next
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
