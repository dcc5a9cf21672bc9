import { type OwnIds, readOwnIds } from './own-ids.ts'

/** One order of a file, or the reason why it can't be read. */
export type OrderRecord = {
	/** The place in the file: `line 3`, `[2]`. Empty if the file is one order. */
	readonly place: string
	readonly ids?: OwnIds
} & (
	| {
			readonly order: object
			/** Every field that the file has of the order, also those that no order has. */
			readonly fields: object
	  }
	| { readonly problem: string }
)

/** The most levels of an order. JSON that is nested by thousands can't be written again, or sent to a worker. */
const MOST_LEVELS = 500

/** Returns the number of values and of UTF-16 units in plain JSON; Infinity if it is nested too deep. */
export function weigh(value: unknown, levels: number = MOST_LEVELS): number {
	if (typeof value === 'string') return value.length
	if (typeof value !== 'object' || value === null) return 1
	if (levels === 0) return Number.POSITIVE_INFINITY
	let sum = 1
	for (const [key, part] of Object.entries(value)) sum += key.length + weigh(part, levels - 1)
	return sum
}

/** Returns a record for a parsed JSON value. */
export function toRecord(place: string, value: unknown): OrderRecord {
	if (weigh(value) === Number.POSITIVE_INFINITY)
		return { place, problem: `is nested deeper than ${MOST_LEVELS} levels.` }
	const isOrder = typeof value === 'object' && value !== null && ('address' in value || 'orderItems' in value)
	return isOrder
		? { place, order: value, fields: value, ids: readOwnIds(value) }
		: { place, problem: "isn't an order: an order is an object with an address and orderItems." }
}
