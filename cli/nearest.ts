/** The most letters that may differ. */
const MOST_EDITS = 2

/** Returns the name that was probably meant: the closest one, at most two letters away; null if none is that close. */
export function findNearest(given: string, names: readonly string[]): string | null {
	let nearest: string | null = null
	let fewest = Math.min(MOST_EDITS, Math.floor(given.length / 2)) + 1
	for (const name of names) {
		const edits = countEdits(given.toLowerCase(), name.toLowerCase())
		if (edits >= fewest) continue
		nearest = name
		fewest = edits
	}
	return nearest
}

/** Returns the Levenshtein distance, by rows. Two swapped letters count as one edit. */
function countEdits(a: string, b: string): number {
	let beforeLast: number[] = []
	let last = Array.from({ length: b.length + 1 }, (_, column) => column)
	for (let i = 1; i <= a.length; i++) {
		const row = [i]
		for (let j = 1; j <= b.length; j++) {
			const isSame = a[i - 1] === b[j - 1]
			const edits = [(last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1)]
			if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) edits.push((beforeLast[j - 2] ?? 0) + 1)
			row.push(Math.min(...edits))
		}
		beforeLast = last
		last = row
	}
	return last[b.length] ?? 0
}
