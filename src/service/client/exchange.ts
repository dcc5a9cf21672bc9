import { callField } from '../../rules/contract/calls.ts'
import type { OperationId } from '../../rules/contract/generated/types.ts'
import { readAnswer } from '../../rules/contract/parse-answer.ts'
import { owns, readField } from '../../rules/core/read.ts'
import { abortable, isSignal, whyEnded, withTimeout } from './abortable.ts'
import { keepTime, keepToken, type Renewal, type TimeKeeper } from './keep.ts'
import { misused, type OpenOptions, SEND_RETURNS, SIGNAL_IS, TIMEOUT_IS, TIMEOUT_NEEDS } from './open.ts'
import { parseText, receive, tokenOf, withoutBadTokens } from './receive.ts'
import { readRetryAfter } from './retry-after.ts'
import type { ClientAnswer, ClientNote, Outcome, Signal } from './types.ts'
import { type UnsentRequest, writeRequest } from './write-request.ts'

/** The longest wait in seconds that a service may request (`Retry-After`), and the wait without this header. */
const MAX_WAIT = 60
const USUAL_WAIT = 1

/** The deepest nesting of free-form content in an answer, as `parseAnswer` allows. */
const MAX_DEPTH = 500

/** A copy of the call's input, made when the call begins. The client checks and sends this copy, even if the caller changes the input later. */
export interface Call {
	readonly operation: OperationId
	readonly request: UnsentRequest
	readonly signal: Signal | undefined
	readonly notes: ClientNote[]
	/** Stops the clock of a call that is over. */
	readonly end: () => void
}

export interface Exchange {
	/** Sends the request of a call with a token, and repeats it once where that is safe. Resolves with what came of it. */
	readonly send: (call: Call) => Promise<Outcome<unknown>>
	readonly pause: TimeKeeper['pause']
}

/** Reads what a call was given. If nothing can be sent, returns the outcome. */
export function beginCall(operation: OperationId, input: unknown, options: OpenOptions): Call | Outcome<never> {
	const signal = readField(input, 'signal') ?? undefined
	if (options.send === null) return misused('send', `\`send\` is no function. ${SEND_RETURNS}`)
	if (signal !== undefined && !isSignal(signal)) return misused('signal', SIGNAL_IS)
	const timeoutMs = readField(input, 'timeoutMs') ?? options.timeoutMs
	if (timeoutMs !== undefined && !isTime(timeoutMs)) return misused('timeoutMs', TIMEOUT_IS)
	if (timeoutMs !== undefined && !options.canWait) return misused('timeoutMs', TIMEOUT_NEEDS)
	try {
		const request = writeRequest(operation, input, options)
		if (timeoutMs === undefined) return { operation, request, signal, notes: [], end: () => {} }
		return { operation, request, notes: [], ...withTimeout(signal, timeoutMs, options.wait) }
	} catch (error) {
		return { status: 'unsent', reason: 'request', error }
	}
}

/** Returns whether a timer can wait that long: engines wait at most 2^31 - 1 ms. */
function isTime(ms: unknown): ms is number {
	return typeof ms === 'number' && ms > 0 && ms <= 2_147_483_647
}

/** Returns the object through which all calls of a client send: they share a token and a clock. */
export function openExchange(options: OpenOptions): Exchange {
	const getToken = keepToken(renew)
	const { read: readTime, pause } = keepTime(options)

	async function renew(): Promise<Renewal> {
		const call = beginCall('create-tokens', undefined, options)
		const outcome = owns(call, 'request') ? await send(call).finally(call.end) : call
		const isGiven = outcome.status === 'done' || (outcome.status === 'malformed' && isSuccess(outcome.statusCode))
		const pair = isGiven ? outcome.value : null
		return { token: tokenOf(pair), expiresIn: readField(pair, 'expiresIn'), outcome: hideTokens(outcome) }
	}

	async function send(call: Call): Promise<Outcome<unknown>> {
		const { operation, request, signal, notes } = call
		const isToken = operation === 'create-tokens'
		const isWrite = callField(operation, 'writes') === true
		/** The status codes after which a request is repeated once. 0 is a lost answer. */
		const again = new Set([429, isToken ? 429 : 401, isWrite ? 429 : 0])
		let stale = ''
		for (;;) {
			let token: string | Renewal = ''
			try {
				if (signal?.aborted) throw signal.reason
				if (!isToken) token = await getToken(stale, await readTime(notes), signal)
			} catch (error) {
				return { status: 'unsent', reason: whyEnded(signal), error }
			}
			if (typeof token !== 'string') return { status: 'unsent', reason: 'no token', error: token.outcome }
			const headers = { ...request.headers, ...(token && { Authorization: `Bearer ${token}` }) }
			let returned: unknown
			let answer: ClientAnswer | null
			try {
				returned = await abortable(options.send?.({ ...request, headers, signal: signal ?? null }), signal)
				answer = await abortable(receive(returned), signal)
			} catch (error) {
				if (!signal?.aborted && again.delete(0) && (await pause(USUAL_WAIT, call))) continue
				return { status: 'no-response', reason: signal?.aborted ? whyEnded(signal) : 'failed', error, answer: null }
			}
			if (answer === null) return misused('send', SEND_RETURNS, true, returned)
			const { statusCode } = answer
			const isLost = !(statusCode >= 100 && statusCode < 500)
			const retryAfter = readRetryAfter(answer.headers, await readTime(notes))
			const seconds = statusCode === 401 ? 0 : (retryAfter ?? USUAL_WAIT)
			if (seconds <= MAX_WAIT && again.delete(isLost ? 0 : statusCode)) {
				if (statusCode === 401) stale = token
				if (statusCode === 401 || (await pause(seconds, call)) || signal?.aborted) continue
			}
			return judgeAnswer(operation, answer, retryAfter, isWrite && isLost)
		}
	}

	function judgeAnswer(
		operation: OperationId,
		answer: ClientAnswer,
		retryAfter: number | null,
		isLost: boolean,
	): Outcome<unknown> {
		const { statusCode, body } = answer
		const value = parseText(body)
		const shown = operation === 'create-tokens' && isSuccess(statusCode) ? withoutBadTokens(value) : value
		const verdict = readAnswer(operation, statusCode, shown, { maxItems: options.maxItems, maxDepth: MAX_DEPTH })
		const { issues } = verdict
		const parsed = verdict.status === 'valid' ? verdict.value : null
		if (parsed?.isSuccess) return { status: 'done', value: parsed.value, issues }
		const error = parsed?.error ?? null
		if (isLost) return { status: 'no-response', reason: 'server error', error, answer }
		if (error === null) return { status: 'malformed', statusCode, issues, retryAfter, answer, value }
		return { status: 'refused', statusCode, errorCode: error.errorCode, error, retryAfter }
	}

	return { send, pause }
}

function isSuccess(statusCode: number): boolean {
	return statusCode >= 200 && statusCode < 300
}

/** Returns the outcome of create-tokens without its answer, because the answer may contain a token, and callers log outcomes. */
export function hideTokens<T>(outcome: Outcome<T>): Outcome<T> {
	if (outcome.status === 'malformed') return { ...outcome, answer: null, value: null }
	return outcome.status === 'usage-error' ? { ...outcome, returned: null } : outcome
}
