/** A name that is at most this many edits away, and at most a third of its own length, counts as meant. */
const MOST_EDITS = 3

/**
 * The candidate that the text most likely means: the one with the fewest insertions, deletions, replacements and swaps of
 * neighbours, when that is few for the length of the text, and no other candidate is as near; else null.
 *
 * @example
 * nearest('californa', ['california', 'colorado']) // => 'california'
 * nearest('xyz', ['california', 'colorado']) // => null
 */
export function nearest(text: string, candidates: Iterable<string>): string | null {
	let best: string | null = null
	let fewest = Math.min(MOST_EDITS, Math.floor(text.length / 3)) + 1
	let tied = false
	for (const candidate of candidates) {
		const edits = countEdits(text, candidate, fewest)
		if (edits > fewest || edits > MOST_EDITS) continue
		if (edits < fewest) {
			best = candidate
			fewest = edits
			tied = false
		} else if (best !== null) tied = true
	}
	return tied ? null : best
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
