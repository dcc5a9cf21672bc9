import type { ClientNote, Outcome } from './types.ts'

/** What is right, for those who do something else. */
export const SEND_RETURNS = '`send` must return { statusCode, headers, body } or the Response of fetch.'
export const SIGNAL_IS = '`signal` must be the signal of an AbortController.'
export const WAIT_RETURNS = 'must return a promise: (ms) => new Promise((done) => setTimeout(done, ms))'
export const NOW_RETURNS = 'must return the milliseconds since 1970'

/** Returns the outcome of a call that was given something that it can't use. */
export function misused(
	option: 'send' | 'signal',
	message: string,
	isSent = false,
	returned?: unknown,
): Outcome<never> {
	return { status: 'misused', option, error: new TypeError(message), isSent, returned }
}

/** Adds a note, once. */
export function addNote(notes: ClientNote[], option: ClientNote['option'], problem: string, cause?: unknown): void {
	const message = `\`${option}\` ${problem}.`
	if (!notes.some((note) => note.message === message)) notes.push({ option, message, cause })
}

/** Tells a listener how far something is, without waiting for it. What it throws is ignored. */
export function tell(listener: unknown, ...progress: readonly number[]): void {
	const call = async (): Promise<unknown> => (typeof listener === 'function' ? listener(...progress) : null)
	call().catch(() => null)
}
