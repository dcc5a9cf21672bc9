/**
 * The fields, formats and schemas of a checkout form.
 *
 * @module orderwright/form
 */

export type { FieldOptions } from '../form/address-fields.ts'
export { addressFieldsOf } from '../form/address-fields-of.ts'
export { addressFormReducer, initAddressForm } from '../form/address-form-reducer.ts'
export { applyValidity, type ValidityForm } from '../form/apply-validity.ts'
export type { AddressFormEvent, AddressRules, FormTools, LanguageParts } from '../form/form-event.ts'
export type { ContactFieldName, FieldName, FormField } from '../form/form-field.ts'
export { addressSchema, type FormSchema, orderSchema } from '../form/form-schemas.ts'
export type {
	AddressFormOptions,
	AddressFormState,
	FieldState,
	FormValue,
	FormVerdict,
	ServerIssue,
} from '../form/form-state.ts'
export type { FormLanguage } from '../form/form-words.ts'
export { formatAddress, type LabelOptions } from '../form/format-address.ts'
export { formatField } from '../form/format-field.ts'
export { type InputControl, type InputDetails, toInputEvent } from '../form/input-event.ts'
export type { CaretText } from '../rules/phone/phone-format.ts'
