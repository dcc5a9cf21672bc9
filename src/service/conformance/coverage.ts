import type { OperationId } from '../../rules/contract/generated/operations.ts'
import { CLAUSES, ERROR_BODY } from './clauses.ts'
import type { Choice, ClauseTally, Coverage, OperationTally, Remark, ServerError } from './report.ts'

/** The answer to one request. */
export interface Seen {
	readonly operation: OperationId
	readonly answer: 'succeeded' | 'refused' | 'serverErrors' | 'throttled' | 'noResponse'
	/** The clauses that the answer could have broken: it tests them (D-144). */
	readonly clauses: readonly string[]
	/** The clauses of the requests that the answer couldn't break. */
	readonly asked: readonly string[]
	readonly outcome: 'accepted' | 'refused' | 'open' | 'mismatched'
	/** The clause or decision that a mismatch violates, or by which the service may reject. */
	readonly rule: string
	/** Whether the request must be rejected. */
	readonly isForbidden: boolean
	/** The decisions that derive a value in the answer, and whether the answer has the decision's value. */
	readonly decided: readonly { readonly rule: string; readonly isOurs: boolean }[]
	/** The answer 5XX, to list it. */
	readonly error: Omit<ServerError, 'times'> | null
	/** What is allowed, and bad for clients. */
	readonly remarks: readonly string[]
}

/** The same with fields that can be set. */
export type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

/** What a counter knows. The options decide which clauses are not tested. */
export type Counted = Omit<Coverage, 'notAsked' | 'seedGaps' | 'hindrances'>

/** Counts the answers of a run. */
export interface Counter {
	readonly count: (seen: Seen) => void
	readonly read: () => Counted
}

/** The most answers 5XX that are listed. */
const MAX_ERRORS = 100

/** Creates a counter for these operations, and for create-tokens, which every run sends first. */
export function createCounter(operations: readonly OperationId[]): Counter {
	const tallies = new Map<OperationId, Mutable<OperationTally>>()
	for (const operation of new Set<OperationId>(['create-tokens', ...operations])) {
		const none = { sent: 0, succeeded: 0, refused: 0, serverErrors: 0, throttled: 0, noResponse: 0 }
		tallies.set(operation, { operation, ...none })
	}
	const clauses = new Map<string, Mutable<ClauseTally>>()
	for (const clause of CLAUSES) {
		if (!tallies.has(clause.operation)) continue
		const none = { accepted: 0, refused: 0, open: 0, mismatched: 0, lost: 0, lostRefusals: 0 }
		clauses.set(clauseName(clause), { ...clause, ...none })
	}
	const choices = new Map<string, Mutable<Choice>>()
	const errors = new Map<string, Mutable<ServerError>>()
	const remarks = new Map<string, Mutable<Remark>>()
	const choose = (operation: OperationId, rule: string, key: 'accepted' | 'refused'): void => {
		const choice = choices.get(clauseName({ operation, rule })) ?? { operation, rule, accepted: 0, refused: 0 }
		choices.set(clauseName(choice), choice)
		choice[key]++
	}
	return {
		count: ({ operation, answer, outcome, rule, ...seen }) => {
			const tally = tallies.get(operation)
			if (tally === undefined) return
			tally.sent++
			for (const message of seen.remarks) {
				const remark = remarks.get(`${operation} ${message}`) ?? { operation, message, times: 0 }
				remarks.set(`${operation} ${message}`, remark)
				remark.times++
			}
			tally[answer]++
			const find = (names: readonly string[]) =>
				[...new Set(names)].flatMap((each) => clauses.get(clauseName({ operation, rule: each })) ?? [])
			if (seen.error !== null) addError(errors, seen.error)
			if (outcome === 'mismatched') for (const clause of find([rule])) clause.mismatched++
			if (answer === 'serverErrors' || answer === 'throttled' || answer === 'noResponse') {
				for (const clause of find(seen.clauses)) {
					if (outcome === 'mismatched' && clause.rule === rule) continue
					clause.lost++
					if (seen.isForbidden) clause.lostRefusals++
				}
				if (answer === 'serverErrors' && outcome !== 'mismatched')
					for (const clause of find([ERROR_BODY])) clause.refused++
				return
			}
			if (outcome === 'mismatched') return
			// The body of an answer may be required although the request may also be rejected.
			const result = outcome === 'open' ? (answer === 'refused' ? 'refused' : 'accepted') : outcome
			for (const clause of find(seen.clauses)) clause[result]++
			for (const clause of find(seen.asked)) clause.open++
			for (const each of seen.decided) choose(operation, each.rule, each.isOurs ? 'accepted' : 'refused')
			if (outcome === 'open') choose(operation, rule, answer === 'succeeded' ? 'accepted' : 'refused')
		},
		read: () => {
			const all = [...clauses.values()].map((clause) => ({ ...clause }))
			const unreached = all.filter((clause) => !isTested(clause))
			return {
				operations: [...tallies.values()].map((tally) => ({ ...tally })),
				clauses: all,
				unreached: unreached.map(({ operation, rule, sentence }) => ({ operation, rule, sentence })),
				choices: [...choices.values()].map((choice) => ({ ...choice })),
				serverErrors: [...errors.values()].map((error) => ({ ...error })),
				remarks: [...remarks.values()].map((remark) => ({ ...remark })),
			}
		},
	}
}

function addError(errors: Map<string, Mutable<ServerError>>, error: Omit<ServerError, 'times'>): void {
	const name = [error.operation, error.statusCode, error.country].join(' ')
	const known = errors.get(name)
	if (known !== undefined) known.times++
	else if (errors.size < MAX_ERRORS) errors.set(name, { ...error, times: 1 })
}

export function clauseName({ operation, rule }: { readonly operation: string; readonly rule: string }): string {
	return `${operation} ${rule}`
}

/** Returns whether an answer broke a clause, or could have broken it. */
export function isTested({ accepted, refused, mismatched }: ClauseTally): boolean {
	return accepted + refused + mismatched > 0
}
