import { openFields } from './open.ts'

/** The `date` and `digest` of facts: `RULESET` of this package, or a file of `orderwright facts`. */
export interface FactsVersion {
	/** The day of their sources, `YYYY-MM-DD`. */
	readonly date: string
	/** Absent where only the days are compared. */
	readonly digest?: string | undefined
}

/**
 * Compares our facts with other facts, such as those in a response header, and returns how the others are: `same`, `newer`, `older` or `other`.
 * `newer`: the others are newer than ours. `other`: they have the same day but differ, or can't be read.
 *
 * @example
 * compareFacts({ date: '2026-11-20' }, { date: '2026-11-27' }) // => 'newer'
 * compareFacts({ date: '2026-11-20', digest: 'a' }, { date: '2026-11-20', digest: 'b' }) // => 'other'
 */
export function compareFacts(ours: FactsVersion, theirs: unknown): 'same' | 'newer' | 'older' | 'other' {
	const own = openFields<FactsVersion>(ours, ['date', 'digest'])
	const other = openFields<FactsVersion>(theirs, ['date', 'digest'])
	if (!isDay(own.date) || !isDay(other.date)) return 'other'
	if (own.date !== other.date) return other.date > own.date ? 'newer' : 'older'
	return own.digest === undefined || other.digest === undefined || own.digest === other.digest ? 'same' : 'other'
}

function isDay(date: unknown): date is string {
	return typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date)
}
