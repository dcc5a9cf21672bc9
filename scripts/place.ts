import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The part of a Markdown page between two comments, which a script writes. */
export interface Place {
	readonly read: () => string
	readonly write: (text: string) => void
}

/** Returns the place on a page between the comments `start` and `end`. Throws if the page has none. */
export function placeIn(page: string, start: string, end: string): Place {
	const file = join(import.meta.dirname, '..', page)
	const [first, last] = [`<!-- ${start} -->\n`, `<!-- ${end} -->\n`]
	function cut(): readonly [string, string, string] {
		const [before = '', rest] = readFileSync(file, 'utf8').split(first)
		const [part = '', after] = rest?.split(last) ?? []
		if (after === undefined) throw new Error(`${page} has no place for: ${start}`)
		return [before, part, after]
	}
	return {
		read: () => cut()[1],
		write: (text) => {
			const [before, , after] = cut()
			writeFileSync(file, `${before}${first}\n${text}\n${last}${after}`)
		},
	}
}

/**
 * Returns a Markdown table: the first row is its head, the first column is right-aligned, and each column is as wide as its widest
 * cell.
 */
export function tableOf(rows: readonly (readonly string[])[]): string {
	const [head = []] = rows
	const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
	const rule = widths.map((width, column) => (column === 0 ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)))
	const [first = [], ...body] = rows.map((row) =>
		row.map((cell, column) => (column === 0 ? cell.padStart(widths[0] ?? 0) : cell.padEnd(widths[column] ?? 0))),
	)
	return [first, rule, ...body].map((cells) => `| ${cells.join(' | ')} |\n`).join('')
}
