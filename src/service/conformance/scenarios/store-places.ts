import { OPERATIONS, type OperationId } from '../../../rules/contract/generated/operations.ts'
import type { ServiceState, StoreCollection } from '../../model/state.ts'
import type { PlannedRequest } from '../planned.ts'

/** A collection and a client who may use it, as indexes into the state. */
export interface Store {
	readonly client: number
	readonly index: number
	readonly collection: StoreCollection
	readonly isPartner: boolean
}

/** Returns the collections that satisfy the condition, each with a client who may use it. Collections of clients who aren't partners come first. */
export function findStores(
	{ clients, collections }: ServiceState,
	has: (collection: StoreCollection) => boolean = () => true,
	only?: 'partner',
): readonly Store[] {
	const ranked = [...clients.entries()].sort(([, a], [, b]) => Number(a.isPartner) - Number(b.isPartner))
	const stores = ranked.flatMap(([client, { companyIds, isPartner }]) =>
		only === 'partner' && !isPartner
			? []
			: collections.flatMap((collection, index) =>
					companyIds.includes(collection.companyId) && has(collection)
						? [{ client, index, collection, isPartner }]
						: [],
				),
	)
	return stores.filter(({ index }, at) => stores.findIndex((each) => each.index === index) === at)
}

/** Returns the first of these collections; null if there is none. */
export function findStore(...[state, has, only]: Parameters<typeof findStores>): Store | null {
	const [store = null] = findStores(state, has, only)
	return store
}

/** Returns a request for new tokens of a client. */
export function signIn({ clients }: ServiceState, index: number): PlannedRequest {
	const clientId = clients[index]?.clientId ?? ''
	return {
		operation: 'create-tokens',
		body: { clientId, clientSecret: `<secret ${index}>`, grantType: 'clientCredentials' },
	}
}

/** The parts of a request that don't depend on its store. */
export interface Details {
	readonly parameters?: Readonly<Record<string, string>>
	readonly body?: object
	readonly tries?: string
}

/**
 * Returns a request that calls an operation for a store. The request has the store's token and, if the operation has such fields, the id of its
 * collection and the company of a partner.
 */
export function askIn(store: Store, operation: OperationId, { parameters, body, tries }: Details = {}): PlannedRequest {
	const found = OPERATIONS.find(({ id }) => id === operation)
	const { id, companyId } = store.collection
	const isInPath = found?.parameters.some(({ name }) => name === 'collectionId') === true
	const all = { ...(isInPath && { collectionId: id }), ...parameters }
	const isNamed = store.isPartner && found?.takesCompanyId === true
	const isInBody = IN_BODY.includes(operation)
	return {
		operation,
		authorization: `Bearer <token ${store.client}>`,
		...(Object.keys(all).length > 0 && { parameters: all }),
		...(found?.body != null && {
			body: { ...(isInBody && { collectionId: id }), ...(isNamed && { companyId }), ...body },
		}),
		...(tries !== undefined && { tries }),
	}
}

/** The operations with the collection in the body. */
const IN_BODY: readonly OperationId[] = ['create-people', 'list-people', 'reward']

/** Returns the request with these fields in its body. Undefined fields are removed. */
export function withBody(planned: PlannedRequest, fields: Readonly<Record<string, unknown>>): PlannedRequest {
	const entries = Object.entries({ ...(planned.body as object), ...fields })
	return { ...planned, body: Object.fromEntries(entries.filter(([, value]) => value !== undefined)) }
}

/** Returns the request without a token, or with another header. */
export function withAuthorization(planned: PlannedRequest, authorization: string | null): PlannedRequest {
	const { authorization: _, ...rest } = planned
	return { ...rest, ...(authorization !== null && { authorization }), tries: 'authentication.1' }
}
