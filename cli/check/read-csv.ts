import { isRounded, toQuantity } from './cells.ts'
import { type Cells, countLikely, type Plan, planColumns, trimHeaders } from './columns.ts'
import { type CsvRow, RowReader } from './csv-rows.ts'
import { likelyField, ownField, PART_NAMES, partOf } from './fields.ts'
import { groupRows, type KeyedRecord } from './group-rows.ts'
import type { Reading } from './input.ts'
import { type Layout, toOrder } from './layout.ts'
import type { Line } from './lines.ts'
import { idsIn, type OrderRecord, type OwnIdColumns, ownIdColumns } from './record.ts'

const SEPARATORS = [',', ';', '\t', '|', ':::'] as const
/** Matches a first line such as `sep=;`, which contains the separator for spreadsheets. */
const SEPARATOR_LINE = /^"?sep=(.)"?$/i
/** The names of the columns are searched in this many rows, because some files have a letterhead above the names. */
const MAX_TOPS = 11
/** The fewest probable names in the row that contains the names of the columns. */
const MIN_LIKELY = 2
/** The number of keys to keep at least, so that a repeated key is found. */
const MAX_KEYS = 50_000

/** The plan for making records from the rows of a CSV file. */
export interface CsvPlan {
	readonly plan: Plan
	readonly separator: string
	readonly names: Cells
	readonly layout: Layout
	readonly ownIds: OwnIdColumns
	readonly reading: Reading
}

/** Returns a function that makes records of the rows of a file with these column names; a text if that is impossible. */
export function planCsv(names: Cells, separator: string, reading: Reading): CsvPlan | string {
	const plan = planColumns(names, reading.maps, reading.group)
	if (typeof plan === 'string') return plan
	const { map, isCsv, absent, limits, blank, near } = plan
	const layout = { map, isCsv, absent, limits, blank, near, addresses: plan.addresses || reading.addresses }
	return { plan, separator, names, layout, ownIds: ownIdColumns(names), reading }
}

/** The rows above the orders, and the plan for reading the orders. */
export interface Head {
	/** The rows up to the names of the columns. */
	readonly tops: readonly CsvRow[]
	/** The rows after the names of the columns that were already read. */
	readonly rest: readonly CsvRow[]
	readonly plan: CsvPlan | string
}

/** Finds the names of the columns in the first lines of a CSV file, and splits the lines after them into rows. */
export class CsvReader {
	readonly #reading: Reading
	#rows: RowReader | null = null
	/** Blank lines at the start. */
	#early: readonly Line[] = []
	#separator = ','
	#tops: CsvRow[] = []
	head: Head | null = null
	/** The rows of the last key. The next row may have the same key. */
	#held: CsvRow[] = []
	#heldKey = ''
	/** The latest keys, and an older set of keys. Two sets are used, because removing the oldest keys of one large set one by one is slow. */
	#keys = new Set<string>()
	#before: ReadonlySet<string> = new Set()
	/** The first key that occurs again after another key, and the number of such keys. */
	again: { readonly key: string; count: number } | null = null
	/** The last text of each column that repeats (`above`). */
	readonly #above: string[] = []
	/** The texts of `#above` before the rows that were returned last. */
	above: readonly string[] = []

	constructor(reading: Reading) {
		this.#reading = reading
	}

	/** Returns the rows of orders that end in these lines, without the rows of an order that may continue. */
	push(lines: readonly Line[]): readonly CsvRow[] {
		let own = lines
		if (this.#rows === null) {
			own = [...this.#early, ...lines]
			this.#early = own
			const start = own.findIndex(({ text }) => text !== null && text.trim() !== '')
			if (start < 0) return []
			const named = SEPARATOR_LINE.exec(own[start]?.text ?? '')?.[1]
			this.#separator = named ?? separatorOf(own)
			this.#rows = new RowReader(this.#separator)
			if (named !== undefined) {
				this.#tops.push(...own.slice(0, start + 1).map(({ number, raw }) => ({ line: number, raw, cells: [] })))
				own = own.slice(start + 1)
			}
		}
		return this.#below(this.#rows.push(own), false)
	}

	/** Returns the last rows. */
	end(): readonly CsvRow[] {
		return this.#below(this.#rows?.end() ?? [], true)
	}

	#below(rows: readonly CsvRow[], isEnd: boolean): readonly CsvRow[] {
		let own = rows
		if (this.head === null) {
			this.#tops.push(...rows)
			this.head = this.#findHead(isEnd)
			if (this.head === null) return []
			own = this.head.rest
		}
		if (typeof this.head.plan === 'string') return []
		return this.#cut(own, this.head.plan.plan, isEnd)
	}

