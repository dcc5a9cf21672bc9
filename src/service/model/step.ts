import { parseMoment } from '../../rules/calendar/parse-moment.ts'
import { errorBodyOf } from '../../rules/contract/error-body.ts'
import { missingField } from '../../rules/contract/field-types.ts'
import { OPERATIONS, type OperationId } from '../../rules/contract/generated/operations.ts'
import { TYPES } from '../../rules/contract/generated/type-table.ts'
import type { Operation } from '../../rules/contract/operation.ts'
import type { Issue } from '../../rules/core/issue.ts'
import { readField } from '../../rules/core/read.ts'
import {
	type Call,
	clauseOfIssue,
	fail,
	isBinding,
	type Outcome,
	refuseBy,
	type ServiceAnswer,
	type ServiceRequest,
	type StepResult,
} from './call.ts'
import { createState } from './create-state.ts'
import type { Expectation } from './expectation.ts'
import { findMismatches, hasStatus, type MismatchOptions } from './find-mismatches.ts'
import { OPERATE } from './generated/operations.ts'
import { copyJson, EXPECTATIONS, STATES, textOrNull } from './json.ts'
import { modelIssue } from './messages.ts'
import { isBodyOpen } from './open-bodies.ts'
import { openPeople } from './operations/create-people.ts'
import type { ServiceState, StoreClient } from './state.ts'
import { authenticate } from './tokens.ts'

/** The caller of create-tokens without a known token. */
const NOBODY: StoreClient = { clientId: '', clientSecret: '', isPartner: false, companyIds: [] }

/**
 * Returns the answer to one request at an instant, the expectation for the answer of any service, and the next state.
 *
 * - `answer` is the canonical answer. `expectation` describes every answer that passes (D-80). `findMismatches` compares an answer with it.
 * - If you pass the `observed` answer of a service, the next state follows that answer. The state then has the service's ids, tokens and order
 *   numbers, and stays the same after a rejection. `issues` lists the differences between the observed answer and the expectation.
 * - `now` is the instant of the request, a date-time. If `now` isn't a valid instant, the answer is an error 422.
 * - Every request gets an answer. The arguments are not changed.
 *
 * @example
 * const start = createState({ clients: [{ clientId: 'demo', clientSecret: 'secret' }] })
 * const body = { clientId: 'demo', clientSecret: 'secret', grantType: 'clientCredentials' }
 * const tokens = step(start, { operation: 'create-tokens', body }, '2026-01-31T09:30:00Z')
 * tokens.answer.statusCode // => 200
 * const authorization = `Bearer ${tokens.answer.body.accessToken}`
 * const made = step(tokens.state, { operation: 'create-collection', authorization, body: {} }, '2026-01-31T09:30:01Z')
 * const parameters = { collectionId: made.answer.body.collectionId }
 * const poll = { operation: 'get-collection-status', authorization, parameters }
 * step(made.state, poll, '2026-01-31T09:30:30Z').answer // => { statusCode: 200, body: { isReady: false } }
 * step(made.state, poll, '2026-01-31T09:30:31Z').answer // => { statusCode: 200, body: { isReady: true } }
 * step(made.state, poll, '2026-01-31T09:40:00Z').answer.body.errorCode // => 'token.expired'
 */
export function step(
	state: ServiceState,
	request: ServiceRequest,
	now: string,
	observed?: ServiceAnswer,
	options?: MismatchOptions,
): StepResult {
	const before = createState(state)
	const name = textOrNull(request, 'operation') ?? ''
	const operation = OPERATIONS.find(({ id }) => id === name) ?? null
	const outcome =
		operation === null
			? fail(modelIssue('resource.operation', 'D-02', ['operation'], { operation: name }))
			: decide(before, operation, request, now)
	const expectation = EXPECTATIONS.keep(toExpectation(outcome, operation))
	const { success } = outcome
	const isTaken = expectation.canonical === 'success' && success !== null
	const answer = isTaken ? { statusCode: 200, body: success.body } : refusalOf(outcome.issues)
	if (observed === undefined) {
		return { state: isTaken ? STATES.keep(success.after(success.body)) : before, answer, expectation, issues: [] }
	}
	const issues = findMismatches(observed, expectation, options)
	const isSuccess = hasStatus('2XX', readField(observed, 'statusCode')) && success !== null
	const { refused = before } = outcome
	const after = STATES.keep(isSuccess ? success.after(copyJson(readField(observed, 'body'))) : refused)
	return { state: after, answer, expectation, issues }
}

