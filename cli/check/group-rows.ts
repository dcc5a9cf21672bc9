import type { OrderRecord } from './record.ts'

/** A row as an order of its own, with the value of the column that groups rows; empty for a row without one. */
export type KeyedRecord = OrderRecord & { readonly key: string }

type Fields = { [field: string]: unknown }

/**
 * Joins neighbouring rows with one key to one order: its line items are those of all rows, and each other field is named by one row at
 * least. Rows that name different values are reported. A row without a key stays alone.
 */
export async function* groupRows(rows: AsyncIterable<KeyedRecord>): AsyncGenerator<OrderRecord> {
	let group: KeyedRecord[] = []
	for await (const row of rows) {
		const isNext = group.length > 0 && row.key !== '' && group[0]?.key === row.key
		if (!isNext && group.length > 0) yield join(group)
		group = isNext ? [...group, row] : [row]
	}
	if (group.length > 0) yield join(group)
}

function join(rows: readonly KeyedRecord[]): OrderRecord {
	const [first, ...others] = rows as [KeyedRecord, ...KeyedRecord[]]
	if (others.length === 0) return first
	const place = `lines ${numberOf(first)} to ${numberOf(others.at(-1) as KeyedRecord)}`
	const merged: Fields = {}
	const fields: object[] = []
	for (const row of rows) {
		if ('problem' in row) return { ...row, place, problem: `has a row that can't be read: ${row.place} ${row.problem}` }
		const clash = merge(merged, row.order as Fields)
		if (clash !== null) return { place, problem: `has different values for ${clash} in the rows of order ${row.key}.` }
		fields.push(row.fields)
	}
	return { place, order: merged, fields: { rows: fields }, ...(first.ids === undefined ? {} : { ids: first.ids }) }
}

/** Adds a row's fields to an order, and returns the path of a field that differs, or null. */
function merge(order: Fields, row: Fields, path = ''): string | null {
	for (const [key, value] of Object.entries(row)) {
		const old = order[key]
		if (key === 'orderItems') order[key] = [...((old as unknown[]) ?? []), ...(value as unknown[])]
		else if (typeof value === 'object' && value !== null) {
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
