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

/** Returns a record for a parsed JSON value. */
export function toRecord(place: string, value: unknown): OrderRecord {
	const isOrder = typeof value === 'object' && value !== null && ('address' in value || 'orderItems' in value)
	return isOrder
		? { place, order: value, fields: value, ids: readOwnIds(value) }
		: { place, problem: "isn't an order: an order is an object with an address and orderItems." }
}