function decide(state: ServiceState, operation: Operation, request: unknown, now: unknown): Outcome {
	const { id } = operation
	const moment = parseMoment(now)
	if (moment === null || typeof now !== 'string') return fail(modelIssue('model.now', 'D-80'))
	const { client, refusal, isDoubtful } = authenticate(state, readField(request, 'authorization'), moment)
	if (refusal !== null && id !== 'create-tokens' && (client === null || !isDoubtful)) return fail(refusal)
	const parameters = readField(request, 'parameters')
	const body = readField(request, 'body')
	const parameter = (name: string): string | null => textOrNull(parameters, name)
	const outcome = operate({ state, operation, client: client ?? NOBODY, parameter, body, now, moment })
	// The API documentation does not show whether a token is needed to get one.
	if (id === 'create-tokens') {
		// Nor which fields its body requires. A service that gave a token to somebody without one needs none.
		const needsNone = refusal === null || state.tokens.length > 0
		const isWhole = needsNone && (readField(body, 'grantType') ?? null) !== null
		return isWhole ? outcome : { ...outcome, mayRefuse: true }
	}
	const issues = refusal === null ? outcome.issues : [refusal, ...outcome.issues]
	const mayRefuse = outcome.mayRefuse || isDoubtful || isBodyOpen(id, body)
	return { ...outcome, issues, mayRefuse }
}

/** The fields that an operation can't do without. */
const NEEDED: { readonly [Id in OperationId]?: readonly string[] } = {
	'create-people': ['collectionId'],
	'list-people': ['collectionId'],
	reward: ['collectionId', 'emails', 'amount'],
}

/** Parses the body of a call, and runs its operation. */
function operate(call: Call): Outcome {
	const { id, body: type, multipartField } = call.operation
	if (type === null) return OPERATE[id]({ ...call, body: undefined as never })
	// A multipart body may have no texts.
	const verdict = TYPES[type].parse(multipartField === null ? call.body : (call.body ?? {}))
	if (verdict.status !== 'valid') {
		const refusal = refuseBy(verdict.issues, call)
		return id === 'create-people' ? openPeople(call, refusal) : refusal
	}
	const missing = (NEEDED[id] ?? []).filter((field) => readField(verdict.value, field) === undefined)
	const issues = missing.map((field) => missingField([field], `${id}.body`))
	if (issues.length > 0) return refuseBy(issues, call)
	return OPERATE[id]({ ...call, body: verdict.value as never })
}

function refusalOf(issues: readonly Issue[]): ServiceAnswer {
	const body = errorBodyOf(issues)
	return { statusCode: body?.statusCode ?? 422, body }
}

/**
 * Returns the expectation for any service, made from the result of an operation (D-106). Only for list-orders does the API documentation show the
 * status code of a success.
 */
export function toExpectation(outcome: Outcome, operation: Operation | null): Expectation {
	const { issues, success, mayRefuse } = outcome
	const error = issues.find(({ severity }) => severity === 'error')
	const body = errorBodyOf(issues)
	// If only a rejection passes, the rule is that of an error that every service must report, even if the canonical answer has a decision first.
	const binding =
		success === null && operation !== null
			? issues.find((issue) => issue.severity === 'error' && isBinding(issue, operation.id))
			: undefined
	// Its own: `Object.prototype` may have a field of this name.
	const rule = readField(success, 'rule') as string | undefined
	const mayFail = error !== undefined || mayRefuse
	return {
		operation: operation?.id ?? null,
		canonical: error === undefined ? 'success' : 'refusal',
		success:
			success === null || operation === null
				? null
				: {
						statusCode: 200,
						isStatusShown: operation.id === 'list-orders',
						response: operation.response,
						...(rule !== undefined && { rule }),
						body: success.pattern,
					},
		refusal: mayFail
			? {
					statusCode: body?.statusCode ?? 422,
					errorCode: body?.errorCode ?? '',
					rule: ruleOf(binding ?? error, operation),
				}
			: null,
	}
}

function ruleOf(issue: Issue | undefined, operation: Operation | null): string {
	if (issue === undefined) return 'D-106'
	return operation === null ? issue.rule : clauseOfIssue(issue, operation.id)
}
