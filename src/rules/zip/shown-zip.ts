import { expandForm } from './expand-form.ts'
import type { ZipFormat } from './zips.ts'

/** What a form shows about the postal codes of a country; nothing if none are in use. */
export interface ShownZip extends Pick<ZipFormat, 'example' | 'need'> {
	/** The possible numbers of digits, as from `zipDigits`; missing if codes don't consist of digits. */
	readonly digits?: readonly number[]
}

/** Returns what a form shows about the postal codes of a country; null if the country has no facts. Data that only the rules need isn't read. */
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
 * Returns the numbers of digits of these forms, if the forms have only digits and optional separators: 5 and 9 for US. Returns an empty list for
 * any other form, such as the form of CA.
 */
export function zipDigits(forms: string): readonly number[] {
	if (!DIGITS_ALONE.test(forms)) return []
	const counts = forms
		.split(';')
		.flatMap(expandForm)
		.map((form) => form.match(DIGIT_PLACE)?.length ?? 0)
	return [...new Set(counts)].sort((a, b) => a - b)
}
