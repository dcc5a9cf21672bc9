import { countBits } from './bits.ts'

/** A near miss has at most this many edits, and at most a third of its own length. */
const MOST_EDITS = 3

/** A shorter text is near to no spelling, because a third of its length is less than one edit. */
const SHORTEST = 3

/**
 * Returns true for a text too short to be a misspelling, so it needn't be folded. Characters beyond ASCII may be whole words, so
 * such a text is never too short.
 */
export function isTooShort(text: string): boolean {
	return text.length < SHORTEST && !(text.charCodeAt(0) > 127)
}

/** The correct spelling of a meaning, prepared for comparison with misspelled texts. */
export interface Spelling<T> {
	readonly text: string
	readonly letters: number
	readonly meaning: T
}

/** Prepares the spellings of a list of meanings, once for all comparisons. */
export function spellingsOf<T>(meanings: Iterable<T>, spell: (meaning: T) => string): readonly Spelling<T>[] {
	return Array.from(meanings, (meaning) => {
		const text = spell(meaning)
		return { text, letters: lettersOf(text), meaning }
	})
}

/**
 * Returns the meaning whose spelling is nearest to the text. Returns null if none is near enough, or if two are equally near. The
 * distance counts insertions, deletions, replacements and swaps of neighbours.
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
		// One edit changes at most two of the letters that a text has.
		if (countBits(letters ^ spelling.letters) > 2 * fewest) continue
		const edits = countEdits(text, spelling.text, fewest)
		if (edits > fewest) continue
		if (edits < fewest) {
			best = spelling
			fewest = edits
			tied = false
		} else tied = true
	}
	return tied || best === null ? null : best.meaning
}

/** Returns a bit set of the letters of a text. Letters beyond the alphabet share bits. */
function lettersOf(text: string): number {
	let letters = 0
	for (let i = 0; i < text.length; i++) letters |= 1 << (text.charCodeAt(i) & 31)
	return letters
}

/** Returns the number of edits that turn `a` into `b`. Any number above `limit` means more than `limit`. */
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
			// At the first letters this compares with undefined, which no letter equals.
			const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
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
