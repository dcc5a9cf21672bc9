import { readCountryCode } from '../geo/countries.ts'
import type { TaxNumberKind } from './tax-number.ts'

/** What a form has to know to ask for a country's tax number. */
export interface TaxNumberField {
	/** What the country calls it. */
	readonly name: string
	/** Passes without an issue. */
	readonly example: string
	/** The interface's pattern, for a form's `pattern`; null where the value is not validated. */
	readonly pattern: string | null
	/** In characters; null where the value is not validated. */
	readonly maxLength: number | null
	/** How the digits are grouped, `#` for each; null where they are not. */
	readonly mask: string | null
	readonly inputMode: 'numeric' | 'text'
	/** What `describeTaxNumber` may recognise, the most usual first. */
	readonly kinds: readonly TaxNumberKind[]
}

/** The countries of tax number rule 1. */
export type TaxNumberCountry = 'BR' | 'MX' | 'CN' | 'IT' | 'KR'

const FIELDS: Readonly<Record<TaxNumberCountry, TaxNumberField>> = {
	BR: {
		name: 'CPF',
		example: '529.982.247-25',
		pattern: '^\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}$',
		maxLength: 14,
		mask: '###.###.###-##',
		inputMode: 'numeric',
		kinds: ['cpf', 'cnpj', 'cnpj-alphanumeric'],
	},
	MX: {
		name: 'RFC',
		example: 'XOJI740919U48',
		pattern: '^[A-Za-z]{4}\\d{6}[A-Za-z0-9]{3}$',
		maxLength: 13,
		mask: null,
		inputMode: 'text',
		kinds: ['rfc-person', 'rfc-company', 'rfc-generic'],
	},
	CN: {
		name: 'resident identity number or unified social credit code',
		example: '11010519491231002X',
		pattern: null,
		maxLength: null,
		mask: null,
		inputMode: 'text',
		kinds: ['resident-identity', 'social-credit'],
	},
	IT: {
		name: 'codice fiscale or partita IVA',
		example: 'RSSMRA85T10A562S',
		pattern: null,
		maxLength: null,
		mask: null,
		inputMode: 'text',
		kinds: ['codice-fiscale', 'codice-fiscale-omocodia', 'partita-iva'],
	},
	KR: {
		name: 'personal customs clearance code or business number',
		example: 'P123456789012',
		pattern: null,
		maxLength: null,
		mask: null,
		inputMode: 'text',
		kinds: ['pccc', 'business', 'resident'],
	},
}

/**
 * What a country asks for (tax number rule 1); null where it asks for nothing, and for what is no country.
 *
 * @example
 * taxNumberField('br')?.example // => '529.982.247-25'
 * taxNumberField('US') // => null
 */
export function taxNumberField(countryCode: string): TaxNumberField | null {
	const country = readTaxNumberCountry(countryCode)
	return country && FIELDS[country]
}

/** The country that a code names if it asks for a tax number, else null. */
export function readTaxNumberCountry(countryCode: unknown): TaxNumberCountry | null {
	const code = readCountryCode(countryCode)
	return code !== null && isTaxNumberCountry(code) ? code : null
}

function isTaxNumberCountry(code: string): code is TaxNumberCountry {
	return Object.hasOwn(FIELDS, code)
}
