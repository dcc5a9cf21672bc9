import { readInherited } from './open.ts'
import type { Signal } from './types.ts'

/**
 * The state that all calls of one signal share, for when the signal is aborted. All calls share one listener, because engines warn if a signal has
 * eleven.
 */
const STOPS = /* @__PURE__ */ new WeakMap<Signal, { readonly stops: Set<() => void>; readonly listener: () => void }>()

/** Returns a promise with the same result, but rejects as soon as the signal is aborted. */
export function abortable<T>(promise: T | PromiseLike<T>, signal: Signal | undefined): Promise<T> {
	if (signal === undefined) return Promise.resolve(promise)
	return new Promise((resolve, reject) => {
		const leave = (): void => leaveSignal(signal, stop)
		const stop = (): void => {
			reject(signal.reason)
			leave()
		}
		listen(signal, stop)
		if (signal.aborted) stop()
		Promise.resolve(promise).then(resolve, reject).finally(leave).catch(reject)
	})
}

function listen(signal: Signal, stop: () => void): void {
	let listening = STOPS.get(signal)
	if (listening === undefined) {
		const stops = new Set<() => void>()
		const listener = (): void => {
			for (const each of stops) each()
		}
		listening = { stops, listener }
		STOPS.set(signal, listening)
		signal.addEventListener('abort', listener)
	}
	listening.stops.add(stop)
}

function leaveSignal(signal: Signal, stop: () => void): void {
	const listening = STOPS.get(signal)
	if (!listening?.stops.delete(stop) || listening.stops.size > 0) return
	STOPS.delete(signal)
	signal.removeEventListener('abort', listening.listener)
}

/**
 * Returns a new signal that is aborted together with the given one. It has only its own listeners. Such a signal is needed because Node's timer
 * function for `wait` adds a listener to the signal for each call. Returns the signal itself where `AbortSignal.any` is missing.
 */
export function childOf(signal: Signal | undefined): Signal | undefined {
	try {
		const owner = signal?.constructor as unknown as { any: (signals: readonly unknown[]) => Signal }
		return owner.any([signal])
	} catch {
		return signal
	}
}

/** Returns whether a value is a signal. An `AbortController` isn't one. */
export function isSignal(value: unknown): value is Signal {
	return typeof readInherited(value, 'addEventListener') === 'function'
}

/** Browsers, Node, Deno, Bun and workers have this class. Without it, a call with a time limit is `unsent`. */
declare const AbortController: new () => { readonly signal: Signal; readonly abort: (reason?: unknown) => void }

/** The reason of a signal whose time limit has passed. */
export class TimedOut extends Error {
	override readonly name = 'TimeoutError'
}

/** Why a call ended before its answer. */
export function whyEnded(signal: Signal | undefined): 'aborted' | 'timed out' {
	return signal?.reason instanceof TimedOut ? 'timed out' : 'aborted'
}

/** Returns a signal that is aborted with the given signal, or when its time limit has passed. `end` stops its clock. */
export function withTimeout(
	signal: Signal | undefined,
	ms: number,
	wait: (ms: number, signal: Signal) => Promise<unknown>,
): { readonly signal: Signal; readonly end: () => void } {
	const [call, timer] = [new AbortController(), new AbortController()]
	const stop = (): void => call.abort(signal?.reason)
	if (signal !== undefined) listen(signal, stop)
	if (signal?.aborted) stop()
	wait(ms, timer.signal).then(
		() => call.abort(new TimedOut(`There was no answer within ${ms} ms.`)),
		() => null,
	)
	const end = (): void => {
		if (signal !== undefined) leaveSignal(signal, stop)
		timer.abort()
	}
	return { signal: call.signal, end }
}
