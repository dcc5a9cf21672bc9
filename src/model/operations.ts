import type { OperationId } from '../contract/generated/operations.ts'
import type { Operate } from './call.ts'
import { createCollection } from './operations/create-collection.ts'
import { createTokens } from './operations/create-tokens.ts'
import { getCollectionStatus } from './operations/get-collection-status.ts'

/** What the model does for each operation of the interface. */
export const OPERATE: { readonly [Id in OperationId]?: Operate } = {
	'create-tokens': createTokens,
	'create-collection': createCollection,
	'get-collection-status': getCollectionStatus,
}
