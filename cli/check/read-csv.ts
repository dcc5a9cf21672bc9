import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { COLUMN_NAMES, type Column, readColumn, toOrder } from './columns.ts'
import type { OrderRecord } from './record.ts'

const SEPARATORS = [',', ';', '\t'] as const

/** A row as csv-parse returns it. */
interface Row {
	readonly record: readonly string[]
	readonly info: { readonly lines: number }
}

/** Reads the orders of a CSV text, one per row, with the column names in the first row. Calls `warn` with the unused columns. */
export async function* readCsv(
	pieces: AsyncIterable<string>,
	start: string,
	warn: (message: string) => void,
): AsyncGenerator<OrderRecord> {
	const options = { delimiter: separatorOf(start), info: true, relax_column_count: true, skip_empty_lines: true }
	const rows = Readable.from(pieces).pipe(parse(options)) as AsyncIterable<Row>
	let columns: readonly Column[] | null = null
	try {
		for await (const { record, info } of rows) {
			if (columns === null) {
				columns = record.map(readColumn)
				const unused = record.filter((_, at) => columns?.[at]?.path === null)
				if (unused.length === record.length) {
					yield { place: '', problem: `has no column of an order. Name some of ${COLUMN_NAMES.join(', ')}.` }
					return
				}
				if (unused.length > 0) warn(`doesn't use ${unused.map((name) => JSON.stringify(name)).join(', ')}`)
				continue
			}
			const place = `line ${info.lines}`
			if (record.length === columns.length) yield { place, order: toOrder(columns, record) }
			else yield { place, problem: `has ${record.length} cells, and the first line has ${columns.length}.` }
		}
	} catch (error) {
		yield { place: '', problem: `is not CSV from here on: ${(error as Error).message}` }
	}
}

/** Returns the most frequent separator in the first line. */
function separatorOf(start: string): string {
	const [line = ''] = start.trimStart().split('\n', 1)
	const counts = SEPARATORS.map((separator) => line.split(separator).length)
	return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}
