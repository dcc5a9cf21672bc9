import { findTaxCountry } from './tax-countries.ts'
import type { TaxCountry } from './tax-number.ts'

/** What a form has to know to ask for a country's tax number. */
export interface TaxNumberField {
	readonly country: TaxCountry['country']
	/** What persons have there; in English where its own name is in another script. */
	readonly name: string
	/** Passes without an issue. */
	readonly example: string
	/** The interface's pattern; null where the value is not validated. */
	readonly pattern: string | null
	/** The length that the pattern asks for, in characters. */
	readonly maxLength: number | null
}

/**
 * What a country asks for (tax number rule 1); null where it asks for nothing, and for what is no country.
 *
 * @example
 * taxNumberField('br')?.example // => '529.982.247-25'
 * taxNumberField('MX')?.maxLength // => 13
 * taxNumberField('US') // => null
 */
export function taxNumberField(countryCode: string): TaxNumberField | null {
	const found = findTaxCountry(countryCode)
	if (found === null) return null
	const { country, name, example, clause } = found
	if (clause === null) return { country, name, example, pattern: null, maxLength: null }
	return { country, name, example, pattern: clause.pattern.source, maxLength: example.length }
}
