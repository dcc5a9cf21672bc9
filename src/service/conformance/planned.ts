import type { OperationId } from '../../rules/contract/generated/operations.ts'
import { isList, isRecord } from '../../rules/core/read.ts'
import type { ServiceRequest } from '../model/call.ts'
import type { ServiceState, StoreClient, StoreToken } from '../model/state.ts'

/**
 * A request as a report shows it, which anyone can send again. Names replace secrets and what the service creates: `<token 0>` is the newest access
 * token of the seed's first client, `<token 0 1>` the one before; `<refresh 0>` is its newest refresh token; `<secret 0>` is its secret;
 * `<collection 1>`; `<person 0 2>` is the third person of the first collection; `<company 1>`. A name that begins with `short` is the token or
 * secret without its last character, and `other` is the same text in the other case. `unsigned` is a token that claims to be unsigned.
 */
export interface PlannedRequest {
	readonly operation: OperationId
	readonly authorization?: string
	readonly parameters?: Readonly<Record<string, string>>
	readonly body?: unknown
	/** What is sent instead of the body's JSON. */
	readonly text?: string
	/** The clause that the request tests. It is not sent. */
	readonly tries?: string
	/** Requests with the same number are sent at the same time, without waiting for an answer. It is not sent. */
	readonly together?: number
}

/** Time that passes on the caller's clock. */
export interface PlannedWait {
	/** In seconds. */
	readonly wait: number
}

/** The waits of a sequence: each a little longer than a personalization, a collection or an access token takes. */
export const WAITS: readonly number[] = [31, 46, 601]

/** A step of a run: a request or a wait. */
export type Planned = PlannedRequest | PlannedWait

/** A step of a plan: a request, a wait, or steps that depend on the state at that point. */
export type Move = Planned | ((state: ServiceState) => readonly Move[])

const NAMES = /<(short |other |unsigned )?(token|refresh|secret|collection|person|company) (\d+)(?: (\d+))?>/g

/** Replaces the names in a request with values of the state. An unknown name stays. */
export function resolve(planned: PlannedRequest, state: ServiceState): ServiceRequest {
	const { tries: _, together: __, ...request } = planned
	return resolveNames(request, state) as ServiceRequest
}

function resolveNames(value: unknown, state: ServiceState): unknown {
	if (typeof value === 'string') {
		return value.includes('<')
			? value.replace(NAMES, (name, form, kind, first, second) => {
					const found = lookUp(state, kind, Number(first), Number(second ?? 0))
					return found === undefined ? name : change(found, form)
				})
			: value
	}
	if (isList(value)) return value.map((part) => resolveNames(part, state))
	if (!isRecord(value)) return value
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolveNames(part, state)]))
}

function lookUp(state: ServiceState, kind: string, first: number, second: number): string | undefined {
	const client = state.clients[first]
	switch (kind) {
		case 'token':
			return tokensOf(state, client).at(-1 - second)?.accessToken
		case 'refresh':
			return tokensOf(state, client).at(-1 - second)?.refreshToken
		case 'secret':
			return client?.clientSecret
		case 'collection':
			return state.collections[first]?.id
		case 'person':
			return state.collections[first]?.people[second]?.id
		default:
			return state.companies[first]?.id
	}
}

function tokensOf({ tokens }: ServiceState, client: StoreClient | undefined): readonly StoreToken[] {
	return tokens.filter(({ clientId }) => clientId === client?.clientId)
}

/** The first part of an unsigned token: `{"alg":"none","typ":"JWT"}`. */
const UNSIGNED = 'eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0'

/** Returns a token or secret in the form that a name requests. */
function change(text: string, form: string | undefined): string {
	if (form === 'short ') return text.slice(0, -1)
	if (form === 'unsigned ') return `${UNSIGNED}.${text.split('.')[1] ?? ''}.`
	if (form !== 'other ') return text
	const upper = text.toUpperCase()
	return upper === text ? text.toLowerCase() : upper
}
