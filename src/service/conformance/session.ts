import { parseMoment } from '../../rules/calendar/parse-moment.ts'
import { owns } from '../../rules/core/read.ts'
import type { ServiceRequest } from '../model/call.ts'
import { STATES } from '../model/json.ts'
import type { ServiceState, StoreToken } from '../model/state.ts'
import type { Pages } from './pages.ts'
import type { Planned } from './planned.ts'
import { signIn } from './scenarios/store-places.ts'

/** The caller's service, clock and limits, and their state. */
export interface Session {
	readonly send: (request: ServiceRequest) => unknown
	readonly now: () => unknown
	readonly wait: ((seconds: number) => unknown) | null
	readonly timeout: unknown
	readonly exact: boolean
	/** The most requests of the whole run. */
	readonly maxSends: number
	/** What is known about the pages of lists, by operation. */
	readonly pages: Map<string, Pages>
	/** The newest token of each client, for later sequences. Null if each sequence gets its own. */
	readonly tokens: Map<string, StoreToken> | null
	/** Returns whether the run should end now. */
	readonly stop: () => boolean
	/** The collections and products that were ready and have not changed since. */
	readonly ready: Set<string>
	/** The optional fields of people that the service has shown. */
	readonly shown: Set<string>
	/** The person to whom each sha of a personalization belongs. */
	readonly shas: Map<string, string>
	/** How often each read is planned while nothing changes; null if something may change. */
	readonly reads: Map<string, number> | null
	hasHeaders: boolean
	/** The number of successive requests without an answer in time. */
	timeouts: number
	/** Whether the service can't be reached any more. */
	isGone: boolean
	/** The number of requests sent. */
	sends: number
}

/** The number of successive time-outs after which a run ends. */
const MAX_TIMEOUTS = 3

/** Returns whether no more requests may be sent. */
export function isOver(session: Session): boolean {
	return session.sends >= session.maxSends || session.timeouts >= MAX_TIMEOUTS || session.isGone || session.stop()
}

/** Returns the caller's instant; an empty string (not an instant) if the clock returns none. */
export function readNow(session: Session): string {
	try {
		const now = session.now()
		return typeof now === 'string' ? now : ''
	} catch {
		return ''
	}
}

/** The age in milliseconds up to which a token is reused: a minute less than its lifetime. */
const MAX_AGE = 540_000

/** If a step only requests a new token with the right secret, returns its client; otherwise returns null. */
function clientOf(planned: Planned, state: ServiceState): string | null {
	if (!owns(planned, 'operation') || planned.operation !== 'create-tokens') return null
	const text = JSON.stringify(planned)
	const index = state.clients.findIndex((_, at) => JSON.stringify(signIn(state, at)) === text)
	return state.clients[index]?.clientId ?? null
}

/** Returns whether a step sends a wrong secret, or needs a second token of a client. */
export function needsLogins(planned: Planned, state: ServiceState): boolean {
	if (!owns(planned, 'operation')) return false
	if (planned.operation === 'create-tokens') return clientOf(planned, state) === null
	return /^.*<token \d+ [1-9].*$/s.test(planned.authorization ?? '')
}

/** Returns the state with the client's token that the run already has; null if a new token is needed. */
export function withKnownToken(session: Session, state: ServiceState, planned: Planned): ServiceState | null {
	const clientId = session.tokens === null ? null : clientOf(planned, state)
	const token = clientId === null ? undefined : session.tokens?.get(clientId)
	if (token === undefined) return null
	const age = (parseMoment(readNow(session)) ?? Number.NaN) - (parseMoment(token.issuedAt) ?? Number.NaN)
	if (!(age >= 0 && age < MAX_AGE)) return null
	if (state.tokens.some(({ accessToken }) => accessToken === token.accessToken)) return state
	return STATES.keep({ ...state, tokens: [...state.tokens, token] })
}

/** Remembers the token that a sign-in got. */
export function rememberToken({ tokens }: Session, state: ServiceState, planned: Planned): void {
	const clientId = tokens === null ? null : clientOf(planned, state)
	const token: StoreToken | undefined = state.tokens.filter((each) => each.clientId === clientId).at(-1)
	if (token !== undefined) tokens?.set(token.clientId, token)
}
