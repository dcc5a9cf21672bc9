/** What a fault needs to be seen, beside requests that read and validate. */
export type Need = 'writes' | 'clock' | 'concurrency' | 'days' | 'exact'

/** Returns whether requests that read and validate show a fault, with options that only say more of the service. */
export const isSeenByReading = (needs: readonly Need[]): boolean => needs.every((need) => need === 'days')

export const KINDS = [
	'data',
	'money',
	'tokens',
	'stores',
	'races',
	'wire',
	'personalization',
	'lists',
	'products',
	'errors',
	'tax',
	'addresses',
	'shipping',
	'readiness',
] as const
export type Kind = (typeof KINDS)[number]

/** Faults of one kind, by their names. */
export interface Faults {
	readonly kind: Kind
	readonly needs: readonly Need[]
	readonly names: readonly string[]
}
