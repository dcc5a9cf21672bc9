import { readMoment } from '../calendar/read-moment.ts'
import { toErrorBody } from '../contract/error-body.ts'
import { OPERATIONS } from '../contract/generated/operations.ts'
import type { Operation } from '../contract/operation.ts'
import type { Issue } from '../core/issue.ts'
import { readField } from '../core/read.ts'
import { type AcceptOptions, accepts } from './accepts.ts'
import { fail, type Outcome } from './call.ts'
import { createState } from './create-state.ts'
import type { ServiceAnswer, ServiceRequest, Step } from './exchange.ts'
import { EXPECTATIONS, STATES } from './keep.ts'
import { modelIssue } from './messages.ts'
import { OPERATE } from './operations.ts'
import { copyJson, textOrNull } from './read-json.ts'
import type { ServiceState, StoreClient } from './state.ts'
import { toExpectation } from './to-expectation.ts'
import { authenticate } from './tokens.ts'

/** Who asks for tokens: nobody that is known yet. */
const NOBODY: StoreClient = { clientId: '', clientSecret: '', isPartner: false, companyIds: [] }

/**
 * One request to the service: what it answers, what any service has to answer, and the state after it.
 *
 * `answer` is the canonical answer, `expectation` the relation that every answer has to satisfy (D-80); `accepts` judges by it. With
 * an `observed` answer, of a service that the model follows, the state after is the one that this answer leads to: its own ids,
 * tokens and order numbers, and nothing at all where the service refused; `issues` says in what it departs from the expectation.
 *
 * `now` is the instant of the request, a date-time. Every request gets an answer, whatever it is; without an instant, it is an error
 * 422. Nothing that is passed is changed.
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
	options?: AcceptOptions,
): Step {
	const before = createState(state)
	const name = textOrNull(request, 'operation') ?? ''
	const operation = OPERATIONS.find(({ id }) => id === name) ?? null
	const outcome = operation === null ? fail(unknownOperation(name)) : decide(before, operation, request, now)
	const expectation = EXPECTATIONS.keep(toExpectation(outcome, operation))
	const { success } = outcome
	const isTaken = expectation.canonical === 'success' && success !== null
	const answer = isTaken ? { statusCode: 200, body: success.body } : refusalOf(outcome.issues)
	if (observed === undefined) {
		return { state: isTaken ? STATES.keep(success.after(success.body)) : before, answer, expectation, issues: [] }
	}
	const issues = accepts(expectation, observed, options)
	const isSuccess = isGood(readField(observed, 'statusCode')) && success !== null
	const after = isSuccess ? STATES.keep(success.after(copyJson(readField(observed, 'body')))) : before
	return { state: after, answer, expectation, issues }
}

function decide(state: ServiceState, { id }: Operation, request: unknown, now: unknown): Outcome {
	const moment = readMoment(now)
	if (moment === null || typeof now !== 'string') return fail(modelIssue('model.now', 'D-80'))
	const client = authenticate(state, readField(request, 'authorization'), moment)
	const isKnown = !('code' in client)
	if (!isKnown && id !== 'create-tokens') return fail(client)
	const parameters = readField(request, 'parameters')
	const outcome = OPERATE[id]({
		state,
		operation: id,
		client: isKnown ? client : NOBODY,
		parameter: (parameter) => textOrNull(parameters, parameter),
		body: readField(request, 'body'),
		now,
		moment,
	})
	// Whether a token is needed to get one is not shown.
	return isKnown ? outcome : { ...outcome, mayRefuse: true }
}

function refusalOf(issues: readonly Issue[]): ServiceAnswer {
	const body = toErrorBody(issues)
	return { statusCode: body?.statusCode ?? 422, body }
}

function unknownOperation(operation: string): Issue {
	return modelIssue('resource.operation', 'D-02', ['operation'], { operation })
}

function isGood(statusCode: unknown): boolean {
	return Number.isInteger(statusCode) && Number(statusCode) >= 200 && Number(statusCode) < 300
}
