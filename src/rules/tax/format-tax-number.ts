import { compactTaxNumber, describeTaxNumber, findForm } from './describe-tax-number.ts'
import { findTaxCountry } from './tax-countries.ts'
import { applyMask } from './tax-country.ts'

const DIGITS = /^\d+$/

/**
 * Returns a tax number in the form of its issuer: with separators and in capitals. Full-width characters become ASCII. A text of unknown form stays
 * unchanged. For a value that isn't a string, the result is an empty string.
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
 * Formats the part of a tax number that was typed so far.
 *
 * - A complete number has the format of `formatTaxNumber`.
 * - Digits get the separators of the country's masks.
 * - In any other text, letters become capitals, and separators are removed.
 * - A text of separators only, a text that is too long, and any text for another country stay unchanged.
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

/** Returns the length of a mask up to the place of the last of `count` characters; null if the mask doesn't have so many places. */
function lengthWith(mask: string, count: number): number | null {
	let at = 0
	let left = count
	for (; left > 0 && at < mask.length; at++) if (mask[at] === '#') left--
	return left > 0 ? null : at
}
