/**
 * Two patterns: for a digit of any script, and for any other character. They may contain `\p`, because browsers read the patterns of fields in
 * Unicode mode.
 */
const DIGIT = '\\p{Nd}'
const OTHER = '\\P{Nd}'

/**
 * Returns the source of a regular expression for a form field. It matches an empty field, and a text with the right number of digits and any other
 * characters. So it matches every zip that `checkZipFormat` accepts, in any spelling. `checkZipFormat` then decides. The pattern for US matches
 * `US-94111`, but not `9411`.
 */
export function zipFieldPattern(counts: readonly number[]): string {
	return [...counts.map((count) => `${OTHER}*(?:${DIGIT}${OTHER}*){${count}}`), '\\s*'].join('|')
}
