/**
 * The rules that `addressFormReducer` and `<orderwright-address>` use: a module that a page can load later.
 *
 * @module orderwright/form-rules
 */

export { formatBuiltInField as formatField } from '../form/format-field-by.ts'
export { findProvince, type PlaceParts, parsePlace } from '../form/parse-place.ts'
export { toInternationalPhone } from '../form/phone-abroad.ts'
export { loadLanguageParts } from '../languages/load-language-parts.ts'
export { translateIssue } from '../languages/translate/translate-issue.ts'
export { findCountry, validateAddress } from '../rules/built-in/address.ts'
export { provincesOf } from '../rules/built-in/places.ts'
export type { CountryLanguage } from '../rules/country/find-country.ts'
export { phonePlaceholder } from '../rules/phone/phone-placeholders.ts'
export { checkTaxNumber } from '../rules/tax/check-tax-number.ts'
