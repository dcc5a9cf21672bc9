/**
 * A small service, written from the interface alone: it shares no code with the library. It keeps its data in memory and takes its time
 * from outside. What it does wrong, or in a way of its own, it does by name (`catalogue.ts`).
 */
import { toAnswer } from './answers.ts'
import { createCollection, getCollectionStatus, listCollections } from './collections.ts'
import { createCompany } from './companies.ts'
import { listOrders } from './list-orders.ts'
import { openingRefusal } from './opening.ts'
import type { Operation } from './operations.ts'
import { createPeople, listPeople } from './people.ts'
import { personalize } from './personalization.ts'
import { placeOrder, validateOrder } from './place-order.ts'
import { getProduct, updateProduct } from './products.ts'
import { showRefusal } from './refusals.ts'
import { reward } from './rewards.ts'
import { type Call, type Change, createState, type State } from './state.ts'
import { authenticate, createTokens } from './tokens.ts'
import { type Answer, type Json, Refusal, type Request, refuse, type World } from './types.ts'

/** The operations, by their ids. Those that change something return the change. */
const OPERATE: Readonly<Record<string, (state: State, call: Call) => Json | Change>> = {
	'create-tokens': createTokens,
	'create-collection': createCollection,
	'get-collection-status': getCollectionStatus,
	'list-collections': listCollections,
	'get-product': getProduct,
	'update-product': updateProduct,
	'place-order': placeOrder,
	'validate-order': validateOrder,
	'list-orders': listOrders,
	personalize,
	'create-people': createPeople,
	'list-people': listPeople,
	reward,
	'create-company': createCompany,
} satisfies Record<Operation | 'create-tokens', unknown>

/** The faults that show when requests are under way at once, with their operations. */
export const RACES: readonly (readonly [name: string, operation: Operation])[] = [
	['two orders at once spend the same balance', 'place-order'],
	['two orders at once spend the same gifts', 'place-order'],
	['two orders at once lose the first', 'place-order'],
	['a reward beside an order is lost', 'place-order'],
	['two rewards at once count once', 'reward'],
	['two batches at once lose the first', 'create-people'],
	['the same e-mail twice at once makes two people', 'create-people'],
	['a product is gone while it is updated', 'update-product'],
]

export interface Server {
	/** Handles a request in two steps. A service with a fault of races does something else between them. */
	readonly begin: (request: Request) => () => Answer
}

/** Creates a service that makes the chosen ones of the named choices, and adds to `reached` those that make a difference. */
export function createServer(
	seed: Json,
	clock: () => number,
	world: World,
	chosen: ReadonlySet<string>,
	reached: Set<string>,
): Server {
	const state = createState(seed, clock, world, chosen, reached)
	return { begin: (request) => begin(state, request) }
}

/** Prepares a request, and returns what finishes it. */
function begin(state: State, request: Request): () => Answer {
	const { operation, parameters = {}, authorization, body } = request
	state.asked++
	const attempt = (run: () => Answer): Answer => {
		try {
			return run()
		} catch (error) {
			if (!(error instanceof Refusal)) throw error
			return showRefusal(state, error, operation)
		}
	}
	const refused = openingRefusal(state, request)
	if (refused !== null) return () => refused
	let prepared: Json | Change
	const early = attempt(() => {
		const operate = OPERATE[operation]
		if (operate === undefined) return refuse(404, 'OPERATION_UNKNOWN')
		const client = operation === 'create-tokens' ? null : authenticate(state, authorization, operation as Operation)
		prepared = operate(state, { client, parameters, body: body ?? {} })
		return { statusCode: 0, body: null, headers: {} }
	})
	if (early.statusCode !== 0) return () => early
	const finish = (): Answer =>
		attempt(() => toAnswer(state, operation, typeof prepared === 'function' ? prepared() : prepared))
	// Only a service with a fault of races is interrupted between the two steps.
	if (RACES.some(([name, raced]) => raced === operation && state.chosen.has(name))) return finish
	const answer = finish()
	return () => answer
}
