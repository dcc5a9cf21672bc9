import type { OperationId } from '../contract/generated/operations.ts'
import type { Issue, RuleId } from '../core/issue.ts'
import type { Verdict } from '../core/verdict.ts'
import type { Pattern } from './expectation.ts'
import type { ServiceState, StoreClient } from './state.ts'

/** A request that is worth an answer: what an operation is asked with. */
export interface Call {
	readonly state: ServiceState
	readonly operation: OperationId
	/** Who calls; for create-tokens, whoever it is. */
	readonly client: StoreClient
	/** A parameter's text; null where it is missing. */
	readonly parameter: (name: string) => string | null
	/** As it came. */
	readonly body: unknown
	/** The instant of the request, and the same in milliseconds from 1970. */
	readonly now: string
	readonly moment: number
}

/** What an operation decides about a call. */
export interface Outcome {
	/** An error among them refuses. */
	readonly issues: readonly Issue[]
	/** What a success is; null where the interface leaves no doubt that there is none. */
	readonly success: Success | null
	/** Whether a refusal passes, too, where nothing refuses: what the interface leaves open. */
	readonly mayRefuse: boolean
}

export interface Success {
	/** The canonical body. */
	readonly body: unknown
	readonly pattern: Pattern
	/** The state after an answer with this body: its ids and tokens are taken from there, as far as they can be read. */
	readonly after: (body: unknown) => ServiceState
}

/** One operation of the service. */
export type Operate = (call: Call) => Outcome

/** An answer that is settled. */
export function succeed(success: Success, mayRefuse = false): Outcome {
	return { issues: [], success, mayRefuse }
}

/** What the interface leaves no doubt about. */
export function fail(issues: Issue | readonly Issue[]): Outcome {
	return { issues: 'code' in issues ? [issues] : issues, success: null, mayRefuse: false }
}

/** What a decision refuses, and another service may take with this success. */
export function doubt(issues: readonly Issue[], success: Success): Outcome {
	return { issues, success, mayRefuse: true }
}

/** A success about which nothing is known, and after which the state is as it was. */
export function anySuccess(state: ServiceState, body: unknown = null): Success {
	return { body, pattern: { kind: 'any' }, after: () => state }
}

/**
 * Whether an error binds every service, not only those that read the interface as we do (D-106): it rests on a clause rather than
 * on a decision, but for a partner's company and the balance, of which the interface speaks in other words. That a body is not
 * of the types that the interface shows is named as an error for list-orders alone, and of a text's form or a list's length it says nothing.
 */
export function isBinding({ code, rule }: Pick<Issue, 'code' | 'rule'>, operation: OperationId): boolean {
	if (code === 'request.format' || code === 'request.too-many') return false
	if (code.startsWith('request.')) return operation === 'list-orders'
	return isClause(rule) || code === 'order.company.missing' || code === 'order.balance.insufficient'
}

function isClause(rule: RuleId): boolean {
	return !rule.startsWith('D-')
}

/** The refusal of a body that a parser or a rule refuses; a doubtful one may be taken with this success. */
export function refuseBy(issues: readonly Issue[], call: Call, success: Success = anySuccess(call.state)): Outcome {
	const errors = issues.filter(({ severity }) => severity === 'error')
	return errors.some((issue) => isBinding(issue, call.operation)) ? fail(issues) : doubt(issues, success)
}

/** What a parser made of the body, or the refusal of it. */
export function readBody<T>(call: Call, verdict: Verdict<T>): { readonly body: T } | { readonly refusal: Outcome } {
	return verdict.status === 'valid' ? { body: verdict.value } : { refusal: refuseBy(verdict.issues, call) }
}
