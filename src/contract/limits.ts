import { readField } from '../core/read.ts'

/** How much of an input a parser reads. The interface shows no maximum, so the defaults are generous (D-91). */
export interface Limits {
	/** How many items the input's lists and free-form objects may hold together: 100,000 unless told. */
	readonly maxItems: number
	/** How deep free-form content may be nested: 64 levels unless told, 500 at most. */
	readonly maxDepth: number
}

const DEFAULT_LIMITS: Limits = { maxItems: 100_000, maxDepth: 64 }
/** Deeper than this, copying could run out of stack. */
const DEEPEST = 500

/** The caller's limits; the default for each that is no number. */
export function readLimits(limits: unknown): Limits {
	if (limits === undefined) return DEFAULT_LIMITS
	return {
		maxItems: readLimit(limits, 'maxItems'),
		maxDepth: Math.min(readLimit(limits, 'maxDepth'), DEEPEST),
	}
}

function readLimit(limits: unknown, name: keyof Limits): number {
	const limit = readField(limits, name)
	return typeof limit === 'number' && limit >= 0 ? limit : DEFAULT_LIMITS[name]
}
