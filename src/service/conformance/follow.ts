import type { OperationId } from '../../rules/contract/generated/operations.ts'
import type { Issue } from '../../rules/core/issue.ts'
import { isList, owns, readField } from '../../rules/core/read.ts'
import { readHeader } from '../client/retry-after.ts'
import { clauseOfIssue, type ServiceAnswer, type ServiceRequest } from '../model/call.ts'
import { ANY, decidedIn, type Expectation } from '../model/expectation.ts'
import { findMismatches } from '../model/find-mismatches.ts'
import type { ServiceState } from '../model/state.ts'
import { step } from '../model/step.ts'
import { type Asked, ask } from './ask.ts'
import { isTokenMissing, judgeBesideModel, remarksOn } from './beside-model.ts'
import { clauseOf, clausesTried, type Difference, differs, type Found, type Mismatch } from './clause-of.ts'
import { JSON_BODIES } from './clauses.ts'
import type { Seen } from './coverage.ts'
import { learnPage, pageOf } from './pages.ts'
import { type Planned, type PlannedRequest, resolve } from './planned.ts'
import { isOver, readNow, rememberToken, type Session, withKnownToken } from './session.ts'
import { hideSecrets, secretsIn, toPlain, WHOLE } from './to-plain.ts'
import { retryAfter, type WireType, wireTypeOf } from './wire.ts'

/** The result of one request: the next state of the model, the mismatch or null, and the counts for the report. */
export interface Followed {
	readonly state: ServiceState
	readonly mismatch: Mismatch | null
	/** Null for a step that only waits. */
	readonly seen: Seen | null
	/** Whether the mismatch is that an access token is missing. Later requests would be rejected only because of this. */
	readonly isTokenMissing: boolean
}

/** The most times that one request is sent if the service returns 429 or 503. */
const MAX_TRIES = 5

/**
 * Sends one request, or waits, and compares the answer with the model. After 429 or 503, waits and sends the request again. An answer 5XX or 429
 * only needs the documented error body: the API documentation doesn't show when such an answer occurs, nor what it means.
 */