	#findHead(isEnd: boolean): Head | null {
		const found = (at: number, plan: CsvPlan | string): Head => {
			const isFirst = this.#reading.maps.single?.header === false || this.#reading.maps.named?.[0]?.header === false
			const end = isFirst ? at : at + 1
			return { tops: this.#tops.slice(0, end), rest: this.#tops.slice(end), plan }
		}
		let best: { readonly at: number; readonly plan: CsvPlan | string; readonly likely: number } | null = null
		let filled = 0
		for (const [at, row] of this.#tops.entries()) {
			if ('problem' in row) {
				const because = row.problem.replace(/ Only.*/, ' It names the columns, so nothing was judged.')
				return found(at, best === null ? because : best.plan)
			}
			if (row.cells.every((cell) => cell.trim() === '')) continue
			if (++filled > MAX_TOPS) break
			const hasNames = this.#reading.maps.single?.header !== false && this.#reading.maps.named?.[0]?.header !== false
			const names = hasNames ? trimHeaders(row.cells) : row.cells.map((_, column) => `#${column + 1}`)
			const plan = planCsv(names, this.#separator, this.#reading)
			const likely =
				typeof plan === 'string' ? countLikely(names) : plan.plan.used.size - (plan.plan.used.has(-1) ? 1 : 0)
			// If two rows fit equally well, the upper row contains the names.
			if (best === null || likely > best.likely) best = { at, plan, likely }
			if (likely >= MIN_LIKELY || !hasNames) return found(at, plan)
		}
		if (!isEnd && filled <= MAX_TOPS) return null
		return best === null ? found(this.#tops.length, 'has no row with the names of columns.') : found(best.at, best.plan)
	}

	/** Keeps the rows of the last key until a row with another key comes, and fills in blank cells. */
	#cut(rows: readonly CsvRow[], plan: Plan, isEnd: boolean): readonly CsvRow[] {
		if (this.#held.length === 0) this.above = [...this.#above]
		const filled = plan.above.length === 0 ? rows : fillAbove(rows, plan.above, this.#above)
		if (plan.order < 0) return filled
		const all = [...this.#held, ...filled]
		let cut = 0
		for (let at = this.#held.length; at < all.length; at++) {
			const key = keyOf(all[at] as CsvRow, plan)
			if (key === null || (key !== '' && key === this.#heldKey)) continue
			cut = at
			this.#heldKey = key
			if (key !== '') this.#count(key)
		}
		if (isEnd) cut = all.length
		this.#held = all.slice(cut)
		return all.slice(0, cut)
	}

	#count(key: string): void {
		if (this.#keys.has(key) || this.#before.has(key)) {
			this.again ??= { key, count: 0 }
			this.again.count++
			return
		}
		this.#keys.add(key)
		if (this.#keys.size < MAX_KEYS) return
		this.#before = this.#keys
		this.#keys = new Set()
	}
}

/** Returns the value of the column with the name of an order; null for a row without any value. Such a row doesn't end an order. */
function keyOf(row: CsvRow, { order }: Plan): string | null {
	if ('problem' in row) return ''
	return isBlank(row.cells) ? null : (row.cells[order]?.trim() ?? '')
}

/** Fills the empty cells of some columns with the last text above them. */
export function fillAbove(rows: readonly CsvRow[], columns: readonly number[], last: string[]): readonly CsvRow[] {
	return rows.map((row) => {
		if ('problem' in row || isBlank(row.cells)) return row
		const cells = [...row.cells]
		for (const at of columns) {
			if ((cells[at] ?? '').trim() === '') cells[at] = last[at] ?? ''
			else last[at] = cells[at] ?? ''
		}
		return { ...row, cells }
	})
}

/** Returns sentences about the file, and the rows above the orders as they are written to the new file. */
export function* aboutFile({ tops, plan }: Head & { readonly plan: CsvPlan }): Generator<OrderRecord> {
	const { map } = plan.plan
	const about = map === null ? '' : `is read as ${map} (--map ${map})`
	const rows = plan.reading.keepsRows ? tops.map(({ raw }) => ({ raw, items: 0 })) : undefined
	if (about !== '' || rows !== undefined) yield { place: '', about, isHeader: true, ...(rows && { rows }) }
}

/** Returns the columns from which neither a field nor the name of an order is read. */
export const unusedColumns = ({ plan, names, ownIds: { ids, numbers } }: CsvPlan): Cells => {
	const used = new Set([...plan.used, ...ids, ...numbers])
	return names.filter((name, at) => !used.has(at) && name !== '' && name !== 'orderwright')
}

/**
 * Makes records from rows. Rows with the same key are one record. `isStart` is true for the first rows of a file. Calls `skip` for a row without
 * any field of an order.
 */
export function recordsOf(
	rows: readonly CsvRow[],
	csv: CsvPlan,
	isStart: boolean,
	skip: () => void,
): Iterable<OrderRecord> {
	const records = readRecords(rows, csv, isStart, skip)
	return csv.plan.order < 0 ? records : groupRows(records)
}

function* readRecords(
	rows: readonly CsvRow[],
	csv: CsvPlan,
	isStart: boolean,
	skip: () => void,
): Generator<KeyedRecord> {
	const { plan, names, layout, ownIds } = csv
	const { keepsRows, keepsFields, keepsBlank } = csv.reading
	let isFirst = isStart
	let lastKey = ''
	for (const row of rows) {
		const place = `line ${row.line}`
		const raw = (items: number): Pick<OrderRecord, 'rows' | 'fixable'> =>
			keepsRows ? { rows: [{ raw: row.raw, items }], fixable: plan.single } : NO_ROWS
		if ('problem' in row) {
			lastKey = ''
			yield { place, key: '', problem: row.problem, ...raw(0) }
			continue
		}
		if (row.cells.length === 0 || isBlank(row.cells)) {
			if (keepsRows || keepsBlank) yield { place, key: lastKey, about: '', ...raw(0) }
			continue
		}
		const cells = row.cells.length === names.length ? row.cells : fitCells(row.cells, names.length)
		const key = plan.order < 0 ? '' : (cells[plan.order]?.trim() ?? '')
		if (cells.length > names.length) {
			const problem = `has ${cells.length} cells, and the first line has ${names.length}.`
			yield { place, key, problem, ...raw(0) }
			continue
		}
		if (!isOrder(cells, plan) || isHeader(cells, plan, names, isFirst)) {
			skip()
			if (keepsRows || keepsBlank) yield { place, key: lastKey, about: '', ...raw(0) }
			continue
		}
		isFirst = false
		lastKey = key
		const problem = row.raw.includes('E+') ? roundedCell(cells, csv) : null
		if (problem !== null) {
			yield { place, key, problem, ...raw(0) }
			continue
		}
		const hasItem = plan.itemRow < 0 || cells[plan.itemRow]?.trim() !== ''
		const order = toOrder(
			plan.sources,
			cells,
			plan.language,
			hasItem,
			plan.sizes.length === 0 ? [] : itemsOf(cells, plan),
		)
		const ids = idsIn(cells, ownIds, key)
		const items = (order as { orderItems: readonly unknown[] }).orderItems.length
		yield { place, key, order, fields: keepsFields ? fieldsOf(names, cells) : NO_FIELDS, ids, layout, ...raw(items) }
	}
}

/** Returns an item for each filled column of a variant. */
const itemsOf = (cells: Cells, { sizes }: Plan): { variantId: string; quantity: unknown }[] =>
	sizes.flatMap(({ at, variantId }) => {
		const cell = cells[at]?.trim() ?? ''
		return /^0*$/.test(cell) ? [] : [{ variantId, quantity: toQuantity(cell) }]
	})

const NO_ROWS = {}
/** An empty value instead of a row's fields, if no output shows them. */
const NO_FIELDS: object = {}

function fieldsOf(names: Cells, cells: Cells): object {
	const fields: { [name: string]: string } = {}
	for (let at = 0; at < names.length; at++) {
		const name = names[at] as string
		if (name === '__proto__') Object.defineProperty(fields, name, { value: cells[at], enumerable: true })
		else fields[name] = cells[at] as string
	}
	return fields
}

/** Returns a problem if a spreadsheet rounded a cell of digits; null if no cell was rounded. */
function roundedCell(cells: Cells, { plan }: CsvPlan): string | null {
	for (const { field, at } of plan.sources)
		for (const column of at) {
			const cell = cells[column]?.trim() ?? ''
			const part = partOf(field)
			if (field !== 'quantity' && part !== null && isRounded(cell))
				return `has ${JSON.stringify(cell)} for the ${PART_NAMES[part]}: a spreadsheet rounded the number, and its last digits are lost. Format the column as text, and take the digits from their source.`
		}
	return null
}

const isBlank = (cells: Cells): boolean => {
	for (const cell of cells) if (cell.trim() !== '') return false
	return true
}

/** Returns the cells without empty cells after the last column. It adds the empty cells that a spreadsheet leaves out at the end of a row. */
function fitCells(cells: Cells, width: number): Cells {
	let { length } = cells
	while (length > width && cells[length - 1]?.trim() === '') length--
	return length < width ? [...cells, ...Array<string>(width - length).fill('')] : cells.slice(0, length)
}

/** Returns whether a row repeats the names of the columns. The first row below the names may repeat them in another form. */
function isHeader(cells: Cells, { used }: Plan, names: Cells, isFirst: boolean): boolean {
	let found = 0
	for (const at of used) {
		const cell = cells[at]?.trim() ?? ''
		if (cell === '') continue
		const isName = cell === names[at] || (isFirst && (ownField(cell) ?? likelyField(cell)) !== null)
		if (!isName) return false
		found++
	}
	return found > 1
}

/** Returns whether a row has any field of an order. */
function isOrder(cells: Cells, { used }: Plan): boolean {
	for (const at of used) if (cells[at]?.trim()) return true
	return false
}

/**
 * Returns the separator that splits one of the first lines into names of fields; otherwise the most frequent separator in the first line that has
 * one.
 */
export function separatorOf(lines: readonly Pick<Line, 'text'>[]): string {
	let first: string | null = null
	for (const { text } of lines.slice(0, MAX_TOPS)) {
		const counts = SEPARATORS.map((separator) => (text ?? '').split(separator).length)
		const likely = SEPARATORS.map((separator) => countLikely(trimHeaders((text ?? '').split(separator))))
		const most = Math.max(...likely)
		if (most >= MIN_LIKELY) return SEPARATORS[likely.indexOf(most)] as string
		if (Math.max(...counts) > 1) first ??= SEPARATORS[counts.indexOf(Math.max(...counts))] ?? null
	}
	return first ?? ','
}
