/**
 * The rules that `addressFormReducer` and `<orderwright-address>` use, as one object of functions, which a page can load later.
 *
 * @module orderwright/form-rules
 */

export { formatWorldField as formatField } from '../form/format-field-by.ts'
export { findProvince, type PlaceParts, parsePlace } from '../form/parse-place.ts'
export { toInternationalPhone } from '../form/phone-abroad.ts'
export { loadLanguage } from '../languages/load-language.ts'
export { translateIssue } from '../languages/translate/translate-issue.ts'
export type { CountryLanguage } from '../rules/country/find-country.ts'
export { phonePlaceholder } from '../rules/phone/phone-placeholders.ts'
export { checkTaxNumber } from '../rules/tax/check-tax-number.ts'
export { findCountry, validateAddress } from '../rules/world/address.ts'
export { provincesOf } from '../rules/world/places.ts'
