/** Tells a listener how far a run is; one that fails is no matter of the run. */
export function tell(listener: unknown, progress: unknown): void {
	if (typeof listener !== 'function') return
	try {
		listener(progress)
	} catch {
		// The run goes on.
	}
}
