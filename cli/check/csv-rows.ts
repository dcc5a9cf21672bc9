import type { Raw } from './encoding.ts'
import { type Line, TOO_LONG } from './lines.ts'

/** A row of a CSV text with the number of its first line, or a line that can't be read because of a wrong quote. */
export type CsvRow = {
	readonly line: number
	/** The row's bytes, including its line ends. */
	readonly raw: Raw
} & ({ readonly cells: readonly string[] } | { readonly problem: string })

/** The longest quoted row of several lines, in UTF-16 units. A quote that stays open longer is a mistake. */
const MAX_QUOTE = 100_000
const STRAY = 'has a stray quote. Quote a whole cell, and double the quotes inside it. Only this line was skipped.'

/**
 * Reads the rows of a CSV text. A quoted cell may contain separators, doubled quotes and line breaks. A blank line is a row without cells.
 *
 * A quote that isn't closed, or that other text follows, makes only its own line unreadable: the lines after it are read again. csv-parse and
 * papaparse can't do this. Both read everything from such a quote to the next quote or the end as one cell, and lose the rows in it.
 */
export class RowReader {
	readonly #separator: string
	#width: number | null
	#row: Row
	#taken: Line[] = []

	/** `width` is the number of cells in the first row, if the first row was already read. */
	constructor(separator: string, width: number | null = null) {
		this.#separator = separator
		this.#width = width
		this.#row = new Row(separator)
	}

	/** Whether no row is open. The next line then starts a new row. */
	get isBetween(): boolean {
		return this.#taken.length === 0
	}

	/** Returns the rows that end in these lines. */
	push(lines: readonly Line[]): CsvRow[] {
		const rows: CsvRow[] = []
		for (const line of lines) {
			if (this.isBetween && line.text !== null && !line.text.includes('"')) rows.push(this.#plain(line, line.text))
			else this.#read([line], rows)
		}
		return rows
	}

	/** Returns the rows after a quote that was never closed. */
	end(): CsvRow[] {
		const rows: CsvRow[] = []
		while (!this.isBetween) {
			const again = this.#giveUp(rows)
			this.#read(again, rows)
		}
		return rows
	}

	/** Reads a line without quotes. */
	#plain({ number, raw }: Line, text: string): CsvRow {
		const cells = text.trim() === '' && !text.includes(this.#separator) ? NO_CELLS : text.split(this.#separator)
		if (cells.length > 0) this.#width ??= cells.length
		return { line: number, raw, cells }
	}

	/** Reads lines in order. Rows after a wrong quote are read again. */
	#read(lines: readonly Line[], rows: CsvRow[]): void {
		const waiting = [...lines].reverse()
		for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
			if (this.isBetween && next.text !== null && !next.text.includes('"')) {
				rows.push(this.#plain(next, next.text))
				continue
			}
			this.#taken.push(next)
			const state = next.text === null ? 'broken' : this.#row.push(next.text)
			if (state === 'open' && this.#row.length <= MAX_QUOTE) continue
			if (state === 'done' && this.#isWhole()) {
				this.#width ??= this.#row.cells.length
				const [first] = this.#taken as [Line]
				rows.push({ line: first.number, raw: this.#taken.map(({ raw }) => raw).join(''), cells: this.#row.cells })
				this.#restart()
			} else waiting.push(...this.#giveUp(rows).reverse())
		}
	}

	/** Whether the lines are one row: together they have the right width, and they aren't complete rows between two wrong quotes. */
	#isWhole(): boolean {
		if (this.#taken.length === 1 || this.#width === null) return true
		const inner = this.#taken.slice(1, -1)
		const areRows = inner.length > 0 && inner.every(({ text }) => text?.split(this.#separator).length === this.#width)
		return this.#row.cells.length === this.#width && !areRows
	}

	#restart(): void {
		this.#row = new Row(this.#separator)
		this.#taken = []
	}

	/** Reports the first line of the row, and returns the other lines, which are read again. */
	#giveUp(rows: CsvRow[]): Line[] {
		const [first, ...others] = this.#taken as [Line, ...Line[]]
		this.#restart()
		rows.push({ line: first.number, raw: first.raw, problem: first.text === null ? TOO_LONG : STRAY })
		return others
	}
}

const NO_CELLS: readonly string[] = []

/** A cell in the text of a row: where it starts and ends, including its quotes. */
export interface Span {
	readonly start: number
	readonly end: number
}

/** Returns where a cell is in the text of a row; null if the row has fewer cells. */
export function findCell(text: string, separator: string, column: number): Span | null {
	let start = 0
	for (let at = 0; ; at++) {
		const end = endOfCell(text, start, separator)
		if (at === column) return { start, end }
		if (!text.startsWith(separator, end)) return null
		start = end + separator.length
	}
}

function endOfCell(text: string, start: number, separator: string): number {
	let at = start
	if (text[at] === '"') {
		for (at++; at < text.length && (text[at] !== '"' || text[at + 1] === '"'); ) at += text[at] === '"' ? 2 : 1
		at++
	}
	while (at < text.length && !text.startsWith(separator, at) && text[at] !== '\n' && text[at] !== '\r') at++
	return at
}

/** A row that is read line by line. */
class Row {
	readonly cells: string[] = []
	/** The length of the row's text so far. */
	length = 0
	readonly #separator: string
	/** The quoted cell that is still open. */
	#open: string | null = null

	constructor(separator: string) {
		this.#separator = separator
	}

	/** Reads one more line of the row. Returns `open` if a quoted cell continues on the next line, and `broken` if text follows a quoted cell. */
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
				// If a cell doesn't begin with a quote, a quote inside it is a character: `5" west`.
				this.cells.push(line.slice(at, end < 0 ? undefined : end))
				if (end < 0) return 'done'
				at = end + this.#separator.length
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
			if (!line.startsWith(this.#separator, at)) return 'broken'
			at += this.#separator.length
		}
	}
}
