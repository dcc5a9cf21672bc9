import { abortable, childOf } from './abortable.ts'
import { addNote, NOW_RETURNS, type OpenOptions, WAIT_RETURNS } from './open.ts'
import type { ClientNote, Outcome, Signal } from './types.ts'

/** An access token lives 10 minutes (authentication.3). It is renewed half a minute earlier. */
const TOKEN_LIFE = 600
const MARGIN = 30
/** `expiresIn` has no unit in the API documentation (D-82). Fewer seconds count as minutes or hours. */
const MIN_LIFE = 60

/** The result of a token request. */
export interface Renewal {
	readonly token: string | null
	readonly expiresIn: unknown
	readonly outcome: Outcome<unknown>
}

/** Resolves with a token that is new enough and isn't `stale`, or with the failed renewal. */
export type GetToken = (stale: string, now: number, signal: Signal | undefined) => Promise<string | Renewal>

/** Returns what keeps one token. Calls at the same time wait for the same token request. */
export function keepToken(renew: () => Promise<Renewal>): GetToken {
	let token = ''
	/** The times between which the token may be used. If the clock went back, the current time is before both. */
	let from = Number.NaN
	let until = Number.NaN
	let renewal: Promise<Renewal> | null = null
	let started = 0
	let kept = 0

	async function start(now: number): Promise<Renewal> {
		const turn = ++started
		const renewed = await renew()
		if (turn === started) renewal = null
		// A request that callers gave up on may end after a newer request: the newer token stays.
		if (turn < kept) return { ...renewed, token }
		if (renewed.token !== null) {
			kept = turn
			token = renewed.token
			from = now
			until = now + lifeOf(renewed.expiresIn) * 1000
		}
		return renewed
	}

	return async (stale, now, signal) => {
		if (renewal === null && token !== stale && now >= from && now < until) return token
		renewal ??= start(now)
		const own = renewal
		try {
			const renewed = await abortable(own, signal)
			return renewed.token ?? renewed
		} catch (error) {
			// A call gave up, so the request may hang: the next call sends its own.
			if (renewal === own) renewal = null
			throw error
		}
	}
}

/** Returns for how many seconds a token may be used. `expiresIn` can only shorten them. */
function lifeOf(expiresIn: unknown): number {
	const seconds = typeof expiresIn === 'string' ? Number(expiresIn) : expiresIn
	const isPlausible = typeof seconds === 'number' && seconds >= MIN_LIFE && seconds < TOKEN_LIFE
	return (isPlausible ? seconds : TOKEN_LIFE) - MARGIN
}

/** What a call passes to the clock and to waits: its signal, and the list of its notes. */
interface Noted {
	readonly signal: Signal | undefined
	readonly notes: ClientNote[]
}

export interface TimeKeeper {
	/** Resolves with the time in milliseconds. Adds a note for a clock that returns no number (NaN here) or goes back. */
	readonly read: (notes: ClientNote[]) => Promise<number>
	/** Waits for some seconds. Resolves with false if the call is aborted, or if `wait` fails. A failure of `wait` adds a note. */
	readonly pause: (seconds: number, call: Noted) => Promise<boolean>
}

/** Returns the clock and the waits of a client, made from its `now` and `wait`. */
export function keepTime({ now, wait }: OpenOptions): TimeKeeper {
	let latest = Number.NEGATIVE_INFINITY

	async function read(notes: ClientNote[]): Promise<number> {
		try {
			const time = Number(await now())
			if (Number.isNaN(time)) throw time
			if (time < latest) addNote(notes, 'now', `went back by ${latest - time} ms`)
			latest = time
			return time
		} catch (cause) {
			addNote(notes, 'now', NOW_RETURNS, cause)
			return Number.NaN
		}
	}

	const pause: TimeKeeper['pause'] = async (seconds, { signal, notes }) => {
		const from = await read(notes)
		try {
			await abortable(wait(seconds * 1000, childOf(signal)), signal)
		} catch (cause) {
			if (!signal?.aborted) addNote(notes, 'wait', WAIT_RETURNS, cause)
			return false
		}
		const waited = (await read(notes)) - from
		if (waited < seconds * 500) addNote(notes, 'wait', WAIT_RETURNS)
		return true
	}

	return { read, pause }
}