export async function follow(session: Session, state: ServiceState, planned: Planned): Promise<Followed> {
	if (owns(planned, 'wait')) {
		await pause(session, planned.wait)
		return { state, mismatch: null, seen: null, isTokenMissing: false }
	}
	const signedIn = withKnownToken(session, state, planned)
	if (signedIn !== null) return { state: signedIn, mismatch: null, seen: null, isTokenMissing: false }
	const request = resolve(planned, state)
	const { asked, now, busy } = await askPatiently(session, request)
	const got = owns(asked, 'failure') ? null : toPlain(withoutHeaders(asked.answer), WHOLE)
	const wire = owns(asked, 'failure') ? null : wireTypeOf(asked.answer)
	if (wire !== null) session.hasHeaders = true
	const page = pageOf(session, request.operation, got)
	const options = { exact: session.exact, page }
	const { answer, expectation, issues, state: after } = step(state, request, now, got as ServiceAnswer, options)
	const remarks = remarksOn(request.operation, expectation, got)
	if (issues.length === 0) remarks.push(...learnPage(session, request.operation, expectation, got))
	if (issues.length === 0) rememberToken(session, after, planned)
	const kind = kindOf(readField(got, 'statusCode'))
	const { operation } = planned
	// "Every operation can answer 4XX or 5XX": an answer 5XX with the error body rejects what must be rejected.
	const answered = kind === 'serverErrors' && isRefusal(expectation, got) ? 'refused' : kind
	const { tested, asked: open } = clausesTried(planned, request, expectation, answered)
	const isLost = answered === 'serverErrors' || answered === 'throttled'
	const base = {
		operation,
		answer: answered,
		clauses: wire === null ? tested : [...tested, JSON_BODIES],
		asked: open,
		isForbidden: expectation.success === null,
		decided: answered === 'succeeded' ? decidedIn(expectation.success?.body ?? ANY, readField(got, 'body')) : [],
		error: isLost && answered === 'serverErrors' ? errorOf(planned, request, got) : null,
		remarks,
	}
	const [issue] = isLost ? findMismatches({ ...(got as ServiceAnswer), statusCode: 400 }, AN_ERROR) : issues
	const found = { operation, expected: expectation, canonical: answer, got }
	const next = isLost ? state : after
	const end = (mismatch: Mismatch | null, seen: Seen | null, isWithoutToken = false): Followed => {
		if (mismatch === null) return { state: next, mismatch, seen, isTokenMissing: false }
		const secrets = secretsIn(after, got)
		const canonical = hideSecrets(mismatch.canonical, secrets)
		const shown = { why: hideSecrets(mismatch.why, secrets), canonical, got: toPlain(hideSecrets(got, secrets)) }
		return { state: next, mismatch: { ...mismatch, ...shown }, seen, isTokenMissing: isWithoutToken }
	}
	if (issue === undefined) {
		const isOpen = isLost || (expectation.success !== null && expectation.refusal !== null)
		const outcome = isOpen ? 'open' : expectation.refusal === null ? 'accepted' : 'refused'
		const seen: Seen = { ...base, outcome, rule: expectation.refusal?.rule ?? '' }
		const mismatch =
			judgeBusy(busy, found) ?? judgeWire(wire, found) ?? judgeBesideModel(session, after, planned, request, found)
		if (mismatch === null) return end(null, seen)
		const isOfType = mismatch.rule === JSON_BODIES
		return end(mismatch, { ...seen, ...(!isOfType && { outcome: 'mismatched' }), rule: mismatch.rule })
	}
	if (session.isGone) return { state, mismatch: null, seen: null, isTokenMissing: false }
	const difference = owns(asked, 'failure') ? 'no answer' : isLost ? 'different' : differenceOf(expectation, got)
	const place = issue.path.map((key) => (typeof key === 'number' ? '*' : key)).join('.')
	const rule = isLost ? issue.rule : clauseOf(planned, expectation, difference, issue)
	const detail = difference === 'laxer' ? errorOfRule(answer, operation, rule) : itemOf(issue, got)
	const [why, signature] = owns(asked, 'failure')
		? [asked.failure, `no answer ${asked.failure}`]
		: [
				tellWhy(`${issue.message}${detail}`, asked.answer, got),
				[isLost ? '5XX' : operation, difference, rule, issue.code, place].join(' '),
			]
	const isWithoutToken = difference !== 'laxer' && isTokenMissing(found)
	const seen: Seen = { ...base, outcome: 'mismatched', rule, error: null }
	return end({ ...found, rule, difference, why, signature }, seen, isWithoutToken)
}

/** What an answer 5XX or 429 must satisfy. */
const AN_ERROR: Expectation = {
	operation: null,
	canonical: 'refusal',
	success: null,
	refusal: { statusCode: 400, errorCode: '', rule: 'errors.1' },
}

/** The status of a service that is busy, whatever the request is. */
const BUSY = 503

/** Returns whether an answer 5XX counts as the rejection of a request that must be rejected. */
function isRefusal(expectation: Expectation, got: unknown): boolean {
	if (expectation.success !== null || readField(got, 'statusCode') === BUSY) return false
	return findMismatches(got as ServiceAnswer, expectation).length === 0
}

/** Returns a mismatch if the answer of a busy service isn't the documented error body; otherwise null. */
function judgeBusy(busy: unknown, found: Found): Mismatch | null {
	if (busy === null) return null
	const got = toPlain(busy, WHOLE)
	const [issue] = findMismatches({ statusCode: 400, body: readField(got, 'body') }, AN_ERROR)
	if (issue === undefined) return null
	return differs({ ...found, got }, issue.rule, issue.message, ['5XX', 'different', issue.rule, issue.code].join(' '))
}

/** Returns a mismatch if the type of an answer isn't JSON; null for JSON, and for an unknown type. */
function judgeWire(wire: WireType, found: Found): Mismatch | null {
	if (wire === null || wire.isJson) return null
	const why = `Content-Type should be application/json; it is ${wire.type}.`
	return differs(found, JSON_BODIES, why, `different ${JSON_BODIES} ${wire.type}`)
}

