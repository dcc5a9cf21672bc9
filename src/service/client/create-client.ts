import { CALLS } from '../../rules/contract/generated/calls.ts'
import type { OperationId } from '../../rules/contract/generated/types.ts'
import { owns, readField } from '../../rules/core/read.ts'
import { abortable } from './abortable.ts'
import { beginCall, type Call, hideTokens, openExchange } from './exchange.ts'
import { addNote, openOptions, tell } from './open.ts'
import type { Client, ClientNote, ClientOptions, Outcome, ValidatedOrder } from './types.ts'

/** The seconds between two polls ("every few seconds"), and the most polls. */
const POLL = 5
const MAX_POLLS = 25

/** The states in which polling ends: the product is made, its creation failed, or it has no status. Any other status is not ready (D-162). */
const HYPHEN = /-(.)/g
const CREATED: readonly unknown[] = ['Done', 'Error', undefined]

type Polled = Outcome<unknown> | { readonly status: 'pending'; readonly value: unknown }

/**
 * Returns a client of the store's API: a typed method for each of the 14 operations, over any HTTP client. The client does no input or output and
 * has no clock: the caller passes `send`, `now` and `wait`.
 *
 * - The client gets a token with its credentials and keeps it. The client renews the token before the ten minutes are over, and after a 401. Calls
 *   at the same time share one token request (D-166).
 * - A request is repeated once after a 401 or 429. A request that only reads is also repeated once if its answer is lost. A write whose answer is
 *   lost is never repeated: its result is `no-response` (D-161). An answer that differs from the API documentation is returned unchanged (D-165).
 * - `placeOrder` validates the order first, and doesn't send an invalid one.
 * - No call rejects or throws. Errors are results with the service's `errorCode`. Options and arguments that the client can't use are reported
 *   (D-167).
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

	/** Makes one call: reads its input, then runs `work`. */
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

	/** Requests every few seconds, for at most two minutes, until a field of the answer has one of the values. */
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
