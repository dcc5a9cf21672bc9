import type { Signal } from './types.ts'

/** Returns the promise, or one that rejects as soon as the signal is aborted. */
export function abortable<T>(promise: T | PromiseLike<T>, signal: Signal | undefined): Promise<T> {
	return new Promise((resolve, reject) => {
		const leave = (): void => signal?.removeEventListener('abort', stop)
		const stop = (): void => {
			reject(signal?.reason)
			leave()
		}
		Promise.resolve(promise).then(resolve, reject).finally(leave).catch(reject)
		signal?.addEventListener('abort', stop)
		if (signal?.aborted) stop()
	})
}
