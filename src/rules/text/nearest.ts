/** The most edits of a misspelling: also at most a third of its own length. */
const MAX_EDITS = 3

/** A shorter text isn't near any spelling, because a third of its length is less than one edit. */
const MIN_LENGTH = 3

/**
 * Returns true for a text that is too short to be a misspelling, so that it isn't folded. A text with characters that aren't ASCII is never too
 * short, because a character may be a whole word.
 */
export function isTooShort(text: string): boolean {
	return text.length < MIN_LENGTH && !(text.charCodeAt(0) > 127)
}

/**
 * The correct spellings of some meanings, prepared for comparison with misspelled texts. The spellings are columns of one table, sorted by length.
 */
export interface Spellings<T> {
	readonly texts: readonly string[]
	/** A bit set of the letters of each text. */
	readonly letters: Int32Array
	readonly meanings: readonly T[]
	/** By length: the index of the first text with at least this length. */
	readonly starts: readonly number[]
}

/** Prepares the spellings of a list of meanings once, for all comparisons. */
export function spellingsOf<T>(meanings: Iterable<T>, spell: (meaning: T) => string): Spellings<T> {
	const rows = Array.from(meanings, (meaning) => ({ meaning, text: spell(meaning) }))
	rows.sort((a, b) => a.text.length - b.text.length)
	const texts = rows.map(({ text }) => text)
	const starts: number[] = []
	for (const [at, text] of texts.entries()) while (starts.length <= text.length) starts.push(at)
	// Not every engine of a host has Int32Array.from.
	const letters = new Int32Array(texts.length)
	for (const [at, text] of texts.entries()) letters[at] = lettersOf(text)
	return { texts, letters, meanings: rows.map(({ meaning }) => meaning), starts }
}

/**
 * Returns the meaning whose spelling is nearest to the text. Returns null if none is near enough (`most` edits), or if two meanings are equally
 * near. The distance is the number of letters inserted, deleted, replaced, or swapped with the next one.
 *
 * @example
 * const states = spellingsOf(['California', 'Colorado'], (name) => name.toLowerCase())
 * nearest('californa', states) // => 'California'
 * nearest('xyz', states) // => null
 */
export function nearest<T>(
	text: string,
	{ texts, letters, meanings, starts }: Spellings<T>,
	most: number = MAX_EDITS,
): T | null {
	/** The edits of the best spelling so far; at first, the most edits of a misspelling. */
	let fewest = Math.min(most, Math.floor(text.length / 3))
	if (fewest === 0) return null
	let best = -1
	let tied = false
	const given = lettersOf(text)
	const end = starts[text.length + fewest + 1] ?? texts.length
	for (let at = starts[text.length - fewest] ?? end; at < end; at++) {
		const known = letters[at] as number
		// One edit removes at most one of the letters that a text has, and adds at most one.
		if (hasMoreBits(given & ~known, fewest) || hasMoreBits(known & ~given, fewest)) continue
		const spelling = texts[at] as string
		if (Math.abs(text.length - spelling.length) > fewest) continue
		const edits = countEdits(text, spelling, fewest)
		if (edits > fewest) continue
		const isAsNear = best >= 0 && edits === fewest
		tied = isAsNear && (tied || meanings[at] !== meanings[best])
		if (isAsNear) continue
		best = at
		fewest = edits
	}
	return tied || best < 0 ? null : (meanings[best] as T)
}

function hasMoreBits(bits: number, most: number): boolean {
	let rest = bits
	for (let count = 0; count < most; count++) rest &= rest - 1
	return rest !== 0
}

/** Returns a bit set of the letters of a text. Letters beyond the alphabet share bits. */
function lettersOf(text: string): number {
	let letters = 0
	for (let i = 0; i < text.length; i++) letters |= 1 << (text.charCodeAt(i) & 31)
	return letters
}

/** The last three rows of the table of edits. The rows are reused for each comparison, because new rows would take longer than the comparison. */
let before: number[] = []
let previous: number[] = []
let row: number[] = []

/**
 * Returns how many edits turn `a` into `b`. A result above `limit` only means more than `limit`. The lengths differ by at most `limit`. The table
 * is computed only where row and column differ by at most `limit`: elsewhere there are more edits.
 */
export function countEdits(a: string, b: string, limit: number): number {
	const far = limit + 1
	for (let j = 0; j <= limit + 1; j++) previous[j] = j
	for (let i = 1; i <= a.length; i++) {
		const letter = a.charCodeAt(i - 1)
		const last = a.charCodeAt(i - 2)
		const from = Math.max(1, i - limit)
		const to = Math.min(b.length, i + limit)
		// The places next to the band, which its own places look at.
		row[from - 1] = from === 1 ? i : far
		let least = row[from - 1] as number
		for (let j = from; j <= to; j++) {
			const other = b.charCodeAt(j - 1)
			let edits = at(previous, j - 1) + Number(letter !== other)
			edits = Math.min(edits, at(previous, j) + 1, at(row, j - 1) + 1)
			// At the first letters this compares with NaN, which no letter equals.
			if (letter === b.charCodeAt(j - 2) && last === other) edits = Math.min(edits, at(before, j - 2) + 1)
			row[j] = edits
			least = Math.min(least, edits)
		}
		row[to + 1] = far
		if (least > limit) return far
		;[before, previous, row] = [previous, row, before]
	}
	return at(previous, b.length)
}

function at(row: readonly number[], index: number): number {
	return row[index] as number
}
