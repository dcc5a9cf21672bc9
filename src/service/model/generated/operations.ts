// Written by scripts/build-contract.ts from scripts/contract/; edit those files.

import type { OperationId } from '../../../rules/contract/generated/operations.ts'
import type { Operate } from '../call.ts'
import { createCollection } from '../operations/create-collection.ts'
import { createCompany } from '../operations/create-company.ts'
import { createPeople } from '../operations/create-people.ts'
import { createTokens } from '../operations/create-tokens.ts'
import { getCollectionStatus } from '../operations/get-collection-status.ts'
import { getProduct } from '../operations/get-product.ts'
import { listCollections } from '../operations/list-collections.ts'
import { listOrdersOf } from '../operations/list-orders.ts'
import { listPeople } from '../operations/list-people.ts'
import { personalize } from '../operations/personalize.ts'
import { placeOrder } from '../operations/place-order.ts'
import { rewardPeople } from '../operations/reward.ts'
import { updateProduct } from '../operations/update-product.ts'
import { answerValidateOrder } from '../operations/validate-order.ts'

/** The model's function for each operation of the interface. */
export const OPERATE: { readonly [Id in OperationId]: Operate } = {
	'create-tokens': createTokens,
	'create-collection': createCollection,
	'get-collection-status': getCollectionStatus,
	'list-collections': listCollections,
	'get-product': getProduct,
	'update-product': updateProduct,
	'place-order': placeOrder,
	'validate-order': answerValidateOrder,
	'list-orders': listOrdersOf,
	personalize,
	'create-people': createPeople,
	'list-people': listPeople,
	reward: rewardPeople,
	'create-company': createCompany,
}
