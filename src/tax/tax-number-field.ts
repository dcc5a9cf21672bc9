import { findTaxCountry, type TaxCountryCode } from './tax-countries.ts'

/** What a form has to know to ask for a country's tax number. */
export interface TaxNumberField {
	readonly country: TaxCountryCode
	/** What the orders need; in English where the issuer's name is in another script. */
	readonly name: string
	/** A number without an issue. */
	readonly example: string
	/** The interface's pattern; null where the value is not validated. */
	readonly pattern: string | null
	/** The number of characters that the pattern asks for. */
	readonly maxLength: number | null
}

/**
 * The tax number that a country asks for (tax number rule 1); null for a country that asks for none, and for an unknown code.
 *
 * @example
 * taxNumberField('br')?.example // => '529.982.247-25'
 * taxNumberField('MX')?.maxLength // => 13
 * taxNumberField('US') // => null
 */
export function taxNumberField(countryCode: string): TaxNumberField | null {
	const found = findTaxCountry(countryCode)
	if (!found) return null
	const { country, name, example, pattern } = found
	if (pattern === null) return { country, name, example, pattern, maxLength: null }
	return { country, name, example, pattern: pattern.source, maxLength: example.length }
}
