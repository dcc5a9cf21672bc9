import { COLUMN_NAMES, type Column, readColumn, toOrder } from './columns.ts'
import { type CsvRow, readRows } from './csv-rows.ts'
import { groupRows, type KeyedRecord } from './group-rows.ts'
import { readOwnIds } from './own-ids.ts'
import type { OrderRecord } from './record.ts'

const SEPARATORS = [',', ';', '\t'] as const
/** The line that tells spreadsheets the separator. */
const SEPARATOR_LINE = /^"?sep=(.)"?$/i

/**
 * Reads the orders of a CSV text, with the column names in the first row. Each row is an order; with the name of a column as `group`,
 * neighbouring rows with one value in it are. Calls `warn` with the unused columns.
 */
export function readCsv(
	pieces: AsyncIterable<string>,
	start: string,
	warn: (message: string) => void,
	group?: string,
): AsyncGenerator<OrderRecord> {
	const rows = readRecords(pieces, start, warn, group)
	return group === undefined ? rows : groupRows(rows)
}

async function* readRecords(
	pieces: AsyncIterable<string>,
	start: string,
	warn: (message: string) => void,
	group: string | undefined,
): AsyncGenerator<KeyedRecord> {
	const named = SEPARATOR_LINE.exec(start.split(/\r\n|\n|\r/, 1)[0] ?? '')?.[1]
	const rows = readRows(pieces, named ?? separatorOf(start), named === undefined ? 0 : 1)
	let columns: readonly Column[] | null = null
	let names: readonly string[] = []
	let grouped = -1
	for await (const row of rows) {
		const place = `line ${row.line}`
		if (columns !== null) yield toRecord(place, row, columns, names, grouped)
		else if ('problem' in row) {
			yield { place, key: '', problem: row.problem.replace(/ Only.*/, ' It names the columns, so nothing was judged.') }
			return
		} else {
			names = row.cells.map((name) => name.trim())
			columns = names.map(readColumn)
			grouped = names.findIndex((name) => name.toLowerCase() === group?.toLowerCase())
			const problem =
				group !== undefined && grouped < 0
					? `has no column ${JSON.stringify(group)} for --group.`
					: findProblem(row.cells, columns)
			if (problem !== null) {
				yield { place: '', key: '', problem }
				return
			}
			const unused = row.cells.filter((_, at) => columns?.[at]?.path === null && at !== grouped)
			if (unused.length > 0) warn(`doesn't use ${unused.map((name) => JSON.stringify(name)).join(', ')}`)
		}
	}
}

function toRecord(
	place: string,
	row: CsvRow,
	columns: readonly Column[],
	names: readonly string[],
	grouped: number,
): KeyedRecord {
	if ('problem' in row) return { place, key: '', problem: row.problem }
	const { cells } = row
	const key = cells[grouped] ?? ''
	if (cells.length === columns.length) {
		const fields = Object.fromEntries(cells.map((cell, at) => [names[at], cell]))
		const ids = { ...(key === '' ? {} : { id: key }), ...readOwnIds(fields) }
		return { place, key, order: toOrder(columns, cells), fields, ids }
	}
	return { place, key, problem: `has ${cells.length} cells, and the first line has ${columns.length}.` }
}

/** Returns what is wrong with the names of the columns; null if each is of an order at most once, and one at least is. */
function findProblem(names: readonly string[], columns: readonly Column[]): string | null {
	const places = new Map<string, number>()
	for (const [at, { path }] of columns.entries()) {
		if (path === null) continue
		const key = path.join('.')
		const before = places.get(key)
		if (before !== undefined) {
			const both = [before, at].map((place) => `${JSON.stringify(names[place])} (column ${place + 1})`)
			return `has two columns for ${key}: ${both.join(' and ')}. Remove one.`
		}
		places.set(key, at)
	}
	return places.size > 0 ? null : `has no column of an order. Name some of ${COLUMN_NAMES.join(', ')}.`
}

/** Returns the most frequent separator in the first line. */
function separatorOf(start: string): string {
	const [line = ''] = start.trimStart().split(/\r\n|\n|\r/, 1)
	const counts = SEPARATORS.map((separator) => line.split(separator).length)
	return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}
