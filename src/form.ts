export { addressSchema } from './form/address-schema.ts'
export { applyValidity, type ValidityElement, type ValidityForm } from './form/apply-validity.ts'
export { type FieldOptions, fieldsFor } from './form/fields-for.ts'
export type { FieldName, FieldOption, FormField } from './form/form-field.ts'
export { formatField } from './form/format-field.ts'
export type { RuleError, RuleErrors } from './form/nest-errors.ts'
export { orderSchema } from './form/order-schema.ts'
export {
	type FormRules,
	issueOf,
	type ResolvedValues,
	type RulesResolver,
	rulesResolver,
} from './form/rules-resolver.ts'
export type { CaretText } from './geo/phone-format.ts'
