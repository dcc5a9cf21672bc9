import { readField } from '../core/read.ts'

/** How much of an input a parser reads. The interface shows no maximum, so the defaults are generous (D-91). */
export interface Limits {
	/** How many items the input's lists and free-form objects may hold together: 100,000 unless told. */
	readonly maxItems: number
	/** How deep free-form content may be nested: 64 levels unless told, 500 at most. */
	readonly maxDepth: number
}

const MAX_ITEMS = 100_000
const MAX_DEPTH = 64
/** Deeper than this, copying could run out of stack. */
const DEEPEST = 500

/** The caller's limits; the default for each that is no number. */
export function readLimits(limits: unknown): Limits {
	return {
		maxItems: readLimit(limits, 'maxItems', MAX_ITEMS),
		maxDepth: Math.min(readLimit(limits, 'maxDepth', MAX_DEPTH), DEEPEST),
	}
}

function readLimit(limits: unknown, name: string, standard: number): number {
	const limit = readField(limits, name)
	return typeof limit === 'number' && limit >= 0 ? limit : standard
}
