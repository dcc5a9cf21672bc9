import type { OperationId } from '../contract/generated/operations.ts'
import { isList, isRecord } from '../core/read.ts'
import type { ServiceRequest } from '../model/exchange.ts'
import type { ServiceState } from '../model/state.ts'

/**
 * A request as a report shows it, which anyone can send again. Names replace secrets and what the service creates: `<token 0>`
 * is the newest access token of the seed's first client; `<secret 0>` is its secret; `<collection 1>`; `<person 0 2>` is the
 * third person of the first collection; `<company 1>`.
 */
export interface PlannedRequest {
	readonly operation: OperationId
	readonly authorization?: string
	readonly parameters?: Readonly<Record<string, string>>
	readonly body?: unknown
	/** The clause that the request tests. It is not sent. */
	readonly tries?: string
}

/** Time that passes on the caller's clock. */
export interface PlannedWait {
	/** In seconds. */
	readonly wait: number
}

/** The waits of a sequence: a little longer than a personalization, a collection and an access token. */
export const WAITS: readonly number[] = [31, 46, 601]

export type Planned = PlannedRequest | PlannedWait

const NAMES = /<(token|secret|collection|person|company) (\d+)(?: (\d+))?>/g

/** Replaces the names in a request with the state's values. An unknown name stays. */
export function resolve(planned: PlannedRequest, state: ServiceState): ServiceRequest {
	const { tries: _, ...request } = planned
	return resolveNames(request, state) as ServiceRequest
}

function resolveNames(value: unknown, state: ServiceState): unknown {
	if (typeof value === 'string') {
		return value.includes('<')
			? value.replace(NAMES, (name, kind, first, second) => lookUp(state, kind, Number(first), Number(second)) ?? name)
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
			return state.tokens.filter(({ clientId }) => clientId === client?.clientId).at(-1)?.accessToken
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
