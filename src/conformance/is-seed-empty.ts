import type { OperationId } from '../contract/generated/operations.ts'
import type { ServiceState, StoreCollection } from '../model/state.ts'

/** Returns whether the seed lacks what an operation needs to succeed. */
export function isSeedEmpty({ clients, collections }: ServiceState, operation: OperationId): boolean {
	const isLacking = LACKING[operation]
	if (isLacking === undefined) return clients.length === 0
	return !collections.some((collection) => !isLacking(collection))
}

const hasNoProduct = ({ products }: StoreCollection): boolean => products.length === 0
const hasNoVariant = ({ products }: StoreCollection): boolean =>
	!products.some(({ product }) => (product.variants ?? []).length > 0)

/** Returns true if a collection lacks what an operation needs. Operations that need no collection are absent. */
const LACKING: Readonly<{ [Id in OperationId]?: (collection: StoreCollection) => boolean }> = {
	'get-collection-status': () => false,
	'get-product': hasNoProduct,
	'update-product': hasNoProduct,
	'validate-order': hasNoVariant,
	'place-order': (collection) => collection.people.length === 0 || hasNoVariant(collection),
	'list-orders': () => false,
	personalize: ({ products }) => !products.some(({ product }) => product.isPersonalized === true),
	'create-people': () => false,
	'list-people': () => false,
	reward: ({ people }) => people.length === 0,
}
