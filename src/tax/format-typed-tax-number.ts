import { describeTaxNumber } from './describe-tax-number.ts'
import { findTaxCountry } from './tax-countries.ts'
import { applyMask, compactTaxNumber } from './tax-number.ts'

/** A CPF, which most have, and where there are more digits than it has, a CNPJ. */
const BRAZILIAN = ['###.###.###-##', '##.###.###/####-##'] as const

/**
 * What a person has typed so far of a tax number, as its issuer writes it: one that is whole as `formatTaxNumber` does, the digits of
 * a Brazilian one with their separators from the first on, any other text in capitals without separators. A text of separators alone, one
 * that is too long to be a number, and any text of another country stay as they are.
 *
 * @example
 * formatTypedTaxNumber('5299822', 'BR') // => '529.982.2'
 * formatTypedTaxNumber('xoji-74', 'MX') // => 'XOJI74'
 */
export function formatTypedTaxNumber(text: string, countryCode: string): string {
	const country = findTaxCountry(countryCode)
	const compact = country === null ? '' : compactTaxNumber(text)
	if (country === null || compact === '') return text
	const whole = describeTaxNumber(text, countryCode)
	if (whole !== null) return whole.value
	if (country.country !== 'BR' || !/^\d{1,14}$/.test(compact)) return compact
	const mask = BRAZILIAN[compact.length > 11 ? 1 : 0]
	return applyMask(compact, mask.slice(0, lengthWith(mask, compact.length)))
}

/** How much of a mask so many characters fill: up to the last of them. */
function lengthWith(mask: string, count: number): number {
	let at = 0
	for (let left = count; left > 0 && at < mask.length; at++) if (mask[at] === '#') left--
	return at
}
