import type { ServiceState } from '../model/state.ts'
import { ask } from './ask.ts'
import { follow, isOver, type Mismatch } from './follow.ts'
import type { Planned } from './planned.ts'
import { PLANS } from './plans/plans.ts'
import type { Settings } from './service-options.ts'
import { shrink } from './shrink.ts'

/** The most requests that are sent to shorten one sequence. */
const MOST_SENDS = 1_000

/** A mismatch with the sequence that led to it. */
export interface Shown {
	readonly mismatch: Mismatch
	readonly sequence: readonly Planned[]
}

/** A departure when it was first found. */
export interface Departed extends Shown {
	/** How many requests had been sent. */
	readonly foundAfter: number
}

/** Restores the service and the state to the seed. */
export async function rewind(
	{ session, reset }: Pick<Settings, 'session' | 'reset'>,
	start: ServiceState,
): Promise<ServiceState> {
	session.ready.clear()
	if (reset !== null) await ask(reset, undefined)
	return start
}

/**
 * Returns the shortest sequence that ends in the same mismatch, by sending sequences again. Null if the whole sequence did not show
 * the mismatch again.
 */
export async function shorten(
	settings: Settings,
	start: ServiceState,
	{ sequence, mismatch: { signature } }: Shown,
): Promise<Shown | null> {
	const { session } = settings
	const end = Math.min(session.maxSends, session.sends + MOST_SENDS)
	let shown: Shown | null = null
	const reproduces = async (candidate: readonly Planned[]): Promise<boolean | null> => {
		if (isOver(session) || session.sends + candidate.length > end) return null
		let state = await rewind(settings, start)
		for (const [index, planned] of candidate.entries()) {
			const followed = await follow(session, state, planned)
			state = followed.state
			const { mismatch } = followed
			const isLast = index === candidate.length - 1
			if (isLast && mismatch?.signature === signature) {
				shown = { mismatch, sequence: candidate }
				return true
			}
			// After a write that went wrong, the service's state is unknown.
			if (mismatch !== null && isWrite(planned)) return false
		}
		return false
	}
	const short = sequence.filter(
		(planned, index) => index === sequence.length - 1 || isSignIn(planned) || 'wait' in planned,
	)
	if (short.length < sequence.length && (await reproduces(short))) await shrink(short, reproduces)
	else if (await reproduces(sequence)) await shrink(sequence, reproduces)
	return shown
}

function isSignIn(planned: Planned): boolean {
	return 'operation' in planned && planned.operation === 'create-tokens'
}

/** Returns whether a step may create or change something. */
export function isWrite(planned: Planned): boolean {
	return 'operation' in planned && PLANS[planned.operation].writes
}
