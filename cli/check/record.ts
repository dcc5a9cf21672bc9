import type { Raw } from './encoding.ts'
import type { Fix } from './fixes.ts'
import type { Layout } from './layout.ts'

/** A row of a CSV file unchanged, including its line ends. */
export interface RawRow {
	readonly raw: Raw
	/** How many items of the order are in this row. */
	readonly items: number
}

/** One order of a file, the reason why it can't be read, or a sentence about the file. */
export type OrderRecord = {
	/** The place in the file: `line 3` or `[2]`. Empty if the file is one order. */
	readonly place: string
	readonly ids?: OwnIds
	readonly layout?: Layout
	/** The rows of a CSV file, if a new file will be written. */
	readonly rows?: readonly RawRow[]
	/** The columns of these rows that can be corrected. */
	readonly fixable?: Readonly<Partial<Record<Fix['field'], number>>>
} & (
	| {
			readonly order: object
			/** Every field of the order in the file, including those that an order doesn't have. */
			readonly fields: object
	  }
	| { readonly problem: string }
	| {
			/** A sentence about the file, such as the mapping with which it is read; empty for rows that aren't an order. */
			readonly about: string
			/** Whether the last row has the names of the columns. */
			readonly isHeader?: boolean
	  }
)

/** The most levels of an order. JSON that is nested thousands of levels deep can't be written again, or sent to a worker. */
const MAX_LEVELS = 500

/** Returns whether plain JSON has more levels than any order. */
export function isTooDeep(value: unknown, levels: number = MAX_LEVELS): boolean {
	if (typeof value !== 'object' || value === null) return false
	return levels === 0 || Object.values(value).some((part) => isTooDeep(part, levels - 1))
}

/** Returns a record for a parsed JSON value: an order in the form of validate-order, or an address if `addresses` is true. */
export function toRecord(place: string, value: unknown, addresses = false): OrderRecord {
	const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
	if (isObject && ('address' in value || 'orderItems' in value))
		return { place, order: withoutNulls(value), fields: value, ids: readOwnIds(value) }
	if (isObject && addresses)
		return { place, order: { address: withoutNulls(value) }, fields: value, ids: readOwnIds(value) }
	const what = addresses ? "isn't an address: an address is an object" : "isn't an order: an order is an object"
	return { place, problem: `${what} with ${addresses ? 'zip, countryCode and phone' : 'an address and orderItems'}.` }
}

/** Returns an order without null fields, also in its address and items. In a file, null means that the field is absent (D-92). */
function withoutNulls(value: unknown): object {
	if (!hasNull(value as object)) return value as object
	if (Array.isArray(value))
		return value.map((item) => (typeof item === 'object' && item !== null ? withoutNulls(item) : item))
	const filled = Object.entries(value as object).filter(([, part]) => part !== null)
	return Object.fromEntries(
		filled.map(([key, part]) => [
			key,
			(key === 'address' || key === 'orderItems') && typeof part === 'object' ? withoutNulls(part) : part,
		]),
	)
}

const hasNull = (value: object): boolean =>
	Object.values(value).some((part) => part === null || (typeof part === 'object' && hasNull(part)))

export const tooDeep = (place: string): OrderRecord => ({
	place,
	problem: `is nested deeper than ${MAX_LEVELS} levels.`,
})

/** The shop's own id and number of an order. */
export interface OwnIds {
	readonly id?: string
	readonly orderNumber?: string
}

/**
 * The fields with an order's own id, then the fields with its own number. The first field that exists counts. In CSV, columns have these names, too.
 */
const ID_FIELDS = ['id', 'orderId', 'order_id', 'externalId']
const NUMBER_FIELDS = ['orderNumber', 'order_number']

/** Returns the order's own id and number as text, from the fields of an order. */
function readOwnIds(fields: object): OwnIds {
	const texts = Object.values(fields).map((value) => (/^(?:string|number)$/.test(typeof value) ? String(value) : ''))
	return idsIn(texts, ownIdColumns(Object.keys(fields).map((name) => name.trim())), '')
}

/** The columns of a CSV file with an order's own id and number. */
export interface OwnIdColumns {
	readonly ids: readonly number[]
	readonly numbers: readonly number[]
}

/** Returns the columns with an order's own id and number, by the names of all columns. */
export function ownIdColumns(names: readonly string[]): OwnIdColumns {
	const find = (known: readonly string[]): number[] =>
		known.map((name) => names.findIndex((each) => each.toLowerCase() === name.toLowerCase())).filter((at) => at >= 0)
	return { ids: find(ID_FIELDS), numbers: find(NUMBER_FIELDS) }
}

/** Returns the order's own id and number from its row. If `key` isn't empty, it is the order's name. */
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
