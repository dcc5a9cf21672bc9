import type { ZipForms } from './zips.ts'

/** A digit of any script, and any other character. Browsers read patterns of fields in Unicode mode. */
const DIGIT = '\\p{Nd}'
const OTHER = '\\P{Nd}'

/** Forms of digits only, whose separators are optional. */
const DIGITS_ALONE = /^[n\d ()|;[\]-]+$/

/**
 * Returns how many digits a country's postal codes have, if they have only digits and optional separators: 5 and 9 for US. Returns an empty
 * list for the codes of any other country, such as CA.
 */
export function zipDigits(forms: ZipForms | null): readonly number[] {
	return forms !== null && DIGITS_ALONE.test(forms.text) ? forms.lengths : []
}

/**
 * Returns a pattern for a form field, as the source of a regular expression: the right number of digits with anything between them,
 * or nothing. It matches every zip that `checkZipFormat` accepts, in any spelling; `checkZipFormat` then decides. Returns null if
 * codes aren't only digits. That of US matches `US-94111`, but not `9411`.
 */
export function zipFieldPattern(forms: ZipForms | null): string | null {
	const counts = zipDigits(forms)
	if (counts.length === 0) return null
	return [...counts.map((count) => `${OTHER}*(?:${DIGIT}${OTHER}*){${count}}`), '\\s*'].join('|')
}
