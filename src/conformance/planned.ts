import type { OperationId } from '../contract/generated/operations.ts'
import { isList, isRecord } from '../core/read.ts'
import type { ServiceRequest } from '../model/exchange.ts'
import type { ServiceState } from '../model/state.ts'

/**
 * A request as a report shows it and anybody can send it again: what the service makes, and secrets, stand in it as names:
 * `<token 0>`, the newest access token of the seed's first client; `<secret 0>`, its secret; `<collection 1>`; `<person 0 2>`, the
 * third person of the first collection; `<company 1>`.
 */
export interface PlannedRequest {
	readonly operation: OperationId
	readonly authorization?: string
	readonly parameters?: Readonly<Record<string, string>>
	readonly body?: unknown
}

/** Time that passes on the caller's clock. */
export interface PlannedWait {
	/** In seconds. */
	readonly wait: number
}

/** How long sequences wait: a little more than a personalization and a collection may need, and an access token lives. */
export const WAITS: readonly number[] = [31, 46, 601]

export type Planned = PlannedRequest | PlannedWait

const NAMES = /<(token|secret|collection|person|company) (\d+)(?: (\d+))?>/g

/** The request with its names replaced by what the state has for them; a name that stands for nothing stays. */
export function resolve(planned: PlannedRequest, state: ServiceState): ServiceRequest {
	return resolveNames(planned, state) as ServiceRequest
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
