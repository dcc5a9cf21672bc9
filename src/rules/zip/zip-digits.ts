import type { ZipFormat, ZipForms } from './zips.ts'

/** What a form shows of a country's postal codes: nothing if none are in use. */
export interface ShownZip extends Pick<ZipFormat, 'example' | 'need'> {
	/** How many digits they have, as `zipDigits` returns it; missing if they aren't only digits. */
	readonly digits?: readonly number[]
}

/** Returns what a form shows of postal codes; null for an unknown country. */
export function shownZip(forms: ZipForms | null): ShownZip | null {
	if (forms === null) return null
	const [{ example, need }, digits] = [forms, zipDigits(forms)]
	return { ...(example !== '' && { example }), ...(need !== null && { need }), ...(digits.length > 0 && { digits }) }
}

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
 * or nothing. It matches every zip that `checkZipFormat` accepts, in any spelling; `checkZipFormat` then decides. That of US matches
 * `US-94111`, but not `9411`.
 */
export function zipFieldPattern(counts: readonly number[]): string {
	return [...counts.map((count) => `${OTHER}*(?:${DIGIT}${OTHER}*){${count}}`), '\\s*'].join('|')
}
