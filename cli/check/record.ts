/** One order of a file, or the reason why it can't be read. */
export type OrderRecord = {
	/** The place in the file: `line 3`, `[2]`. Empty if the file is one order. */
	readonly place: string
} & ({ readonly order: object } | { readonly problem: string })

/** Returns a record for a parsed JSON value. */
export function toRecord(place: string, value: unknown): OrderRecord {
	const isOrder = typeof value === 'object' && value !== null && ('address' in value || 'orderItems' in value)
	return isOrder
		? { place, order: value }
		: { place, problem: "isn't an order: an order is an object with an address and orderItems." }
}
