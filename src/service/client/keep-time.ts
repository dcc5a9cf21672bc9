import { abortable, childOf } from './abortable.ts'
import { addNote, NOW_RETURNS, WAIT_RETURNS } from './notes.ts'
import type { OpenOptions } from './open.ts'
import type { ClientNote, Signal } from './types.ts'

/** What a call needs to tell the time and to wait. */
interface Noted {
	readonly signal: Signal | undefined
	readonly notes: ClientNote[]
}

export interface TimeKeeper {
	/** Resolves with the time in milliseconds. Notes a clock that gives none, which is NaN here, and one that goes back. */
	readonly read: (notes: ClientNote[]) => Promise<number>
	/** Waits for some seconds. Resolves with false if the call is aborted, and if `wait` fails, which it notes. */
	readonly pause: (seconds: number, call: Noted) => Promise<boolean>
}

/** Returns what a client knows of time, by its `now` and its `wait`. */
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

	async function pause(seconds: number, { signal, notes }: Noted): Promise<boolean> {
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
