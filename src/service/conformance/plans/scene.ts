import { OPERATIONS, type OperationId } from '../../../rules/contract/generated/operations.ts'
import type { ServiceState, StoreCollection } from '../../model/state.ts'
import type { PlannedRequest } from '../planned.ts'
import { once, pick, type Random } from '../random.ts'

/** The context of a request. */
export interface Scene {
	readonly state: ServiceState
	/** The state before the first request. Only its parts keep their own ids in requests. */
	readonly start: ServiceState
	readonly random: Random
	/** Whether requests may write. */
	readonly writes: boolean
	/** The countries of addresses. */
	readonly countries: readonly string[]
}

/** A collection that the client may use. */
export interface Place {
	/** The index of the client in the state. */
	readonly client: number
	readonly index: number
	readonly collection: StoreCollection | null
}

/** An id that no user has. User ids are UUIDs. */
export const NOBODY = '00000000-0000-4000-8000-000000000000'

/** Chooses a client, usually the first, and one of its collections. */
export function choosePlace({ state, random }: Scene): Place {
	const client = once(random, 4) ? random(state.clients.length) : 0
	const companies = state.clients[client]?.companyIds ?? []
	const own = state.collections.flatMap(({ companyId }, index) => (companies.includes(companyId) ? [index] : []))
	const index = pick(random, own, 0)
	return { client, index, collection: state.collections[index] ?? null }
}

/**
 * Returns the name of a collection in requests: its id, or its place if the service created it. Sometimes names a foreign
 * collection.
 */
export function nameCollection({ state, start, random }: Scene, { client, index, collection }: Place): string {
	if (collection === null || once(random, 60)) return 'no-such-collection'
	if (once(random, 25)) {
		const companies = state.clients[client]?.companyIds ?? []
		const foreign = start.collections.filter(({ companyId }) => !companies.includes(companyId))
		return pick(random, foreign, null)?.id ?? 'no-such-collection'
	}
	return start.collections[index]?.id === collection.id ? collection.id : `<collection ${index}>`
}

/** Returns a request with the parts that most operations need: the token, the collection in the path, the company of a partner. */
export function planRequest(scene: Scene, place: Place, operation: OperationId, body?: object): PlannedRequest {
	const { state, random } = scene
	const found = OPERATIONS.find(({ id }) => id === operation)
	const isPartner = state.clients[place.client]?.isPartner === true
	const isNamed = found?.takesCompanyId === true && (isPartner ? !once(random, 8) : once(random, 6))
	const companyId = isNamed ? nameCompany(scene, place) : null
	const inPath = found?.parameters.some(({ name }) => name === 'collectionId')
	const authorization = once(random, 25)
		? pick(random, [null, 'Bearer none', 'Basic <token 0>'], null)
		: `Bearer <token ${place.client}>`
	return {
		operation,
		...(authorization !== null && { authorization }),
		...(inPath && { parameters: { collectionId: nameCollection(scene, place) } }),
		...(found?.body != null && { body: companyId === null ? { ...body } : { ...body, companyId } }),
	}
}

function nameCompany({ state, start, random }: Scene, { collection }: Place): string {
	const id = collection?.companyId
	if (id === undefined || once(random, 30)) return 'no-such-company'
	const index = state.companies.findIndex((company) => company.id === id)
	return start.companies.some((company) => company.id === id) ? id : `<company ${index}>`
}
