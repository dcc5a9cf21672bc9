import { openFields } from './open.ts'

/** The `date` and `digest` of facts: `RULESET` of this package, or a file of `orderwright facts`. */
export interface FactsVersion {
	/** The day of their sources, `YYYY-MM-DD`. */
	readonly date: string
	/** Absent where only the days are compared. */
	readonly digest?: string | undefined
}

/**
 * Compares two versions of facts: yours, such as `RULESET`, and another, such as one from a response header (second argument). Returns how the
 * other is: `same`, `newer`, `older` or `other`. `newer`: it is newer than yours. `other`: the two have the same day but aren't the same, or one
 * can't be read.
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
