import type { ServiceState, StoreClient } from '../model/state.ts'
import type { Seen } from './coverage.ts'
import { follow } from './follow.ts'
import type { Planned } from './planned.ts'
import type { Reason } from './report.ts'
import { signIn } from './scenarios/store-places.ts'
import { isOver, type Session } from './session.ts'
import type { Mismatched } from './shorten.ts'

/** What the first requests of a run show. */
export interface Opened {
	/** The clients that got a token. Nothing is sent with another client's token. */
	readonly clients: readonly StoreClient[]
	readonly mismatches: readonly Mismatched[]
	/** If at least one client has a token: one reason for each client without a token. */
	readonly hindrances: readonly Reason[]
}

/** The number of clients without a token after which a run ends: the base path or every secret is probably wrong. */
const MAX_SHUT_OUT = 3

/** Gets a token for each client of a seed. If a service rejects right credentials although another client got a token, that is a mismatch. */
export async function openFor(session: Session, start: ServiceState, count: (seen: Seen) => void): Promise<Opened> {
	const sequence: Planned[] = []
	const mismatches: Mismatched[] = []
	const inside = new Set<string>()
	const tried: string[] = []
	let state = start
	const queue = [...start.clients.keys()]
	for (const index of queue) {
		const clientId = start.clients[index]?.clientId ?? ''
		if (isOver(session) || (inside.size === 0 && index >= MAX_SHUT_OUT)) break
		const planned = signIn(start, index)
		sequence.push(planned)
		if (!tried.includes(clientId)) tried.push(clientId)
		const { state: after, mismatch, seen, isTokenMissing } = await follow(session, state, planned)
		const isIn = seen?.answer === 'succeeded' && !isTokenMissing
		if (seen !== null) count(seen)
		// A client that was rejected before anybody got a token gets a second request: now a rejection is a mismatch.
		if (isIn && inside.size === 0) queue.push(...queue.slice(0, queue.indexOf(index)))
		if (isIn) inside.add(clientId)
		state = isIn ? after : state
		if (mismatch !== null && mismatches.every((each) => each.mismatch.signature !== mismatch.signature)) {
			const rule = mismatch.difference === 'stricter' ? 'authentication.2' : mismatch.rule
			mismatches.push({ mismatch: { ...mismatch, rule }, sequence: [...sequence], foundAfter: session.sends })
		}
		// The next answer would have no token either.
		if (isTokenMissing) break
	}
	const hindrances = tried.flatMap((clientId): Reason[] => {
		if (inside.size === 0 || inside.has(clientId)) return []
		const message = `The client ${clientId} got no token, so nothing was asked in its name: check its clientSecret in the seed.`
		return [{ code: 'no-token', operation: 'create-tokens', message }]
	})
	// Their order is that of the seed.
	const clients = start.clients.filter(({ clientId }) => inside.has(clientId))
	return { clients, mismatches, hindrances }
}

/** If the service can't be reached any more, returns the reason why the run ended early. */
export function goneOf({ isGone, sends }: Session): readonly Reason[] {
	if (!isGone) return []
	const message = `The service could not be reached any more after ${sends} requests: start it, and run the check again.`
	return [{ code: 'gone', operation: null, message }]
}
