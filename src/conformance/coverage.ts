import type { OperationId } from '../contract/generated/operations.ts'
import { CLAUSES } from './clauses.ts'
import type { Choice, ClauseTally, Coverage, OperationTally, Reason, ReportVerdict } from './report.ts'

/** The answer to one request. */
export interface Seen {
	readonly operation: OperationId
	readonly answer: 'succeeded' | 'refused' | 'serverErrors' | 'throttled' | 'unanswered'
	/** The clauses that the request tests, with the answer's result. */
	readonly clauses: readonly string[]
	readonly outcome: 'accepted' | 'refused' | 'open' | 'departed'
	/** The clause or decision that a departure violates, or that allowed the service to reject. */
	readonly rule: string
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

/** Counts the answers of a run. */
export interface Counter {
	readonly count: (seen: Seen) => void
	readonly read: () => Coverage
	/** The clauses whose requests were all answered with 429 or 5XX. */
	readonly unanswered: () => readonly ClauseTally[]
}

/** Creates a counter for these operations, and for create-tokens, which every run sends first. */
export function createCounter(operations: readonly OperationId[]): Counter {
	const tallies = new Map<OperationId, Mutable<OperationTally>>()
	for (const operation of new Set<OperationId>(['create-tokens', ...operations])) {
		const none = { sent: 0, succeeded: 0, refused: 0, serverErrors: 0, throttled: 0, unanswered: 0 }
		tallies.set(operation, { operation, ...none })
	}
	const clauses = new Map<string, Mutable<ClauseTally>>()
	for (const clause of CLAUSES) {
		if (!tallies.has(clause.operation)) continue
		clauses.set(nameOf(clause), { ...clause, accepted: 0, refused: 0, open: 0, departed: 0 })
	}
	const choices = new Map<string, Mutable<Choice>>()
	/** The clauses without a usable answer. */
	const lost = new Set<string>()
	return {
		count: ({ operation, answer, clauses: tried, outcome, rule }) => {
			const tally = tallies.get(operation)
			if (tally === undefined) return
			tally.sent++
			tally[answer]++
			const names = tried.map((each) => nameOf({ operation, rule: each }))
			if (answer === 'serverErrors' || answer === 'throttled') {
				for (const name of names) lost.add(name)
				return
			}
			if (outcome === 'departed') {
				const departed = clauses.get(nameOf({ operation, rule }))
				if (departed !== undefined) departed.departed++
				return
			}
			for (const name of new Set(names)) {
				const clause = clauses.get(name)
				if (clause !== undefined) clause[outcome]++
			}
			if (outcome !== 'open' || (answer !== 'succeeded' && answer !== 'refused')) return
			const choice = choices.get(nameOf({ operation, rule })) ?? { operation, rule, accepted: 0, refused: 0 }
			choices.set(nameOf(choice), choice)
			choice[answer === 'succeeded' ? 'accepted' : 'refused']++
		},
		read: () => {
			const all = [...clauses.values()].map((clause) => ({ ...clause }))
			const unreached = all.filter((clause) => !isReached(clause))
			return {
				operations: [...tallies.values()].map((tally) => ({ ...tally })),
				clauses: all,
				unreached: unreached.map(({ operation, rule, sentence }) => ({ operation, rule, sentence })),
				choices: [...choices.values()].map((choice) => ({ ...choice })),
			}
		},
		unanswered: () => [...clauses.values()].filter((clause) => lost.has(nameOf(clause)) && !isReached(clause)),
	}
}

function nameOf({ operation, rule }: { readonly operation: string; readonly rule: string }): string {
	return `${operation} ${rule}`
}

function isReached({ accepted, refused, open, departed }: ClauseTally): boolean {
	return accepted + refused + open + departed > 0
}

/** Returns the verdict of a run. */
export function judge(
	counter: Counter,
	failures: number,
	isEmpty: (operation: OperationId) => boolean,
): { readonly verdict: ReportVerdict; readonly reasons: readonly Reason[] } {
	const { operations } = counter.read()
	const tokens = operations.find(({ operation }) => operation === 'create-tokens')
	if (tokens === undefined || tokens.succeeded === 0) return { verdict: 'inconclusive', reasons: [noToken(tokens)] }
	const reasons = operations.flatMap((tally) => reasonOf(tally, isEmpty) ?? [])
	for (const { operation, rule } of counter.unanswered()) {
		const message = `Look at the service's log: every ${operation} request that tries ${rule} was answered with 5XX or 429.`
		reasons.push({ code: 'only-server-errors', operation, message })
	}
	if (failures > 0) {
		const message =
			failures === 1 ? 'One answer departs from the interface.' : `${failures} answers depart from the interface.`
		return { verdict: 'failed', reasons: [{ code: 'departures', operation: null, message }, ...reasons] }
	}
	return { verdict: reasons.length > 0 ? 'inconclusive' : 'passed', reasons }
}

function noToken(tally: OperationTally | undefined): Reason {
	const code = 'no-token'
	const operation = 'create-tokens'
	if (tally === undefined || tally.sent === 0) {
		return { code, operation, message: 'No token was asked for: the seed has no client, or maxSends is 0.' }
	}
	const { sent, refused, serverErrors, throttled } = tally
	const times = sent === 1 ? 'once' : `${sent} times`
	const why =
		refused > 0
			? 'it was refused: check clientId and clientSecret of the seed, and the base path'
			: serverErrors + throttled > 0
				? 'the service answered with 5XX or 429'
				: 'the service gave no answer: check the base address'
	return { code, operation, message: `create-tokens was sent ${times} and never succeeded; ${why}.` }
}

function reasonOf(
	{ operation, sent, succeeded }: OperationTally,
	isEmpty: (operation: OperationId) => boolean,
): Reason | null {
	if (succeeded > 0) return null
	if (isEmpty(operation)) {
		const message = `${operation} never succeeded: the seed has nothing to ask it about.`
		return { code: 'empty-seed', operation, message }
	}
	if (sent === 0) {
		const message = `${operation} was never sent: allow more sequences or a greater maxSends.`
		return { code: 'never-sent', operation, message }
	}
	const message = `${operation} was sent ${sent === 1 ? 'once' : `${sent} times`} and never succeeded: check the base path and what the seed holds.`
	return { code: 'never-succeeded', operation, message }
}
