import { BUILT_IN_ZIPS } from '../../../src/rules/zip/built-in-zips.ts'
import { CLASSES } from '../../../src/rules/zip/zip-format.ts'

/**
 * Returns the formats of a country's postal codes as the source of a regular expression, anchored and linear: capitals, with or
 * without separators. Returns null if no postal codes are in use, and for an unknown country.
 */
export function zipPattern(countryCode: string): string | null {
	const text = BUILT_IN_ZIPS.zipForms(countryCode)?.text
	if (!text) return null
	const forms = text.replace(/\[[^[\]]+\]|[a-z _-]|[(){};?]/g, translate)
	return `^(?:${forms})$`
}

/** The regular expression for each sign of the notation. */
const SIGNS: Readonly<Record<string, string>> = {
	' ': '[ -]?',
	'-': '[ -]?',
	_: '-',
	'(': '(?:',
	'{': '(?:',
	'}': ')?',
	';': '|',
	'?': '',
}

function translate(sign: string): string {
	if (sign.startsWith('[')) return sign
	return SIGNS[sign] ?? (sign === ')' ? ')' : `[${CLASSES[sign]}]`)
}
