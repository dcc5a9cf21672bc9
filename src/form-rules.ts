/**
 * The rules that `addressForm` and `<orderwright-address>` use, as one object of functions, which a page can load later.
 *
 * @module orderwright/form-rules
 */

export { validateAddress } from './address/validate-address.ts'
export { type CountryLanguage, findCountry } from './country/find-country.ts'
export { findProvince } from './form/find-province.ts'
export { formatField } from './form/format-field.ts'
export { phoneAbroad } from './form/phone-abroad.ts'
export { loadLanguage } from './languages/load-language.ts'
export { provincesOf } from './province/province-table.ts'
export { checkTaxNumber } from './tax/check-tax-number.ts'
export { translateIssue } from './translate/translate-issue.ts'
