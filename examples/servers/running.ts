/** A recipe that listens. */
export interface Running {
	readonly url: string
	readonly close: () => unknown
}
