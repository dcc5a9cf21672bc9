import type { Issue } from 'orderwright'
import type { Format, Result } from './format.ts'
import type { RawRow } from './record.ts'

/** The column that is added. */
const NAME = 'orderwright'
/** What a spreadsheet would run at the start of a cell. */
const RUN = /^[=+\-@\t\r]/

/** Gives a CSV file back as it is, row by row, with one more column that says what is wrong. */
export const csvFormat: Format = {
	result: (result) => {
		const { rows, separator } = result
		if (rows === undefined || separator === undefined) return ''
		if ('about' in result) {
			const isHeader = result.place === ''
			const mark = isHeader && result.hasMark === true ? '\ufeff' : ''
			const last = rows.length - 1
			return mark + rows.map((row, at) => addCell(row, separator, isHeader && at === last ? NAME : '')).join('')
		}
		const notes = notesOf(result)
		return rows.map((row, at) => addCell(row, separator, (notes[at] ?? []).join(' | '))).join('')
	},
}

/** Returns what each row has to say: a finding about an item stands in the item's row, any other in the first. */
function notesOf(result: Exclude<Result, { about: string }>): string[][] {
	const rows = result.rows ?? []
	const notes: string[][] = rows.map(() => [])
	if ('problem' in result) {
		notes[0]?.push(`not read: ${result.problem}`)
		return notes
	}
	for (const { field, from, to } of result.fixes) notes[0]?.push(`corrected: ${field} ${from} → ${to}`)
	const { status, verdict } = result.judged
	for (const issue of verdict.issues) notes[rowOf(issue, rows)]?.push(describe(issue))
	if (status === 'unknown' && verdict.status === 'unknown')
		for (const need of verdict.needs)
			notes[0]?.push(
				`unknown: needs ${need.kind === 'product' ? `the product of variant ${need.variantId}` : need.kind}`,
			)
	return notes
}

function rowOf({ path: [first, at] }: Issue, rows: readonly RawRow[]): number {
	let left = first === 'orderItems' && typeof at === 'number' ? at : 0
	const found = rows.findIndex(({ items }) => {
		left -= items
		return left < 0
	})
	return first === 'orderItems' ? Math.max(0, found) : 0
}

function describe({ severity, message, suggestion }: Issue): string {
	const changes = suggestion?.map(({ path, value }) => `${path.at(-1)} = ${value}`).join(', ')
	return `${severity}: ${message}${changes === undefined ? '' : ` → ${changes}`}`
}

/** Adds a cell behind the last one of a row. A blank line stays blank. */
function addCell({ raw }: RawRow, separator: string, text: string): string {
	const [end = ''] = /(?:\r\n|\n|\r)?$/.exec(raw) ?? []
	const row = raw.slice(0, raw.length - end.length)
	return row.trim() === '' && text === '' ? raw : `${row}${separator}${writeCell(text, separator)}${end}`
}

/** Writes a text of ours as a cell: nothing that a spreadsheet would run, quoted if that is needed. */
export function writeCell(text: string, separator: string): string {
	const safe = RUN.test(text) ? `'${text}` : text
	return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Returns a row in which the text of one cell is another; the same row if the cell writes it in another way. */
export function replaceInCell(raw: string, separator: string, column: number, from: string, to: string): string {
	let start = 0
	for (let at = 0; ; at++) {
		const end = endOfCell(raw, start, separator)
		if (at === column) {
			const cell = raw.slice(start, end)
			const place = cell.indexOf(from)
			if (place < 0) return raw
			const changed = cell.slice(0, place) + to + cell.slice(place + from.length)
			const isPlain = cell.startsWith('"') || cell.startsWith('=') || !changed.includes(separator)
			return raw.slice(0, start) + (isPlain ? changed : writeCell(changed, separator)) + raw.slice(end)
		}
		if (!raw.startsWith(separator, end)) return raw
		start = end + separator.length
	}
}

function endOfCell(raw: string, start: number, separator: string): number {
	let at = start
	if (raw[at] === '"') {
		at++
		while (at < raw.length && (raw[at] !== '"' || raw[at + 1] === '"')) at += raw[at] === '"' ? 2 : 1
		at++
	}
	while (at < raw.length && !raw.startsWith(separator, at) && raw[at] !== '\n' && raw[at] !== '\r') at++
	return at
}
