import type { ServiceRequest } from '../model/call.ts'
import type { StoreToken } from '../model/state.ts'
import type { Pages } from './pages.ts'

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
	/** The newest token of each client, which later sequences use again. Null if each sequence gets its own. */
	readonly held: Map<string, StoreToken> | null
	/** Returns whether the run is to end now. */
	readonly stop: () => boolean
	/** The collections and products that were ready and have not changed since. */
	readonly ready: Set<string>
	/** The person that each sha of a personalization belongs to. */
	readonly shas: Map<string, string>
	/** How often each read was planned, if nothing changes between two of them; null otherwise. */
	readonly reads: Map<string, number> | null
	/** Whether an answer had headers. */
	hasHeaders: boolean
	/** The number of requests in a row that had no answer in time. */
	timeouts: number
	/** Whether the service can't be reached any more. */
	isGone: boolean
	/** The number of requests sent. */
	sends: number
}

/** The number of time-outs in a row after which a run ends. */
const MAX_TIMEOUTS = 3

/** Returns whether no more requests may be sent. */
export function isOver(session: Session): boolean {
	return session.sends >= session.maxSends || session.timeouts >= MAX_TIMEOUTS || session.isGone || session.stop()
}

/** Returns the caller's instant; an empty string, which is not an instant, if the clock returns none. */
export function readNow(session: Session): string {
	try {
		const now = session.now()
		return typeof now === 'string' ? now : ''
	} catch {
		return ''
	}
}
