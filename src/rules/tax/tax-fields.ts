import type { TaxCountryCode } from '../country/tax-country-codes.ts'

/** What a form shows about a country's tax number. The rules of the number load later. */
export interface TaxField {
	/** True if an order may have no number. A number that is given is still checked. Absent where the API documentation requires one. */
	readonly isOptional?: boolean
	/** The label of the form field, in English. */
	readonly label: string
	/** A number without issues. */
	readonly example: string
	/** The pattern in the clause about the number's format. It matches only numbers of accepted forms. Null if any text passes. */
	readonly pattern: RegExp | null
}

export const TAX_FIELDS: Readonly<Record<TaxCountryCode, TaxField>> = {
	BR: { label: 'CPF', example: '529.982.247-25', pattern: /^\d{3}\.\d{3}\.\d{3}-\d{2}$/ },
	MX: { label: 'RFC', example: 'XOJI740919U48', pattern: /^[A-Za-z]{4}\d{6}[A-Za-z0-9]{3}$/ },
	CN: { label: 'Resident identity number', example: '11010519491231002X', pattern: null },
	IT: { label: 'Codice fiscale', example: 'RSSMRA85T10A562S', pattern: null },
	KR: { label: 'Personal customs clearance code', example: 'P123456789012', pattern: null },
}

/** Returns the field of the country with this alpha-2 code in capitals; null for a country without a tax number. */
export function taxFieldOf(code: string): TaxField | null {
	return Object.hasOwn(TAX_FIELDS, code) ? TAX_FIELDS[code as TaxCountryCode] : null
}