/** Returns a space and the message of the error by which a clause rejects a request. The model reports all errors. */
function errorOfRule({ body }: ServiceAnswer, operation: OperationId, rule: string): string {
	const issues = readField(readField(body, 'error'), 'issues')
	const issue = (isList(issues) ? (issues as readonly Issue[]) : []).find(
		(each) => each.severity === 'error' && clauseOfIssue(each, operation) === rule,
	)
	return issue === undefined ? '' : ` The request has this error: ${issue.message}`
}

/** Returns a space and the item of a list that an issue is about, because the index alone isn't enough. */
function itemOf({ path }: Issue, got: unknown): string {
	const end = path.findIndex((key) => typeof key === 'number') + 1
	const item = path.slice(0, end).reduce<unknown>((part, key) => readField(part, key), readField(got, 'body'))
	const names = ['id', 'email', 'variantId'].flatMap((name) => {
		const value = readField(item, name)
		return typeof value === 'string' ? [`${name} ${JSON.stringify(value.slice(0, MAX_ID))}`] : []
	})
	return end === 0 || names.length === 0 ? '' : ` That item has ${names.join(', ')}.`
}

/** The longest id that a message shows. */
const MAX_ID = 60

/** Returns the mismatch in words, with the target of a redirect. */
function tellWhy(message: string, answer: unknown, got: unknown): string {
	const statusCode = Number(readField(got, 'statusCode'))
	const location = statusCode >= 300 && statusCode < 400 ? readHeader(readField(answer, 'headers'), 'location') : null
	return location === null ? message : `${message} It redirects to ${location}.`
}

/** Returns an answer without its headers. Reports don't show headers. */
function withoutHeaders(answer: unknown): unknown {
	return { statusCode: readField(answer, 'statusCode'), body: readField(answer, 'body') }
}

function errorOf(request: PlannedRequest, { body }: ServiceRequest, got: unknown): Seen['error'] {
	const country = readField(readField(body, 'address'), 'countryCode')
	return {
		operation: request.operation,
		statusCode: Number(readField(got, 'statusCode')),
		country: typeof country === 'string' ? country.slice(0, MAX_ID) : '',
		request,
	}
}

/** The message for a service that can't be reached. */
const GONE = /^.*\((?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)\)$/s

/** The message for an answer that was too slow. */
const LATE = /^(?:gave no answer in time|.*TimeoutError.*)$/s

/** Sends a request, and repeats it if needed. Returns the answer and the instant of the last request. */
async function askPatiently(
	session: Session,
	request: ServiceRequest,
): Promise<{ readonly asked: Asked; readonly now: string; readonly busy: unknown }> {
	let busy: unknown = null
	for (let tries = 1; ; tries++) {
		const now = readNow(session)
		session.sends++
		const asked = await ask(() => session.send(request), session.timeout)
		const isLate = owns(asked, 'failure') && LATE.test(asked.failure)
		session.timeouts = isLate ? session.timeouts + 1 : 0
		if (owns(asked, 'failure') && GONE.test(asked.failure)) session.isGone = true
		// A fault of the network may pass. A service that hangs doesn't get the request twice.
		if (owns(asked, 'failure') && !isLate && tries === 1 && !isOver(session)) continue
		const answer = owns(asked, 'failure') ? null : asked.answer
		const statusCode = readField(answer, 'statusCode')
		const isBusy = statusCode === 429 || statusCode === 503
		if (!isBusy || tries === MAX_TRIES || isOver(session)) return { asked, now, busy }
		busy ??= withoutHeaders(answer)
		await pause(session, retryAfter(answer, now) ?? 2 ** tries)
	}
}

async function pause({ wait }: Session, seconds: number): Promise<void> {
	if (wait !== null) await ask(() => wait(seconds), undefined)
}

function kindOf(statusCode: unknown): Seen['answer'] {
	if (statusCode === 429) return 'throttled'
	const family = Number.isInteger(statusCode) ? Math.floor(Number(statusCode) / 100) : 0
	return family === 2 ? 'succeeded' : family === 4 ? 'refused' : family === 5 ? 'serverErrors' : 'noResponse'
}

function differenceOf(expectation: Expectation, got: unknown): Difference {
	const statusCode = Number(readField(got, 'statusCode'))
	if (expectation.success === null && statusCode >= 200 && statusCode < 300) return 'laxer'
	return expectation.refusal === null && statusCode >= 400 ? 'stricter' : 'different'
}
