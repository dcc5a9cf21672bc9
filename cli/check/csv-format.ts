import type { Issue } from 'orderwright'
import { findCell } from './csv-rows.ts'
import type { Encoding, Raw } from './encoding.ts'
import type { Format, Result } from './format.ts'
import type { RawRow } from './record.ts'

/** The header of the added column. */
const NAME = 'orderwright'
/** Matches the start of a cell that a spreadsheet would run as a formula. */
const RUN = /^[=+\-@\t\r]/
/** Matches text that a spreadsheet would run as a formula if it splits our cell at another separator. */
const RUN_INSIDE = /([,;\t|\r\n][\s"'\u00a0]*)(?=[=+\-@])/g

/**
 * Writes the rows of a CSV file again, byte by byte, with an added column that shows problems. Without `hasColumn`, writes only the given rows. An
 * ASCII file stays ASCII.
 */
export function csvFormat(hasColumn: boolean): Format {
	return {
		result: (result) => {
			const { rows, csv } = result
			if (rows === undefined || csv === undefined) return ''
			if (!hasColumn) return rows.map(({ raw }) => raw).join('')
			if ('about' in result) {
				const last = rows.length - 1
				return rows.map((row, at) => addCell(row, csv, result.isHeader === true && at === last ? NAME : '')).join('')
			}
			const notes = notesOf(result)
			return rows.map((row, at) => addCell(row, csv, (notes[at] ?? []).join(' | '))).join('')
		},
	}
}

/** How a file separates and writes cells. */
export interface Csv {
	readonly separator: string
	readonly encoding: Encoding
}

/** Returns the added cell of each row. An issue of an item is in the item's row, and any other issue is in the first row. */
function notesOf(result: Exclude<Result, { about: string }>): string[][] {
	const rows = result.rows ?? []
	const notes: string[][] = rows.map(() => [])
	if ('problem' in result) {
		notes[0]?.push(`not read: ${result.problem}`)
		return notes
	}
	for (const { field, from, to } of result.fixes) notes[0]?.push(`corrected: ${field} ${from} -> ${to}`)
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
	return `${severity}: ${message}${changes === undefined ? '' : ` -> ${changes}`}`
}

/** Adds a cell at the end of a row. Leaves a blank line blank. */
function addCell({ raw }: RawRow, { separator, encoding }: Csv, text: string): Raw {
	let end = raw.length
	if (raw.charCodeAt(end - 1) === 10) end--
	if (raw.charCodeAt(end - 1) === 13) end--
	if (text === '' && raw.trim() === '') return raw
	return `${raw.slice(0, end)}${separator}${text === '' ? '' : encoding.encode(writeOwnCell(text, separator))}${raw.slice(end)}`
}

/** Writes a text as a cell that a spreadsheet doesn't run as a formula. The cell is quoted if necessary. */
export function writeCell(text: string, separator: string): string {
	const safe = RUN.test(text) ? `'${text}` : text
	return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Writes our own text as a cell. The text may contain values of a file or service. The text never becomes a formula, even in a spreadsheet with
 * another separator.
 */
export function writeOwnCell(text: string, separator: string): string {
	return writeCell(text.replace(RUN_INSIDE, "$1'"), separator)
}

/**
 * Replaces the text of one cell of a row. Every other byte stays. Returns null if the cell doesn't contain the old text literally, or if the
 * encoding can't write the new text.
 */
export function replaceInCell(
	raw: Raw,
	{ separator, encoding }: Csv,
	column: number,
	from: string,
	to: string,
): Raw | null {
	const text = encoding.decode(raw)
	const span = findCell(text, separator, column)
	if (span === null) return null
	const cell = text.slice(span.start, span.end)
	const place = cell.indexOf(from)
	const start = offsetOf(raw, text, span.start, encoding)
	const end = offsetOf(raw, text, span.end, encoding)
	if (place < 0 || start === null || end === null) return null
	const changed = cell.slice(0, place) + to + cell.slice(place + from.length)
	const isPlain = cell.startsWith('"') || cell.startsWith('=') || !changed.includes(separator)
	const encoded = encoding.encode(isPlain ? changed : writeCell(changed, separator))
	if (encoding.decode(encoded) !== (isPlain ? changed : writeCell(changed, separator))) return null
	return raw.slice(0, start) + encoded + raw.slice(end)
}

/** The most bytes of a row that is searched byte by byte. */
const MAX_SEARCH = 10_000

/** Returns the byte at which a character begins; null if no byte decodes to the text before it. */
function offsetOf(raw: Raw, text: string, at: number, encoding: Encoding): number | null {
	if (raw.length === text.length) return at
	const before = text.slice(0, at)
	const isThere = (offset: number): boolean => encoding.decode(raw.slice(0, offset)) === before
	const expected = encoding.encode(before).length
	if (isThere(expected)) return expected
	for (let offset = at; offset <= Math.min(raw.length, MAX_SEARCH); offset++) if (isThere(offset)) return offset
	return null
}
