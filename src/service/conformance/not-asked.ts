import { callField } from '../../rules/contract/calls.ts'
import type { OperationId } from '../../rules/contract/generated/operations.ts'
import { CLAUSES, JSON_BODIES } from './clauses.ts'
import { type Counted, clauseName, isTested } from './coverage.ts'
import type { NotAsked, NotAskedReason, SeedGap } from './report.ts'

/** What a run was allowed to test. */
export interface Allowed {
	readonly operations: readonly OperationId[]
	readonly writes: boolean
	/** Whether wrong secrets and extra tokens could be requested. */
	readonly logins: boolean
	readonly time: boolean
	/** Whether the zone of the service's days is known. */
	readonly days: boolean
	/** Whether several requests could be sent at once. */
	readonly concurrency: boolean
	/** Whether the run came to its end. */
	readonly isComplete: boolean
	/** Whether the service's headers were seen. */
	readonly headers: boolean
}

/** Clauses of reading operations that only a request that writes can test. */
const OF_WRITES = ['get-product update-product.1', 'get-product service.7', 'list-people service.1']
/** Clauses that can only be tested after some time has passed. */
const OF_TIME = ['get-product service.7', 'get-collection-status service.7']
/** The clause that is tested only in part if the service's time zone is unknown. */
const OF_DAYS = 'list-orders list-orders.2'
/** The clause that some wrong logins test. */
const OF_LOGINS = 'create-tokens authentication.2'
/** The clause that needs several requests at the same time. */
const OF_RACES = 'place-order service.1'

/**
 * Returns the clauses that a run did not test, and why. A clause with a gap in the seed is among them, even if another request tested the clause by
 * chance.
 */
export function findNotAsked(
	{ clauses }: Pick<Counted, 'clauses'>,
	allowed: Allowed,
	seedGaps: readonly SeedGap[],
): readonly NotAsked[] {
	const missing = new Set(seedGaps.flatMap((gap) => (gap.isWhole ? gap.clauses.map(clauseName) : [])))
	const tallies = new Map(clauses.map((clause) => [clauseName(clause), clause]))
	const found = CLAUSES.flatMap((clause): NotAsked[] => {
		const tally = tallies.get(clauseName(clause))
		const because = reasonFor(clause, allowed)
		if (tally !== undefined && (isTested(tally) || tally.lost > 0)) return []
		if (missing.has(clauseName(clause))) return [{ ...clause, because: 'seed' }]
		// What the options rule out may have been tested by chance, where either answer is right.
		const isInPassing = tally !== undefined && tally.open > 0 && (because === 'seed' || because === 'limits')
		return isInPassing ? [] : [{ ...clause, because }]
	})
	const races = CLAUSES.find((clause) => clauseName(clause) === OF_RACES)
	const areRacesOut = allowed.writes && !allowed.concurrency && allowed.operations.includes('place-order')
	const logins = CLAUSES.find((clause) => clauseName(clause) === OF_LOGINS)
	const days = CLAUSES.find((clause) => clauseName(clause) === OF_DAYS)
	const areDaysOut = !allowed.days && allowed.operations.includes('list-orders')
	return [
		...found,
		...(logins !== undefined && !allowed.logins ? [{ ...logins, because: 'logins' } as const] : []),
		...(races !== undefined && areRacesOut ? [{ ...races, because: 'concurrency' } as const] : []),
		...(days !== undefined && areDaysOut ? [{ ...days, because: 'days' } as const] : []),
	]
}

/** Returns why a run does not test a clause; undefined if it does. */
export function reasonFor(
	{ operation, rule }: { readonly operation: OperationId; readonly rule: string },
	{ operations, writes, time, isComplete, headers }: Allowed,
): NotAskedReason {
	const name = clauseName({ operation, rule })
	const isAllowed = operation === 'create-tokens' || operations.includes(operation)
	if (!writes && (callField(operation, 'writes') || OF_WRITES.includes(name))) return 'writes'
	if (!isAllowed) return 'operations'
	if (rule === JSON_BODIES && !headers) return 'headers'
	if (!time && (rule === 'authentication.3' || OF_TIME.includes(name))) return 'time'
	return isComplete ? 'seed' : 'limits'
}
