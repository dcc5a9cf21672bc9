import { expandForm } from './expand-form.ts'
import type { ZipFormat } from './zips.ts'

/** What a form shows about the postal codes of a country. The object is empty if the country has no postal codes. */
export interface ShownZip extends Pick<ZipFormat, 'example' | 'need'> {
	/** The possible numbers of digits, as from `zipDigits`; missing if codes don't consist of digits. */
	readonly digits?: readonly number[]
}

/**
 * Returns what a form shows about the postal codes of a country; null if the country has no facts. The function doesn't load the data that only the
 * rules need.
 */
export function shownZip(formats: Readonly<Record<string, ZipFormat>>, countryCode: string): ShownZip | null {
	if (!Object.hasOwn(formats, countryCode)) return null
	const { forms, example = '', need } = formats[countryCode] as ZipFormat
	const digits = zipDigits(forms)
	return { ...(example !== '' && { example }), ...(need && { need }), ...(digits.length > 0 && { digits }) }
}

/** Matches forms that consist of digits and optional separators. */
const DIGITS_ALONE = /^[n\d ()|;[\]-]+$/
const DIGIT_PLACE = /\[[^[\]]+\]|[n\d]/g

/**
 * Returns how many digits these forms have, such as 5 and 9 for US. Returns an empty list if a form has anything except digits and optional
 * separators, such as the form of CA.
 */
export function zipDigits(forms: string): readonly number[] {
	if (!DIGITS_ALONE.test(forms)) return []
	const counts = forms
		.split(';')
		.flatMap(expandForm)
		.map((form) => form.match(DIGIT_PLACE)?.length ?? 0)
	return [...new Set(counts)].sort((a, b) => a - b)
}
