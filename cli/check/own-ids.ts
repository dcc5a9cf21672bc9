/** What the owner of an order calls it. */
export interface OwnIds {
	readonly id?: string
	readonly orderNumber?: string
}

/** The fields that hold an order's own id, the first that is there counts; in CSV also the names of their columns. */
const ID_FIELDS = ['id', 'orderId', 'order_id', 'externalId']
const NUMBER_FIELDS = ['orderNumber', 'order_number']

/** Returns the order's own id and number, as text, from the fields of an order or of a row. */
export function readOwnIds(fields: object): OwnIds {
	const id = find(fields, ID_FIELDS)
	const orderNumber = find(fields, NUMBER_FIELDS)
	return { ...(id === null ? {} : { id }), ...(orderNumber === null ? {} : { orderNumber }) }
}

/** The columns of a CSV file that hold an order's own id and number; -1 for none. */
export interface OwnIdColumns {
	readonly ids: readonly number[]
	readonly numbers: readonly number[]
}

/** Returns the columns of an order's own id and number, by the names of all columns. */
export function ownIdColumns(names: readonly string[]): OwnIdColumns {
	const find = (known: readonly string[]): number[] =>
		known.map((name) => names.findIndex((each) => each.toLowerCase() === name.toLowerCase())).filter((at) => at >= 0)
	return { ids: find(ID_FIELDS), numbers: find(NUMBER_FIELDS) }
}

/** Returns the order's own id and number from its row; `key` names the order if it is not empty. */
export function idsIn(cells: readonly string[], { ids, numbers }: OwnIdColumns, key: string): OwnIds {
	const id = key || firstFilled(cells, ids)
	const orderNumber = firstFilled(cells, numbers)
	if (id === '') return orderNumber === '' ? {} : { orderNumber }
	return orderNumber === '' ? { id } : { id, orderNumber }
}

function firstFilled(cells: readonly string[], columns: readonly number[]): string {
	for (const at of columns) if (cells[at]) return cells[at]
	return ''
}

function find(fields: object, names: readonly string[]): string | null {
	for (const name of names) {
		const key = Object.keys(fields).find((each) => each.trim().toLowerCase() === name.toLowerCase())
		const value = key === undefined ? undefined : (fields as Record<string, unknown>)[key]
		if ((typeof value === 'string' && value !== '') || typeof value === 'number') return String(value)
	}
	return null
}
