import { zipForms } from './zips.ts'

/** A digit in the widths in which zips are read, and anything else. */
const DIGIT = '[0-9\uff10-\uff19]'
const OTHER = '[^0-9\uff10-\uff19]'

/** Forms of digits, whose separators may be left out. */
const DIGITS_ALONE = /^[n\d ()|;[\]-]+$/

/**
 * How many digits the postal codes of a country have, where they have nothing else that must be written; empty for any other country.
 *
 * @example
 * zipDigits('US') // => [5, 9]
 * zipDigits('JP') // => [7]
 * zipDigits('CA') // => []
 */
export function zipDigits(countryCode: string): readonly number[] {
	const forms = zipForms(countryCode)
	if (forms === null || !DIGITS_ALONE.test(forms.text)) return []
	const counts: number[] = []
	for (let count = 1; count < 32; count++) if (((forms.lengths >> count) & 1) === 1) counts.push(count)
	return counts
}

/**
 * A pattern for a field of a form, as the source of a regular expression: so many digits and whatever stands between them, or
 * nothing. Whatever `checkZipFormat` accepts fits it, in any spelling; what fits it, `checkZipFormat` judges. Null where a code is more than digits.
 *
 * @example
 * zipFieldPattern('CA') // => null
 * new RegExp(`^(?:${zipFieldPattern('US')})$`, 'v').test('US-94111') // => true
 * new RegExp(`^(?:${zipFieldPattern('US')})$`, 'v').test('9411') // => false
 */
export function zipFieldPattern(countryCode: string): string | null {
	const counts = zipDigits(countryCode)
	if (counts.length === 0) return null
	return [...counts.map((count) => `${OTHER}*(?:${DIGIT}${OTHER}*){${count}}`), '\\s*'].join('|')
}
