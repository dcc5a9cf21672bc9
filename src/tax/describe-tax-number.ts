import { findTaxCountry } from './tax-countries.ts'
import { recognizeTaxNumber, type TaxNumberDescription } from './tax-number.ts'

/**
 * Which kind of number a text is in a country that asks for a tax number, however it is spaced and cased, and whether
 * something speaks against it. Null for what is not recognised, and for any other country.
 *
 * The kinds are told apart by their form; `problem` then names a date that does not exist, check digits that don't fit, a CPF
 * or CNPJ of one digit throughout, or an RFC that is nobody's own. A kind is no verdict: Brazil's orders take no CNPJ.
 * `checkTaxNumber` decides.
 *
 * @example
 * describeTaxNumber('12abc34501de35', 'BR')
 * // => { kind: 'cnpj-alphanumeric', name: 'alphanumeric CNPJ', value: '12.ABC.345/01DE-35', problem: null }
 * describeTaxNumber('l&o-950913-msa', 'MX')?.kind // => 'rfc-company'
 * describeTaxNumber('11010519491231002x', 'CN')?.kind // => 'resident-identity'
 * describeTaxNumber('RSSMRA85T10A56NH', 'IT')?.kind // => 'codice-fiscale-omocodia'
 * describeTaxNumber('116-82-00277', 'KR')?.problem // => 'check-digits'
 * describeTaxNumber('hello', 'IT') // => null
 */
export function describeTaxNumber(value: string, countryCode: string): TaxNumberDescription | null {
	const country = findTaxCountry(countryCode)
	return country !== null && typeof value === 'string' ? recognizeTaxNumber(value, country.forms) : null
}
