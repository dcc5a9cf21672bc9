/** The countries of tax number rule 1, in its order. This is the only list of them. A rule that only needs this list doesn't load their rules. */
export const TAX_COUNTRY_CODES = ['BR', 'MX', 'CN', 'IT', 'KR'] as const

/** The code of a country whose orders need a tax number. */
export type TaxCountryCode = (typeof TAX_COUNTRY_CODES)[number]

/** Returns whether orders to the country with this alpha-2 code, in capitals, need a tax number. */
export function needsTaxNumber(code: string): boolean {
	return (TAX_COUNTRY_CODES as readonly string[]).includes(code)
}
