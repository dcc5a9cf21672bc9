import { WORLD_ZIP_FORMS } from './world-zip-forms.ts'

/** A digit of any script, and any other character. Browsers read patterns of fields in Unicode mode. */
const DIGIT = '\\p{Nd}'
const OTHER = '\\P{Nd}'

/** Forms of digits only, whose separators are optional. */
const DIGITS_ALONE = /^[n\d ()|;[\]-]+$/

/**
 * Returns how many digits the country's postal codes have, if they have only digits and optional separators; an empty list for any
 * other country.
 *
 * @example
 * zipDigits('US') // => [5, 9]
 * zipDigits('JP') // => [7]
 * zipDigits('CA') // => []
 */
export function zipDigits(countryCode: string): readonly number[] {
	const forms = WORLD_ZIP_FORMS.zipForms(countryCode)
	if (forms === null || !DIGITS_ALONE.test(forms.text)) return []
	const counts: number[] = []
	for (let count = 1; count < 32; count++) if (((forms.lengths >> count) & 1) === 1) counts.push(count)
	return counts
}

/**
 * Returns a pattern for a form field, as the source of a regular expression: the right number of digits with anything between them,
 * or nothing. It matches every zip that `checkZipFormat` accepts, in any spelling; `checkZipFormat` then decides. Returns null if
 * codes aren't only digits.
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
