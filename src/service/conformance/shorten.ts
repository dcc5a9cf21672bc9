import { callField } from '../../rules/contract/calls.ts'
import { isList, isRecord, owns } from '../../rules/core/read.ts'
import type { ServiceState } from '../model/state.ts'
import { ask } from './ask.ts'
import type { Mismatch } from './clause-of.ts'
import { type Followed, follow } from './follow.ts'
import { type Planned, WAITS } from './planned.ts'
import type { Settings } from './service-options.ts'
import { isOver } from './session.ts'

/** The most requests for shortening one sequence. */
const MAX_SENDS = 1_000

/** A mismatch, and the sequence that shows it. */
export interface Shown {
	readonly mismatch: Mismatch
	readonly sequence: readonly Planned[]
}

/** A mismatch when it was first found. */
export interface Mismatched extends Shown {
	/** How many requests had been sent. */
	readonly foundAfter: number
}

/** Resets the service and the state to the seed. */
export async function rewind(
	{ session, reset }: Pick<Settings, 'session' | 'reset'>,
	start: ServiceState,
): Promise<ServiceState> {
	session.ready.clear()
	if (reset === null) return start
	// A service that was put back knows no token any more.
	session.tokens?.clear()
	await ask(reset, undefined)
	return start
}

/** Sends a sequence again from the seed, and returns the result of its last step; null if it did not get there. */
export async function replay(
	settings: Settings,
	start: ServiceState,
	sequence: readonly Planned[],
): Promise<Followed | null> {
	let state = await rewind(settings, start)
	for (const [index, planned] of sequence.entries()) {
		if (isOver(settings.session)) return null
		const followed = await follow(settings.session, state, planned)
		if (index === sequence.length - 1) return followed
		// After a write that went wrong, the service's state is unknown.
		if (followed.mismatch !== null && isWrite(planned)) return null
		state = followed.state
	}
	return null
}

/**
 * Returns the shortest sequence that ends in the same mismatch. It is found by sending shorter sequences. Returns null if sending the whole
 * sequence again doesn't show the mismatch.
 */
export async function shorten(
	settings: Settings,
	start: ServiceState,
	{ sequence, mismatch: { signature } }: Shown,
): Promise<Shown | null> {
	const { session } = settings
	const end = Math.min(session.maxSends, session.sends + MAX_SENDS)
	let shown: Shown | null = null
	const reproduces = async (candidate: readonly Planned[]): Promise<boolean | null> => {
		if (isOver(session) || session.sends + candidate.length > end) return null
		const mismatch = (await replay(settings, start, candidate))?.mismatch
		if (mismatch?.signature !== signature) return false
		shown = { mismatch, sequence: candidate }
		return true
	}
	const short = sequence.filter(
		(planned, index) => index === sequence.length - 1 || isSignIn(planned) || owns(planned, 'wait'),
	)
	if (short.length < sequence.length && (await reproduces(short))) await shrink(short, reproduces)
	else if (await reproduces(sequence)) await shrink(sequence, reproduces)
	return shown
}

function isSignIn(planned: Planned): boolean {
	return owns(planned, 'operation') && planned.operation === 'create-tokens'
}

/** Returns whether a step may create or change something. */
export function isWrite(planned: Planned): boolean {
	return owns(planned, 'operation') && callField(planned.operation, 'writes') === true
}

/** Returns whether the last request of a sequence still shows the mismatch; null if no more requests may be sent. */
type Reproduces = (sequence: readonly Planned[]) => Promise<boolean | null>

/** Returns the shortest and simplest sequence that shows the same mismatch. */
export async function shrink(sequence: readonly Planned[], reproduces: Reproduces): Promise<readonly Planned[]> {
	let best = sequence
	for (;;) {
		const simpler = await simplify(await dropRequests(best, reproduces), reproduces)
		if (simpler === best) return best
		best = simpler
	}
}

/** Removes as many requests before the last as possible: first all of them, then smaller and smaller parts. */
async function dropRequests(sequence: readonly Planned[], reproduces: Reproduces): Promise<readonly Planned[]> {
	let best = sequence
	for (let size = best.length - 1; size >= 1; size = Math.floor(size / 2)) {
		for (let start = best.length - 1 - size; start >= 0; start -= size) {
			const candidate = [...best.slice(0, start), ...best.slice(start + size)]
			const found = await reproduces(candidate)
			if (found === null) return best
			if (found) best = candidate
		}
	}
	return best
}

/** The most simplifications tried for one sequence. More isn't worth the requests that it needs. */
const MAX_SIMPLER = 30

/** Removes everything unnecessary from the requests, beginning with the last request. */
async function simplify(sequence: readonly Planned[], reproduces: Reproduces): Promise<readonly Planned[]> {
	let best = sequence
	let tried = 0
	for (let index = sequence.length - 1; index >= 0; index--) {
		for (let at = 0; ; ) {
			const simpler = simplerOf(best[index]).at(at)
			if (simpler === undefined) break
			if (tried++ === MAX_SIMPLER) return best
			const candidate = best.map((planned, place) => (place === index ? simpler : planned))
			const found = await reproduces(candidate)
			if (found === null) return best
			if (found) best = candidate
			else at++
		}
	}
	return best
}

/** Returns simpler forms of a step: each without one part, the largest parts first. */
function simplerOf(planned: Planned | undefined): readonly Planned[] {
	if (planned === undefined) return []
	if (owns(planned, 'wait')) return WAITS.filter((wait) => wait < planned.wait).map((wait) => ({ wait }))
	// A request for tokens stays whole: without its grantType, another service would reject it. So does a text, which is of its body.
	if (planned.operation === 'create-tokens' || planned.text !== undefined) return []
	const { body, parameters, ...rest } = planned
	const keep = { ...rest, ...(parameters && { parameters }), ...(body !== undefined && { body }) }
	return [
		...lessOf(body).map((less) => ({ ...keep, body: less })),
		...lessOf(parameters).map((less) => ({ ...keep, parameters: less as Readonly<Record<string, string>> })),
	]
}

/** Returns every copy of the value without one key or element, at any depth. */
function lessOf(value: unknown): unknown[] {
	if (isList(value)) {
		const without = value.map((_, index) => value.filter((__, place) => place !== index))
		const within = value.flatMap((part, index) =>
			lessOf(part).map((less) => value.map((old, place) => (place === index ? less : old))),
		)
		return [...without, ...within]
	}
	if (!isRecord(value)) return []
	const keys = Object.keys(value)
	const without = keys.map((key) => Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)))
	const within = keys.flatMap((key) => lessOf(value[key]).map((less) => ({ ...value, [key]: less })))
	return [...without, ...within]
}
