import { findTaxCountry, type TaxCountryCode } from './tax-countries.ts'
import { TAX_FIELDS } from './tax-fields.ts'

/** What a form needs for the tax number field of a `country`: the `name` of the number, an `example`, the `pattern` and the `maxLength`. */
export interface TaxNumberField {
	readonly country: TaxCountryCode
	/** The name of the required number. The name is in English if the issuer uses another script. */
	readonly name: string
	/** A number without issues. */
	readonly example: string
	/** The documented pattern; null if the value isn't validated. */
	readonly pattern: string | null
	/** The number of characters that the pattern allows. */
	readonly maxLength: number | null
}

/**
 * Returns a form's tax number field for a country that requires one: the number's name in English, an example, the pattern and the length (tax
 * number rule 1). Returns null for a country that requires none, and for an unknown code.
 *
 * @example
 * taxNumberFieldOf('br')?.example // => '529.982.247-25'
 * taxNumberFieldOf('MX')?.maxLength // => 13
 * taxNumberFieldOf('US') // => null
 */
export function taxNumberFieldOf(countryCode: string | null | undefined): TaxNumberField | null {
	const found = findTaxCountry(countryCode)
	if (!found) return null
	const { country, name } = found
	const { example, pattern } = TAX_FIELDS[country]
	if (pattern === null) return { country, name, example, pattern, maxLength: null }
	return { country, name, example, pattern: pattern.source, maxLength: example.length }
}
