import type { Kind } from './kinds.ts'
import score from './score.json' with { type: 'json' }

/** What the kit found of the catalogue's faults of one kind. */
export interface KindScore {
	readonly faults: number
	readonly found: number
	readonly reading: number
	readonly foundByReading: number
	readonly missed: readonly string[]
	readonly missedByReading: readonly string[]
}

/** The committed score: what the kit found once must be found again. */
export const SCORE: Readonly<Record<Kind, KindScore>> = score
