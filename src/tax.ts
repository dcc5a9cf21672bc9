/**
 * Tax numbers: their check, kind, format and form field.
 *
 * @module orderwright/tax
 */

export type { UnknownCountryIssueCode } from './country/unknown-country.ts'
export { checkTaxNumber, type TaxNumberIssueCode } from './tax/check-tax-number.ts'
export { describeTaxNumber, type TaxNumberDescription } from './tax/describe-tax-number.ts'
export { formatTaxNumber } from './tax/format-tax-number.ts'
export type { TaxNumberKind } from './tax/tax-countries.ts'
export type { TaxNumberProblem } from './tax/tax-country.ts'
export { type TaxNumberField, taxNumberField } from './tax/tax-number-field.ts'
