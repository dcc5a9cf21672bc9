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

function find(fields: object, names: readonly string[]): string | null {
	for (const name of names) {
		const key = Object.keys(fields).find((each) => each.trim().toLowerCase() === name.toLowerCase())
		const value = key === undefined ? undefined : (fields as Record<string, unknown>)[key]
		if ((typeof value === 'string' && value !== '') || typeof value === 'number') return String(value)
	}
	return null
}
