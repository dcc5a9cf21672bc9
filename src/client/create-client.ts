import { callField } from '../contract/calls.ts'
import { CALLS } from '../contract/generated/calls.ts'
import type { OperationId, TokenPair } from '../contract/generated/types.ts'
import { readAnswer } from '../contract/parse-answer.ts'
import { readField } from '../core/read.ts'
import type { Client, ClientOptions, ClientResult, Judged, Signal } from './types.ts'
import { abortable, readRetryAfter } from './waits.ts'
import { bodyToSend, writeRequest } from './write-request.ts'

/** An access token lives 10 minutes (authentication.3). It is renewed half a minute earlier. */
const TOKEN_AGE = 570_000
/** The longest wait that a service may ask for (`Retry-After`), and the wait if it does not say, in seconds. */
const LONGEST_WAIT = 60
const USUAL_WAIT = 1
/** "Every few seconds": the seconds between two questions about what takes time, and how many questions there are. */
const POLL = 5
const MOST_POLLS = 25

const HYPHEN = /-./g

type Result = ClientResult<unknown>

/**
 * Returns a client of the service: its 14 operations, typed, over any HTTP client. It does no input or output and has no clock: `send`,
 * `now` and `wait` are the caller's.
 *
 * - It fetches a token with the client's credentials, keeps it, and renews it before its ten minutes are over or after a 401. Calls
 *   side by side share one request for it.
 * - A 401 and a 429 are tried once more, and so is a request that only reads if its answer is lost. A write whose answer is lost is
 *   never sent again: its result is `unanswered` (D-161).
 * - `placeOrder` judges the order first, and holds it back only if it is invalid.
 * - No call rejects or throws. Errors are results, with the service's `errorCode`.
 *
 * @example
 * const send = async () => ({ statusCode: 200, body: '[]' })
 * const client = createClient({ clientId: 'demo', clientSecret: 'secret', send, now: () => 0, wait: () => {}, judge: null })
 * typeof client.listCollections // => 'function'
 * client.listCollections() instanceof Promise // => true
 */
export function createClient(options: ClientOptions): Client {
	let token = ''
	let tokenFrom = 0
	let renewal: Promise<Result> | null = null
	/** How many calls wait for it. */
	let waiting = 0

	const ask = async (name: 'send' | 'now' | 'wait' | 'judge', ...args: unknown[]): Promise<unknown> =>
		(readField(options, name) as (...args: unknown[]) => unknown)(...args)

	const time = (): Promise<number> =>
		ask('now')
			.then(Number)
			.catch(() => Number.NaN)

	const pause = (seconds: number, signal: Signal | undefined): Promise<unknown> =>
		abortable(ask('wait', seconds * 1000, signal), signal).catch(() => null)

	/** Makes sure that the token is new enough, and not `stale`. Returns the reason if it gets no token. */
	async function refresh(stale: string, signal: Signal | undefined): Promise<Result | null> {
		const age = (await time()) - tokenFrom
		if (renewal === null && token !== stale && age >= 0 && age < TOKEN_AGE) return null
		renewal ??= renew()
		waiting++
		try {
			const result = await abortable(renewal, signal)
			return result.status === 'done' ? null : result
		} finally {
			// If all gave up, the request may hang: the next call sends its own.
			if (--waiting === 0) renewal = null
		}
	}

	async function renew(): Promise<Result> {
		const from = await time()
		const result = await call('create-tokens')
		token = result.status === 'done' ? (result.value as TokenPair).accessToken : ''
		tokenFrom = from
		renewal = null
		return result
	}

	async function call(operation: OperationId, input?: unknown): Promise<Result> {
		const signal = signalOf(input)
		const isToken = operation === 'create-tokens'
		const isWrite = callField(operation, 'writes') === true
		/** What is tried once more. 0 is a lost answer. */
		const again = new Set([429, isToken ? 429 : 401, isWrite ? 429 : 0])
		let stale = ''
		for (;;) {
			let request: object
			let used = ''
			try {
				if (signal?.aborted) throw signal.reason
				const failure = isToken ? null : await refresh(stale, signal)
				if (failure !== null) return { status: 'unsent', reason: 'no token', error: failure }
				used = token
				request = await abortable(writeRequest(operation, input, used, options), signal)
			} catch (error) {
				return { status: 'unsent', reason: signal?.aborted ? 'aborted' : 'request', error }
			}
			let answer: unknown
			try {
				answer = await abortable(ask('send', { ...request, signal: signal ?? null }), signal)
			} catch (error) {
				if (signal?.aborted) return { status: 'unanswered', reason: 'aborted', error }
				if (!again.delete(0)) return { status: 'unanswered', reason: 'failed', error }
				await pause(USUAL_WAIT, signal)
				continue
			}
			const given = readField(answer, 'statusCode')
			const statusCode = typeof given === 'number' ? given : Number.NaN
			const isLost = !(statusCode >= 100 && statusCode < 500)
			const retryAfter = readRetryAfter(readField(answer, 'headers'), await time())
			const seconds = statusCode === 401 ? 0 : (retryAfter ?? USUAL_WAIT)
			if (seconds <= LONGEST_WAIT && again.delete(isLost ? 0 : statusCode)) {
				if (statusCode === 401) stale = used
				else await pause(seconds, signal)
				continue
			}
			const verdict = readAnswer(operation, statusCode, parseText(readField(answer, 'body')))
			const { issues } = verdict
			const parsed = verdict.status === 'valid' ? verdict.value : null
			if (parsed?.isSuccess) return { status: 'done', value: parsed.value, issues }
			const error = parsed?.error ?? null
			if (isWrite && isLost) return { status: 'unanswered', reason: 'server error', error }
			if (error === null) return { status: 'malformed', statusCode, issues }
			return { status: 'refused', statusCode, errorCode: error.errorCode, error, retryAfter }
		}
	}

	async function poll(operation: OperationId, input: unknown, isDone: (value: unknown) => boolean): Promise<unknown> {
		for (let polls = 1; ; polls++) {
			const result = await call(operation, input)
			if (result.status !== 'done' || isDone(result.value)) return result
			if (polls === MOST_POLLS) return { status: 'pending', value: result.value }
			await pause(POLL, signalOf(input))
		}
	}

	async function placeOrder(input: unknown): Promise<Result> {
		if (readField(input, 'judge') !== false) {
			try {
				const body = bodyToSend('place-order', input, options)
				const verdict = (await abortable(ask('judge', body), signalOf(input))) as Judged
				if (verdict.status === 'invalid') return { status: 'held', issues: verdict.issues }
			} catch {
				// Nobody judges: the service does.
			}
		}
		return call('place-order', input)
	}

	const methods = Object.keys(CALLS).map((id) => [
		id.replace(HYPHEN, (letters) => letters.charAt(1).toUpperCase()),
		(input: unknown) => call(id as OperationId, input),
	])
	return {
		...Object.fromEntries(methods),
		placeOrder,
		waitForCollection: (input) => poll('get-collection-status', input, (value) => readField(value, 'isReady') === true),
		waitForProduct: (input) => poll('get-product', input, (value) => readField(value, 'creationStatus') !== 'Pending'),
	}
}

function signalOf(input: unknown): Signal | undefined {
	return readField(input, 'signal') as Signal | undefined
}

/** Returns the value of a JSON text. Anything else stays as it is: the parser of the answer judges it. */
function parseText(body: unknown): unknown {
	try {
		return typeof body === 'string' ? JSON.parse(body || 'null') : body
	} catch {
		return body
	}
}
