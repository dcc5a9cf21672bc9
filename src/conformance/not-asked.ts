import type { OperationId } from '../contract/generated/operations.ts'
import type { ServiceState, StoreCollection } from '../model/state.ts'
import { CLAUSES, JSON_BODIES } from './clauses.ts'
import { type Counted, clauseName, isTested } from './coverage.ts'
import { PLANS } from './plans/plans.ts'
import type { NotAsked, NotAskedReason } from './report.ts'

/** What a run was allowed to ask. */
interface Allowed {
	readonly operations: readonly OperationId[]
	readonly writes: boolean
	/** Whether time could pass. */
	readonly time: boolean
	/** Whether several requests could be under way at once. */
	readonly concurrency: boolean
	/** Whether the run came to its end. */
	readonly isComplete: boolean
	/** Whether the service's headers were seen. */
	readonly headers: boolean
}

/** Clauses of operations that read, about which only requests that write ask. */
const OF_WRITES = ['get-product update-product.1', 'get-product service.7', 'list-people service.1']
/** Clauses about which nothing is known until time passes. */
const OF_TIME = ['get-product service.7', 'get-collection-status service.7']
/** The clause that requests at once ask about. */
const OF_RACES = 'place-order service.1'

/** Returns the clauses that a run did not ask about, and why. */
export function findNotAsked({ clauses }: Pick<Counted, 'clauses'>, allowed: Allowed): readonly NotAsked[] {
	const tallies = new Map(clauses.map((clause) => [clauseName(clause), clause]))
	const found = CLAUSES.flatMap((clause): NotAsked[] => {
		const tally = tallies.get(clauseName(clause))
		const because = reasonFor(clause, allowed)
		if (tally !== undefined && (isTested(tally) || tally.lost > 0)) return []
		// What the options rule out may have been asked in passing, where either answer is right.
		const isInPassing = tally !== undefined && tally.open > 0 && (because === 'seed' || because === 'limits')
		return isInPassing ? [] : [{ ...clause, because }]
	})
	const races = CLAUSES.find((clause) => clauseName(clause) === OF_RACES)
	const areRacesOut = allowed.writes && !allowed.concurrency && allowed.operations.includes('place-order')
	return races !== undefined && areRacesOut ? [...found, { ...races, because: 'concurrency' }] : found
}

function reasonFor(
	{ operation, rule }: { readonly operation: OperationId; readonly rule: string },
	{ operations, writes, time, isComplete, headers }: Allowed,
): NotAskedReason {
	const name = clauseName({ operation, rule })
	const isAllowed = operation === 'create-tokens' || operations.includes(operation)
	if (!writes && (PLANS[operation].writes || OF_WRITES.includes(name))) return 'writes'
	if (!isAllowed) return 'operations'
	if (rule === JSON_BODIES && !headers) return 'headers'
	if (!time && (rule === 'authentication.3' || OF_TIME.includes(name))) return 'time'
	return isComplete ? 'seed' : 'limits'
}

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
