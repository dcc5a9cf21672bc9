/**
 * The fields, formats and schemas of a checkout form.
 *
 * @module orderwright/form
 */

export type { FieldOptions, ProvinceLists } from '../form/address-fields.ts'
export { addressForm, startAddressForm } from '../form/address-form.ts'
export { applyValidity, type ValidityElement, type ValidityForm } from '../form/apply-validity.ts'
export { fieldsFor } from '../form/fields-for.ts'
export type { AddressFormEvent, AddressRules, FormTools, LanguageParts } from '../form/form-event.ts'
export type { ContactName, FieldName, FieldOption, FormField } from '../form/form-field.ts'
export { addressSchema, type FormSchema, orderSchema } from '../form/form-schemas.ts'
export type {
	AddressFormOptions,
	AddressFormState,
	FieldState,
	FieldStatus,
	FieldSuggestion,
	FieldTexts,
	FormProblem,
	FormSettings,
	FormValue,
	FormVerdict,
	ServedIssue,
} from '../form/form-state.ts'
export type { FormLanguage, FormWords } from '../form/form-words.ts'
export { formatAddress, type LabelOptions } from '../form/format-address.ts'
export { formatField } from '../form/format-field.ts'
export { type InputControl, type InputDetails, inputEvent } from '../form/input-event.ts'
export type { CaretText } from '../rules/phone/phone-format.ts'
