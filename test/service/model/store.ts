import {
	createState,
	findMismatches,
	type ServiceAnswer,
	type ServiceRequest,
	type ServiceState,
	type StateSeed,
	type StepResult,
	type StoreCollection,
	step,
} from '../../../src/entries/model.ts'

export const START = '2026-01-31T09:30:00Z'

/** Returns the instant this many seconds after the start. */
export function at(seconds: number): string {
	return new Date(Date.parse(START) + seconds * 1000).toISOString()
}

export const CLIENT = { clientId: 'demo', clientSecret: 'secret' }
export const SIGN_IN: ServiceRequest = {
	operation: 'create-tokens',
	body: { ...CLIENT, grantType: 'clientCredentials' },
}

export interface Store {
	readonly state: ServiceState
	readonly authorization: string
}

/** Returns a service with one client who has just signed in. */
export function open(seed: StateSeed = {}): Store {
	const tokens = step(createState({ clients: [CLIENT], ...seed }), SIGN_IN, START)
	return { state: tokens.state, authorization: `Bearer ${field(tokens, 'accessToken')}` }
}

/** Sends one request of the client, by default a second after the start. */
export function ask(
	{ state, authorization }: Store,
	request: ServiceRequest,
	now = at(1),
	observed?: ServiceAnswer,
): StepResult {
	return step(state, { authorization, ...request }, now, observed)
}

/** Returns a field of the answer. */
export function field({ answer }: StepResult, name: string): unknown {
	return (answer.body as Readonly<Record<string, unknown>>)[name]
}

/** Returns status and code of a refusal: `422 tax-number.missing`. */
export function refusal(asked: StepResult): string {
	return `${asked.answer.statusCode} ${field(asked, 'errorCode')}`
}

/** Returns the issues of a refusal. */
export function issuesOf({ answer }: StepResult): readonly object[] {
	return (answer.body as { error: { issues: readonly object[] } }).error.issues
}

/** Sends requests one after another, by default one per second. Returns the result of each. */
export function run(
	{ state, authorization }: Store,
	...requests: readonly (ServiceRequest & { seconds?: number })[]
): StepResult[] {
	let seconds = 0
	let current = state
	return requests.map(({ seconds: wait = 1, ...request }) => {
		seconds += wait
		const made = step(current, { authorization, ...request }, at(seconds))
		current = made.state
		return made
	})
}

/** Returns whether an answer passes: a refusal with 4XX, or a success with this body. */
export function passes({ expectation }: StepResult, body?: unknown): boolean {
	const refused = { statusCode: 409, body: { message: 'No.', errorCode: 'NO', statusCode: 409 } }
	return findMismatches(body === undefined ? refused : { statusCode: 200, body }, expectation).length === 0
}

/** Returns a service with one store of credits. */
export function creditStore(fields: object): Store {
	return open({ collections: [{ id: 'coins', rewardType: 'Coins', ...fields }] } as StateSeed)
}

/** Returns a request to its store. */
export function to(operation: ServiceRequest['operation'], body?: object): ServiceRequest {
	return { operation, parameters: { collectionId: 'coins' }, ...(body === undefined ? {} : { body }) }
}

/** Returns the first collection of a state. */
export function first({ state }: { readonly state: ServiceState }): StoreCollection {
	return state.collections[0] as StoreCollection
}

export const success = (body: unknown) => ({ statusCode: 200, body })
