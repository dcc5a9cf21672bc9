import type { Collection } from '../../../rules/contract/generated/types.ts'
import { isList, readField } from '../../../rules/core/read.ts'
import { readRewardType } from '../../../rules/order/build/judge-payment.ts'
import { type Call, type Outcome, succeed } from '../call.ts'
import { equalTo, fieldsOf, type ItemPattern, kept, optional, type Pattern, required } from '../expectation.ts'
import { isDeleted } from '../find.ts'
import { readinessOf } from '../readiness.ts'
import type { ServiceState, StoreCollection } from '../state.ts'

/**
 * Returns all collections of the client's companies, in any order. Deleted collections, and collections that may not be ready, may be missing. The
 * API documentation doesn't show how a status changes. If a store has no reward type, the service chooses one. The model reads both from the
 * answer.
 */
export function listCollections({ state, client, moment }: Call): Outcome {
	const collections = state.collections.filter(({ companyId }) => client.companyIds.includes(companyId))
	return succeed({
		body: collections.map((collection) => toCollection(collection, moment)),
		pattern: { kind: 'set', key: 'id', items: collections.map((each) => itemOf(each, moment)) },
		rule: 'list-collections.1',
		after: (body) => learnRewardTypes(state, body),
	})
}

function toCollection(collection: StoreCollection, moment: number): Collection {
	const { id, rewardType, shown } = collection
	const status = readinessOf(collection, moment).isReady ? 'Active' : 'Pending'
	return { status, ...shown, id, rewardType: rewardType ?? 'Coins' }
}

/** A list with any items. */
const ANY_LIST: Pattern = { kind: 'set', key: '', items: [], isOpen: true }
const TEXTS = ['slug', 'title', 'description', 'image', 'imageMobile'] as const

function itemOf(collection: StoreCollection, moment: number): ItemPattern {
	const { id, rewardType, shown } = collection
	const fields = [
		required('id', equalTo(id)),
		kept('rewardType', equalTo(rewardType), 'create-collection.1'),
		...TEXTS.map((name) => kept(name, equalTo(shown[name]))),
		...(isList(readField(shown, 'personalizationsUsed')) ? [kept('personalizationsUsed', ANY_LIST)] : []),
		...(shown.deletedAt ? [optional('deletedAt', { kind: 'instant', value: shown.deletedAt })] : []),
		// The interface does not show how a status changes; nothing changes that of a store that was there at the start.
		...(collection.createdAt === null ? [optional('status', equalTo(shown.status))] : []),
	]
	const { isReady, isSure } = readinessOf(collection, moment)
	const isRequired = !isDeleted(collection) && isReady && isSure
	return { key: id, isRequired, pattern: fieldsOf(fields) }
}

function learnRewardTypes(state: ServiceState, body: unknown): ServiceState {
	if (!isList(body) || state.collections.every(({ rewardType }) => rewardType !== null)) return state
	const shown = new Map(body.map((item) => [readField(item, 'id'), readRewardType(readField(item, 'rewardType'))]))
	const collections = state.collections.map((each) => {
		const rewardType = each.rewardType ?? shown.get(each.id) ?? null
		return rewardType === each.rewardType ? each : { ...each, rewardType }
	})
	return { ...state, collections }
}
