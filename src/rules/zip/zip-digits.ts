/** A digit of any script, and any other character. Browsers read patterns of fields in Unicode mode. */
const DIGIT = '\\p{Nd}'
const OTHER = '\\P{Nd}'

/**
 * Returns a pattern for a form field, as the source of a regular expression: the right number of digits with anything between them,
 * or nothing. It matches every zip that `checkZipFormat` accepts, in any spelling; `checkZipFormat` then decides. That of US matches
 * `US-94111`, but not `9411`.
 */
export function zipFieldPattern(counts: readonly number[]): string {
	return [...counts.map((count) => `${OTHER}*(?:${DIGIT}${OTHER}*){${count}}`), '\\s*'].join('|')
}
