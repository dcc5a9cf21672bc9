import { type Line, splitLines, TOO_LONG } from './text.ts'

/** A row of a CSV text by its first line, or the line that a stray quote makes unreadable. */
export type CsvRow = {
	readonly line: number
	/** The text of the row with the ends of its lines, if it is kept. */
	readonly raw: string
} & ({ readonly cells: readonly string[] } | { readonly problem: string })

/** One line of the file, by its number. */
interface Numbered extends Line {
	readonly number: number
}

/** The longest quoted row of several lines, in UTF-16 units. A quote that stays open for longer is a stray one. */
const LONGEST_QUOTE = 100_000
const STRAY = 'has a stray quote. Quote a whole cell, and double the quotes inside it. Only this line was skipped.'

/**
 * Reads the rows of a CSV text. A quoted cell may hold separators, doubled quotes and line breaks. A quote that is not closed, or stands
 * inside a cell, costs its own line only: the lines after it are read again. csv-parse and papaparse can't do that: both take what follows
 * a quote that is not closed for one cell, up to the next quote or the end, and lose the rows in it. Blank lines are skipped, and the
 * first `skipped` lines; rows keep their text if `keep` is true, and blank lines are rows without cells then.
 */
export async function* readRows(
	pieces: AsyncIterable<string>,
	separator: string,
	skipped = 0,
	keep = false,
): AsyncGenerator<CsvRow> {
	let width: number | null = null
	let row = new Row(separator)
	let taken: Numbered[] = []
	/** The lines to read, the next one last. */
	const waiting: Numbered[] = []
	function* read(): Generator<CsvRow> {
		for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
			if (taken.length === 0 && next.text?.trim() === '') {
				if (keep) yield { line: next.number, raw: next.text + next.end, cells: [] }
				continue
			}
			taken.push(next)
			if (next.text === null) {
				yield giveUp()
				continue
			}
			const state = row.push(next.text)
			if (state === 'open' && row.length <= LONGEST_QUOTE) continue
			if (state === 'done' && isWhole()) {
				width ??= row.cells.length
				yield { line: taken[0]?.number ?? next.number, raw: rawOf(taken), cells: row.cells }
				restart()
			} else yield giveUp()
		}
	}
	function rawOf(lines: readonly Numbered[]): string {
		return keep ? lines.map(({ text, end }) => text + end).join('') : ''
	}
	/** Whether the lines are one row: not of another width, and not whole rows between two stray quotes. */
	function isWhole(): boolean {
		if (taken.length === 1 || width === null) return true
		const inner = taken.slice(1, -1)
		const areRows = inner.length > 0 && inner.every(({ text }) => text?.split(separator).length === width)
		return row.cells.length === width && !areRows
	}
	function restart(): void {
		row = new Row(separator)
		taken = []
	}
	/** Reports the first line of the row, and has the others read again. */
	function giveUp(): CsvRow {
		const [first, ...others] = taken as [Numbered, ...Numbered[]]
		waiting.push(...others.reverse())
		restart()
		return first.text === null
			? { line: first.number, raw: '', problem: TOO_LONG }
			: { line: first.number, raw: rawOf([first]), problem: STRAY }
	}
	let number = 0
	for await (const { text, end } of splitLines(pieces)) {
		number++
		if (number <= skipped) {
			if (keep) yield { line: number, raw: (text ?? '') + end, cells: [] }
			continue
		}
		waiting.push({ number, text, end })
		yield* read()
	}
	while (taken.length > 0) {
		yield giveUp()
		yield* read()
	}
}

/** A row that is read line by line. */
class Row {
	readonly cells: string[] = []
	/** The length of its text so far. */
	length = 0
	readonly #separator: string
	/** The quoted cell that is still open. */
	#open: string | null = null

	constructor(separator: string) {
		this.#separator = separator
	}

	/** Reads one more line: `open` if a quoted cell goes on in the next line, `broken` if a quote is in a wrong place. */
	push(line: string): 'open' | 'done' | 'broken' {
		this.length += line.length + 1
		let at = 0
		if (this.#open !== null) this.#open += '\n'
		for (;;) {
			if (this.#open === null && line.startsWith('"', at)) {
				this.#open = ''
				at++
			}
			if (this.#open === null) {
				const end = line.indexOf(this.#separator, at)
				const cell = line.slice(at, end < 0 ? undefined : end)
				// A spreadsheet is told to keep a cell as text by ="02139", which some programs write without further quotes.
				if (cell.includes('"') && !/^="[^"]*"$/.test(cell)) return 'broken'
				this.cells.push(cell)
				if (end < 0) return 'done'
				at = end + 1
				continue
			}
			const quote = line.indexOf('"', at)
			this.#open += line.slice(at, quote < 0 ? undefined : quote)
			if (quote < 0) return 'open'
			at = quote + 1
			if (line.startsWith('"', at)) {
				this.#open += '"'
				at++
				continue
			}
			this.cells.push(this.#open)
			this.#open = null
			if (at === line.length) return 'done'
			if (line[at] !== this.#separator) return 'broken'
			at++
		}
	}
}
