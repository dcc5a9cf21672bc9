import score from './score.json' with { type: 'json' }

/** What the kit found of the catalogue's faults of one kind. */
export interface KindScore {
	readonly faults: number
	readonly found: number
	/** How many of them requests that only read and validate were enough for. */
	readonly foundByReading: number
	readonly missed: readonly string[]
}

/** The committed score: what the kit found once must be found again. */
export const SCORE: Readonly<Record<string, KindScore>> = score
