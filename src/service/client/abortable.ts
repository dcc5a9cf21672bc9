import { readInherited } from './open.ts'
import type { Signal } from './types.ts'

/** What the calls of one signal do when it is aborted. They share one listener: engines warn of the eleventh. */
const STOPS = /* @__PURE__ */ new WeakMap<Signal, { readonly stops: Set<() => void>; readonly listener: () => void }>()

/** Returns the promise, or one that rejects as soon as the signal is aborted. */
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
 * Returns a signal that is aborted with the given one and has its own listeners, for a `wait` of Node's timers, which adds one. Returns
 * the signal itself where `AbortSignal.any` is missing.
 */
export function childOf(signal: Signal | undefined): Signal | undefined {
	try {
		const owner = signal?.constructor as unknown as { any: (signals: readonly unknown[]) => Signal }
		return owner.any([signal])
	} catch {
		return signal
	}
}

/** Returns whether a value is a signal: an `AbortController` is none. */
export function isSignal(value: unknown): value is Signal {
	return typeof readInherited(value, 'addEventListener') === 'function'
}

/** Browsers, Node, Deno, Bun and workers have it. Without it, a call with a time limit is `unsent`. */
declare const AbortController: new () => { readonly signal: Signal; readonly abort: (reason?: unknown) => void }

/** The reason of a signal whose time is over. */
export class TimedOut extends Error {
	override readonly name = 'TimeoutError'
}

/** Why a call ended before its answer. */
export function whyEnded(signal: Signal | undefined): 'aborted' | 'timed out' {
	return signal?.reason instanceof TimedOut ? 'timed out' : 'aborted'
}

/** Returns a signal that is aborted with the given one, and when its time is over. `end` stops its clock. */
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
