import { callField } from '../../rules/contract/calls.ts'
import type { OperationId } from '../../rules/contract/generated/operations.ts'
import { CLAUSES, JSON_BODIES } from './clauses.ts'
import { type Counted, clauseName, isTested } from './coverage.ts'
import type { NotAsked, NotAskedReason, SeedGap } from './report.ts'
import type { Settings } from './service-options.ts'

/** What a run was allowed to test. */
export interface Allowed
	extends Pick<Settings, 'operations' | 'writes' | 'session' | 'days' | 'concurrency' | 'reset'> {
	/** Whether the run came to its end. */
	readonly isComplete: boolean
	/** Whether the service's headers were seen. */
	readonly headers: boolean
}

/** Clauses of reading operations that only a request that writes can test. */
const OF_WRITES = ['get-product update-product.1', 'get-product service.7', 'list-people service.1']
/** Clauses that can only be tested after some time has passed. */
const OF_TIME = ['get-product service.7', 'get-collection-status service.7']
/** The clauses of which options leave out some questions: wrong logins, requests at the same time, and days in an unknown time zone. */
const IN_PART: readonly (readonly [name: string, because: NotAskedReason, isOut: (allowed: Allowed) => boolean])[] = [
	['create-tokens authentication.2', 'logins', ({ session }) => session.tokens !== null],
	[
		'place-order service.1',
		'concurrency',
		({ writes, concurrency, reset, operations }) =>
			writes && (concurrency < 2 || reset === null) && operations.includes('place-order'),
	],
	['list-orders list-orders.2', 'days', ({ days, operations }) => days === null && operations.includes('list-orders')],
]

/** Returns the clauses that a run did not test, and why. A clause with a gap in the seed is among them, even if it was tested by chance. */
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
	const inPart = IN_PART.flatMap(([name, because, isOut]) =>
		isOut(allowed) ? CLAUSES.filter((clause) => clauseName(clause) === name).map((each) => ({ ...each, because })) : [],
	)
	return [...found, ...inPart]
}

/** Returns why a run doesn't test a clause; undefined if it tests the clause. */
export function reasonFor(
	{ operation, rule }: { readonly operation: OperationId; readonly rule: string },
	{ operations, writes, session, isComplete, headers }: Allowed,
): NotAskedReason {
	const name = clauseName({ operation, rule })
	const isAllowed = operation === 'create-tokens' || operations.includes(operation)
	if (!writes && (callField(operation, 'writes') || OF_WRITES.includes(name))) return 'writes'
	if (!isAllowed) return 'operations'
	if (rule === JSON_BODIES && !headers) return 'headers'
	if (session.wait === null && (rule === 'authentication.3' || OF_TIME.includes(name))) return 'time'
	return isComplete ? 'seed' : 'limits'
}
