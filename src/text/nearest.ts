import { countBits } from './bits.ts'

/** A name that is at most this many edits away, and at most a third of its own length, counts as meant. */
const MOST_EDITS = 3

/** A text that misspelled ones are compared with, and what it stands for. */
export interface Spelling<T> {
	readonly text: string
	readonly letters: number
	readonly meaning: T
}

/** The spellings of some things, made once for all the texts that are compared with them. */
export function spellingsOf<T>(meanings: Iterable<T>, spell: (meaning: T) => string): readonly Spelling<T>[] {
	return Array.from(meanings, (meaning) => {
		const text = spell(meaning)
		return { text, letters: lettersOf(text), meaning }
	})
}

/**
 * What the text most likely means: the spelling with the fewest insertions, deletions, replacements and swaps of neighbours,
 * when that is few for the length of the text, and no other is as near; else null.
 *
 * @example
 * const states = spellingsOf(['California', 'Colorado'], (name) => name.toLowerCase())
 * nearest('californa', states) // => 'California'
 * nearest('xyz', states) // => null
 */
export function nearest<T>(text: string, spellings: readonly Spelling<T>[]): T | null {
	let fewest = Math.min(MOST_EDITS, Math.floor(text.length / 3)) + 1
	if (fewest === 1) return null
	let best: Spelling<T> | null = null
	let tied = false
	const letters = lettersOf(text)
	for (const spelling of spellings) {
		// An edit changes at most two of the letters that a text has.
		if (countBits(letters ^ spelling.letters) > 2 * fewest) continue
		const edits = countEdits(text, spelling.text, fewest)
		if (edits > fewest || edits > MOST_EDITS) continue
		if (edits < fewest) {
			best = spelling
			fewest = edits
			tied = false
		} else if (best !== null) tied = true
	}
	return tied || best === null ? null : best.meaning
}

/** Which letters a text has, a bit for each; letters beyond the alphabet share the bits. */
function lettersOf(text: string): number {
	let letters = 0
	for (let i = 0; i < text.length; i++) letters |= 1 << (text.charCodeAt(i) & 31)
	return letters
}

/** The edits that turn `a` into `b`, or any greater number than `limit` when they are more. */
function countEdits(a: string, b: string, limit: number): number {
	if (Math.abs(a.length - b.length) > limit) return limit + 1
	let beforePrevious: number[] = []
	let previous = Array.from({ length: b.length + 1 }, (_, j) => j)
	for (let i = 1; i <= a.length; i++) {
		const row = [i]
		let least = i
		for (let j = 1; j <= b.length; j++) {
			const replaced = at(previous, j - 1) + Number(a[i - 1] !== b[j - 1])
			let edits = Math.min(replaced, at(previous, j) + 1, at(row, j - 1) + 1)
			const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
			if (swapped) edits = Math.min(edits, at(beforePrevious, j - 2) + 1)
			row.push(edits)
			least = Math.min(least, edits)
		}
		if (least > limit) return limit + 1
		beforePrevious = previous
		previous = row
	}
	return at(previous, b.length)
}

function at(row: readonly number[], index: number): number {
	return row[index] as number
}
