import { findTaxCountry, type TaxCountryCode } from './tax-countries.ts'
import { TAX_FIELDS } from './tax-fields.ts'

/** What a form needs for the field of a country's tax number. */
export interface TaxNumberField {
	readonly country: TaxCountryCode
	/** The name of the required number; in English if the issuer uses another script. */
	readonly name: string
	/** A number without issues. */
	readonly example: string
	/** The interface's pattern; null if the value is not validated. */
	readonly pattern: string | null
	/** The number of characters that the pattern allows. */
	readonly maxLength: number | null
}

/**
 * Returns the name, example and limits, in English, of the form field for the tax number that a country requires (tax number
 * rule 1); null for a country that requires none, and for an unknown code.
 *
 * @example
 * taxNumberField('br')?.example // => '529.982.247-25'
 * taxNumberField('MX')?.maxLength // => 13
 * taxNumberField('US') // => null
 */
export function taxNumberField(countryCode: string | null | undefined): TaxNumberField | null {
	const found = findTaxCountry(countryCode)
	if (!found) return null
	const { country, name } = found
	const { example, pattern } = TAX_FIELDS[country]
	if (pattern === null) return { country, name, example, pattern, maxLength: null }
	return { country, name, example, pattern: pattern.source, maxLength: example.length }
}
