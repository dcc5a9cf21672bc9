import { type Cells, type Plan, planColumns } from './columns.ts'
import { type CsvRow, readRows } from './csv-rows.ts'
import { ownField, usualField } from './fields.ts'
import { groupRows, type KeyedRecord } from './group-rows.ts'
import type { Reading } from './input.ts'
import { toOrder } from './layout.ts'
import { idsIn, type OrderRecord, ownIdColumns } from './record.ts'

const SEPARATORS = [',', ';', '\t'] as const
/** The line that tells spreadsheets the separator. */
const SEPARATOR_LINE = /^"?sep=(.)"?$/i
/** The names of the columns stand in one of the first rows: some files have a title above. */
const HEADER_ROWS = 3

/**
 * Reads the orders of a CSV text, with the names of the columns in the first row. Each row is an order; if a column names the order, by
 * `--group` or by the mapping, neighbouring rows with one name are one order. Calls `warn` with the unused columns.
 */
export async function* readCsv(
	pieces: AsyncIterable<string>,
	start: string,
	reading: Reading,
): AsyncGenerator<OrderRecord> {
	const named = SEPARATOR_LINE.exec(start.split(/\r\n|\n|\r/, 1)[0] ?? '')?.[1]
	const separator = named ?? separatorOf(start)
	const rows = readRows(pieces, separator, named === undefined ? 0 : 1, reading.keepsRows)
	const { tops, plan } = await planRows(rows, reading)
	if (typeof plan === 'string') {
		const top = tops.find((row) => 'problem' in row)
		yield { place: top === undefined ? '' : `line ${top.line}`, problem: plan }
		return
	}
	yield* aboutFile(plan, tops, separator, reading)
	const records = readRecords(rows, plan, separator, tops.at(-1) as CsvRow, reading)
	yield* plan.order < 0 ? records : groupRows(records)
}

/** Returns the rows down to the names of the columns, and the plan for those below; a text if there is none. */
export async function planRows(
	rows: AsyncGenerator<CsvRow>,
	{ maps, group }: Pick<Reading, 'maps' | 'group'>,
): Promise<{ readonly tops: readonly CsvRow[]; readonly plan: Plan | string }> {
	const tops: CsvRow[] = []
	let problem = 'has no row with the names of columns.'
	let filled = 0
	while (filled < HEADER_ROWS) {
		const { value: row, done } = await rows.next()
		if (done === true) break
		tops.push(row)
		if ('problem' in row) {
			const because = row.problem.replace(/ Only.*/, ' It names the columns, so nothing was judged.')
			return { tops, plan: filled === 0 ? because : problem }
		}
		if (row.cells.every((cell) => cell.trim() === '')) continue
		const plan = planColumns(row.cells, maps, group)
		if (typeof plan !== 'string') return { tops, plan }
		if (filled++ === 0) problem = plan
	}
	return { tops, plan: problem }
}

function* aboutFile(
	plan: Plan,
	tops: readonly CsvRow[],
	separator: string,
	{ warn, keepsRows, hasMark }: Reading,
): Generator<OrderRecord> {
	const header = tops.at(-1) as CsvRow & { readonly cells: Cells }
	const unused = header.cells.filter((name, at) => !plan.used.has(at) && name.trim() !== '')
	if (unused.length > 0 && !plan.isFound) warn(`doesn't use ${unused.map((name) => JSON.stringify(name)).join(', ')}`)
	const about = plan.map === null ? '' : `is read as ${plan.map} (--map ${plan.map})`
	const rows = keepsRows ? { rows: tops.map(({ raw }) => ({ raw, items: 0 })), separator, hasMark: hasMark() } : {}
	if (about !== '' || keepsRows) yield { place: '', about, ...rows }
}

async function* readRecords(
	rows: AsyncGenerator<CsvRow>,
	plan: Plan,
	separator: string,
	header: CsvRow,
	{ warn, keepsRows, keepsFields, addresses }: Reading,
): AsyncGenerator<KeyedRecord> {
	const { map, isCsv, absent, limits, blank } = plan
	const layout = { map, isCsv, absent, limits, blank, addresses: plan.addresses || addresses }
	const names = 'cells' in header ? header.cells.map((name) => name.trim()) : []
	const ownIds = ownIdColumns(names)
	const fixable = plan.single
	let skipped = 0
	let isFirst = true
	for await (const row of rows) {
		const place = `line ${row.line}`
		const raw = (items: number) => (keepsRows ? { rows: [{ raw: row.raw, items }], separator, fixable } : undefined)
		if ('problem' in row) {
			yield { place, key: '', problem: row.problem, ...raw(0) }
			continue
		}
		const cells = withoutEnd(row.cells, names.length)
		if (cells.length !== names.length && !isBlank(cells)) {
			const key = cells[plan.order]?.trim() ?? ''
			const problem = `has ${cells.length} cells, and the first line has ${names.length}.`
			yield { place, key, problem, ...raw(0) }
			continue
		}
		if (!isOrder(cells, plan) || isHeader(cells, plan, names, isFirst)) {
			if (!isBlank(cells)) skipped++
			if (keepsRows) yield { place, key: '', about: '', ...raw(0) }
			continue
		}
		isFirst = false
		const key = cells[plan.order]?.trim() ?? ''
		const hasItem = plan.itemRow < 0 || cells[plan.itemRow]?.trim() !== ''
		const order = toOrder(plan.sources, cells, plan.language, hasItem)
		const fields = keepsFields ? Object.fromEntries(cells.map((cell, at) => [names[at], cell])) : NO_FIELDS
		const ids = idsIn(cells, ownIds, key)
		const items = (order as { orderItems: readonly unknown[] }).orderItems.length
		yield { place, key, order, fields, ids, layout, ...raw(items) }
	}
	if (skipped > 0) warn(`has ${skipped} ${skipped === 1 ? 'row' : 'rows'} with nothing of an order, which were skipped`)
}

/** Stands for the fields of a row where no output shows them. */
const NO_FIELDS: object = {}

const isBlank = (cells: Cells): boolean => cells.every((cell) => cell.trim() === '')

/** Returns cells without the empty ones behind the last column. */
function withoutEnd(cells: Cells, width: number): Cells {
	let { length } = cells
	while (length > width && cells[length - 1]?.trim() === '') length--
	return length === cells.length ? cells : cells.slice(0, length)
}

/** Returns whether a row repeats the names of the columns; the first row can also write them in another way below our own. */
function isHeader(cells: Cells, { used }: Plan, names: Cells, isFirst: boolean): boolean {
	let found = 0
	for (const at of used) {
		const cell = cells[at]?.trim() ?? ''
		if (cell === '') continue
		const isName = cell === names[at] || (isFirst && (ownField(cell) ?? usualField(cell)) !== null)
		if (!isName) return false
		found++
	}
	return found > 1
}

/** Returns whether a row has something of an order. */
function isOrder(cells: Cells, { used }: Plan): boolean {
	for (const at of used) if (cells[at]?.trim()) return true
	return false
}

/** Returns the most frequent separator in the first line. */
export function separatorOf(start: string): string {
	const [line = ''] = start.trimStart().split(/\r\n|\n|\r/, 1)
	const counts = SEPARATORS.map((separator) => line.split(separator).length)
	return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}
