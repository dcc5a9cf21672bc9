/**
 * The countries of tax number rule 1, in the documented order. No other list in the code repeats these codes. The list has its own file, so that a
 * rule can use the list without loading the tax number rules.
 */
export const TAX_COUNTRY_CODES = ['BR', 'MX', 'CN', 'IT', 'KR'] as const

/** The code of a country where orders need a tax number. */
export type TaxCountryCode = (typeof TAX_COUNTRY_CODES)[number]

/** Returns whether orders to the country with this alpha-2 code, in capitals, need a tax number. */
export function needsTaxNumber(code: string): boolean {
	return (TAX_COUNTRY_CODES as readonly string[]).includes(code)
}
