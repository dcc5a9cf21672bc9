/** The operations that accept a company. */
export const WITH_COMPANY = [
	'place-order',
	'validate-order',
	'list-orders',
	'personalize',
	'create-people',
	'list-people',
	'reward',
] as const

/** The operations in one collection. */
export const IN_COLLECTION = ['get-collection-status', 'get-product', 'update-product', ...WITH_COMPANY] as const

/** Every operation but create-tokens. */
export const OPERATIONS = ['create-collection', 'list-collections', 'create-company', ...IN_COLLECTION] as const
export type Operation = (typeof OPERATIONS)[number]
