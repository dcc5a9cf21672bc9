/** Every operation but create-tokens. */
export const OPERATIONS = [
	'create-collection',
	'get-collection-status',
	'list-collections',
	'get-product',
	'update-product',
	'place-order',
	'validate-order',
	'list-orders',
	'personalize',
	'create-people',
	'list-people',
	'reward',
	'create-company',
] as const
export type Operation = (typeof OPERATIONS)[number]

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
