import { expandForm } from './expand-form.ts'
import type { ZipFormat } from './zips.ts'

/** What a form shows of a country's postal codes: nothing if none are in use. */
export interface ShownZip extends Pick<ZipFormat, 'example' | 'need'> {
	/** How many digits they have, as `zipDigits` returns it; missing if they aren't only digits. */
	readonly digits?: readonly number[]
}

/** Returns what a form shows of a country's postal codes; null for a country without facts. It doesn't read what only the rules need. */
export function shownZip(formats: Readonly<Record<string, ZipFormat>>, countryCode: string): ShownZip | null {
	if (!Object.hasOwn(formats, countryCode)) return null
	const { forms, example = '', need } = formats[countryCode] as ZipFormat
	const digits = zipDigits(forms)
	return { ...(example !== '' && { example }), ...(need && { need }), ...(digits.length > 0 && { digits }) }
}

/** Forms of digits only, whose separators are optional. */
const DIGITS_ALONE = /^[n\d ()|;[\]-]+$/
const DIGIT_PLACE = /\[[^[\]]+\]|[n\d]/g

/**
 * Returns how many digits postal codes of these forms have, if they have only digits and optional separators: 5 and 9 for US. Returns an empty
 * list for any other forms, such as those of CA.
 */
export function zipDigits(forms: string): readonly number[] {
	if (!DIGITS_ALONE.test(forms)) return []
	const counts = forms
		.split(';')
		.flatMap(expandForm)
		.map((form) => form.match(DIGIT_PLACE)?.length ?? 0)
	return [...new Set(counts)].sort((a, b) => a - b)
}
