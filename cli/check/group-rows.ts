import type { OrderRecord } from './record.ts'

/** The order of one row. `key` is the cell in the grouping column: rows with the same key become one order. */
export type KeyedRecord = OrderRecord & { readonly key: string }

type Fields = { [field: string]: unknown }

/**
 * Joins neighboring rows with the same key to one order. The order has the line items of all rows, and every other field that one of the rows has.
 * Rows that name different values are reported. A row without a key stays alone.
 */
export function* groupRows(rows: Iterable<KeyedRecord>): Generator<OrderRecord> {
	let group: KeyedRecord[] = []
	for (const row of rows) {
		const isNext = group.length > 0 && row.key !== '' && group[0]?.key === row.key
		if (!isNext && group.length > 0) {
			yield join(group)
			group = []
		}
		group.push(row)
	}
	if (group.length > 0) yield join(group)
}

function join(records: readonly KeyedRecord[]): OrderRecord {
	// Rows that aren't an order are returned together with the rows before them.
	const orders = records.filter((record) => !('about' in record))
	const [first = records[0] as KeyedRecord, ...others] = orders
	if (others.length === 0) return { ...first, ...rowsOf(records) }
	const place = `lines ${numberOf(first)} to ${numberOf(others.at(-1) as KeyedRecord)}`
	const merged: Fields = {}
	const fields: object[] = []
	const { ids, layout } = first
	const own = { place, ...(ids && { ids }), ...(layout && { layout }), ...rowsOf(records) }
	for (const row of orders) {
		if ('problem' in row) return { ...own, problem: `has a row that can't be read: ${row.place} ${row.problem}` }
		if ('about' in row) continue
		const clash = merge(merged, row.order as Fields)
		if (clash !== null)
			return { ...own, problem: `has different values for ${clash} in the rows of order ${first.key}.` }
		fields.push(row.fields)
	}
	return { ...own, order: merged, fields: { rows: fields } }
}

function rowsOf(records: readonly KeyedRecord[]): Pick<OrderRecord, 'rows'> {
	const rows = records.flatMap((record) => record.rows ?? [])
	return rows.length === 0 ? {} : { rows }
}

/** Adds the fields of a row to an order. Returns the path of a field with different values; null if no field differs. */
function merge(order: Fields, row: Fields, path = ''): string | null {
	for (const [key, value] of Object.entries(row)) {
		const old = order[key]
		if (key === 'orderItems') {
			order[key] ??= []
			const items = order[key] as unknown[]
			for (const item of value as unknown[]) items.push(item)
		} else if (typeof value === 'object' && value !== null) {
			order[key] ??= {}
			const clash = merge(order[key] as Fields, value as Fields, `${path}${key}.`)
			if (clash !== null) return clash
		} else if (old === undefined) order[key] = value
		else if (old !== value) return path + key
	}
	return null
}

function numberOf({ place }: KeyedRecord): string {
	return place.replace(/^line /, '')
}
