import type { Address } from '../contract/address.ts'
import type { Issue } from '../core/issue.ts'
import type { Locale } from '../locale/negotiate-locale.ts'
import type { PolicyOptions } from '../order/policy.ts'
import type { ContactName, FieldName, FormField } from './form-field.ts'

/** The status of a field. `untouched` and `incomplete` show nothing, because the person has not finished the field. */
export type FieldStatus = 'untouched' | 'incomplete' | 'valid' | 'warning' | 'invalid'

/** The suggestion of a button beside a field. */
export interface FieldSuggestion {
	/** For the button: `Akita`, not `05`. */
	readonly label: string
	readonly changes: readonly { readonly name: FieldName; readonly value: string }[]
}

/** A form field with its state. */
export interface FieldState extends FormField {
	readonly value: string
	/** The position of the caret after formatting, in UTF-16 units. Null if it stays. */
	readonly caret: number | null
	readonly status: FieldStatus
	/** The message below the field. Empty for no message. */
	readonly message: string
	readonly suggestion: FieldSuggestion | null
}

/** Texts by field name. A field without a text is absent. */
export type FieldTexts = { readonly [Name in FieldName]?: string }

/** The settings of the form. */
export interface FormSettings {
	readonly locale: Locale
	/** The alpha-2 codes of the offered countries. Null for all. */
	readonly countries: readonly string[] | null
	readonly contact: readonly ContactName[]
	readonly policy: Pick<PolicyOptions, 'province' | 'phone'>
	readonly shouldValidateProvinceCode: boolean
}

/** The address and related values in normalized form, for place-order. */
export interface FormValue {
	readonly address: Address
	/** Null if the country requires none. */
	readonly taxNumber: string | null
	/** The person, with only the fields that the form has. */
	readonly user: { readonly firstName?: string; readonly lastName?: string; readonly email?: string }
	/** Empty if the form has no such field. Place-order has no field for it. */
	readonly company: string
}

/** The verdict of the rules on all values: `unknown` before the rules are loaded. */
export type FormVerdict =
	| { readonly status: 'unknown'; readonly value: null; readonly issues: readonly Issue[] }
	| { readonly status: 'invalid'; readonly value: null; readonly issues: readonly Issue[] }
	| { readonly status: 'valid'; readonly value: FormValue; readonly issues: readonly Issue[] }

/** The whole form as plain JSON: the argument and the result of `addressForm`. */
export interface AddressFormState {
	readonly settings: FormSettings
	/** Alpha-2. Empty before a country is chosen. */
	readonly countryCode: string
	/** The values of the fields, including fields of other countries. */
	readonly values: FieldTexts
	/** The values as entered, before formatting. For a province and a country, the text that is not understood yet. */
	readonly given: FieldTexts
	/** The province and the tax number by country, for countries that were chosen before: they come back with the country. */
	readonly kept: Readonly<Record<string, FieldTexts>>
	/** The fields whose messages show: fields that were left, and all fields after a submit. */
	readonly finished: readonly FieldName[]
	/** The field that a person is typing in. Null after it was left. */
	readonly active: FieldName | null
	/** Whether an input method is composing text in the active field, which must not be changed then. */
	readonly isComposing: boolean
	/** The messages that a screen reader has announced, by field. */
	readonly said: Readonly<Record<string, string>>
	/** The visible fields, in order. */
	readonly fields: readonly FieldState[]
	readonly verdict: FormVerdict
	/** `waiting`: submitted before the rules were loaded. Send the order only after `accepted`. */
	readonly submission: 'none' | 'waiting' | 'refused' | 'accepted'
	/** The field that gets the focus after the last event. Null if the focus stays. */
	readonly focus: FieldName | null
	/** The text for a screen reader, announced politely each time that `count` grows. */
	readonly announcement: { readonly count: number; readonly text: string }
}
