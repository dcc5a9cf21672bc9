/** Reports the progress to a listener. Listener errors are ignored. */
export function notify(listener: unknown, progress: unknown): void {
	if (typeof listener !== 'function') return
	try {
		listener(progress)
	} catch {
		// the run continues
	}
}
