import { CALLS } from '../../rules/contract/generated/calls.ts'
import type { OperationId } from '../../rules/contract/generated/types.ts'
import { owns, readField } from '../../rules/core/read.ts'
import { abortable } from './abortable.ts'
import { beginCall, type Call, hideTokens, openExchange } from './exchange.ts'
import { addNote, openOptions, tell } from './open.ts'
import type { Client, ClientNote, ClientOptions, Outcome, ValidatedOrder } from './types.ts'

/** "Every few seconds": the seconds between two polls, and the number of polls. */
const POLL = 5
const MAX_POLLS = 25

/** A product that is made, that failed, or that has no status. Any other status is not ready (D-162). */
const CREATED: readonly unknown[] = ['Done', 'Error', undefined]

const HYPHEN = /-(.)/g

type Polled = Outcome<unknown> | { readonly status: 'pending'; readonly value: unknown }

/**
 * Returns a client of the service: its 14 operations, typed, over any HTTP client. It does no input or output and has no clock: `send`,
 * `now` and `wait` are the caller's.
 *
 * - It fetches a token with the client's credentials, keeps it, and renews it before its ten minutes are over or after a 401. Calls side
 *   by side share one request for it (D-166).
 * - A 401 and a 429 are tried once more, and so is a request that only reads if its answer is lost. A write whose answer is lost is never
 *   sent again: its result is `no-response` (D-161). An answer that differs from the API documentation is returned as it is (D-165).
 * - `placeOrder` checks the order first, and sends it unless it is invalid.
 * - No call rejects or throws. Errors are results, with the service's `errorCode`; what the client can't use is reported (D-167).
 *
 * @example
 * const send = async () => ({ statusCode: 200, body: '[]' })
 * const client = createClient({ clientId: 'demo', clientSecret: 'secret', send, now: () => 0, wait: () => {}, validate: null })
 * typeof client.listCollections // => 'function'
 * client.listCollections() instanceof Promise // => true
 */
export function createClient(options: ClientOptions): Client {
	const own = openOptions(options)
	const exchange = openExchange(own)

	/** Does one call: `work` is what is done with it once its input is read. */
	async function run(
		operation: OperationId,
		input: unknown,
		work: (call: Call) => Promise<Polled> = exchange.send,
	): Promise<Polled & { readonly notes: readonly ClientNote[] }> {
		const call = beginCall(operation, input, own)
		return owns(call, 'request')
			? { ...(await work(call).finally(call.end)), notes: call.notes }
			: { ...call, notes: [] }
	}

	/** Asks every few seconds until a field of the answer has one of the values, for at most two minutes. */
	const waitFor = (operation: OperationId, field: string, values: readonly unknown[]) => (input: unknown) => {
		const onWait = readField(input, 'onWait')
		return run(operation, input, async (call): Promise<Polled> => {
			for (let tries = 1; ; tries++) {
				const outcome = await exchange.send(call)
				if (outcome.status !== 'done' || values.includes(readField(outcome.value, field))) return outcome
				const pending = { status: 'pending', value: outcome.value } as const
				if (tries === MAX_POLLS) return pending
				tell(onWait, (tries - 1) * POLL, tries)
				if (!(await exchange.pause(POLL, call)) && !call.signal?.aborted) return pending
			}
		})
	}

	/** Returns the outcome of an order that is not sent. Null for one that is. */
	async function judgeOrder({ request, signal, notes }: Call): Promise<Outcome<unknown> | null> {
		if (own.validate === null) return null
		let error: unknown
		try {
			const verdict = await abortable(own.validate(JSON.parse(String(request.body))), signal)
			const { status, issues } = verdict as ValidatedOrder
			if (status === 'invalid') return { status: 'invalid', issues }
			if (status === 'valid' || status === 'unknown') return null
		} catch (cause) {
			if (signal?.aborted) return null
			error = cause
		}
		addNote(notes, 'validate', 'gave no verdict', error)
		return own.mustValidate ? { status: 'unsent', reason: 'not validated', error } : null
	}

	const methods = Object.keys(CALLS).map((id) => [
		id.replace(HYPHEN, (_, letter: string) => letter.toUpperCase()),
		(input: unknown) => run(id as OperationId, input),
	])
	return {
		...Object.fromEntries(methods),
		createTokens: (input) => run('create-tokens', input, async (call) => hideTokens(await exchange.send(call))),
		placeOrder: (input) => {
			const isJudged = readField(input, 'validate') !== false
			return run('place-order', input, async (call) => (isJudged && (await judgeOrder(call))) || exchange.send(call))
		},
		waitForCollection: waitFor('get-collection-status', 'isReady', [true]),
		waitForProduct: waitFor('get-product', 'creationStatus', CREATED),
	} as Client
}
