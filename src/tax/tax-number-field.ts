import type { RuleId } from '../core/issue.ts'
import { readCountryCode } from '../geo/countries.ts'
import { CPF } from './br.ts'
import { RFC } from './mx.ts'

/** The countries of tax number rule 1. */
export type TaxNumberCountry = 'BR' | 'MX' | 'CN' | 'IT' | 'KR'

/** What a form has to know to ask for a country's tax number. */
export interface TaxNumberField {
	readonly country: TaxNumberCountry
	/** What the country calls it, or English where that is in another script. */
	readonly name: string
	/** Passes without an issue. */
	readonly example: string
	/** The interface's pattern; null where the value is not validated. */
	readonly pattern: string | null
	/** The length that the pattern asks for, in characters. */
	readonly maxLength: number | null
}

/** What the interface asks of a country's orders. */
export interface TaxNumberDemand {
	readonly country: TaxNumberCountry
	readonly name: string
	readonly example: string
	/** The clause that judges the value, and its pattern; absent where the value is not validated. */
	readonly clause?: { readonly rule: RuleId; readonly pattern: RegExp }
}

const DEMANDS: readonly TaxNumberDemand[] = [
	{ country: 'BR', name: 'CPF', example: '529.982.247-25', clause: { rule: 'tax-number.2', pattern: CPF } },
	{ country: 'MX', name: 'RFC of a person', example: 'XOJI740919U48', clause: { rule: 'tax-number.3', pattern: RFC } },
	{ country: 'CN', name: 'resident identity number or unified social credit code', example: '11010519491231002X' },
	{ country: 'IT', name: 'codice fiscale or partita IVA', example: 'RSSMRA85T10A562S' },
	{ country: 'KR', name: 'personal customs clearance code or business registration number', example: 'P123456789012' },
]

/**
 * What a country asks for (tax number rule 1); null where it asks for nothing, and for what is no country.
 *
 * @example
 * taxNumberField('br')?.example // => '529.982.247-25'
 * taxNumberField('MX')?.maxLength // => 13
 * taxNumberField('US') // => null
 */
export function taxNumberField(countryCode: string): TaxNumberField | null {
	const demand = findDemand(countryCode)
	if (demand === null) return null
	const { country, name, example, clause } = demand
	if (clause === undefined) return { country, name, example, pattern: null, maxLength: null }
	return { country, name, example, pattern: clause.pattern.source, maxLength: example.length }
}

/** What the interface asks of orders to a country; null where it asks for nothing. */
export function findDemand(countryCode: unknown): TaxNumberDemand | null {
	const code = readCountryCode(countryCode)
	return DEMANDS.find((demand) => demand.country === code) ?? null
}
