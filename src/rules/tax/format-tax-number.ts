import { compactTaxNumber, describeTaxNumber, findForm } from './describe-tax-number.ts'
import { findTaxCountry } from './tax-countries.ts'
import { applyMask } from './tax-country.ts'

const DIGITS = /^\d+$/

/**
 * Formats a tax number as its issuer does: with separators, letters in capitals, full-width characters as ASCII. Returns a text of
 * unknown form unchanged, and an empty string for a value that isn't a string.
 *
 * @example
 * formatTaxNumber('52998224725', 'BR') // => '529.982.247-25'
 * formatTaxNumber('xoji-740919-u48', 'MX') // => 'XOJI740919U48'
 */
export function formatTaxNumber(value: string | null | undefined, countryCode: string | null | undefined): string {
	if (typeof value !== 'string') return ''
	return describeTaxNumber(value, countryCode)?.value ?? value
}

/**
 * Formats the part of a tax number that a person has typed so far.
 *
 * - A complete number is formatted as by `formatTaxNumber`.
 * - Digits get the separators of the country's typed masks.
 * - Any other text gets capitals and no separators.
 * - A text of separators only, a text too long for a number, and any text of another country stay unchanged.
 *
 * @example
 * formatTypedTaxNumber('5299822', 'BR') // => '529.982.2'
 * formatTypedTaxNumber('xoji-74', 'MX') // => 'XOJI74'
 */
export function formatTypedTaxNumber(text: string, countryCode: string | null | undefined): string {
	const country = findTaxCountry(countryCode)
	const compact = country ? compactTaxNumber(text) : ''
	if (!country || compact === '') return text
	const whole = findForm(text, country)
	if (whole !== null) return whole.value
	for (const mask of DIGITS.test(compact) ? country.typedMasks : []) {
		const filled = lengthWith(mask, compact.length)
		if (filled !== null) return applyMask(compact, mask.slice(0, filled))
	}
	return compact
}

/** Returns the length of a mask up to the place of the last of `count` characters; null if the mask has fewer places. */
function lengthWith(mask: string, count: number): number | null {
	let at = 0
	let left = count
	for (; left > 0 && at < mask.length; at++) if (mask[at] === '#') left--
	return left > 0 ? null : at
}
