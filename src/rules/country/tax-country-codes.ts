/**
 * The countries of tax number rule 1, in the documented order. This is the only list of them. The list is separate, so that a rule that needs only
 * the list doesn't load the tax number rules.
 */
export const TAX_COUNTRY_CODES = ['BR', 'MX', 'CN', 'IT', 'KR'] as const

/** The code of a country where orders need a tax number. */
export type TaxCountryCode = (typeof TAX_COUNTRY_CODES)[number]

/** Returns whether orders to the country with this alpha-2 code, in capitals, need a tax number. */
export function needsTaxNumber(code: string): boolean {
	return (TAX_COUNTRY_CODES as readonly string[]).includes(code)
}
